// SPDX-License-Identifier: Apache-2.0

/// What pixel memory is for; ``PixelMemory`` counts by it.
package enum PixelUse: Int, CaseIterable, Sendable {
    /// Bitmap contexts and the images made of them.
    case bitmap
    /// Layers' backing stores and tiles.
    case backingStore
    /// Decoded pictures.
    case picture
    /// Groups of layers that are drawn as one.
    case group
    /// Coverage: shapes, shadows, clips.
    case mask
    /// Pixels of an operation that is under way: blurs, filters, resampling.
    case scratch
}
