// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One registration by `addObserver` or `observe`: a path on an object and the receiver of its
/// changes.
///
/// It owns the hooks along the path. Changes are delivered on the thread that makes them.
final class KeyPathObservation: @unchecked Sendable {
    typealias Change = [NSKeyValueChangeKey: Any]

    /// The receiver of changes.
    enum Receiver {
        /// The identity is there while the object is being torn down, when the reference is not.
        case object(
            WeakReference,
            identity: ObjectIdentifier,
            context: UnsafeMutableRawPointer?
        )
        case block((Foundation.NSObject, Change) -> Void)
    }

    let keyPath: String
    let receiver: Receiver
    private let options: NSKeyValueObservingOptions
    private weak var object: Foundation.NSObject?
    /// Reads the value at the path; a typed key path where the caller had one.
    private let read: (Foundation.NSObject) -> Any?
    private var hook: Hook?
    /// The changes under way, the innermost last, with the values from before.
    private var underWay: [(hook: Hook, old: Any?)] = []
    private var isActive = true

    init(
        _ keyPath: String,
        of object: Foundation.NSObject,
        options: NSKeyValueObservingOptions,
        receiver: Receiver,
        read: ((Foundation.NSObject) -> Any?)? = nil
    ) {
        self.keyPath = keyPath
        self.object = object
        self.options = options
        self.receiver = receiver
        self.read = read ?? { KeyValueCoding.path(keyPath, of: $0) }
    }

    /// Begins listening.
    func start() {
        guard let object else { return }
        hook = Hook(keyPath, on: object, for: self)
        guard options.contains(.initial) else { return }
        var change = Self.change(.setting)
        if options.contains(.new) { change[.newKey] = value(of: object) }
        deliver(change, object)
    }

    /// Ends listening; safe to call twice.
    func stop() {
        isActive = false
        hook?.unhook()
        hook = nil
        underWay = []
    }

    deinit { hook?.unhook() }

    /// A hook's key is about to change.
    ///
    /// `old`: the value from before, where it has changed already.
    func announce(_ hook: Hook, _ elements: ElementChange?, old: Any? = nil) {
        guard isActive, let object else { return }
        let wantsOld = options.contains(.old) || elements != nil
        let old = wantsOld ? old ?? value(of: object) : nil
        underWay.append((hook, old))
        guard options.contains(.prior) else { return }
        var change = Self.change(elements?.kind ?? .setting)
        change[.notificationIsPriorKey] = NSNumber(value: true)
        change[.indexesKey] = elements?.indexes
        if options.contains(.old), let old { change[.oldKey] = Self.part(of: old, elements, .old) }
        deliver(change, object)
    }

    /// A hook's key changed.
    ///
    /// Without its announcement it counts all the same, with no old value.
    func conclude(_ hook: Hook, _ elements: ElementChange?) {
        guard isActive, let object else { return }
        let index = underWay.lastIndex { $0.hook === hook }
        let old = index.flatMap { underWay.remove(at: $0).old }
        var change = Self.change(elements?.kind ?? .setting)
        change[.indexesKey] = elements?.indexes
        if options.contains(.old), let old { change[.oldKey] = Self.part(of: old, elements, .old) }
        if options.contains(.new) {
            change[.newKey] = Self.part(of: value(of: object), elements, .new)
        }
        deliver(change, object)
    }

    private func value(of object: Foundation.NSObject) -> Any { read(object) ?? NSNull() }

    private static func change(_ kind: NSKeyValueChange) -> Change {
        [.kindKey: NSNumber(value: kind.rawValue)]
    }

    /// The elements of an array that a change touches; nil where there are none on that side, the
    /// whole value for a change of the whole.
    private static func part(
        of value: Any,
        _ elements: ElementChange?,
        _ side: NSKeyValueObservingOptions
    ) -> Any? {
        guard let elements else { return value }
        if elements.kind == .insertion, side == .old { return nil }
        if elements.kind == .removal, side == .new { return nil }
        guard let array = value as? [Any] else { return nil }
        return elements.indexes.filter { array.indices.contains($0) }.map { array[$0] }
    }

    private func deliver(_ change: Change, _ object: Foundation.NSObject) {
        switch receiver {
        case .object(let observer, _, let context):
            guard let observer = observer.object as? NSObject else { return }
            observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        case .block(let body):
            body(object, change)
        }
    }
}
