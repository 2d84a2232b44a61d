// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Boxes and balls that fall, bounce, hang and snap: drag one about, tap where it shall go.
final class DynamicsPage: CardsPage {
    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    /// Says where its one finger is.
    private final class Stage: UIView {
        var onTouch: ((UITouch.Phase, CGPoint) -> Void)?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            tell(touches)
        }

        private func tell(_ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            onTouch?(touch.phase, touch.location(in: self))
        }
    }

    private let stage = Stage()
    private var animator: UIDynamicAnimator?
    private var items: [UIView] = []
    private var grip: UIAttachmentBehavior?
    private var snap: UISnapBehavior?

    override var columns: Int { 1 }

    override func makeCards() -> [Card] {
        stage.backgroundColor = .tertiarySystemFill
        stage.layer.cornerRadius = 10
        stage.accessibilityIdentifier = "dynamics-stage"
        stage.onTouch = { [weak self] phase, point in self?.follow(phase, point) }
        return [Card("Drag one about; tap to call the star", stage)]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        cards.first?.layoutIfNeeded()
        if animator == nil, !stage.bounds.isEmpty { begin() }
    }

    private func begin() {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
        ]
        for index in 0..<10 {
            let isBall = index % 3 == 2
            let side: CGFloat = isBall ? 44 : 34 + CGFloat(index % 4) * 10
            let item = isBall ? Ball() : UIView()
            item.frame = CGRect(
                x: 30 + CGFloat(index * 67 % 260),
                y: 10 + CGFloat(index / 4) * 70,
                width: side,
                height: side
            )
            item.backgroundColor = colors[index % colors.count]
            item.layer.cornerRadius = isBall ? side / 2 : 6
            stage.addSubview(item)
            items.append(item)
        }
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.frame = CGRect(x: stage.bounds.midX, y: 20, width: 44, height: 44)
        star.tintColor = .systemPink
        stage.addSubview(star)
        items.append(star)

        let animator = UIDynamicAnimator(referenceView: stage)
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        let matter = UIDynamicItemBehavior(items: items)
        matter.elasticity = 0.4
        matter.friction = 0.3
        animator.addBehavior(UIGravityBehavior(items: items))
        animator.addBehavior(collision)
        animator.addBehavior(matter)
        self.animator = animator
    }

    private func follow(_ phase: UITouch.Phase, _ point: CGPoint) {
        switch phase {
        case .began:
            guard let item = items.last(where: { $0.frame.contains(point) }) else {
                call(point)
                return
            }
            let offset = UIOffset(
                horizontal: point.x - item.center.x,
                vertical: point.y - item.center.y
            )
            let grip = UIAttachmentBehavior(
                item: item,
                offsetFromCenter: offset,
                attachedToAnchor: point
            )
            animator?.addBehavior(grip)
            self.grip = grip
        case .moved: grip?.anchorPoint = point
        default:
            if let grip { animator?.removeBehavior(grip) }
            grip = nil
        }
    }

    private func call(_ point: CGPoint) {
        if let snap { animator?.removeBehavior(snap) }
        guard let star = items.last else { return }
        let snap = UISnapBehavior(item: star, snapTo: point)
        animator?.addBehavior(snap)
        self.snap = snap
    }
}
