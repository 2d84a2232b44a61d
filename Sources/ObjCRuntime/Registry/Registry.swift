// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The name tables of all classes.
///
/// Registration runs before `main`, from `.init_array`, when little of the program works yet: it
/// only appends a closure. The closures run at the first look-up after that, outside the state's
/// lock, since they touch class metadata and so may come back here.
final class Registry: Sendable {
    static let shared = Registry()

    /// The class of the objects in which the Swift runtime boxes classes.
    private static let boxOfClasses = ObjectIdentifier(type(of: NSObject.self as AnyObject))

    /// The state that the lock guards.
    private struct State {
        var pending: [@Sendable (_ObjCMembers) -> AnyClass] = []
        var parts: [ObjectIdentifier: [_ObjCMembers]] = [:]
        var tables: [ObjectIdentifier: ClassTable] = [:]
        var ownTables: [ObjectIdentifier: ClassTable] = [:]
        var classesByGivenName: [String: AnyClass] = [:]
        var givenNames: [ObjectIdentifier: String] = [:]
    }

    // `_ObjCMembers` is written by one registration closure and only read once it is in here.
    nonisolated(unsafe) private var state = State()
    // Guarded by `lock`, as the state is.
    nonisolated(unsafe) private var recent = RecentTables()
    private let lock = StateLock()
    private let draining = NSRecursiveLock()
    // Guarded by `draining`.
    nonisolated(unsafe) private var isDraining = false

    /// Notes a class body to list at the next look-up.
    func register(_ body: @escaping @Sendable (_ObjCMembers) -> AnyClass) {
        lock.withLock { state.pending.append(body) }
    }

    /// The members of a class, its superclasses' among them.
    func table(of aClass: AnyClass) -> ClassTable {
        let id = ObjectIdentifier(aClass)
        let (found, isComplete) = lock.withLock { (recent.table(of: id), state.pending.isEmpty) }
        if let found, isComplete { return found }
        if !isComplete { drain() }
        let table = build(aClass)
        lock.withLock { recent.keep(table, of: id, in: state.tables) }
        return table
    }

    /// The table of a class without what it inherits.
    func ownTable(of aClass: AnyClass) -> ClassTable {
        drainIfNeeded()
        let id = ObjectIdentifier(aClass)
        if let known = lock.withLock({ state.ownTables[id] }) { return known }
        let table = ClassTable(
            inheriting: nil,
            own: ownMembers(of: aClass),
            isFramework: false
        )
        lock.withLock { state.ownTables[id] = table }
        return table
    }

    /// The members that a class lists itself, without those that it inherits.
    func ownMembers(of aClass: AnyClass) -> [_ObjCMembers] {
        drainIfNeeded()
        let listed = _ObjCMembers()
        (aClass as? NSObject.Type)?._objcListMembers(listed)
        return [listed] + lock.withLock { state.parts[ObjectIdentifier(aClass)] ?? [] }
    }

    /// The name of a property that a class, or one above it, lists with its key path.
    func name(of keyPath: AnyKeyPath, in aClass: AnyClass) -> String? {
        var next: AnyClass? = aClass
        while let current = next {
            for members in ownMembers(of: current) {
                if let found = members.keyPaths.first(where: { $0.path() == keyPath }) {
                    return found.name
                }
            }
            next = _getSuperclass(current)
        }
        return nil
    }

    /// The method of that selector for the object's class; for a class as the object, the class's.
    func method(_ name: String, of object: AnyObject) -> _ObjCMembers.Method? {
        if Replacements.areThere, let method = Replacements.shared.method(name, of: object) {
            return method
        }
        let table = table(of: type(of: object))
        // Hashing the name is most of a look-up, and most classes list nothing.
        if !table.methods.isEmpty, let method = table.methods[name] { return method.call }
        if let stand = object as? ClassObject {
            return self.table(of: stand.type).classMethods[name]?.call
        }
        // A class as target is boxed in an object of the Swift runtime's own class.
        guard ObjectIdentifier(type(of: object)) == Self.boxOfClasses,
            let target = object as? AnyClass
        else { return nil }
        return self.table(of: target).classMethods[name]?.call
    }

    /// What the class itself, or the nearest above it, answers for a name.
    func classMember(_ name: String, of aClass: AnyClass) -> Any? {
        table(of: aClass).classMembers[name]?.read(aClass)
    }

    /// The property of that key.
    func property(_ key: String, of object: AnyObject) -> Property? {
        table(of: type(of: object)).properties[key]
    }

    /// The name that `@objc(name)` gave a class.
    func givenName(of aClass: AnyClass) -> String? {
        drainIfNeeded()
        return lock.withLock { state.givenNames[ObjectIdentifier(aClass)] }
    }

    /// The class of a name that `@objc(name)` gave.
    func aClass(givenName: String) -> AnyClass? {
        drainIfNeeded()
        return lock.withLock { state.classesByGivenName[givenName] }
    }

    /// The selector by the name under which lists have it.
    func canonical(_ selector: Selector) -> Selector {
        drainIfNeeded()
        return ReplacedNames.canonical(selector)
    }

    private func drainIfNeeded() {
        if !lock.withLock({ state.pending.isEmpty }) { drain() }
    }

    /// Runs the registrations that wait.
    ///
    /// A thread that looks something up meanwhile waits here, so
    /// that it never sees half of them.
    private func drain() {
        draining.lock()
        defer { draining.unlock() }
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        while true {
            let waiting = lock.withLock { state.pending }
            guard !waiting.isEmpty else { return }
            let listed = waiting.map { body -> (AnyClass, _ObjCMembers) in
                let members = _ObjCMembers()
                return (body(members), members)
            }
            lock.withLock {
                for (aClass, members): (AnyClass, _ObjCMembers) in listed {
                    let id = ObjectIdentifier(aClass)
                    state.parts[id, default: []].append(members)
                    guard let name = members.givenName else { continue }
                    state.givenNames[id] = name
                    state.classesByGivenName[name] = aClass
                }
                state.pending.removeFirst(waiting.count)
                state.tables.removeAll()
                state.ownTables.removeAll()
                recent.forget()
            }
            Presence.forget()
        }
    }

    private func build(_ aClass: AnyClass) -> ClassTable {
        let id = ObjectIdentifier(aClass)
        let parent = superclass(of: aClass).map { table(of: $0) }
        let isFramework = FrameworkModules.listRequirements(of: aClass)
        let forwards = Forwarding.isOverridden(in: aClass)
        let overridesResponds = Responding.isOverridden(in: aClass)
        let listed = _ObjCMembers()
        (aClass as? NSObject.Type)?._objcListMembers(listed)
        return lock.withLock {
            if let known = state.tables[id] { return known }
            let own = [listed] + (state.parts[id] ?? [])
            let table = ClassTable(
                inheriting: parent,
                own: own,
                isFramework: isFramework,
                forwards: forwards,
                overridesResponds: overridesResponds
            )
            state.tables[id] = table
            return table
        }
    }

    private func superclass(of aClass: AnyClass) -> AnyClass? { _getSuperclass(aClass) }
}

/// Lists a class body's Objective-C members at the first look-up.
///
/// `body`: fills in the members and returns the class. It runs once, on any thread.
public func _objcRegister(_ body: @escaping @Sendable (_ObjCMembers) -> AnyClass) {
    Registry.shared.register(body)
}
