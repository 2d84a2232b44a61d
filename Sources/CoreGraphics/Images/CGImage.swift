// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import ImageCodecs
package import Raster

// Sendable is unchecked because the one thing that changes, the cache of decoded pixels, is behind
// a lock.
/// A picture of pixels that never changes.
///
/// Its pixels may have any layout or still lie in a file; they are converted to premultiplied BGRA
/// when they are first drawn, and cached.
public final class CGImage: @unchecked Sendable {
    /// Where the pixels are.
    enum Source {
        /// In memory, as drawing needs them.
        case pixels
        /// In memory, as drawing needs them, of a context whose bytes have another layout.
        case drawn(BitmapLayout)
        /// In a provider's bytes, laid out by `layout`.
        case bitmap(CGDataProvider)
        /// In a file, or the region of one, that is not decoded yet.
        case file(ImageDecoder)
    }

    let source: Source
    /// How the bytes of `dataProvider` are laid out.
    let layout: ImageLayout
    /// The space of the components; `nil` for a mask.
    public let colorSpace: CGColorSpace?
    /// Whether drawing smooths the image when it is scaled.
    public let shouldInterpolate: Bool
    /// The rendering intent for colours that cannot be reproduced.
    public let renderingIntent: CGColorRenderingIntent
    /// For each component its least and greatest value, or `nil` for the usual ones.
    public let decode: UnsafePointer<CGFloat>?

    /// Whether no pixel lets anything show through.
    let isOpaque: Bool
    /// Pixels that were there from the beginning.
    private let given: PixelBuffer?
    private let lock = NSLock()
    private var decoded: PixelBuffer?
    /// The file's pixels in their own space, once they were requested.
    private var wide: PixelBuffer?
    /// The file's pixels as bytes in the order of files, once they were requested.
    private var bytesOfFile: CGDataProvider?
    /// Whether parts of the file are kept in `PictureParts`.
    private var hasParts = false

    init(
        source: Source,
        layout: ImageLayout,
        colorSpace: CGColorSpace?,
        pixels: PixelBuffer? = nil,
        shouldInterpolate: Bool = true,
        intent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.source = source
        self.layout = layout
        self.colorSpace = colorSpace
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        given = pixels
        decoded = pixels
        isOpaque = layout.info.alpha.isOpaque
        decode = layout.decode.map { values in
            let copy = UnsafeMutablePointer<CGFloat>.allocate(capacity: values.count)
            for (index, value) in values.enumerated() {
                (copy + index).initialize(to: CGFloat(value))
            }
            return UnsafePointer(copy)
        }
    }

    deinit {
        decode?.deallocate()
        if hasParts { PictureParts.shared.forget(self) }
    }

    /// The pixels, premultiplied B, G, R, A, top row first.
    ///
    /// A mask's are black, with an alpha where it lets colour through. Of a file that is damaged
    /// they are transparent.
    package var pixelBuffer: PixelBuffer {
        if let given { return given }
        lock.lock()
        defer { lock.unlock() }
        if let decoded { return decoded }
        let pixels = makePixels()
        decoded = pixels
        return pixels
    }

    /// The pixels of an 8-bit file in its own colour space, if that is not sRGB; cached like
    /// `pixelBuffer`.
    var widePixels: PixelBuffer? {
        guard case .file(let decoder) = source, colorSpace !== CGColorSpace.sharedSRGB else {
            return nil
        }
        return lock.withLock {
            if wide == nil { wide = wideImage(decoder)?.pixels }
            return wide
        }
    }

    /// The bytes of an 8-bit file: red, green, blue and the alpha, by which they are not multiplied; of a gray
    /// one, gray.
    var fileBytes: CGDataProvider {
        let pixels = widePixels ?? pixelBuffer
        let (rowBytes, hasAlpha, isGray) = (layout.bytesPerRow, layout.hasAlpha, isGrayFile)
        return lock.withLock {
            if let bytesOfFile { return bytesOfFile }
            let bytes = CGDataProvider(
                isGray ? pixels.grayBytes(rowBytes) : pixels.straightBytes(rowBytes, hasAlpha)
            )
            bytesOfFile = bytes
            return bytes
        }
    }

