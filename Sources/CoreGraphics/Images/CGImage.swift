// SPDX-License-Identifier: Apache-2.0

package import Raster

/// A picture of pixels that never changes.
public final class CGImage: @unchecked Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The pixels, premultiplied B, G, R, A, top row first.
    package let pixelBuffer: PixelBuffer

    /// Makes an image of pixels that nobody writes to any more.
    package init(pixelBuffer: PixelBuffer) {
        self.pixelBuffer = pixelBuffer
        width = pixelBuffer.width
        height = pixelBuffer.height
    }

    /// The number that stands for this class.
    public class var typeID: CFTypeID {
        TypeIdentifier.image.rawValue
    }
}
