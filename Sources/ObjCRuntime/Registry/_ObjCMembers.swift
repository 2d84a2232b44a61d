// SPDX-License-Identifier: Apache-2.0

/// The Objective-C members of one class body or extension, as the lowered source lists them.
///
/// Every closure may touch isolated members: its isolation is taken off when it is stored, since a
/// message carries none.
public final class _ObjCMembers {
    typealias Method = (AnyObject, [Any?]) throws -> Any?

    private(set) var methods: [String: MethodBody] = [:]
    private(set) var classMethods: [String: MethodBody] = [:]
    private(set) var classMembers: [String: ClassMember] = [:]
    private(set) var properties: [String: Property] = [:]
    private(set) var keyPaths: [(name: String, path: () -> AnyKeyPath)] = []
    private(set) var ownMethods: [String: MethodBody] = [:]
    private(set) var ownClassMethods: [String: MethodBody] = [:]
    var requirements: [String: Requirement] = [:]
    private(set) var hasAllRequirements = false
    private(set) var givenName: String?
    private(set) var protocols: [ObjectIdentifier] = []

    init() {}

    /// Lists an instance method.
    ///
    /// `name`: the selector: `"tap:"`.
    /// `body`: calls it on the object with the arguments, which `_arg` reads.
    public func method<R>(
        _ name: String,
        _ body: @escaping @MainActor (AnyObject, [Any?]) throws -> R
    ) {
        let body = unsafeBitCast(body, to: ((AnyObject, [Any?]) throws -> R).self)
        methods[name] = MethodBody { erased(try body($0, $1)) }
    }

    /// Lists a class method.
    ///
    /// `body`: calls it with the arguments.
    public func classMethod<R>(
        _ name: String,
        _ body: @escaping @MainActor ([Any?]) throws -> R
    ) {
        let body = unsafeBitCast(body, to: (([Any?]) throws -> R).self)
        classMethods[name] = MethodBody { erased(try body($1)) }
    }

    /// Lists a class method that asks which class is sent the message: the one that lists it, or one below.
    package func classMethod<R>(
        _ name: String,
        asking body: @escaping @MainActor (AnyClass, [Any?]) throws -> R
    ) {
        let body = unsafeBitCast(body, to: ((AnyClass, [Any?]) throws -> R).self)
        classMethods[name] = MethodBody { erased(try body($0 as? AnyClass ?? type(of: $0), $1)) }
    }

    /// Lists a property's key path, by which `observe(_:)` finds its name where a variable holds the path.
    public func keyPath(_ name: String, _ path: @escaping @MainActor () -> AnyKeyPath) {
        keyPaths.append((name, unsafeBitCast(path, to: (() -> AnyKeyPath).self)))
    }

    /// Lists what a class itself answers for a name, which `_objcMember` reads.
    public func classMember<R>(_ name: String, _ body: @escaping @MainActor (AnyClass) -> R) {
        let body = unsafeBitCast(body, to: ((AnyClass) -> R).self)
        classMembers[name] = ClassMember { body($0) }
    }

    /// Lists methods of the framework's that ask for replacements when they begin.
    ///
    /// `body`: calls the owner's own implementation, whatever a subclass overrides.
    package func own<Owner: AnyObject>(
        _ names: [String],
        of owner: Owner.Type,
        _ body: @escaping @MainActor (Owner, String, [Any?]) -> Any?
    ) {
        let body = unsafeBitCast(body, to: ((Owner, String, [Any?]) -> Any?).self)
        for name in names {
            // Tables are asked by class: the object is one of the owner's.
            ownMethods[name] = MethodBody { body(unsafeDowncast($0, to: Owner.self), name, $1) }
        }
    }

    /// Lists a class method of the framework's that asks for replacements when it begins.
    package func ownClassMethod<R>(
        _ name: String,
        _ body: @escaping @MainActor ([Any?]) -> R
    ) {
        let body = unsafeBitCast(body, to: (([Any?]) -> R).self)
        ownClassMethods[name] = MethodBody { erased(body($1)) }
    }

    /// Lists a property, for key-value coding and for messages to its getter and setter.
    ///
    /// `set`: nil for a read-only property.
    public func property<V>(
        _ key: String,
        _ get: @escaping @MainActor (AnyObject) -> V,
        _ set: (@MainActor (AnyObject, V) -> Void)? = nil
    ) {
        let get = unsafeBitCast(get, to: ((AnyObject) -> V).self)
        let set = set.map { unsafeBitCast($0, to: ((AnyObject, V) -> Void).self) }
        properties[key] = Property(get: get, set: set)
    }

    /// Lists a property of one of the framework's own classes.
    package func property<Owner: AnyObject, V>(
        _ key: String,
        of owner: Owner.Type,
        _ get: @escaping @MainActor (Owner) -> V,
        _ set: (@MainActor (Owner, V) -> Void)? = nil
    ) {
        let get = unsafeBitCast(get, to: ((Owner) -> V).self)
        let set = set.map { unsafeBitCast($0, to: ((Owner, V) -> Void).self) }
        // Tables are asked by class: the object is one of the owner's.
        properties[key] = Property(
            get: { get(unsafeDowncast($0, to: Owner.self)) },
            set: set.map { set in { set(unsafeDowncast($0, to: Owner.self), $1) } }
        )
    }

    /// Lists a property by its key path; one that can be written can be set.
    package func property<Owner: AnyObject, V>(_ key: String, at path: KeyPath<Owner, V>) {
        let writable = path as? ReferenceWritableKeyPath<Owner, V>
        properties[key] = Property(
            get: { unsafeDowncast($0, to: Owner.self)[keyPath: path] },
            set: writable.map { path in { unsafeDowncast($0, to: Owner.self)[keyPath: path] = $1 } }
        )
    }

    /// Notes that the class implements an optional requirement, by its full name:
    /// `"scrollViewDidScroll(_:)"`.
    public func implements(_ name: String) {
        requirements[name] = Requirement(call: nil)
    }

    /// Notes that the class implements an optional requirement, and how it is called when Swift
    /// made the protocol's default the witness (a base class conforms, this one implements).
    ///
    /// `body`: calls it on the object with the arguments, which `_arg` reads.
    public func implements<R>(
        _ name: String,
        _ body: @escaping @MainActor (AnyObject, [Any?]) throws -> R
    ) {
        let body = unsafeBitCast(body, to: ((AnyObject, [Any?]) throws -> R).self)
        requirements[name] = Requirement { try body($0, $1) as Any }
    }

    /// Says that all optional requirements which the class itself implements are noted, here or in
    /// its other lists, so that a test for one that is not can be answered without a call.
    public func implementsNothingElse() { hasAllRequirements = true }

    /// Gives the class the name of `@objc(name)`.
    public func named(_ name: String) { givenName = name }

    /// Notes the name that Objective-C's header gives a method of the framework's that the class overrides,
    /// where lists have it by another.
    public func method(_ name: String, inHeader header: String) {
        ReplacedNames.note(others: [header: name])
    }

    /// Notes a conformance to an Objective-C protocol, for `conforms(to:)`.
    public func conforms(to type: Any.Type) { protocols.append(ObjectIdentifier(type)) }
}
