// SPDX-License-Identifier: Apache-2.0

extension NSTextStorage {
    /// What an edit has changed.
    public struct EditActions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }
}
