// SPDX-License-Identifier: Apache-2.0

extension UIPasteboard {
    /// Names an option of what is put on a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// When the items go: a `Date`.
        public static let expirationDate = OptionsKey(
            rawValue: "UIPasteboardOptionExpirationDate"
        )
        /// Whether other devices must not see the items: a `Bool`.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
