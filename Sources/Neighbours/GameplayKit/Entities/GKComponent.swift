// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// One ability of an entity.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
    /// The entity that has the component.
    open internal(set) weak var entity: GKEntity?

    /// A component without an entity.
    public override init() { super.init() }

    /// Reads nothing: subclasses read what they wrote.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing: subclasses write what they have.
    open func encode(with coder: NSCoder) {}

    /// Archives can keep components.
    open class var supportsSecureCoding: Bool { true }

    /// A new component of the class; subclasses copy what they have.
    open func copy(with zone: NSZone? = nil) -> Any { makeInstance(of: type(of: self)) }

    /// A new component of the class.
    open override func copy() -> Any { copy(with: nil) }

    /// The component was added to its entity.
    open func didAddToEntity() {}

    /// The component is about to be removed from its entity.
    open func willRemoveFromEntity() {}

    /// Time passes.
    open func update(deltaTime seconds: TimeInterval) {}
}
