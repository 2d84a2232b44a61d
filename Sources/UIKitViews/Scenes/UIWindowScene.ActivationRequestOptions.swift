// SPDX-License-Identifier: Apache-2.0

extension UIWindowScene {
    /// How a scene with windows is asked for.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        private var style = PresentationStyle.automatic

        /// How the scene stands beside the one that asks; every window system here gives it a
        /// window of its own.
        @available(*, deprecated, message: "Use a placement instead.")
        open var preferredPresentationStyle: UIWindowScene.PresentationStyle {
            get { style }
            set { style = newValue }
        }
    }

    /// How a scene stands beside the one that asked for it.
    public enum PresentationStyle: UInt, Sendable {
        /// As the system likes.
        case automatic = 0
        /// Beside it.
        case standard = 1
        /// In front, for a while.
        case prominent = 2
    }
}
