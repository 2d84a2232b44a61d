// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The ring around the item that has the focus, as a layer.
@MainActor
final class FocusHalo {
    private let ring = CAShapeLayer()
    /// The view whose layer contains the ring.
    private(set) weak var host: UIView?

    /// The width of the ring and the gap between it and the item, in points.
    private static let width: CGFloat = 3
    private static let gap: CGFloat = 1

    init() {
        ring.name = "focus halo"
        ring.fillColor = nil
        ring.lineWidth = FocusHalo.width
        // In front of all content of the view.
        ring.zPosition = 10_000
    }

    /// Shows the ring around an item, or around none.
    func show(_ item: (any UIFocusItem)?) {
        guard let item, let view = item.focusView, view.window != nil,
            let effect = item.focusEffect
        else { return hide() }
        let halo = effect as? UIFocusHaloEffect
        let container = halo?.containerView ?? view
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if ring.superlayer !== container.layer {
            ring.removeFromSuperlayer()
            if let reference = halo?.referenceView, reference.superview === container {
                container.layer.insertSublayer(ring, above: reference.layer)
                ring.zPosition = reference.layer.zPosition
            } else {
                container.layer.addSublayer(ring)
                ring.zPosition = 10_000
            }
        }
        host = view
        ring.frame = container.bounds
        ring.bounds.origin = container.bounds.origin
        let color = (container.tintColor ?? .systemBlue).withAlphaComponent(0.85)
        ring.strokeColor = color.resolvedColor(with: container.traitCollection).cgColor
        ring.path = path(halo, item, view, container)
    }

    private func hide() {
        host = nil
        guard ring.superlayer != nil else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.removeFromSuperlayer()
        CATransaction.commit()
    }

    private func path(
        _ halo: UIFocusHaloEffect?,
        _ item: any UIFocusItem,
        _ view: UIView,
        _ container: UIView
    ) -> CGPath {
        let isInside =
            switch halo?.position ?? .automatic {
            case .inside: true
            case .outside: false
            case .automatic: container.clipsToBounds
            }
        let away = FocusHalo.width / 2 + (isInside ? 0 : FocusHalo.gap)
        let inset = isInside ? away : -away
        switch halo?.shape ?? .item {
        case .path(let path): return path.cgPath
        case .rounded(let rect, let radius, _):
            return FocusHalo.rounded(rect, radius, inset)
        case .item:
            let isView = (item as? UIView) === view
            let rect =
                isView
                ? view.convert(view.bounds, to: container)
                : container.convert(item.frame, from: item.frameSpace ?? view)
            return FocusHalo.rounded(rect, isView ? view.focusCornerRadius : 0, inset)
        }
    }

    /// A rounded rectangle with an inset or outset, and concentric corners.
    private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ inset: CGFloat) -> CGPath {
        let moved = rect.insetBy(dx: inset, dy: inset)
        guard !moved.isNull, moved.width > 0, moved.height > 0 else {
            return CGPath(rect: rect.isNull ? .zero : rect, transform: nil)
        }
        // A sharp corner gets a little round outside.
        let corner = max(0, min(radius - inset, min(moved.width, moved.height) / 2))
        return UIBezierPath(roundedRect: moved, cornerRadius: corner).cgPath
    }
}

extension UIFocusItem {
    /// The space that the item's frame is in.
    var frameSpace: (any UICoordinateSpace)? {
        parentFocusEnvironment?.focusItemContainer?.coordinateSpace
    }
}
