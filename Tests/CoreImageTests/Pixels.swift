// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import Foundation
import Raster
import Testing

/// A picture of words 0xAARRGGBB, the top row first.
func picture(_ rows: [[UInt32]]) -> CIImage {
    let buffer = PixelBuffer(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
        for (x, word) in row.enumerated() { buffer[x, y] = word }
    }
    return CIImage(cgImage: CGImage(pixelBuffer: buffer))
}

/// The pixels of an image's rectangle, the top row first.
func pixels(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[UInt32]] {
    let image = try #require(image)
    let picture = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
    let buffer = picture.pixelBuffer
    return (0..<buffer.height).map { y in (0..<buffer.width).map { buffer[$0, y] } }
}

/// Whether two words differ by no more than `most` in any byte.
func isNear(_ a: UInt32, _ b: UInt32, _ most: Int = 1) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
        abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= most
    }
}
