// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIWindowScene {
    /// What a new window is to show, and how it comes.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        private let activity: NSUserActivity

        /// How the window is asked for; nil, the default, is as usual.
        open var options: UIWindowScene.ActivationRequestOptions?

        /// What the window grows out of; nil, the default, is the view that was touched.
        open var preview: UITargetedPreview?

        /// Makes a configuration of what the new scene is told.
        public init(
            userActivity: NSUserActivity,
            options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            activity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }

        /// What the new scene is told.
        open var userActivity: NSUserActivity { activity }

        /// Opens the window.
        final func activate(errorHandler: ((any Error) -> Void)?) {
            UIApplication.shared.activate(
                nil,
                .windowApplication,
                activity,
                options,
                errorHandler
            )
        }
    }
}
