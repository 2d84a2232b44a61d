// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Raster

/// The immutable pixels of a layer.
package final class RenderContents: Sendable {
    /// The image that was assigned; nil for drawn contents.
    package let image: CGImage?
    private let drawn: PixelBuffer?
    /// Whether all pixels are opaque.
    package let isOpaque: Bool
    /// Whether the image is a file so large that only its visible part may be decoded.
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

    /// The width in pixels; does not decode the image.
    package var width: Int { drawn?.width ?? image?.width ?? 0 }

    /// The height in pixels; does not decode the image.
    package var height: Int { drawn?.height ?? image?.height ?? 0 }

    /// Whether only the visible part should be decoded.
    var isDecodedInParts: Bool { isLargeFile && image?.isDecodedInParts ?? false }

    /// The pixels; empty for an image that cannot be decoded.
    package var buffer: PixelBuffer {
        drawn ?? image?.pixelBuffer ?? RenderContents.nothing
    }

    private static let nothing = PixelBuffer(width: 0, height: 0)
}
