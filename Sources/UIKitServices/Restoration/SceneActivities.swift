// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitViews

/// The activity with which a scene's delegate says how the scene goes on.
@MainActor
enum SceneActivities {
    /// Asks the delegate of a scene, and has those who share its answer add what they know.
    static func current(of scene: UIScene) -> NSUserActivity? {
        guard let activity = scene.delegate?.stateRestorationActivity?(for: scene) ?? nil else {
            return nil
        }
        activity.needsSave = true
        activity.saveIfNeeded()
        for responder in responders(of: scene) where responder.userActivity === activity {
            responder.updateUserActivityState(activity)
        }
        return activity
    }

    /// The scene, and the windows, controllers and views in it.
    private static func responders(of scene: UIScene) -> [UIResponder] {
        var found: [UIResponder] = [scene]
        func collect(_ view: UIView) {
            found.append(view)
            if let controller = view.next as? UIViewController { found.append(controller) }
            for subview in view.subviews { collect(subview) }
        }
        for window in (scene as? UIWindowScene)?.windows ?? [] { collect(window) }
        return found
    }
}
