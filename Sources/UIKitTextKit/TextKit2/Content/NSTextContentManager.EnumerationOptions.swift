// SPDX-License-Identifier: Apache-2.0

extension NSTextContentManager {
    /// How elements are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }
}
