// SPDX-License-Identifier: Apache-2.0

extension UIWindowScene {
    /// The animation of a closing window; window systems here close it without one.
    public enum DismissalAnimation: Int, Sendable {
        /// As any window.
        case standard = 1
        /// The content was sent or saved.
        case commit = 2
        /// The content was discarded.
        case decline = 3
    }
}

/// How a scene with windows is closed for good.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation of the closing window; standard by default.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
