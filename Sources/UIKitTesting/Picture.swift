// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import GoldenPictures
import Raster

/// Pixels that a test looks at.
public struct Picture: Sendable {
    let pixels: PixelBuffer
    /// Pixels to a point.
    public let scale: CGFloat

    init(_ pixels: PixelBuffer, scale: CGFloat) {
        self.pixels = pixels
        self.scale = scale
    }

    /// Pixels in a row.
    public var width: Int { pixels.width }
    /// Rows of pixels.
    public var height: Int { pixels.height }

    /// The pixel at a point, 0xAARRGGBB with premultiplied components; 0 outside.
    public subscript(point: CGPoint) -> UInt32 {
        let x = Int((point.x * scale).rounded(.down))
        let y = Int((point.y * scale).rounded(.down))
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return pixels[x, y]
    }

    /// The part in a rectangle of points.
    public func cropped(to rect: CGRect) -> Picture {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = CGRect(
            x: rect.minX * scale,
            y: rect.minY * scale,
            width: rect.width * scale,
            height: rect.height * scale
        ).integral.intersection(whole)
        guard !part.isNull else { return Picture(PixelBuffer(width: 0, height: 0), scale: scale) }
        let copy = PixelBuffer(width: Int(part.width), height: Int(part.height))
        for y in 0..<copy.height {
            copy.row(y).update(
                from: pixels.row(y + Int(part.minY)) + Int(part.minX),
                count: copy.width
            )
        }
        return Picture(copy, scale: scale)
    }

    /// The picture as an image.
    public var cgImage: CGImage { CGImage(pixelBuffer: pixels) }

    /// The picture as a PNG file's bytes.
    public func pngData() throws -> Data { try PortableNetworkGraphic.encode(pixels) }

    /// Writes the picture as a PNG file.
    public func write(to path: String) throws {
        try pngData().write(to: URL(fileURLWithPath: path))
    }

    // MARK: Comparing

    /// How far each channel of a pixel may be off.
    public enum Tolerance: Sendable {
        /// The same bytes.
        case exact
        /// One step of rounding.
        case rounding
        /// Edges that another rasteriser rounds otherwise.
        case edges
        /// Glyphs of another build of FreeType.
        case text

        var channels: PictureTolerance {
            switch self {
            case .exact: .exact
            case .rounding: .rounding
            case .edges: .edges
            case .text: .text
            }
        }
    }

    /// What differs between two pictures, in words; nil where they are the same.
    public func difference(from other: Picture, tolerance: Tolerance = .exact) -> String? {
        guard width == other.width, height == other.height else {
            return "\(width) x \(height) pixels instead of \(other.width) x \(other.height)"
        }
        let found = PictureComparison(other.pixels, pixels, tolerance: tolerance.channels)
        return found.differingPixels == 0 ? nil : "\(found)"
    }

    /// Throws unless the picture matches the golden one of a name.
    ///
    /// Golden pictures lie in `Tests/Goldens`. With `CASEMENT_ACCEPT=1` in the environment the
    /// picture becomes the golden one; otherwise a mismatch leaves `NAME.new.png` and
    /// `NAME.diff.png` beside it.
    public func expect(
        _ name: String,
        tolerance: Tolerance = .exact,
        file: String = #filePath
    ) throws {
        try GoldenPicture(name, tolerance: tolerance.channels, file: file).expect(pixels)
    }
}
