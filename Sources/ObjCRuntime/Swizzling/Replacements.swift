// SPDX-License-Identifier: Apache-2.0

// Unsafe because nothing guards the reading: a thread that reads the old value runs what it would have
// run a moment earlier.
/// Whether some method has another implementation than its own; false in most programs.
///
/// Each method that can be replaced reads it when it begins.
public nonisolated(unsafe) var _objcReplaces = false

/// The implementations that programs have given methods while they run.
///
/// Swift binds calls when it compiles, so nothing is changed in classes. Instead each method that can
/// be replaced asks here, when it begins, whether another implementation is to run in its place.
final class Replacements: Sendable {
    static let shared = Replacements()

    /// Whether there are any.
    static var areThere: Bool { _objcReplaces }

    /// A method of a class.
    struct Key: Hashable {
        let owner: ObjectIdentifier
        let name: String
        let isClassMethod: Bool

        init(_ owner: AnyClass, _ name: String, _ isClassMethod: Bool) {
            self.owner = ObjectIdentifier(owner)
            self.name = name
            self.isClassMethod = isClassMethod
        }
    }

    /// An answer that is kept: what runs for objects of a class where a method of another begins.
    private struct Question: Hashable {
        let type: ObjectIdentifier
        let key: Key
    }

    private struct State {
        /// What extensions override, not yet taken in.
        var registered: [@Sendable (_ObjCMembers) -> AnyClass] = []
        var replaced: [Key: Implementation] = [:]
        /// Made once, so that they can be compared.
        var originals: [Key: Implementation] = [:]
        var answers: [Question: Implementation?] = [:]
    }

    // Guarded by `lock`.
    nonisolated(unsafe) private var state = State()
    private let lock = StateLock()

    // MARK: The methods that begin

    /// The implementation that runs for objects of `type` in the place of `owner`'s own; nil if its
    /// own does.
    ///
    /// Of the classes from `type` up to `owner` those count that have no implementation of their own:
    /// one that has asks for itself.
    func implementation(
        for type: AnyClass,
        at owner: AnyClass,
        _ name: String,
        isClassMethod: Bool
    ) -> Implementation? {
        let key = Key(owner, name, isClassMethod)
        let question = Question(type: ObjectIdentifier(type), key: key)
        let known = lock.withLock { state.registered.isEmpty ? state.answers[question] : nil }
        if let known { return known }
        takeInOverrides()
        var found: Implementation?
        var current: AnyClass? = type
        while let aClass = current {
            let here = Key(aClass, name, isClassMethod)
            let isOwner = here == key
            if !isOwner, hasOwn(aClass, name, isClassMethod) {
                found = nil
            } else if found == nil {
                found = lock.withLock { state.replaced[here] }
            }
            if isOwner { break }
            current = _getSuperclass(aClass)
        }
        let answer = found
        lock.withLock { state.answers[question] = .some(answer) }
        return answer
    }

    // MARK: Overrides in extensions

    /// Notes overrides to take in when a method first asks.
    ///
    /// It runs before `main`, when little of the program works yet.
    func register(_ body: @escaping @Sendable (_ObjCMembers) -> AnyClass) {
        lock.withLock { state.registered.append(body) }
        _objcReplaces = true
    }

    /// The classes' replacements by what extensions override.
    private func takeInOverrides() {
        let waiting = lock.withLock {
            defer { state.registered.removeAll() }
            return state.registered
        }
        for body in waiting {
            let members = _ObjCMembers()
            let aClass: AnyClass = body(members)
            for (name, method) in members.methods {
                replace(
                    aClass,
                    Selector(name),
                    false,
                    by: Implementation { object, _, arguments in try method.call(object, arguments)
                    }
                )
            }
        }
    }

    /// The class above `aClass` that has an implementation of its own for a name.
    func ownerAbove(_ aClass: AnyClass, _ name: String) -> AnyClass? {
        var current: AnyClass? = _getSuperclass(aClass)
        while let type = current {
            if hasOwn(type, name, false) { return type }
            current = _getSuperclass(type)
        }
        return nil
    }

    // MARK: Methods by name

