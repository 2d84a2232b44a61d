// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import VectorPictures

/// Where the pixels of an image come from; decoded when they are first needed.
// Sendable is unchecked because a lock guards the decoded pixels.
final class ImageSource: @unchecked Sendable {
    private enum Origin {
        case pixels(CGImage)
        case file(ImageDecoder, name: String)
        case symbol(SymbolImage)
        case drawing(VectorPicture)
    }

    private let origin: Origin
    private let lock = NSLock()
    private var decoded: CGImage?

    /// Takes pixels as they are.
    init(_ image: CGImage) { origin = .pixels(image) }

    /// Takes the bytes of a file whose head has been read; `name` stands in reports.
    init(_ decoder: ImageDecoder, name: String) { origin = .file(decoder, name: name) }

    /// Takes the drawing of a symbol.
    init(_ symbol: SymbolImage) { origin = .symbol(symbol) }

    /// Takes a page of a PDF file or an SVG picture.
    init(_ drawing: VectorPicture) { origin = .drawing(drawing) }

    /// The size of the stored pixels.
    var pixelSize: CGSize {
        switch origin {
        case .pixels(let image): CGSize(width: image.width, height: image.height)
        case .file(let decoder, _):
            CGSize(width: decoder.info.width, height: decoder.info.height)
        case .symbol(let symbol): symbol.pixelSize
        case .drawing(let drawing): drawing.pixelSize
        }
    }

    /// The drawing, if this is a symbol.
    var symbol: SymbolImage? {
        if case .symbol(let symbol) = origin { symbol } else { nil }
    }

    /// Whether both give the same pixels: of one image, or of one symbol that looks the same.
    func isSame(as other: ImageSource?) -> Bool {
        switch (origin, other?.origin) {
        case (.pixels(let image), .pixels(let another)): image === another
        case (.symbol(let symbol), .symbol(let another)): symbol == another
        default: self === other
        }
    }

    /// Mixes in what tells sources apart.
    func hash(into hasher: inout Hasher) {
        switch origin {
        case .pixels(let image): hasher.combine(ObjectIdentifier(image))
        case .symbol(let symbol): hasher.combine(symbol.name)
        case .file, .drawing: hasher.combine(ObjectIdentifier(self))
        }
    }

    /// The pixels; nil, with the reason in the log, if a file turns out to be broken.
    var cgImage: CGImage? {
        if case .pixels(let image) = origin { return image }
        return lock.withLock {
            if decoded == nil { decoded = decode() }
            return decoded
        }
    }

    /// The pixels for drawing at a size in points; symbols, and drawings that keep their vectors, are
    /// redrawn for it.
    func cgImage(for size: CGSize, scale: CGFloat) -> CGImage? {
        if case .drawing(let drawing) = origin, drawing.keepsVectors {
            let (width, height) = (size.width * scale, size.height * scale)
            let own = drawing.pixelSize
            if abs(width - own.width) < 1, abs(height - own.height) < 1 { return cgImage }
            return drawing.render(width: width, height: height)
        }
        guard case .symbol(let symbol) = origin else { return cgImage }
        let width = size.width * scale
        let height = size.height * scale
        let own = symbol.pixelSize
        if abs(width - own.width) < 1, abs(height - own.height) < 1 { return cgImage }
        return symbol.render(width: width, height: height)
    }

    /// The pixels reduced while decoding so that no side is much longer than `maxSide`.
    func thumbnail(maxSide: Int) -> CGImage? {
        guard case .file(let decoder, _) = origin, lock.withLock({ decoded == nil }),
            let image = try? CGImage.decoded(decoder, maxSide: maxSide)
        else { return pixelsReduced(maxSide) }
        return image
    }

    /// The pixels, reduced where they come from a part of a large file.
    private func pixelsReduced(_ maxSide: Int) -> CGImage? {
        guard case .pixels(let image) = origin else { return cgImage }
        return image.reduced(toMaxSide: maxSide)
    }

    /// The most pixels that are decoded before they are drawn; 16 million.
    private static let largest = 1 << 24

    private func decode() -> CGImage? {
        switch origin {
        case .pixels(let image):
            return image
        case .symbol(let symbol):
            return symbol.render(width: symbol.pixelSize.width, height: symbol.pixelSize.height)
        case .drawing(let drawing):
            return drawing.render(width: drawing.pixelSize.width, height: drawing.pixelSize.height)
        case .file(let decoder, let name):
            do {
                // Many megapixels wait until they are drawn: often only a part of them is.
                if decoder.info.width * decoder.info.height > Self.largest {
                    return CGImage(decoder: decoder)
                }
                // So do those of which eight bits are not all.
                if decoder.info.bitDepth > 8 { return CGImage(decoder: decoder) }
                return try CGImage.decoded(decoder)
            } catch {
                NSLog("%@", "\(name): the picture cannot be decoded: \(error)")
                return nil
            }
        }
    }
}
