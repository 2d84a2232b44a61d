// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Saves the application's state and restores it.
///
/// It stands above and is put in by the program's start; without one nothing is saved.
@MainActor
package protocol StateRestorer: AnyObject {
    /// Restores what was saved, if the delegate wants that: between the two calls of launching.
    func restore(_ application: UIApplication)
    /// Presents what was presented; called when the windows are shown.
    func launchDidEnd()
    /// Saves the state, if the delegate wants that.
    func save(_ application: UIApplication)
    /// Keeps the restoration open until the matching ``complete()``; calls nest.
    func extend()
    /// Ends one ``extend()``.
    func complete()
}

/// An object that the application registered for restoration; not kept alive by that.
package struct RegisteredObject {
    package weak var object: (any UIStateRestoring)?
    package let identifier: String
}

extension UIApplication {
    /// What saves and restores the state; the composition root sets it.
    package var restorer: (any StateRestorer)? {
        get { application.restorer }
        set { application.restorer = newValue }
    }

    /// The objects that were registered and live, in the order of registration.
    package static var registeredObjects: [RegisteredObject] {
        RegisteredObjects.all.filter { $0.object != nil }
    }

    static func register(_ object: any UIStateRestoring, _ identifier: String) {
        RegisteredObjects.all.removeAll { $0.object == nil || $0.object === object }
        let parent = object.restorationParent
        let isTaken = RegisteredObjects.all.contains { other in
            other.identifier == identifier && other.object?.restorationParent === parent
        }
        guard !isTaken else {
            fatalError(
                "UIApplication.registerObject(forStateRestoration:restorationIdentifier:): "
                    + "'\(identifier)' names another object; give each its own identifier."
            )
        }
        RegisteredObjects.all.append(RegisteredObject(object: object, identifier: identifier))
    }

    /// The sessions of scenes, those of the launch before included.
    package var sessions: [UISceneSession] {
        get { application.sessions }
        set { application.sessions = newValue }
    }

    /// The session of the launch before that the program's first scene goes on with.
    package var rememberedSession: UISceneSession? {
        get { application.rememberedSession }
        set { application.rememberedSession = newValue }
    }

    /// Whether the program's interface is made of scenes, each with its own activity to restore.
    package var hasScenes: Bool {
        !application.scenes.isEmpty || application.sceneOpener != nil
    }
}

@MainActor
private enum RegisteredObjects {
    static var all: [RegisteredObject] = []
}

extension UISceneSession {
    /// What the scene was at when it was closed or the application was left.
    package var keptActivity: NSUserActivity? {
        get { restoration }
        set { restoration = newValue }
    }
}

extension UIViewController {
    /// The controller that this one presents itself.
    package var ownPresented: UIViewController? { presentation.presented }

    /// The controller that comes before this one in the path of restoration identifiers.
    package var restorationAncestor: UIViewController? {
        controller.parent ?? presentation.presenting
    }
}

extension UIView {
    /// The controller whose view this is.
    package var owningController: UIViewController? { hierarchy.controller }
}
