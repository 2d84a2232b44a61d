// SPDX-License-Identifier: Apache-2.0

extension UIApplication {
    /// How an address came to the application.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String

        /// Makes a key from its text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The program that sent it.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// What that program sent along.
        public static let annotation = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey"
        )
        /// Whether a file is used where it is.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"
        )
        /// An attribution of a click.
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey"
        )
    }
}
