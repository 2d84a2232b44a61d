// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

extension UISceneConfiguration {
    /// The storyboard whose initial controller the scene's first window shows; nil for the one that
    /// the Info.plist names.
    public var storyboard: UIStoryboard? {
        get { storyboardObject as? UIStoryboard }
        set { storyboardObject = newValue }
    }
}
