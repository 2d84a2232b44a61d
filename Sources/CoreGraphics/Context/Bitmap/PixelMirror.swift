// SPDX-License-Identifier: Apache-2.0

import Raster

/// Memory of another layout that stands for a device's pixels.
///
/// Whoever owns the memory may read and write it between any two drawing calls, as on iOS. So each
/// call loads the pixels that it may touch, and stores them afterwards.
protocol PixelMirror {
    /// Brings pixels from the memory to the device.
    func load(_ rect: PixelRect)
    /// Takes the device's pixels to the memory.
    func store(_ rect: PixelRect)
}
