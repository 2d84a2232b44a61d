// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import Platform
import QuartzCore
package import Raster
import UIKitCore

/// A view or a controller in a window that nobody sees, to be drawn into files.
///
/// A controller is on a device's screen, with its traits and its safe area. A view is on paper: the
/// screen has no safe area then, and as many pixels to a point as the picture.
@MainActor
package struct OffscreenStage {
    /// What is drawn, laid out.
    package let view: UIView
    private let window: UIWindow
    /// The screen's own profile, where that was changed.
    private let profile: DisplayProfile?

    /// Shows a controller's view at a size, or else the screen's.
    package init(_ controller: UIViewController, size: CGSize?, style: UIUserInterfaceStyle) {
        profile = nil
        window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = style
        if let size { window.frame.size = size }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view = controller.view
        window.layoutIfNeeded()
        CATransaction.flush()
    }

    /// Shows a view at a size, or else its own, the one that its constraints need, the one that
    /// `sizeThatFits` gives, or the screen's, in this order.
    ///
    /// `scale`: pixels to a point; nil for the screen's own.
    package init(_ view: UIView, size: CGSize?, scale: CGFloat?, style: UIUserInterfaceStyle) {
        self.init(holding: view, scale, style)
        view.frame = CGRect(origin: .zero, size: size ?? Self.size(of: view))
        window.layoutIfNeeded()
    }

    /// Shows a view as wide as asked for, and as high as its content is then.
    package init(_ view: UIView, width: CGFloat, style: UIUserInterfaceStyle) {
        self.init(holding: view, nil, style)
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let own = view.bounds.height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height > 0 ? height : max(own, 1))
        window.layoutIfNeeded()
        if let scrolling = view as? UIScrollView {
            view.frame.size.height = max(scrolling.contentSize.height, 1)
            window.layoutIfNeeded()
        }
    }

    /// Puts a view into a window, without a size.
    private init(holding view: UIView, _ scale: CGFloat?, _ style: UIUserInterfaceStyle) {
        self.view = view
        let screen = UIScreen.main
        let own = screen.profile
        var paper = own
        paper.portraitSafeArea = DisplayProfile.Insets()
        paper.landscapeSafeArea = DisplayProfile.Insets()
        if let scale { paper.scale = Double(scale) }
        profile = own
        screen.update(profile: paper)
        window = UIWindow(frame: screen.bounds)
        window.overrideUserInterfaceStyle = style
        let holder = UIViewController()
        window.rootViewController = holder
        window.makeKeyAndVisible()
        holder.view.addSubview(view)
    }

    /// Takes the view out of the window.
    package func end() {
        window.isHidden = true
        if window.rootViewController?.view !== view { view.removeFromSuperview() }
        window.rootViewController = nil
        if let profile { UIScreen.main.update(profile: profile) }
        CATransaction.flush()
    }

    /// The view's pixels, `scale` to a point.
    package func pixels(scale: CGFloat) -> PixelBuffer {
        let size = view.bounds.size
        return view.layer.renderedPixels(
            width: max(1, Int((size.width * scale).rounded(.up))),
            height: max(1, Int((size.height * scale).rounded(.up))),
            scale: scale
        )
    }

    /// The view as a PNG of `scale` pixels to a point.
    package func png(scale: CGFloat) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format)
            .pngData { view.layer.render(in: $0.cgContext) }
    }

    /// The view as a PDF of one page, tagged.
    package func pdf() -> Data {
        pdf(pages: [view.bounds], size: view.bounds.size, margin: 0)
    }

    /// The view as a PDF of pages of one size, each with a part of the view, tagged.
    package func pdf(pages: [CGRect], size: CGSize, margin: CGFloat) -> Data {
        let structure = DocumentStructure(of: view)
        let format = UIGraphicsPDFRendererFormat()
        if let title = structure.title {
            format.documentInfo = [kCGPDFContextTitle as String: title]
        }
        let bounds = CGRect(origin: .zero, size: size)
        return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { pdf in
            let context = pdf.cgContext
            for (index, page) in pages.enumerated() {
                pdf.beginPage()
                structure.page = index + 1
                structure.part = page
                context.saveGState()
                context.translateBy(x: margin - page.minX, y: margin - page.minY)
                context.clip(to: page)
                CGPDFContextBeginTag(context, .document, nil)
                view.layer.renderDocument(in: context, tags: structure.tag)
                CGPDFContextEndTag(context)
                context.restoreGState()
            }
            structure.addOutline(to: context)
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
