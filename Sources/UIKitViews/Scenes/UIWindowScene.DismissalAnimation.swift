// SPDX-License-Identifier: Apache-2.0

extension UIWindowScene {
    /// How a window looks while it goes; window systems here let it go at once.
    public enum DismissalAnimation: Int, Sendable {
        /// As any window.
        case standard = 1
        /// As one whose content was sent or saved.
        case commit = 2
        /// As one whose content was thrown away.
        case decline = 3
    }
}

/// How a scene with windows is closed for good.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window looks while it goes; standard by default.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
