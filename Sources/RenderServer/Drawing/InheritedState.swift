// SPDX-License-Identifier: Apache-2.0

import Raster

/// What a layer inherits from the layers above it.
struct InheritedState {
    /// From the coordinates of the parent's sublayers to pixels.
    var transform: CATransform3D
    var opacity: Float = 1
    var clip: ClipChain?
    /// The pixels that can be seen.
    var viewport: PixelRect
    /// The parent's time.
    var time: Double
    /// The factors that a replicator multiplies colours by.
    var tint: ColorTint?
    /// Distinguishes the copies that replicators make of one layer.
    var instance: UInt64 = 0

    /// Whether a layer without animations makes the same items in both states.
    func looksLike(_ other: InheritedState) -> Bool {
        opacity == other.opacity && viewport == other.viewport && instance == other.instance
            && tint == other.tint && CATransform3DEqualToTransform(transform, other.transform)
            && ClipChain.areEqual(clip, other.clip)
    }
}
