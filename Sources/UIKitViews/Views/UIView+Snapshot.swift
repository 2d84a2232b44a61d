// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    func makeSnapshot(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        MainThread.check("UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
        let rect = rect.standardized
        guard rect.width.isFinite, rect.height.isFinite else { return nil }
        guard rect.width > 0, rect.height > 0 else {
            let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
            view.isUserInteractionEnabled = false
            return view
        }
        guard let picture = picture(of: rect, afterScreenUpdates: afterUpdates) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.isUserInteractionEnabled = false
        view.layer.contents = picture
        view.layer.contentsScale = pictureScale
        if capInsets != .zero {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width,
                y: capInsets.top / rect.height,
                width: max(0, rect.width - capInsets.horizontal) / rect.width,
                height: max(0, rect.height - capInsets.vertical) / rect.height
            )
        }
        return view
    }

    @discardableResult
    func drawSubtree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        MainThread.check("UIView.drawHierarchy(in:afterScreenUpdates:)")
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        let bounds = bounds
        guard bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.renderScreen(in: context, afterUpdates: afterUpdates)
        context.restoreGState()
        return true
    }

    private var pictureScale: CGFloat { window?.screenScale ?? UIScreen.main.scale }

    private func picture(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> CGImage? {
        UIGraphicsBeginImageContextWithOptions(rect.size, false, pictureScale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layer.renderScreen(in: context, afterUpdates: afterUpdates)
        return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    }
}
