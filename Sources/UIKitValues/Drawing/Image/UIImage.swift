// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A picture: pixels with a scale, an orientation and a way to be stretched or tinted.
///
/// The pixels of a file are decoded when they are first needed.
/// - Units/Space: points, as the image is seen upright.
/// - Thread: any; an image never changes once made.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    package let storage: ImageStorage

    // MARK: - Making

    init(_ storage: ImageStorage) {
        self.storage = storage
        super.init()
    }

    /// Makes an image of no size.
    public override convenience init() { self.init(ImageStorage(source: nil)) }

    /// Makes an image of one pixel to a point.
    public convenience init(cgImage: CGImage) {
        self.init(ImageStorage(source: ImageSource(cgImage)))
    }

    /// Makes an image from pixels, a scale and how the pixels are to be turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var storage = ImageStorage(source: ImageSource(cgImage), scale: scale)
        storage.orientation = orientation
        self.init(storage)
    }

    /// Makes an image from the bytes of a file, one pixel to a point.
    ///
    /// Nil, with the reason in the log, if they can't be read. Of an animation it is the first frame.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image from the bytes of a file; nil, with the reason in the log, if they can't be
    /// read.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let storage = ImageStorage(data: data, scale: scale, origin: "UIImage(data:)") else {
            return nil
        }
        self.init(storage)
    }

    /// Makes an image from a file; `@2x` or `@3x` at the end of its name gives the scale.
    ///
    /// A path without an extension stands for a PNG file. Nil, with the reason in the log, if there
    /// is no such file or it can't be read.
    public convenience init?(contentsOfFile path: String) {
        guard let storage = ImageFiles.storage(contentsOfFile: path) else { return nil }
        self.init(storage)
    }

    /// Finds an image in the main bundle that suits the current traits.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Finds an image in a bundle, the main one for nil, that suits the given traits.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name,
            in: bundle,
            with: traitCollection.map { Configuration(traitCollection: $0) }
        )
    }

    /// Finds an image in a bundle, the main one for nil, that suits a configuration.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        with configuration: Configuration?
    ) {
        guard let storage = ImageLookup.shared.find(name, bundle ?? .main, configuration) else {
            return nil
        }
        self.init(storage)
    }

    /// Finds an image in a bundle; the variable value does not alter pictures made of pixels.
    public convenience init?(
        named name: String,
        in bundle: Bundle? = nil,
        variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Finds a symbol of the system; nil, with a report, for names that are not drawn yet.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds a symbol of the system for given traits.
    public convenience init?(
        systemName name: String,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { Configuration(traitCollection: $0) }
        )
    }

    /// Finds a symbol of the system in a given size and weight.
    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
        guard let storage = ImageStorage(symbol: name, configuration: withConfiguration) else {
            return nil
        }
        self.init(storage)
    }

    /// Finds a symbol of the system; of one drawn in steps, those above the value, 0 to 1, are faint.
    public convenience init?(
        systemName name: String,
        variableValue value: Double,
        configuration: Configuration? = nil
    ) {
        let storage = ImageStorage(
            symbol: name,
            configuration: configuration,
            variableValue: value
        )
        guard let storage else { return nil }
        self.init(storage)
    }

    /// Finds the image of a generated resource name; an image of no size if it is not there.
    public convenience init(resource: ImageResource) {
        let found = ImageLookup.shared.find(resource.name, resource.bundle, nil)
        self.init(found ?? ImageStorage(source: nil))
    }

    /// Makes the image of an image literal; traps if it is not in the main bundle.
    public required convenience init(imageLiteralResourceName path: String) {
        guard let found = ImageLookup.shared.find(path, .main, nil) else {
            fatalError(
                "UIImage(imageLiteralResourceName:): no image '\(path)' in the main bundle; add it"
            )
        }
        self.init(found)
    }

    /// Reads an image from an archive.
    public required convenience init?(coder: NSCoder) {
        guard let storage = ImageStorage(coder: coder) else { return nil }
        self.init(storage)
    }

    // MARK: - Reading

    /// The size in points, as the image is seen.
    open var size: CGSize { storage.size }

    /// Pixels to a point.
    open var scale: CGFloat { storage.scale }

    /// How the pixels are to be turned to be upright.
    open var imageOrientation: Orientation { storage.orientation }

    /// The pixels as they are stored, neither turned nor tinted; an animation's are its first frame's.
    open var cgImage: CGImage? {
        storage.images.map { $0.first?.cgImage } ?? storage.source?.cgImage
    }

    /// The frames of an animation; nil for a still image.
    open var images: [UIImage]? { storage.images }

    /// The seconds that the frames take together; 0 for a still image.
    open var duration: TimeInterval { storage.duration }

    /// The margins that keep their size when the image is stretched.
    open var capInsets: UIEdgeInsets { storage.capInsets ?? .zero }

    /// How the part between the margins fills more room.
    open var resizingMode: ResizingMode { storage.resizingMode }

    /// Margins of the image that do not count when it is aligned.
    open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }

    /// Whether the colours count or only the shape.
    open var renderingMode: RenderingMode { storage.renderingMode }

    /// The traits the image was chosen for, with its own scale.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// What variants of this image there are for other traits.
    open var imageAsset: UIImageAsset? { storage.asset }

    /// The traits and, for symbols, the looks that the image was chosen for.
    open var configuration: Configuration? { storage.configuration }

    /// The looks of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        storage.configuration as? SymbolConfiguration
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { storage.source?.symbol != nil }

    /// Whether the image is mirrored where one reads from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }

    /// How far the baseline lies above the bottom edge; nil if the image has none.
    open var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset }

    /// A format for renderers that make images like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat { suitableRendererFormat }

    /// Whether the image is brighter than white in places: never here.
    open var isHighDynamicRange: Bool { false }

    // MARK: - Deriving

    /// The image with margins that keep their size; the rest is repeated to fill more room.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with margins that keep their size.
    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets,
        resizingMode: ResizingMode
    ) -> UIImage {
        deriving {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image with other margins that do not count when it is aligned.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        deriving { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image with another way to treat its colours.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        deriving { $0.renderingMode = renderingMode }
    }

    /// The image in one colour, as opaque as before.
    ///
    /// A dynamic colour resolves each time the image is drawn.
    open func withTintColor(_ color: UIColor) -> UIImage { deriving { $0.tint = color } }

    /// The image in one colour with another way to treat its colours.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        deriving {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The variant of the image for another configuration.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        configured(configuration)
    }

    /// The symbol with other looks where `configuration` specifies any; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? configured(configuration) : nil
    }

    /// The image that is mirrored where one reads from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        deriving { $0.flipsForRightToLeft = true }
    }

    /// The image mirrored left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        deriving { $0.orientation = $0.orientation.mirrored }
    }

    /// The image with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        deriving { $0.baselineOffset = baselineOffset }
    }

    /// The image without a baseline.
    open func imageWithoutBaseline() -> UIImage { deriving { $0.baselineOffset = nil } }

    // MARK: - Drawing

    /// Draws the image in its own size.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image in its own size with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image so that it fills a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image so that it fills a rectangle, with a blend mode and an opacity.
    ///
    /// A template is drawn in the fill colour of the current context.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        ImagePainter(storage).draw(in: rect, of: context, blendMode, alpha)
    }

    /// Fills a rectangle with copies of the image, the first at its corner.
    open func drawAsPattern(in rect: CGRect) { fillPattern(rect) }

    // MARK: - Object

    /// Archives the image with its pixels.
    open func encode(with coder: NSCoder) { storage.encode(with: coder) }

    /// Archives may be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Equal if made from the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || storage.isSame(as: other.storage)
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { storage.hashOfPixels }

    /// Where the image comes from, its size and its rendering mode.
    open override var description: String { describedImage }

    /// What a view's description says of its image.
    package final var shortDescription: String {
        let symbol = storage.source?.symbol.map { " symbol \"\($0.name)\"" } ?? ""
        let address = Unmanaged.passUnretained(self).toOpaque()
        return "<UIImage: \(address)\(symbol); (\(size.width.shortText) \(size.height.shortText))"
            + "@\(scale.shortText){\(renderingMode.rawValue)}>"
    }

    /// What it was made of with `init(ciImage:)`; else nil.
    open var ciImage: CIImage? { storage.ciImage }

    /// The image that repeats the one pixel column and row after its caps.
    open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        let insets = UIEdgeInsets(
            top: CGFloat(top),
            left: CGFloat(left),
            bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
            right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0
        )
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left margin that keeps its size.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top margin that keeps its size.
    open var topCapHeight: Int { Int(capInsets.top) }

    /// The image with its pixels decoded; nil if they can't be.
    open func preparingForDisplay() -> UIImage? {
        storage.source?.cgImage?.decodeNow() == true ? self : nil
    }

    /// Decodes the pixels on another thread and hands the image over there.
    @preconcurrency
    open func prepareForDisplay(
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image in another size, in its own scale; nil if the size has no area or the pixels can't
    /// be decoded.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let source = storage.source,
            let context = CGContext.makeImageContext(size: size, opaque: false, scale: scale),
            let small = source.thumbnail(maxSide: max(context.width, context.height))
        else { return nil }
        var storage = storage
        storage.source = source.symbol == nil ? ImageSource(small) : source
        context.interpolationQuality = .high
        let rect = CGRect(origin: .zero, size: size)
        ImagePainter(storage).draw(in: rect, of: context, .normal, 1)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Makes the image in another size on another thread and hands it over there.
    @preconcurrency
    open func prepareThumbnail(
        of size: CGSize,
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }
}

/// The type that image literals make.
public typealias _ImageLiteralType = UIImage
