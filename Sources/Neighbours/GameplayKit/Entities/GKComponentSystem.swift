// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// The components of one class, of many entities, that are told of passing time together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class that all components have.
    open private(set) var componentClass: AnyClass
    /// The components, in the order in which they are updated.
    open private(set) var components: [ComponentType] = []

    /// A system for the components of a class.
    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    /// The component at an index.
    open subscript(idx: Int) -> ComponentType { components[idx] }

    /// Adds a component; traps for one of another class.
    open func addComponent(_ component: ComponentType) {
        precondition(
            isOfClass(component),
            "GKComponentSystem.addComponent(_:): \(type(of: component)) is no \(componentClass)"
        )
        guard !components.contains(where: { $0 === component }) else { return }
        components.append(component)
    }

    /// Adds the component that an entity has of the class.
    open func addComponent(foundIn entity: GKEntity) {
        if let component = component(of: entity) { addComponent(component) }
    }

    /// Removes a component.
    open func removeComponent(_ component: ComponentType) {
        components.removeAll { $0 === component }
    }

    /// Removes the component that an entity has of the class.
    open func removeComponent(foundIn entity: GKEntity) {
        if let component = component(of: entity) { removeComponent(component) }
    }

    /// Tells all components that time passes.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    private func component(of entity: GKEntity) -> ComponentType? {
        entity.components.first(where: isOfClass) as? ComponentType
    }

    private func isOfClass(_ component: GKComponent) -> Bool {
        component.isKind(of: componentClass)
    }
}
