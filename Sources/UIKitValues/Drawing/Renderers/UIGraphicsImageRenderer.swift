// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// A renderer whose outcome is an image.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Code that draws the image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Makes a renderer of empty images.
    public convenience init() { self.init(size: .zero) }

    /// Makes a renderer of images with their origin at zero.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Makes a renderer of images with their origin at zero.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images that show the part of space within `bounds`.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// Makes a renderer of images that show the part of space within `bounds`.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// True: the outcome is an image.
    open override var allowsImageOutput: Bool { true }

    /// What the actions of this renderer draw with.
    open override class func rendererContextClass() -> AnyClass {
        UIGraphicsImageRendererContext.self
    }

    /// A bitmap as large as the format's bounds; nil if they are empty.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        guard let format = format as? UIGraphicsImageRendererFormat else { return nil }
        let scale = format.scale > 0 ? format.scale : UITraitCollection.systemDefault.displayScale
        return CGContext.makeImageContext(
            size: format.bounds.size,
            opaque: format.opaque,
            scale: scale,
            isExtended: format.preferredRange == .extended
        )
    }

    /// Puts the origin of the format's bounds at the corner of the bitmap.
    open override class func prepare(
        _ cgContext: CGContext,
        with rendererContext: UIGraphicsRendererContext
    ) {
        let origin = rendererContext.format.bounds.origin
        cgContext.translateBy(x: -origin.x, y: -origin.y)
    }

    /// Runs actions and makes an image of what they drew; empty bounds give an image of no size.
    open func image(actions: DrawingActions) -> UIImage {
        run(actions) { $0.currentImage } ?? UIImage()
    }

    /// Runs actions and makes PNG data of what they drew; no bytes for empty bounds.
    open func pngData(actions: DrawingActions) -> Data {
        run(actions) { $0.currentImage.pngData() } ?? Data()
    }

    /// Runs actions and makes JPEG data of what they drew; the quality goes from 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: DrawingActions
    ) -> Data {
        run(actions) { $0.currentImage.jpegData(compressionQuality: compressionQuality) } ?? Data()
    }

    override func makeRendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsImageRendererContext(context: context, format: rendererFormat)
    }

    private func run<Outcome>(
        _ actions: DrawingActions,
        _ take: (UIGraphicsImageRendererContext) -> Outcome?
    ) -> Outcome? {
        var outcome: Outcome?
        try? runDrawingActions { context in
            guard let context = context as? UIGraphicsImageRendererContext else { return }
            actions(context)
            outcome = take(context)
        }
        return outcome
    }
}

/// Code that draws with what a renderer gives it.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
