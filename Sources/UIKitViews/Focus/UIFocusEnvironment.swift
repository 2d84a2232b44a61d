// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of the interface that has a say in where the focus goes: a view, a controller, a window.
///
/// Environments form a tree by `parentFocusEnvironment`. They are asked for their leave and told
/// of every move of the focus into, out of and inside them.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus should go inside this environment, the best first; each is asked in turn.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; nil for the topmost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Who knows the items inside; nil where there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Asks for the focus to be looked for anew at the end of this turn, if it is in here.
    func setNeedsFocusUpdate()

    /// Looks for the focus anew at once, if that was asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move as a context says; every environment on both sides must agree.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Told after the focus has moved; animations are added to the coordinator.
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

    /// This environment and those around it, inner ones first.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var seen: Set<ObjectIdentifier> = []
        var next: (any UIFocusEnvironment)? = self
        // Somebody's own environments may go round in circles.
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
