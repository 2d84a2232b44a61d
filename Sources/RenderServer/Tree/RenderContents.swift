// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Raster

/// The pixels that a layer shows; never written again once they are here.
package final class RenderContents: Sendable {
    /// The picture that the layer was given; nil for what it drew itself.
    package let image: CGImage?
    private let drawn: PixelBuffer?
    /// No pixel lets anything shine through.
    package let isOpaque: Bool
    /// A file of so many pixels that drawing may decode only what shows.
    let isLargeFile: Bool

    /// Makes contents of pixels.
    package init(buffer: PixelBuffer, isOpaque: Bool = false) {
        drawn = buffer
        image = nil
        isLargeFile = false
        self.isOpaque = isOpaque
    }

    /// Makes contents of a picture, which is decoded when it is first drawn.
    package init(image: CGImage) {
        self.image = image
        drawn = nil
        isLargeFile = image.isDecodedInParts
        switch image.alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: isOpaque = !image.isMask
        default: isOpaque = false
        }
    }

    /// Pixels in a row; nothing is decoded for it.
    package var width: Int { drawn?.width ?? image?.width ?? 0 }

    /// Rows; nothing is decoded for it.
    package var height: Int { drawn?.height ?? image?.height ?? 0 }

    /// Whether only what shows should be decoded.
    var isDecodedInParts: Bool { isLargeFile && image?.isDecodedInParts ?? false }

    /// The pixels; of an image that cannot be decoded, none.
    package var buffer: PixelBuffer {
        drawn ?? image?.pixelBuffer ?? RenderContents.nothing
    }

    private static let nothing = PixelBuffer(width: 0, height: 0)
}
