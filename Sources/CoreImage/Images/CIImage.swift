// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
public import CoreGraphics
public import Foundation
public import ImageIO
public import ObjCRuntime

// Sendable is unchecked because nothing changes after the methods that make an image.
/// A recipe for a picture: y goes up, and nothing is computed before a context draws it.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    final private(set) var recipe: Recipe
    /// Where it has pixels; may be infinite.
    open var extent: CGRect { area }
    private var area: CGRect
    /// The bitmap that it was made of, unchanged; else nil.
    open var cgImage: CGImage? { if case .bitmap(let image) = recipe { image } else { nil } }
    /// The file that it was read from.
    open private(set) var url: URL?
    /// What its file says of it.
    open private(set) var properties: [String: Any] = [:]

    convenience init(_ recipe: Recipe, extent: CGRect) {
        self.init()
        self.recipe = recipe
        area = extent
    }

    /// Nothing: no pixels anywhere.
    public override init() {
        recipe = .empty
        area = .null
        super.init()
    }

    /// Takes a bitmap as it is, its lower left corner at the origin.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    /// Takes a bitmap; options about colour spaces make no difference.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        let size = CGSize(width: image.width, height: image.height)
        self.init(.bitmap(image), extent: CGRect(origin: .zero, size: size))
        properties = options?[.properties] as? [String: Any] ?? [:]
    }

    /// Reads a picture in memory; nil where no codec knows it.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Reads a picture in memory; nil where no codec knows it.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = CGImage(fileData: data) else { return nil }
        self.init(cgImage: image, options: options)
    }

    /// Reads a file; nil where it cannot be read or no codec knows it.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Reads a file; nil where it cannot be read or no codec knows it.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
        self.url = url
    }

    /// A colour everywhere.
    public convenience init(color: CIColor) {
        self.init(.color(color.floats), extent: .infinite)
    }

    /// Nothing: no pixels anywhere.
    open class func empty() -> CIImage { CIImage() }

    /// The space of its bitmap; nil for what is computed.
    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Other images

    /// The same, moved, turned and scaled.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        transformed(by: matrix, nearest: false)
    }

    /// The same, moved, turned and scaled; `highQualityDownsample` makes no difference.
    open func transformed(
        by matrix: CGAffineTransform,
        highQualityDownsample: Bool
    ) -> CIImage { transformed(by: matrix, nearest: false) }

    /// What lies in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        guard !part.isNull, !part.isEmpty else { return CIImage() }
        return CIImage(.crop(self, part), extent: part)
    }

    /// The same with the pixels of its border going on for ever.
    open func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// A part with the pixels of its border going on for ever.
    open func clamped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        guard !part.isInfinite else { return self }
        guard !part.isNull, !part.isEmpty else { return CIImage() }
        return CIImage(.clamp(self, part), extent: .infinite)
    }

    /// The same in front of another.
    open func composited(over destination: CIImage) -> CIImage {
        CIImage(.blend(self, destination, fk_over), extent: extent.union(destination.extent))
    }

    /// What a filter makes of it; nothing where there is no such filter.
    open func applyingFilter(_ name: String, parameters: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: name) else { return CIImage() }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage()
    }

    /// What a filter makes of it with its own values.
    open func applyingFilter(_ name: String) -> CIImage {
        applyingFilter(name, parameters: [:])
    }

    /// Blurs it; `sigma` in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        guard sigma.isFinite, sigma > 0 else { return self }
        let most = min(sigma, 1_000)
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: -3 * most, dy: -3 * most)
        return CIImage(.gaussian(self, sigma: most), extent: grown.integral)
    }

    /// Turned as a picture with such an orientation is shown, at the origin.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// The same by number, 1 to 8.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }

    /// What `oriented(_:)` transforms by.
    open func orientationTransform(
        for orientation: CGImagePropertyOrientation
    ) -> CGAffineTransform {
        let turn: CGAffineTransform
        switch orientation {
        case .up: return .identity
        case .upMirrored: turn = CGAffineTransform(scaleX: -1, y: 1)
        case .down: turn = CGAffineTransform(scaleX: -1, y: -1)
        case .downMirrored: turn = CGAffineTransform(scaleX: 1, y: -1)
        case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
        guard !extent.isInfinite, !extent.isNull else { return turn }
        let moved = extent.applying(turn)
        return turn.concatenating(
            CGAffineTransform(translationX: extent.minX - moved.minX, y: extent.minY - moved.minY)
        )
    }

    /// The same, its pixels not smoothed when it is transformed afterwards.
    open func samplingNearest() -> CIImage {
        CIImage(
            .place(
                self,
                fk_affine,
                [1, 0, 0, 1, 0, 0],
                needs: .affine(.identity),
                nearest: true
            ),
            extent: extent
        )
    }

    /// The same.
    open func samplingLinear() -> CIImage { self }

    /// The same; a hint that this does not need.
    open func insertingIntermediate() -> CIImage { self }

    /// The same with such properties.
    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let image = CIImage(recipe, extent: extent)
        for case (let key as String, let value) in properties { image.properties[key] = value }
        return image
    }

    /// The same with alpha 1 in a rectangle, nothing outside it.
    open func settingAlphaOne(in rect: CGRect) -> CIImage {
        let opaque: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]
        return CIImage(.recolor(self, fk_matrix, opaque), extent: extent).cropped(to: rect)
    }

    /// What it is, in brackets.
    open override var description: String { "<CIImage: extent \(extent)>" }
}

extension CIImage {
    /// Whether it was made by `samplingNearest()`.
    private var isNearest: Bool {
        if case .place(_, fk_affine, [1, 0, 0, 1, 0, 0], _, let nearest) = recipe {
            return nearest
        }
        return false
    }

    func transformed(by matrix: CGAffineTransform, nearest: Bool) -> CIImage {
        let values = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        guard matrix != .identity, values.allSatisfy(\.isFinite) else { return self }
        guard (matrix.a * matrix.d - matrix.b * matrix.c).magnitude > 1e-12 else {
            return CIImage()
        }
        let inverse = matrix.inverted()
        let numbers = [
            inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty,
        ].map(Float.init)
        let area = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        return CIImage(
            .place(
                self,
                fk_affine,
                numbers,
                needs: .affine(inverse),
                nearest: nearest || isNearest
            ),
            extent: area
        )
    }

    /// A black image without end.
    public static var black: CIImage { CIImage(color: .black) }
    /// A white one.
    public static var white: CIImage { CIImage(color: .white) }
    /// A gray one.
    public static var gray: CIImage { CIImage(color: .gray) }
    /// A red one.
    public static var red: CIImage { CIImage(color: .red) }
    /// A green one.
    public static var green: CIImage { CIImage(color: .green) }
    /// A blue one.
    public static var blue: CIImage { CIImage(color: .blue) }
    /// A cyan one.
    public static var cyan: CIImage { CIImage(color: .cyan) }
    /// A magenta one.
    public static var magenta: CIImage { CIImage(color: .magenta) }
    /// A yellow one.
    public static var yellow: CIImage { CIImage(color: .yellow) }
    /// A transparent one.
    public static var clear: CIImage { CIImage(color: .clear) }
}
