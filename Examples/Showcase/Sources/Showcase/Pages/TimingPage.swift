// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Paces, ways between values, and changes from one picture to another.
final class TimingPage: CardsPage {
    private let tiles = (0..<4).map { _ in UILabel() }
    private let box = UIView()
    private var changes = 0

    override func makeCards() -> [Card] {
        [
            Card("Curves and a spring", curves(), size: CGSize(width: 196, height: 150)),
            Card("Keyframes: one for each mode", modes(), size: CGSize(width: 196, height: 150)),
            Card("Along a path", follower(), size: CGSize(width: 190, height: 150)),
            Card("Fade, push, move in, reveal", makeTiles(), size: CGSize(width: 196, height: 200)),
            Card("A property of its own", ring(), size: CGSize(width: 120, height: 120)),
            Card("Begin and commit", makeBox(), size: CGSize(width: 210, height: 120)),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        moveBox()
    }

    // MARK: Rows

    /// A name and a dot for each row; the dot may move 108 points to the right.
    private func rows(_ names: [String], _ move: (Int) -> CAAnimation) -> UIView {
        let view = UIView()
        for (index, name) in names.enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: index * 30, width: 72, height: 22))
            label.text = name
            label.font = .systemFont(ofSize: 12)
            label.textColor = .secondaryLabel
            view.addSubview(label)
            let dot = CALayer()
            dot.frame = CGRect(x: 74, y: CGFloat(index) * 30 + 4, width: 14, height: 14)
            dot.cornerRadius = 7
            dot.backgroundColor = UIColor.systemIndigo.cgColor
            dot.add(move(index), forKey: "move")
            view.layer.addSublayer(dot)
        }
        return view
    }

    private func curves() -> UIView {
        let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut]
        return rows(["linear", "ease in", "ease out", "in and out", "spring"]) { index in
            let move: CABasicAnimation
            if index < names.count {
                move = CABasicAnimation(keyPath: "position.x")
                move.timingFunction = CAMediaTimingFunction(name: names[index])
            } else {
                move = CASpringAnimation(perceptualDuration: 0.8, bounce: 0.4)
                move.keyPath = "position.x"
            }
            move.fromValue = 81
            move.toValue = 171
            move.duration = 1.6
            move.autoreverses = true
            move.repeatCount = .infinity
            return move
        }
    }

    private func modes() -> UIView {
        let modes: [CAAnimationCalculationMode] = [
            .linear, .discrete, .paced, .cubic, .cubicPaced,
        ]
        return rows(modes.map(\.rawValue)) { index in
            let move = CAKeyframeAnimation(keyPath: "position.x")
            move.values = [81, 161, 139, 189]
            move.calculationMode = modes[index]
            move.duration = 2.4
            move.repeatCount = .infinity
            return move
        }
    }

    private func follower() -> UIView {
        let view = UIView()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 95, y: 75))
        for side in [1, -1] {
            let reach = CGFloat(side) * 110
            path.addCurve(
                to: CGPoint(x: 95, y: 75),
                controlPoint1: CGPoint(x: 95 + reach, y: -45),
                controlPoint2: CGPoint(x: 95 + reach, y: 195)
            )
        }
        let line = CAShapeLayer()
        line.path = path.cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.separator.cgColor
        line.lineWidth = 2
        view.layer.addSublayer(line)
        let cart = CALayer()
        cart.bounds = CGRect(x: 0, y: 0, width: 26, height: 14)
        cart.cornerRadius = 4
        cart.backgroundColor = UIColor.systemPink.cgColor
        let drive = CAKeyframeAnimation(keyPath: "position")
        drive.path = path.cgPath
        drive.calculationMode = .paced
        drive.rotationMode = .rotateAuto
        drive.duration = 4
        drive.repeatCount = .infinity
        cart.add(drive, forKey: "drive")
        view.layer.addSublayer(cart)
        return view
    }

    // MARK: Transitions

    private func makeTiles() -> UIView {
        let view = UIView()
        for (index, tile) in tiles.enumerated() {
            let frame = CGRect(x: index % 2 * 100, y: index / 2 * 72, width: 94, height: 64)
            let window = UIView(frame: frame)
            window.clipsToBounds = true
            window.layer.cornerRadius = 10
            tile.frame = window.bounds
            tile.textAlignment = .center
            tile.font = .boldSystemFont(ofSize: 22)
            tile.textColor = .white
            window.addSubview(tile)
            view.addSubview(window)
        }
        paintTiles()
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Change"
        button.frame = CGRect(x: 42, y: 152, width: 110, height: 42)
        button.addAction(UIAction { [weak self] _ in self?.change() }, for: .touchUpInside)
        view.addSubview(button)
        return view
    }

    private func paintTiles() {
        let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPurple, .systemGreen]
        for (index, tile) in tiles.enumerated() {
            tile.text = "\(changes + 1)"
            tile.backgroundColor = colors[(index + changes) % colors.count]
        }
    }

    private func change() {
        let types: [CATransitionType] = [.fade, .push, .moveIn, .reveal]
        let sides: [CATransitionSubtype] = [.fromLeft, .fromTop, .fromRight, .fromBottom]
        changes += 1
        for (index, tile) in tiles.enumerated() {
            let transition = CATransition()
            transition.type = types[index]
            transition.subtype = sides[(changes + index) % sides.count]
            transition.duration = 1
            transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            tile.layer.add(transition, forKey: nil)
        }
        paintTiles()
    }

    // MARK: A layer that draws a property of its own

    private func ring() -> UIView {
        let view = UIView()
        let ring = RingLayer()
        ring.frame = CGRect(x: 5, y: 5, width: 110, height: 110)
        ring.contentsScale = UIScreen.main.scale
        ring.color = UIColor.systemBlue.cgColor
        ring.setNeedsDisplay()
        let fill = CABasicAnimation(keyPath: "progress")
        fill.fromValue = 0.0
        fill.toValue = 1.0
        fill.duration = 2.5
        fill.repeatCount = .infinity
        ring.add(fill, forKey: "progress")
        view.layer.addSublayer(ring)
        return view
    }

    // MARK: The old way

    private func makeBox() -> UIView {
        let view = UIView()
        box.frame = CGRect(x: 0, y: 8, width: 60, height: 60)
        box.backgroundColor = .systemYellow
        box.layer.cornerRadius = 12
        view.addSubview(box)
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Commit"
        button.frame = CGRect(x: 50, y: 76, width: 110, height: 42)
        button.addAction(UIAction { [weak self] _ in self?.moveBox() }, for: .touchUpInside)
        view.addSubview(button)
        return view
    }

    private func moveBox() {
        UIView.beginAnimations("box", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.easeInOut)
        UIView.setAnimationBeginsFromCurrentState(true)
        let isLeft = box.transform.isIdentity
        box.center.x = isLeft ? 170 : 30
        box.transform = isLeft ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        box.backgroundColor = isLeft ? .systemRed : .systemYellow
        UIView.commitAnimations()
    }
}

/// Draws as much of a ring as its progress says, which animations change.
private final class RingLayer: CALayer {
    var color: CGColor?

    override init() { super.init() }

    override init(layer: Any) {
        color = (layer as? RingLayer)?.color
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        let progress = value(forKey: "progress") as? Double ?? 0
        guard let color else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        ctx.setLineWidth(14)
        ctx.setLineCap(.round)
        ctx.setStrokeColor(color.copy(alpha: 0.2) ?? color)
        ctx.strokeEllipse(in: bounds.insetBy(dx: 10, dy: 10))
        ctx.setStrokeColor(color)
        ctx.addArc(
            center: center,
            radius: bounds.width / 2 - 10,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + progress * 2 * .pi,
            clockwise: false
        )
        ctx.strokePath()
    }
}
