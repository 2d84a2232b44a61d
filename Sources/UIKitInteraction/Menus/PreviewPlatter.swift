// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// A picture of a view, cut to its visible path, on a shadow: what is lifted off the screen.
@MainActor
package final class PreviewPlatter: UIView, ViewPart {
    private let content: UIView

    /// - Parameters:
    ///   - shown: What the platter shows: a picture, or the view of a controller.
    ///   - size: In points.
    ///   - cornerRadius: In points.
    package init(showing shown: UIView, size: CGSize, cornerRadius: CGFloat) {
        content = shown
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 10)
        shown.frame = bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if cornerRadius > 0 {
            shown.layer.cornerRadius = cornerRadius
            shown.clipsToBounds = true
        }
        addSubview(shown)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A picture of what a targeted preview shows, at its place in a window.
    package convenience init(_ preview: UITargetedPreview, in window: UIView) {
        let view = preview.view
        let part = preview.parameters.visiblePath?.bounds ?? view.bounds
        let picture =
            view.resizableSnapshotView(
                from: part,
                afterScreenUpdates: true,
                withCapInsets: .zero
            ) ?? UIView(frame: CGRect(origin: .zero, size: part.size))
        picture.backgroundColor = preview.parameters.backgroundColor
        self.init(
            showing: picture,
            size: part.size,
            cornerRadius: preview.parameters.visiblePath == nil ? view.layer.cornerRadius : 0
        )
        if let path = preview.parameters.visiblePath {
            let mask = CAShapeLayer()
            var move = CGAffineTransform(translationX: -part.minX, y: -part.minY)
            mask.path = path.cgPath.copy(using: &move)
            picture.layer.mask = mask
        }
        layer.shadowPath = preview.parameters.shadowPath?.cgPath
        frame = PreviewPlatter.frame(of: preview, in: window)
    }

    /// Where a targeted preview is, in the space of a view around.
    package static func frame(of preview: UITargetedPreview, in around: UIView) -> CGRect {
        let part = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        let bounds = preview.view.bounds
        let target = preview.target
        // The centre is that of the whole view, of which only a part may show.
        let offset = CGPoint(x: part.midX - bounds.midX, y: part.midY - bounds.midY)
        let middle = target.container.convert(
            CGPoint(x: target.center.x + offset.x, y: target.center.y + offset.y),
            to: around
        )
        let size = CGSize(
            width: part.width * abs(target.transform.a),
            height: part.height * abs(target.transform.d)
        )
        return CGRect(
            x: middle.x - size.width / 2,
            y: middle.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// Whether the platter throws its shadow.
    package var isLifted = false {
        didSet { layer.shadowOpacity = isLifted ? 0.3 : 0 }
    }
}
