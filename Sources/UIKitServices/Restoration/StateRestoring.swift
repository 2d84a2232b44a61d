// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitViews

/// One restoring of the interface: every object is made or found first, then each has its state.
@MainActor
final class StateRestoring {
    private let state: SavedState
    private let application: UIApplication
    private let controllerStates: [[String]: SavedState.Controller]
    private let objectStates: [[String]: SavedState.Object]
    private var controllers: [[String]: UIViewController] = [:]
    private var objects: [[String]: any UIStateRestoring] = [:]
    /// What was looked for once, found or not.
    private var lookedFor: Set<[String]> = []
    private(set) var presentations: [(presenter: UIViewController, presented: UIViewController)] =
        []

    init(_ state: SavedState, _ application: UIApplication) {
        self.state = state
        self.application = application
        controllerStates = Dictionary(
            state.controllers.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        objectStates = Dictionary(
            state.objects.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    func restore() {
        for saved in state.controllers { _ = controller(saved.path) }
        for saved in state.objects { _ = object(saved.path) }
        restoreWindows()
        for saved in state.controllers { restore(saved) }
        for saved in state.controllers { restoreViews(of: saved) }
        for saved in state.objects {
            guard let object = objects[saved.path] else { continue }
            read(saved.state, object.decodeRestorableState)
        }
        for saved in state.controllers {
            controllers[saved.path]?.applicationFinishedRestoringState()
        }
        for saved in state.objects { objects[saved.path]?.applicationFinishedRestoringState() }
    }

    /// Lets an object restore its state; nil where the state is no archive.
    @discardableResult
    private func read<Result>(
        _ data: Data,
        storyboard: Any? = nil,
        _ decode: (NSCoder) -> Result
    ) -> Result? {
        StateUnarchiver(data, storyboard: storyboard, resolve: object(of:))?.read(decode)
    }

    // MARK: Objects

    /// What a reference names; nil if it is gone.
    func object(of reference: StateReference) -> Any? {
        switch reference.kind {
        case .controller: return controller(reference.path)
        case .object: return object(reference.path)
        case .nothing: return nil
        case .view:
            guard let owner = controller(Array(reference.path.dropLast())) else { return nil }
            owner.loadViewIfNeeded()
            return RestorationPaths.views(of: owner).first {
                $0.restorationIdentifier == reference.path.last
            }
        }
    }

    /// The controller of a path: its restoration class's, the delegate's, one that is there, or the
    /// storyboard's.
    private func controller(_ path: [String]) -> UIViewController? {
        if let known = controllers[path] { return known }
        guard lookedFor.insert(["controller"] + path).inserted, let saved = controllerStates[path]
        else { return nil }
        let found = find(saved)
        if let found {
            if found.restorationIdentifier == nil { found.restorationIdentifier = path.last }
            controllers[path] = found
        }
        return found
    }

    private func find(_ saved: SavedState.Controller) -> UIViewController? {
        let storyboard = storyboard(of: saved)
        return read(saved.state, storyboard: storyboard) { coder in
            find(saved, storyboard, coder)
        } ?? nil
    }

    private func find(
        _ saved: SavedState.Controller,
        _ storyboard: AnyObject?,
        _ coder: NSCoder
    ) -> UIViewController? {
        if let name = saved.restorationClass {
            let type = _typeByName(name) as? any UIViewControllerRestoration.Type
            return type?.viewController(withRestorationIdentifierPath: saved.path, coder: coder)
        }
        let given = application.delegate?.application?(
            application,
            viewControllerWithRestorationIdentifierPath: saved.path,
            coder: coder
        )
        if let given = given ?? nil { return given }
        if let present = RestorationPaths.existing(saved.path, of: application) { return present }
        guard let storyboard, let place = saved.place else { return nil }
        return Nibs.reader?.makeController(of: storyboard, elementID: place.elementID)
    }

    private func storyboard(of saved: SavedState.Controller) -> AnyObject? {
        guard let place = saved.place else { return nil }
        guard let bundle = place.bundlePath.map({ Bundle(path: $0) }) ?? .main else { return nil }
        return Nibs.reader?.storyboard(place.name, in: bundle)
    }

    /// The registered object of a path: its restoration class's, or one that is there.
    private func object(_ path: [String]) -> (any UIStateRestoring)? {
        if let known = objects[path] { return known }
        guard lookedFor.insert(["object"] + path).inserted, let saved = objectStates[path] else {
            return nil
        }
        var found: (any UIStateRestoring)?
        if let name = saved.restorationClass {
            let type = _typeByName(name) as? any UIObjectRestoration.Type
            found =
                read(saved.state) {
                    type?.object(withRestorationIdentifierPath: path, coder: $0)
                } ?? nil
        } else {
            found =
                UIApplication.registeredObjects.lazy.compactMap(\.object).first {
                    RestorationPaths.path(of: $0) == path
                }
        }
        objects[path] = found
        return found
    }

    // MARK: States

    private func restoreWindows() {
        let windows = RestorationPaths.windows(of: application)
        for saved in state.windows {
            let named = saved.identifier.flatMap { name in
                windows.first { $0.restorationIdentifier == name }
            }
            let place = windows.indices.contains(saved.index) ? windows[saved.index] : nil
            guard let window = named ?? place else { continue }
            if let root = saved.root.flatMap(controller), root !== window.rootViewController,
                root.restorationAncestor == nil
            {
                window.rootViewController = root
            }
            read(saved.state, window.decodeRestorableState)
        }
    }

    private func restore(_ saved: SavedState.Controller) {
        guard let controller = controllers[saved.path] else { return }
        controller.loadViewIfNeeded()
        read(saved.state, storyboard: storyboard(of: saved), controller.decodeRestorableState)
        if let presented = saved.presented.flatMap(self.controller) {
            presentations.append((controller, presented))
        }
    }

    private func restoreViews(of saved: SavedState.Controller) {
        guard let controller = controllers[saved.path], !saved.views.isEmpty else { return }
        controller.view.layoutIfNeeded()
        let views = RestorationPaths.views(of: controller)
        for savedView in saved.views {
            let view = views.first { $0.restorationIdentifier == savedView.identifier }
            guard let view else { continue }
            read(savedView.state, view.decodeRestorableState)
        }
    }
}
