// SPDX-License-Identifier: Apache-2.0

package import Raster

/// Two pictures of one size, compared channel by channel.
package struct PictureComparison: CustomStringConvertible {
    /// Pixels with a channel beyond the tolerance.
    package private(set) var differingPixels = 0
    /// The largest difference of a channel.
    package private(set) var largestDifference = 0
    /// The first such pixel in reading order.
    package private(set) var firstDifference: (x: Int, y: Int)?
    /// The second picture, faint, with the differing pixels in red.
    package let picture: PixelBuffer

    /// Compares all pixels.
    package init(_ first: PixelBuffer, _ second: PixelBuffer, tolerance: PictureTolerance) {
        picture = PixelBuffer(width: second.width, height: second.height)
        for y in 0..<min(first.height, second.height) {
            for x in 0..<min(first.width, second.width) {
                let difference = Self.difference(first[x, y], second[x, y])
                largestDifference = max(largestDifference, difference)
                if difference > tolerance.channel {
                    differingPixels += 1
                    if firstDifference == nil { firstDifference = (x, y) }
                    picture[x, y] = 0xFFFF_0000
                } else {
                    picture[x, y] = (second[x, y] >> 2) & 0x3F3F_3F3F
                }
            }
        }
    }

    package var description: String {
        guard let first = firstDifference else { return "the same" }
        return "\(differingPixels) pixels differ, by up to \(largestDifference), "
            + "the first at (\(first.x), \(first.y))"
    }

    private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
            let one = Int(first >> shift & 0xFF)
            let other = Int(second >> shift & 0xFF)
            largest = max(largest, abs(one - other))
        }
        return largest
    }
}
