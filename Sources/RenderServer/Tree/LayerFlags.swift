// SPDX-License-Identifier: Apache-2.0

/// A layer's properties that are true or false, each bit chosen so that the defaults are zero.
package struct LayerFlags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    // The protocol's own implementation is not specialized in other modules.
    package func contains(_ flags: LayerFlags) -> Bool {
        rawValue & flags.rawValue == flags.rawValue
    }

    package static let isHidden = LayerFlags(rawValue: 1 << 0)
    package static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    package static let isSingleSided = LayerFlags(rawValue: 1 << 2)
    package static let isGeometryFlipped = LayerFlags(rawValue: 1 << 3)
    package static let isOpaque = LayerFlags(rawValue: 1 << 4)
    package static let shouldRasterize = LayerFlags(rawValue: 1 << 5)
    package static let forbidsGroupOpacity = LayerFlags(rawValue: 1 << 6)
    package static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 7)
    package static let drawsAsynchronously = LayerFlags(rawValue: 1 << 8)
    package static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 9)
    package static let wantsExtendedRange = LayerFlags(rawValue: 1 << 10)
    /// The contents' first row is the lowest one.
    package static let hasFlippedContents = LayerFlags(rawValue: 1 << 11)
}