    /// Whether the file is gray, of a byte a pixel.
    var isGrayFile: Bool {
        guard case .file = source else { return false }
        return layout.bitsPerPixel == 8
    }

    /// Notes that `PictureParts` caches parts, which are released with the image.
    func noteParts() { lock.withLock { hasParts = true } }

    /// Whether all pixels have been decoded and are kept.
    package var isDecoded: Bool {
        lock.withLock { decoded != nil }
    }

    private func makePixels() -> PixelBuffer {
        switch source {
        case .pixels, .drawn:
            return PixelBuffer(width: layout.width, height: layout.height)
        case .bitmap(let provider):
            return provider.withBytes { ImageReader(layout).read($0) }
                ?? PixelBuffer(width: layout.width, height: layout.height)
        case .file(let decoder):
            do {
                return try Self.inSRGB(decoder.decode())
            } catch {
                logIgnoredCall("CGImage: \(error)")
                return .transparent(width: layout.width, height: layout.height)
            }
        }
    }

    /// Pixels for drawing at a size whose longer side is `maxSide`.
    ///
    /// They are those of the whole image, or fewer where a file can be decoded smaller; these are not
    /// kept.
    package func pixelBuffer(forMaxSide maxSide: Int) -> PixelBuffer {
        guard case .file(let decoder) = source, maxSide > 0 else { return pixelBuffer }
        lock.lock()
        let whole = decoded
        lock.unlock()
        if let whole { return whole }
        // Between a half and the whole there is nothing to gain.
        guard max(width, height) >= 2 * maxSide, let image = try? decoder.decode(maxSide: maxSide)
        else {
            return pixelBuffer
        }
        return Self.inSRGB(image)
    }

    /// Decodes a file at once, no smaller than `maxSide`; throws where it is damaged.
    package static func decoded(_ decoder: ImageDecoder, maxSide: Int? = nil) throws -> CGImage {
        let pixels = inSRGB(try decoder.decode(maxSide: maxSide))
        guard maxSide == nil else {
            return CGImage(pixelBuffer: pixels, isOpaque: !decoder.info.hasAlpha)
        }
        // One of the file, so that the bytes which it hands out are in the order of files.
        let image = CGImage(decoder: decoder)
        image.lock.withLock { image.decoded = pixels }
        return image
    }

    /// Decodes the pixels now if they are not yet, and answers whether they could be.
    package func decodeNow() -> Bool {
        guard case .file(let decoder) = source else { return true }
        return lock.withLock {
            if decoded == nil { decoded = (try? decoder.decode()).map(Self.inSRGB) }
            return decoded != nil
        }
    }

    /// A file's pixels, converted from the space of its profile.
    static func inSRGB(_ image: DecodedImage) -> PixelBuffer {
        guard
            let profile = image.profile.flatMap(ICCProfile.init),
            case .rgb(let model) = profile.definition, !model.hasSameColors(as: .sRGB)
        else {
            return image.pixels
        }
        let pixels = image.pixels
        let layout = ImageLayout(of: pixels, definition: profile.definition)
        let bytes = UnsafeRawBufferPointer(
            start: pixels.base,
            count: pixels.rowBytes * pixels.height
        )
        return ImageReader(layout).read(bytes)
    }

    /// The Core Foundation type identifier.
    public class var typeID: CFTypeID {
        TypeIdentifier.image.rawValue
    }

    /// Pixels in a row.
    public var width: Int {
        layout.width
    }

    /// Rows.
    public var height: Int {
        layout.height
    }
}

extension CGImage: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension ImageLayout {
    /// Takes one byte for each pixel, without alpha.
    mutating func becomeGray(rowBytes: Int) {
        (bitsPerPixel, bytesPerRow, info) = (8, rowBytes, CGBitmapInfo(alpha: .none))
    }

    /// The layout of a pixel buffer.
    init(
        of pixels: PixelBuffer,
        definition: ColorSpaceDefinition = .rgb(.sRGB),
        info: CGBitmapInfo = .pixelBuffer
    ) {
        self.init(
            width: pixels.width,
            height: pixels.height,
            bitsPerComponent: 8,
            bitsPerPixel: 32,
            bytesPerRow: pixels.rowBytes,
            definition: definition,
            info: info
        )
    }
}
