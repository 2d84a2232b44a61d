// SPDX-License-Identifier: Apache-2.0

extension UIWindowScene {
    /// The options of a request for a window scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        private var style = PresentationStyle.automatic

        /// The presentation beside the requesting scene; every window system here gives the scene
        /// its own window.
        @available(*, deprecated, message: "Use a placement instead.")
        open var preferredPresentationStyle: UIWindowScene.PresentationStyle {
            get { style }
            set { style = newValue }
        }
    }

    /// The presentation of a scene beside the requesting one.
    public enum PresentationStyle: UInt, Sendable {
        /// The system decides.
        case automatic = 0
        /// Beside it.
        case standard = 1
        /// In front, for a while.
        case prominent = 2
    }
}
