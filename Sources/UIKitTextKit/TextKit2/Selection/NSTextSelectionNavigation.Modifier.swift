// SPDX-License-Identifier: Apache-2.0

extension NSTextSelectionNavigation {
    /// What the keys that are held down make of a tap or drag.
    public struct Modifier: OptionSet, Sendable {
        /// The modifiers as bits.
        public let rawValue: UInt

        /// Modifiers of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The selection is extended to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// The selection is a rectangle.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// A range is added to the selection.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }
}
