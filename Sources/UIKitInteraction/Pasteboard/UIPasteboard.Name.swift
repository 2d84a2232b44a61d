// SPDX-License-Identifier: Apache-2.0

extension UIPasteboard {
    /// Names a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Makes a name from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes a name from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the pasteboard that all programs share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }
}
