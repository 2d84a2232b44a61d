// SPDX-License-Identifier: Apache-2.0

extension NSTextLayoutFragment {
    /// How layout fragments are enumerated.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Fragments that are not laid out get an estimated size.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Each fragment is laid out before the call.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The last fragment has a line after a separator at the end of the text.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }
}
