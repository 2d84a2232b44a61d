// SPDX-License-Identifier: Apache-2.0

/// Caches blurred masks of rounded rectangles, without the uniform middle.
///
/// A large rectangle's shadow is the same along the middle of each side, so one mask of the corners
/// serves all sizes; it is made again only for another radius, blur or sub-pixel position.
final class ShadowCache {
    struct Key: Hashable {
        var shape: RoundedRect
        var sigma: Double
    }

    private static let capacity = 1_024
    /// The most pixels of a mask that is made whole, whatever of it shows.
    static let largestMask = 1 << 19
    private var masks: [Key: CoverageMask] = [:]

    func mask(_ key: Key, make: () -> CoverageMask) -> CoverageMask {
        if let mask = masks[key] { return mask }
        let mask = make()
        if masks.count >= ShadowCache.capacity { masks.removeAll(keepingCapacity: true) }
        masks[key] = mask
        return mask
    }

    func removeAll() { masks.removeAll(keepingCapacity: true) }
}
