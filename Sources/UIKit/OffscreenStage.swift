// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import QuartzCore
import UIKitCore

/// A view or a controller in a window that nobody sees, to be drawn into files.
///
/// It is in a window so that traits and safe area are the device's.
@MainActor
package struct OffscreenStage {
    /// What is drawn, laid out.
    package let view: UIView
    private let window: UIWindow

    /// Shows a controller's view at a size, or else the screen's.
    package init(_ controller: UIViewController, size: CGSize?, style: UIUserInterfaceStyle) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = style
        if let size { window.frame.size = size }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view = controller.view
        layOut()
    }

    /// Shows a view at a size, or else its own, the one that its constraints need, the one that
    /// `sizeThatFits` gives, or the screen's, in this order.
    package init(_ view: UIView, size: CGSize?, style: UIUserInterfaceStyle) {
        self.init(holding: view, style)
        view.frame = CGRect(origin: .zero, size: size ?? Self.size(of: view))
        layOut()
    }

    /// Shows a view as wide as asked for, and as high as its content is then.
    package init(_ view: UIView, width: CGFloat, style: UIUserInterfaceStyle) {
        self.init(holding: view, style)
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let own = view.bounds.height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height > 0 ? height : max(own, 1))
        layOut()
        if let scrolling = view as? UIScrollView {
            view.frame.size.height = max(scrolling.contentSize.height, 1)
            layOut()
        }
    }

    /// Puts a view into a window, without a size.
    private init(holding view: UIView, _ style: UIUserInterfaceStyle) {
        self.view = view
        window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = style
        let holder = UIViewController()
        window.rootViewController = holder
        window.makeKeyAndVisible()
        holder.view.addSubview(view)
    }

    private func layOut() {
        window.layoutIfNeeded()
        CATransaction.flush()
    }

    /// Takes the view out of the window.
    package func end() {
        window.isHidden = true
        if window.rootViewController?.view !== view { view.removeFromSuperview() }
        window.rootViewController = nil
        CATransaction.flush()
    }

    /// The view as an image of `scale` pixels to a point.
    package func image(scale: CGFloat) -> UIImage {
        renderer(scale: scale).image { view.layer.render(in: $0.cgContext) }
    }

    /// The view as a PNG of `scale` pixels to a point.
    package func png(scale: CGFloat) -> Data {
        renderer(scale: scale).pngData { view.layer.render(in: $0.cgContext) }
    }

    private func renderer(scale: CGFloat) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format)
    }

    /// The view as a PDF of one page.
    package func pdf() -> Data {
        UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
            context.beginPage()
            view.layer.render(in: context.cgContext)
        }
    }

    private static func size(of view: UIView) -> CGSize {
        if !view.bounds.isEmpty { return view.bounds.size }
        let limit = UIScreen.main.bounds.size
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { return fitting }
        let own = view.sizeThatFits(limit)
        if own.width > 0, own.height > 0 { return own }
        return limit
    }
}
