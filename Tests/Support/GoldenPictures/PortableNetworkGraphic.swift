// SPDX-License-Identifier: Apache-2.0

import CPNG
package import Foundation
package import Raster

/// PNG files from and to premultiplied pixels, by libpng's simplified interface.
///
/// Pixels survive the way there and back exactly: a premultiplied byte never exceeds its alpha, so
/// dividing and multiplying again rounds to the same byte.
package enum PortableNetworkGraphic {
    /// Encodes with straight alpha.
    package static func encode(_ pixels: PixelBuffer) throws -> Data {
        var image = header
        image.width = png_uint_32(pixels.width)
        image.height = png_uint_32(pixels.height)
        let straight = straightBytes(pixels)
        var count = 0
        guard png_image_write_to_memory(&image, nil, &count, 0, straight, 0, nil) != 0 else {
            throw PictureMismatch("libpng cannot encode \(pixels.width) x \(pixels.height) pixels")
        }
        var bytes = Data(count: count)
        let isWritten = bytes.withUnsafeMutableBytes {
            png_image_write_to_memory(&image, $0.baseAddress, &count, 0, straight, 0, nil) != 0
        }
        guard isWritten else { throw PictureMismatch("libpng failed to encode") }
        return bytes
    }

    /// Decodes a file; nil if it is missing or not a PNG.
    package static func read(_ url: URL) -> PixelBuffer? {
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        var image = header
        return bytes.withUnsafeBytes { file -> PixelBuffer? in
            guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
                return nil
            }
            image.format = rgba
            let width = Int(image.width)
            var straight = [UInt8](repeating: 0, count: width * Int(image.height) * 4)
            guard png_image_finish_read(&image, nil, &straight, 0, nil) != 0 else { return nil }
            let pixels = PixelBuffer(width: width, height: Int(image.height))
            for y in 0..<pixels.height {
                for x in 0..<width {
                    let at = (y * width + x) * 4
                    let alpha = UInt32(straight[at + 3])
                    func premultiplied(_ channel: Int) -> UInt32 {
                        (UInt32(straight[at + channel]) * alpha * 2 + 255) / 510
                    }
                    pixels[x, y] =
                        alpha << 24 | premultiplied(0) << 16 | premultiplied(1) << 8
                        | premultiplied(2)
                }
            }
            return pixels
        }
    }

    /// `PNG_FORMAT_RGBA`, whose macro Swift does not see: colour and alpha.
    private static let rgba: png_uint_32 = 0x03

    private static var header: png_image {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.format = rgba
        return image
    }

    private static func straightBytes(_ pixels: PixelBuffer) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.width * pixels.height * 4)
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let pixel = pixels[x, y]
                let alpha = pixel >> 24
                for shift in [16, 8, 0] as [UInt32] {
                    let channel = pixel >> shift & 0xFF
                    bytes.append(
                        alpha == 0 ? 0 : UInt8(min(255, (channel * 510 + alpha) / (2 * alpha)))
                    )
                }
                bytes.append(UInt8(alpha))
            }
        }
        return bytes
    }
}
