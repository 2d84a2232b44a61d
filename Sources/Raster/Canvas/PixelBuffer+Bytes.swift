// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PixelBuffer {
    /// The bytes, which keep the buffer.
    package var data: Data {
        Data(
            bytesNoCopy: base,
            count: rowBytes * height,
            deallocator: .custom { _, _ in withExtendedLifetime(self) {} }
        )
    }

    /// One byte for each pixel, of a picture that is gray and opaque.
    package func grayBytes(_ rowBytes: Int) -> Data {
        var bytes = Data(count: rowBytes * height)
        bytes.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
            for y in 0..<height {
                let (source, start) = (row(y), y * rowBytes)
                for x in 0..<width { buffer[start + x] = UInt8(truncatingIfNeeded: source[x]) }
            }
        }
        return bytes
    }

    /// The pixels in the order red, green, blue, alpha, divided by the alpha again.
    ///
    /// Without an alpha its byte is 255.
    package func straightBytes(_ rowBytes: Int, _ hasAlpha: Bool) -> Data {
        var bytes = Data(count: rowBytes * height)
        bytes.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
            for y in 0..<height {
                let source = row(y)
                for x in 0..<width {
                    let pixel = source[x]
                    let place = y * rowBytes + 4 * x
                    let alpha = hasAlpha ? pixel >> 24 : 255
                    // 0xRRGGBB to the bytes R, G, B, A in memory.
                    let straight = alpha == 255 ? pixel : Self.divided(pixel, by: alpha)
                    let swapped = straight.byteSwapped >> 8 | alpha << 24
                    buffer.storeBytes(
                        of: swapped.littleEndian,
                        toByteOffset: place,
                        as: UInt32.self
                    )
                }
            }
        }
        return bytes
    }

    /// The colours of a pixel before they were multiplied by its alpha, rounded.
    private static func divided(_ pixel: UInt32, by alpha: UInt32) -> UInt32 {
        guard alpha > 0 else { return 0 }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16] {
            let value = pixel >> shift & 0xFF
            result |= min(255, (value * 255 + alpha / 2) / alpha) << shift
        }
        return result
    }
}
