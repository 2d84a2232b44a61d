// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

extension UITraitChangeObservable {
    /// Sends `action` to `target` after any of `traits` has changed.
    ///
    /// The action may take the environment and its traits before. The target is not retained.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return addTraitRegistration(traits) { [weak object] environment, previous in
            if let object { _ = action.send(to: object, [environment, previous]) }
        }
    }

    /// Sends `action` to the environment itself after any of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        action: Selector
    ) -> any UITraitChangeRegistration {
        addTraitRegistration(traits) { environment, previous in
            _ = action.send(to: environment, [environment, previous])
        }
    }
}
