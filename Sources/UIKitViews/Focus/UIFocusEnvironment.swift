// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of the interface that takes part in focus moves: a view, a controller, a window.
///
/// Environments form a tree by `parentFocusEnvironment`. They can refuse every move of the focus
/// into, out of and inside them, and are notified of it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that the focus prefers inside this one, best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; nil for the topmost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container of the items inside; nil if there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Requests a focus update at the end of this run-loop turn, if the focus is in this
    /// environment.
    func setNeedsFocusUpdate()

    /// Updates the focus now if an update was requested.
    func updateFocusIfNeeded()

    /// Whether a focus update is allowed; every environment on both sides must allow it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus has moved; animations are added to the coordinator.
    func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    /// The view to be focused; `preferredFocusEnvironments` took its place.
    var preferredFocusedView: UIView? { get }

    /// The group that the items inside belong to; nil for that of the environment around.
    var focusGroupIdentifier: String? { get }
}

extension UIFocusEnvironment {
    /// None.
    public var preferredFocusedView: UIView? { nil }

    /// That of the environment around.
    public var focusGroupIdentifier: String? { nil }

    /// Whether an environment is this one or inside it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// This environment and those around it, innermost first.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var seen: Set<ObjectIdentifier> = []
        var next: (any UIFocusEnvironment)? = self
        // Environments of the program may form a cycle.
        while let current = next, seen.insert(ObjectIdentifier(current)).inserted {
            chain.append(current)
            next = current.parentFocusEnvironment
        }
        return chain
    }

    /// The group that an item here belongs to: the nearest identifier around it.
    var effectiveFocusGroup: String? {
        for environment in focusChain {
            if let group = environment.focusGroupIdentifier { return group }
        }
        return nil
    }
}
