// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import CSwiftCalls
import Foundation
import Synchronization

/// How an associated object is held.
///
/// Atomic policies act as the others: every access is guarded.
@frozen
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained. Here it is a weak reference, so that a dead object reads as nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied when set, if it can be, and retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied when set, if it can be, and retained.
    case OBJC_ASSOCIATION_COPY = 771
}

/// One associated value.
// Sendable is unchecked because the lock of the `Extras` that hold it guards it; the value itself
// is the caller's.
enum Association: @unchecked Sendable {
    case strong(Any)
    case weak(WeakReference)

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}

/// A weak reference in a collection.
struct WeakReference {
    weak var object: AnyObject?
}

/// What holds the values of an object; a class has an object of its own.
private func owner(_ object: Any) -> AnyObject {
    if let aClass = object as? AnyClass { return ClassObject.of(aClass) }
    return object as AnyObject
}

/// The rare state of any object, if there is any.
func _extras(of object: AnyObject) -> Extras? {
    (object as? NSObject)?.extras ?? SideTable.shared.extras(of: object)
}

/// The rare state of any object, made now if need be.
func _extrasMade(of object: AnyObject) -> Extras {
    (object as? NSObject)?.extrasMade ?? SideTable.shared.extrasMade(of: object)
}

/// The value that `key` stands for on an object, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = owner(object)
    guard let extras = _extras(of: object) else { return nil }
    return extras.lock.withLock { extras.associations[UInt(bitPattern: key)] }?.value
}

/// Sets the value that `key` stands for on an object; nil takes it away.
///
/// Values go after their owner.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    let object = owner(object)
    let association = value.map { value -> Association in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(WeakReference(object: value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            .strong((value as? NSCopying)?.copy(with: nil) ?? value)
        default: .strong(value)
        }
    }
    let extras = _extrasMade(of: object)
    let old = extras.lock.withLock {
        let old = extras.associations[UInt(bitPattern: key)]
        extras.associations[UInt(bitPattern: key)] = association
        return old
    }
    // The old value may die here, outside of the lock: its deinit is user code.
    _ = consume old
}

/// Takes away all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    let object = owner(object)
    guard let extras = _extras(of: object) else { return }
    let old = extras.lock.withLock {
        let old = extras.associations
        extras.associations = [:]
        return old
    }
    _ = consume old
}

/// Extras of objects that have no room for them: Foundation's and plain Swift ones.
// Sendable is unchecked because a lock guards the entries.
private final class SideTable: @unchecked Sendable {
    /// The extras of one owner.
    private struct Entry {
        weak var owner: AnyObject?
        let extras: Extras
    }

    static let shared = SideTable()

    private let lock = StateLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func extras(of object: AnyObject) -> Extras? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
                return nil
            }
            return entry.extras
        }
    }

    func extrasMade(of object: AnyObject) -> Extras {
        // An owner whose initializer failed had no end that could be seen.
        var stale: Entry?
        defer { withExtendedLifetime(stale) {} }
        return lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.owner === object { return entry.extras }
            stale = entries.removeValue(forKey: id)
            let isWatched = casement_watch_ends(
                unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)
            ) {
                SideTable.shared.take($0)
            }
            if !isWatched {
                Diagnostics.warn(
                    "objc_setAssociatedObject: what is set on \(type(of: object)) stays"
                )
            }
            let entry = Entry(owner: object, extras: Extras())
            entries[id] = entry
            return entry.extras
        }
    }

    /// Takes out what is kept for an object that dies, retained.
    private func take(_ object: UnsafeRawPointer) -> UnsafeRawPointer? {
        let id = unsafeBitCast(object, to: ObjectIdentifier.self)
        guard let entry = lock.withLock({ entries.removeValue(forKey: id) }) else { return nil }
        return UnsafeRawPointer(Unmanaged.passRetained(entry.extras).toOpaque())
    }
}
