// SPDX-License-Identifier: Apache-2.0

/// An environment that tells of changes of chosen traits.
///
/// A registration lasts as long as the environment, or until it is unregistered.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// What is called after a change: the environment and its traits before.
    public typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (_ traitEnvironment: TraitEnvironment, _ previous: UITraitCollection) -> Void

    /// Calls a block after any of `traits` has changed.
    ///
    /// The block may be called once for several changes. It does not keep the environment alive.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        addTraitRegistration(traits) { environment, previous in
            if let environment = environment as? Self { handler(environment, previous) }
        }
    }

    /// The same for a block that names the environment's type itself, as `(self: Self, …)` does in
    /// a class that can have subclasses.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        addTraitRegistration(traits) { environment, previous in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Ends a registration; one that is not known here is ignored.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeHost)?.traitRegistrations.remove(registration)
    }

    /// Adds a registration to the environment's own list.
    func addTraitRegistration(
        _ traits: [UITrait],
        call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits, call: call)
        (self as? any TraitChangeHost)?.traitRegistrations.add(registration)
        return registration
    }
}
