// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The focus of the program, with one focused item for each surface.
///
/// `UIFocusSystem` is the public face of a ``FocusState``.
@MainActor
package final class FocusCenter {
    package static let shared = FocusCenter()

    /// The states of surfaces in which focus was used.
    private var states: [ObjectIdentifier: FocusState] = [:] {
        didSet { FocusCenter.isObservingLayout = !states.isEmpty }
    }

    /// That of a surface.
    func state(of surface: DisplaySurface) -> FocusState {
        let key = ObjectIdentifier(surface)
        if let state = states[key], state.surface === surface { return state }
        states = states.filter { $0.value.surface != nil }
        let state = FocusState(surface: surface)
        states[key] = state
        return state
    }

    /// That of the surface which an environment is shown on; nil outside a window.
    package func state(of environment: any UIFocusEnvironment) -> FocusState? {
        for ancestor in environment.focusChain {
            if let window = ancestor as? UIWindow { return state(of: window) }
            if let scene = ancestor as? UIWindowScene { return state(of: scene.surface) }
        }
        return nil
    }

    private func state(of window: UIWindow) -> FocusState? {
        window.windowState.surface.map { state(of: $0) }
    }

    func hasFocus(_ item: any UIFocusItem) -> Bool {
        for state in states.values where state.focusedItem === item { return true }
        return false
    }

    /// The view that has the focus in a window, or is around the item that has it.
    func focusedView(in window: UIWindow) -> UIView? {
        for state in states.values {
            if let view = state.focusedItem?.focusView, view.window === window { return view }
        }
        return nil
    }

    /// A view with all inside it is about to leave a window.
    func viewWillLeave(_ view: UIView, _ window: UIWindow) {
        for state in states.values {
            guard let item = state.focusedItem, view.contains(item) else { continue }
            state.focusedItemLeaves(view)
        }
    }

    /// Whether anything was ever focused.
    var isInUse: Bool { !states.isEmpty }

    /// Whether anything was ever focused, for callers without an actor.
    // Unsafe because the main actor alone writes it, and reads it while layers are laid out.
    nonisolated(unsafe) static var isObservingLayout = false

    /// A view was laid out: its halo follows.
    func viewWasLaidOut(_ view: UIView) {
        for state in states.values where state.halo.host === view { state.refreshHalo() }
    }

    /// A touch began: pointing needs no halo.
    func touchCameDown(on surface: DisplaySurface) {
        guard let state = states[ObjectIdentifier(surface)], state.surface === surface else {
            return
        }
        state.showsHalo = false
    }
}
