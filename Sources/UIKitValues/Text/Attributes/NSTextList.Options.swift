// SPDX-License-Identifier: Apache-2.0

extension NSTextList {
    /// How markers are put together.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The marker of the list around comes first.
        public static let prependEnclosingMarker = Self(rawValue: 1 << 0)
    }
}
