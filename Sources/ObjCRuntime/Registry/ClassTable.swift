// SPDX-License-Identifier: Apache-2.0

/// The members of a class with those that it inherits; immutable once made.
final class ClassTable: Sendable {
    let methods: [String: Unchecked<_ObjCMembers.Method>]
    let classMethods: [String: Unchecked<([Any?]) throws -> Any?>]
    let properties: [String: Property]
    let requirements: [String: Requirement]
    let protocols: Set<ObjectIdentifier>
    /// Whether the class itself, not just one above it, was listed.
    let isListed: Bool

    static let empty = ClassTable(inheriting: nil, own: [])

    /// Makes the table of a class from its superclass's and its own parts; later parts win.
    init(inheriting parent: ClassTable?, own: [_ObjCMembers]) {
        var methods = parent?.methods ?? [:]
        var classMethods = parent?.classMethods ?? [:]
        var properties = parent?.properties ?? [:]
        var requirements = parent?.requirements ?? [:]
        var protocols = parent?.protocols ?? []
        for part in own {
            methods.merge(part.methods) { $1 }
            classMethods.merge(part.classMethods) { $1 }
            properties.merge(part.properties) { $1 }
            requirements.merge(part.requirements) { $1 }
            protocols.formUnion(part.protocols)
        }
        self.methods = methods
        self.classMethods = classMethods
        self.properties = properties
        self.requirements = requirements
        self.protocols = protocols
        isListed = !own.isEmpty
    }
}
