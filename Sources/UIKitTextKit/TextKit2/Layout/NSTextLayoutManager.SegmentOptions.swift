// SPDX-License-Identifier: Apache-2.0

extension NSTextLayoutManager {
    /// How the rectangles of a range of text are made.
    public struct SegmentOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Calls back without ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first line and the last.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first rectangle begins at the leading edge of its line.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last rectangle ends at the trailing edge of its line.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range at the end of a line stands there, not at the start of the next.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }
}
