// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Raster

/// The pixels that a layer shows; never written again once they are here.
package final class RenderContents: Sendable {
    package let buffer: PixelBuffer
    /// The picture that the buffer came from, for those who ask the layer for its contents.
    package let image: CGImage?
    /// No pixel lets anything shine through.
    package let isOpaque: Bool

    package init(buffer: PixelBuffer, image: CGImage? = nil, isOpaque: Bool = false) {
        self.buffer = buffer
        self.image = image
        self.isOpaque = isOpaque
    }
}
