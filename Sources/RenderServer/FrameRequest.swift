// SPDX-License-Identifier: Apache-2.0

import Raster

/// One request to draw a frame: what to show, in which buffer and at what time.
struct FrameRequest {
    let settings: RenderContext.Settings
    let buffer: PixelBuffer
    /// How many frames ago the buffer's pixels were drawn; 0: unknown pixels.
    let age: Int
    let time: Double

    /// All pixels of the buffer.
    var whole: PixelRect { PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height) }
}
