// SPDX-License-Identifier: Apache-2.0

/// The members of a class with those that it inherits; immutable once made.
final class ClassTable: Sendable {
    let methods: [String: MethodBody]
    let classMethods: [String: MethodBody]
    let classMembers: [String: ClassMember]
    let properties: [String: Property]
    /// The framework's methods that ask for replacements, by their own implementations.
    let ownMethods: [String: MethodBody]
    let ownClassMethods: [String: MethodBody]
    let requirements: [String: Requirement]
    let protocols: Set<ObjectIdentifier>
    /// Whether `requirements` holds every optional requirement that the class has, its own and
    /// those that it inherits; else a method that is not in there may exist all the same.
    let knowsAllRequirements: Bool
    /// Whether the class overrides `forwardingTarget(for:)`, so that each of its objects may have other
    /// requirements.
    let forwards: Bool
    /// Whether a class of the program's overrides `responds(to:)`, this one or one above it, so that each
    /// object may switch requirements off.
    let asksToRespond: Bool

    static let empty = ClassTable(inheriting: nil, own: [], isFramework: false)

    /// Makes the table of a class from its superclass's and its own parts; later parts win.
    ///
    /// `isFramework`: the class is one of this framework's or Foundation's, which list what they
    ///   implement of optional requirements, or implement none.
    /// `forwards`: the class overrides `forwardingTarget(for:)`.
    /// `overridesResponds`: the class itself overrides `responds(to:)`.
    init(
        inheriting parent: ClassTable?,
        own: [_ObjCMembers],
        isFramework: Bool,
        forwards: Bool = false,
        overridesResponds: Bool = false
    ) {
        var methods = parent?.methods ?? [:]
        var classMethods = parent?.classMethods ?? [:]
        var classMembers = parent?.classMembers ?? [:]
        var properties = parent?.properties ?? [:]
        var ownMethods = parent?.ownMethods ?? [:]
        var ownClassMethods = parent?.ownClassMethods ?? [:]
        var requirements = parent?.requirements ?? [:]
        var protocols = parent?.protocols ?? []
        for part in own {
            methods.merge(part.methods) { $1 }
            classMethods.merge(part.classMethods) { $1 }
            classMembers.merge(part.classMembers) { $1 }
            properties.merge(part.properties) { $1 }
            ownMethods.merge(part.ownMethods) { $1 }
            ownClassMethods.merge(part.ownClassMethods) { $1 }
            requirements.merge(part.requirements) { $1 }
            protocols.formUnion(part.protocols)
            // A property answers to messages of its getter's and setter's name; a listed method of
            // that name goes first.
            for (key, property) in part.properties {
                let setter = "set" + KeyValueCoding.capitalised(key) + ":"
                if part.methods[key] == nil {
                    methods[key] = MethodBody { object, _ in property.read(object) }
                }
                guard !property.isReadOnly, part.methods[setter] == nil else { continue }
                methods[setter] = MethodBody { object, arguments in
                    _ = property.write(object, arguments.first ?? nil)
                    return nil
                }
            }
        }
        // Swift gives Objective-C what implements a requirement of one of its protocols, marked or not.
        for part in own {
            for (name, requirement) in part.requirements {
                let selector = RequirementName.selector(of: name)
                guard let call = requirement.call, methods[selector] == nil else { continue }
                methods[selector] = MethodBody { object, arguments in
                    let result = try call(object, arguments)
                    return result is Void ? nil : result
                }
            }
        }
        self.forwards = forwards
        // UIResponder's own override says what the class has, as the lists do.
        asksToRespond = parent?.asksToRespond == true || overridesResponds && !isFramework
        self.ownMethods = ownMethods
        self.ownClassMethods = ownClassMethods
        self.methods = methods
        self.classMethods = classMethods
        self.classMembers = classMembers
        self.properties = properties
        self.requirements = requirements
        self.protocols = protocols
        knowsAllRequirements =
            (isFramework || own.contains { $0.hasAllRequirements })
            && parent?.knowsAllRequirements != false
    }
}
