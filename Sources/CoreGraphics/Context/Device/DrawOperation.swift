// SPDX-License-Identifier: Apache-2.0

package import Raster

/// One drawing operation in device space, with all state resolved.
package struct DrawOperation {
    /// Where paint goes.
    package var shape: DeviceShape
    /// The paint.
    package var paint: DevicePaint
    /// How it meets the backdrop.
    package var compositing: Compositing
    /// The clip; `nil` is the whole device.
    package var clip: ClipRegion?

    /// Puts an operation together.
    package init(
        shape: DeviceShape,
        paint: DevicePaint,
        compositing: Compositing,
        clip: ClipRegion?
    ) {
        self.shape = shape
        self.paint = paint
        self.compositing = compositing
        self.clip = clip
    }
}

extension DrawOperation {
    /// All pixels that the shape may touch.
    package var shapePixels: PixelRect {
        guard let bounds = shape.bounds else { return .everything }
        return bounds.isNull ? .empty : PixelRect(covering: bounds)
    }
}
