// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// How an address is opened outside.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String

        /// Makes a key from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Only if a program has claimed it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
        /// An attribution of a click.
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey"
        )
    }
}
