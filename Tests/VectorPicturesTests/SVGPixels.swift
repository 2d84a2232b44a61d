// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import VectorPictures

/// The pixels of a picture that was drawn small.
struct SVGPixels {
    private let values: [UInt32]
    private let side: Int

    /// Red, green, blue and opacity of a pixel in one number; rows count from the top.
    func at(_ x: Int, _ y: Int) -> UInt32 { values[y * side + x] }

    /// Draws a picture into a square.
    static func draw(_ text: String, _ side: Int = 8) throws -> SVGPixels {
        let picture = try #require(try VectorPicture(Data(text.utf8), scale: 1, keepsVectors: true))
        let image = try #require(picture.render(width: CGFloat(side), height: CGFloat(side)))
        let context = try #require(
            CGContext(
                data: nil,
                width: side,
                height: side,
                bitsPerComponent: 8,
                bytesPerRow: side * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let values = (0..<side * side).map { index in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[index * 4 + $1]) }
        }
        return SVGPixels(values: values, side: side)
    }
}
