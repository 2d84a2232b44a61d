// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitViews

/// The identifier paths of what can be restored.
@MainActor
enum RestorationPaths {
    /// The identifiers from the outermost controller to this one; nil if one of them has none.
    static func path(of controller: UIViewController) -> [String]? {
        var path: [String] = []
        var next: UIViewController? = controller
        while let current = next {
            guard let identifier = current.restorationIdentifier else { return nil }
            path.append(identifier)
            next = current.restorationAncestor
        }
        return path.reversed()
    }

    /// The identifiers from the outermost ancestor of a registered object to the object.
    static func path(of object: any UIStateRestoring) -> [String]? {
        if let controller = object as? UIViewController { return path(of: controller) }
        let registered = UIApplication.registeredObjects.first { $0.object === object }
        guard let registered else { return nil }
        guard let parent = object.restorationParent else { return [registered.identifier] }
        return path(of: parent).map { $0 + [registered.identifier] }
    }

    /// The views with identifiers that belong to a controller, those of other controllers left out.
    static func views(of controller: UIViewController) -> [UIView] {
        guard let root = controller.viewIfLoaded else { return [] }
        var found: [UIView] = []
        var known: Set<String> = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if let owner = view.owningController, owner !== controller { continue }
            if let identifier = view.restorationIdentifier, known.insert(identifier).inserted {
                found.append(view)
            }
            waiting += view.subviews.reversed()
        }
        return found
    }

    /// The controller whose view a view is in.
    static func controller(of view: UIView) -> UIViewController? {
        var next: UIView? = view
        while let current = next {
            if let owner = current.owningController { return owner }
            next = current.superview
        }
        return nil
    }

    /// The windows whose state is saved: those that are of no scene, and the delegate's.
    static func windows(of application: UIApplication) -> [UIWindow] {
        var windows = application.windows.filter { !$0.hasOwnScene }
        if let own = application.delegate?.window ?? nil, !windows.contains(own) {
            windows.insert(own, at: 0)
        }
        return windows
    }

    /// A controller that is there already, by its path.
    static func existing(_ path: [String], of application: UIApplication) -> UIViewController? {
        var waiting = windows(of: application).compactMap(\.rootViewController)
        var known: Set<ObjectIdentifier> = []
        while let controller = waiting.popLast() {
            guard known.insert(ObjectIdentifier(controller)).inserted else { continue }
            let own = self.path(of: controller)
            if own == path { return controller }
            guard let own, path.starts(with: own) else { continue }
            waiting += controller.children
            if let presented = controller.ownPresented { waiting.append(presented) }
        }
        return nil
    }
}