    /// The class that has an implementation for a name, `aClass` or one above it.
    func definingClass(_ aClass: AnyClass, _ selector: Selector, _ isClassMethod: Bool) -> AnyClass?
    {
        takeInOverrides()
        var current: AnyClass? = aClass
        while let type = current {
            let key = Key(type, selector.name, isClassMethod)
            if lock.withLock({ state.replaced[key] }) != nil { return type }
            if hasOwn(type, selector.name, isClassMethod) { return type }
            current = _getSuperclass(type)
        }
        // A method of Swift's that no list names: the selector was made from it.
        guard let owner = selector.owner, !isClassMethod else { return nil }
        return _objcIsClass(aClass, orBelow: owner) ? owner : nil
    }

    /// The implementation that runs for a class now.
    func current(_ aClass: AnyClass, _ selector: Selector, _ isClassMethod: Bool) -> Implementation
    {
        takeInOverrides()
        let key = Key(aClass, selector.name, isClassMethod)
        return lock.withLock { state.replaced[key] }
            ?? original(aClass, selector, isClassMethod)
    }

    /// Gives a class an implementation.
    func replace(
        _ aClass: AnyClass,
        _ selector: Selector,
        _ isClassMethod: Bool,
        by implementation: Implementation
    ) {
        reportUnlessAsked(aClass, selector, isClassMethod)
        let key = Key(aClass, selector.name, isClassMethod)
        lock.withLock {
            // The original again: nothing is replaced any more.
            let isOriginal = state.originals[key] === implementation
            state.replaced[key] = isOriginal ? nil : implementation
            state.answers.removeAll()
            ReplacedNames.set(Set(state.replaced.keys.map(\.name)))
            _objcReplaces = !state.replaced.isEmpty || !state.registered.isEmpty
        }
    }

    /// What a message by name runs where a class, or one above it, got an implementation; nil where
    /// the method itself asks for it.
    func method(_ name: String, of object: AnyObject) -> _ObjCMembers.Method? {
        takeInOverrides()
        let metatype: AnyClass? = object as? AnyClass
        var current: AnyClass? = metatype ?? type(of: object)
        while let aClass = current {
            if hasOwn(aClass, name, metatype != nil) { return nil }
            let key = Key(aClass, name, metatype != nil)
            if let found = lock.withLock({ state.replaced[key] }) {
                return { try found.call($0, Selector(name), $1) }
            }
            current = _getSuperclass(aClass)
        }
        return nil
    }

    // MARK: Originals

    private func hasOwn(_ aClass: AnyClass, _ name: String, _ isClassMethod: Bool) -> Bool {
        ownBody(aClass, name, isClassMethod) != nil
    }

    private func ownBody(
        _ aClass: AnyClass,
        _ name: String,
        _ isClassMethod: Bool
    ) -> MethodBody? {
        let table = Registry.shared.ownTable(of: aClass)
        return isClassMethod
            ? table.ownClassMethods[name] ?? table.classMethods[name]
            : table.ownMethods[name] ?? table.methods[name]
    }

    /// The implementation that the class was compiled with.
    private func original(
        _ aClass: AnyClass,
        _ selector: Selector,
        _ isClassMethod: Bool
    ) -> Implementation {
        let key = Key(aClass, selector.name, isClassMethod)
        if let known = lock.withLock({ state.originals[key] }) { return known }
        let name = selector.name
        let made: Implementation
        if let body = ownBody(aClass, name, isClassMethod) {
            made = Implementation { object, _, arguments in
                try OwnCall.run(object, aClass, name) { try body.call(object, arguments) }
            }
        } else {
            made = Implementation { object, _, arguments in
                guard case .value(let value) = try selector.fallback?(object, arguments) else {
                    return (object as? NSObject)?.send(Selector(name), arguments)?
                        .takeUnretainedValue()
                }
                return value
            }
        }
        return lock.withLock {
            if let known = state.originals[key] { return known }
            state.originals[key] = made
            return made
        }
    }

    /// A method that does not ask for replacements keeps its own implementation, which is reported.
    private func reportUnlessAsked(_ aClass: AnyClass, _ selector: Selector, _ isClass: Bool) {
        guard let owner = definingClass(aClass, selector, isClass),
            FrameworkModules.listRequirements(of: owner)
        else { return }
        let table = Registry.shared.ownTable(of: owner)
        let asking = isClass ? table.ownClassMethods : table.ownMethods
        let key = Key(owner, selector.name, isClass)
        guard asking[selector.name] == nil,
            lock.withLock({ state.replaced[key] }) == nil
        else { return }
        Unbuilt.report("method_setImplementation: \(_objcClassName(owner)).\(selector.name)")
    }
}
