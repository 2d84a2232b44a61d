// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

extension CGImage {
    /// The shape of the picture, by its opacity, in one colour.
    func tinted(_ color: CGColor) -> CGImage {
        let source = pixelBuffer
        let result = PixelBuffer(width: source.width, height: source.height)
        let value = color.sRGB
        func part(_ value: CGFloat) -> UInt32 {
            UInt32((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())
        }
        let alpha = part(value.alpha)
        let full: [UInt32] =
            [value.blue, value.green, value.red].map {
                (part($0) * alpha + 127) / 255
            } + [alpha]
        // One row of the table for each opacity that a pixel may have.
        let table: [UInt32] = (0...255).map { opacity in
            full.enumerated().reduce(0) { word, channel in
                word | ((channel.element * UInt32(opacity) + 127) / 255)
                    << (8 * UInt32(channel.offset))
            }
        }
        table.withUnsafeBufferPointer { table in
            for y in 0..<source.height {
                let (from, to) = (source.row(y), result.row(y))
                for x in 0..<source.width { to[x] = table[Int(from[x] >> 24)] }
            }
        }
        return CGImage(pixelBuffer: result)
    }
}
