// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitViews

/// One saving of the interface: controllers from the windows' roots on, and whatever their states
/// name.
@MainActor
final class StateSaving {
    private var waiting: [UIViewController] = []
    private var known: Set<ObjectIdentifier> = []
    private var objects: [any UIStateRestoring] = []

    /// The data of a coder that somebody saves with.
    func data(_ encode: (NSCoder) -> Void) -> Data {
        StateArchiver { [weak self] in self?.reference(to: $0) }.data(encode)
    }

    func save(_ windows: [UIWindow]) -> [SavedState.Window] {
        windows.enumerated().map { index, window in
            SavedState.Window(
                identifier: window.restorationIdentifier,
                index: index,
                root: window.rootViewController.flatMap(add),
                state: data(window.encodeRestorableState)
            )
        }
    }

    /// Saves what was named, and registered objects.
    func saveRest(in state: inout SavedState) {
        for registered in UIApplication.registeredObjects {
            registered.object.map { add($0) }
        }
        var saved = 0
        while !waiting.isEmpty || saved < objects.count {
            if !waiting.isEmpty {
                let controller = waiting.removeFirst()
                if let path = RestorationPaths.path(of: controller) {
                    state.controllers.append(save(controller, path))
                }
            } else {
                let object = objects[saved]
                saved += 1
                guard let path = RestorationPaths.path(of: object) else { continue }
                state.objects.append(
                    SavedState.Object(
                        path: path,
                        restorationClass: object.objectRestorationClass.flatMap {
                            _mangledTypeName($0)
                        },
                        state: data(object.encodeRestorableState)
                    )
                )
            }
        }
    }

    private func save(_ controller: UIViewController, _ path: [String]) -> SavedState.Controller {
        SavedState.Controller(
            path: path,
            restorationClass: controller.restorationClass.flatMap { _mangledTypeName($0) },
            place: controller.storyboardOrigin?.place,
            presented: controller.ownPresented.flatMap(add),
            state: data(controller.encodeRestorableState),
            views: RestorationPaths.views(of: controller).map { view in
                SavedState.View(
                    identifier: view.restorationIdentifier ?? "",
                    state: data(view.encodeRestorableState)
                )
            }
        )
    }

    /// Has a controller saved; its path, or nil for one that cannot be.
    private func add(_ controller: UIViewController) -> [String]? {
        guard let path = RestorationPaths.path(of: controller) else { return nil }
        if known.insert(ObjectIdentifier(controller)).inserted { waiting.append(controller) }
        return path
    }

    private func add(_ object: any UIStateRestoring) {
        if known.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
    }

    private func reference(to object: Any) -> StateReference? {
        switch object {
        case let controller as UIViewController:
            return add(controller).map { StateReference(.controller, $0) }
                ?? StateReference(.nothing, [])
        case let view as UIView:
            guard let identifier = view.restorationIdentifier,
                let path = RestorationPaths.controller(of: view).flatMap(add)
            else { return StateReference(.nothing, []) }
            return StateReference(.view, path + [identifier])
        case let object as any UIStateRestoring:
            guard let path = RestorationPaths.path(of: object) else { return nil }
            add(object)
            return StateReference(.object, path)
        default: return nil
        }
    }
}
