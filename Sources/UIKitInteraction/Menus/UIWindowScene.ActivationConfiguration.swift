// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UIWindowScene {
    /// The content of a new window, and the options of its request.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        private let activity: NSUserActivity

        /// The options of the request; nil, the default, for the system's.
        open var options: UIWindowScene.ActivationRequestOptions?

        /// The source of the window's animation; nil, the default, for the touched view.
        open var preview: UITargetedPreview?

        /// Makes a configuration from the new scene's activity.
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

        /// The activity for the new scene.
        open var userActivity: NSUserActivity { activity }

        /// Opens the window.
        package final func activate(errorHandler: ((any Error) -> Void)?) {
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
