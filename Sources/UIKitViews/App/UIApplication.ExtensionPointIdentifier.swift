// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// Kinds of extensions.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String

        /// Makes a key from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Keyboards.
        public static let keyboard = ExtensionPointIdentifier(
            rawValue: "com.apple.keyboard-service"
        )
    }
}
