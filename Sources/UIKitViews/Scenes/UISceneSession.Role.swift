// SPDX-License-Identifier: Apache-2.0

extension UISceneSession {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the role in an Info.plist.
        public let rawValue: String

        /// Makes a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows on the device's screen.
        public static let windowApplication = Role(
            rawValue: "UIWindowSceneSessionRoleApplication"
        )
        /// Windows on another screen.
        @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
        public static let windowExternalDisplay = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplay"
        )
        /// Windows on another screen, without touches.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        )
    }
}
