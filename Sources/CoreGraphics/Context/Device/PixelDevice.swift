// SPDX-License-Identifier: Apache-2.0

package import Raster

/// A device that draws on pixels in memory, where everything shows at once.
package protocol PixelDevice: ContextDevice {
    /// The pixels as they are now.
    var pixels: PixelBuffer { get }

    /// Whether every pixel counts as opaque, whatever its alpha byte says.
    var isOpaque: Bool { get }

    /// The pixels for good: before anything more is drawn the device copies them for itself.
    func sharePixels() -> PixelBuffer

    /// Makes the pixels the device's own again.
    func unsharePixels()
}
