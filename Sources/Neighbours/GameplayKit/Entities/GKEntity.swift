// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// An object of a game, made of components of different classes.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
    /// The components, in the order in which they came.
    open private(set) var components: [GKComponent] = []

    /// An entity without components.
    public override init() { super.init() }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        let list = coder.decodeObject(of: [NSArray.self, GKComponent.self], forKey: "components")
        for case let component as GKComponent in list as? NSArray ?? [] { addComponent(component) }
    }

    /// Writes the components.
    open func encode(with coder: NSCoder) {
        coder.encode(NSArray(array: components), forKey: "components")
    }

    /// Archives can keep entities.
    open class var supportsSecureCoding: Bool { true }

    /// An entity with copies of the components.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeInstance(of: type(of: self))
        for case let component as GKComponent in components.map({ $0.copy(with: zone) }) {
            copy.addComponent(component)
        }
        return copy
    }

    /// An entity with copies of the components.
    open override func copy() -> Any { copy(with: nil) }

    /// Tells all components that time passes.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// The component of that class.
    open func component<ComponentType: GKComponent>(
        ofType componentClass: ComponentType.Type
    ) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
            ?? components.lazy.compactMap { $0 as? ComponentType }.first
    }

    /// Adds a component, in the place of one of the same class; another entity gives it away.
    open func addComponent(_ component: GKComponent) {
        guard component.entity !== self else { return }
        component.entity?.remove { $0 === component }
        remove { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Removes the component of that class.
    open func removeComponent<ComponentType: GKComponent>(
        ofType componentClass: ComponentType.Type
    ) {
        guard let component = component(ofType: componentClass) else { return }
        remove { $0 === component }
    }

    private func remove(_ isWanted: (GKComponent) -> Bool) {
        guard let index = components.firstIndex(where: isWanted) else { return }
        let component = components[index]
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }
}
