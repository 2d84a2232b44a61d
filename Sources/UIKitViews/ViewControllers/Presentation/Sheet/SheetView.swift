// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The card that a presented view is on.
@MainActor
final class SheetView: UIView, ViewPart {
    let content: UIView
    /// The mark by which the card can be dragged.
    let grabber = UIView()
    /// Whether the sheet moves with a drag of content that is at its top, by the drag's direction.
    var takesDrag: (CGFloat) -> Bool = { _ in false }
    let pan = SheetPanGestureRecognizer(target: nil, action: nil)

    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        // In dark interfaces, elevated surfaces are lighter.
        traitOverrides.userInterfaceLevel = .elevated
        clipsToBounds = true
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetView.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
        addPart(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let size = SheetView.grabberSize
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2,
            y: SheetView.grabberTop,
            width: size.width,
            height: size.height
        )
    }
}

/// Drags a card up and down.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override var removesSlop: Bool { true }

    override func begins(along path: CGPoint) -> Bool { abs(path.y) > abs(path.x) }
}

extension UIScrollView {
    /// Whether a vertical drag moves the sheet around the view, since the content is at its top.
    func leavesDragToSheet(along way: CGFloat) -> Bool {
        guard contentOffset.y <= reach.y.lowerBound, refreshControl == nil,
            !pan.attempt.isScrolling
        else { return false }
        let views = sequence(first: self as UIView, next: \.superview)
        return views.lazy.compactMap { $0 as? SheetView }.first?.takesDrag(way) ?? false
    }
}
