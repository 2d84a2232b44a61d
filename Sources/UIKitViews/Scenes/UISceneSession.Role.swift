// SPDX-License-Identifier: Apache-2.0

extension UISceneSession {
    /// The role of a scene.
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
        /// Windows on an external screen, without touches.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        )
    }
}
