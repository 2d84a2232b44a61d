// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The bubble that a presented view is in.
@MainActor
final class PopoverView: UIView, ViewPart {
    let content: UIView
    /// Seen behind the content and in the arrow.
    let fill = UIView()
    private let outline = CAShapeLayer()
    private var direction = UIPopoverArrowDirection.unknown
    private var tip = CGPoint.zero

    /// The size without a preferred one; iOS's since the first iPad.
    static let ordinarySize = CGSize(width: 320, height: 480)
    private static let cornerRadius: CGFloat = 13
    private static let arrowBase: CGFloat = 37

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 24
        layer.shadowOffset = .zero
        fill.backgroundColor = .systemBackground
        fill.layer.mask = outline
        addSubview(fill)
        fill.addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    func setArrow(_ direction: UIPopoverArrowDirection, at tip: CGPoint) {
        self.direction = direction
        self.tip = tip
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        let length = PopoverPlacement.arrowLength
        let insets = UIEdgeInsets(
            top: direction == .up ? length : 0,
            left: direction == .left ? length : 0,
            bottom: direction == .down ? length : 0,
            right: direction == .right ? length : 0
        )
        let body = bounds.inset(by: insets)
        content.frame = body
        let path = CGMutablePath()
        let radius = min(PopoverView.cornerRadius, body.width / 2, body.height / 2)
        path.addRoundedRect(in: body, cornerWidth: radius, cornerHeight: radius)
        addArrow(to: path, body)
        outline.frame = bounds
        outline.path = path
        layer.shadowPath = path
    }

    private func addArrow(to path: CGMutablePath, _ body: CGRect) {
        let half = PopoverView.arrowBase / 2
        let margin = PopoverView.cornerRadius + half
        switch direction {
        case .up, .down:
            let x = max(body.minX + margin, min(tip.x, body.maxX - margin))
            let y = direction == .up ? body.minY : body.maxY
            path.move(to: CGPoint(x: x - half, y: y))
            path.addLine(to: CGPoint(x: x, y: direction == .up ? 0 : bounds.maxY))
            path.addLine(to: CGPoint(x: x + half, y: y))
        case .left, .right:
            let y = max(body.minY + margin, min(tip.y, body.maxY - margin))
            let x = direction == .left ? body.minX : body.maxX
            path.move(to: CGPoint(x: x, y: y - half))
            path.addLine(to: CGPoint(x: direction == .left ? 0 : bounds.maxX, y: y))
            path.addLine(to: CGPoint(x: x, y: y + half))
        default: return
        }
        path.closeSubpath()
    }
}

/// The area outside a popover: a touch there dismisses it, or goes through to a passthrough view.
@MainActor
final class PopoverOutside: UIView, ViewPart {
    weak var owner: UIPopoverPresentationController?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let through = owner?.passthroughViews ?? []
        let isThrough = through.contains { view in
            view.point(inside: convert(point, to: view), with: event)
        }
        return !isThrough && super.point(inside: point, with: event)
    }
}
