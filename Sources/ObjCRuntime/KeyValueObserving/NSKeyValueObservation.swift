// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A change for `observe(_:options:changeHandler:)`.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of this change.
    public let kind: Kind
    /// The value after the change, when asked for.
    public let newValue: Value?
    /// The value before the change, when asked for.
    public let oldValue: Value?
    /// The indexes of changed elements, for changes of elements.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

// Sendable is unchecked because a lock guards the observation.
/// A running observation; it ends when it is invalidated or released.
public final class NSKeyValueObservation: Foundation.NSObject, @unchecked Sendable {
    private let lock = StateLock()
    private var stop: (() -> Void)?

    init(stop: @escaping () -> Void) { self.stop = stop }

    deinit { invalidate() }

    /// Ends the observation; more calls do nothing.
    public func invalidate() {
        let stop = lock.withLock { () -> (() -> Void)? in
            defer { self.stop = nil }
            return self.stop
        }
        stop?()
    }
}

/// The base protocol of objects with `observe`, which provides `Self` in that method.
public protocol _KeyValueCodingAndObserving: AnyObject {
    /// Starts an observation.
    ///
    /// `read`: reads the value at the key path; `handler`: receives the object and its changes.
    func _startObservation(
        of key: String,
        options: NSKeyValueObservingOptions,
        read: @escaping (AnyObject) -> Any?,
        handler: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
    ) -> NSKeyValueObservation
}

extension _KeyValueCodingAndObserving {
    /// Calls the handler when the value at a key path changes, until the result is let go.
    ///
    /// `_key`: the path in words; the setting's name for user defaults. Key paths have no names on
    ///   Linux, so that lowered source adds it; without one the class's list of key paths is asked, and
    ///   the program's symbols. What is in neither cannot be observed, which is reported.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        _key: String? = nil,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key =
            _key ?? Registry.shared.name(of: keyPath, in: type(of: self))
            ?? KeyPathNames.name(of: keyPath)
        if key == nil { Unbuilt.report("NSObject.observe(_:) with a key path without its name") }
        return _startObservation(
            of: key ?? "",
            options: options,
            read: { object in (object as? Self).map { $0[keyPath: keyPath] as Any } },
            handler: { object, change in
                guard let object = object as? Self else { return }
                changeHandler(object, NSKeyValueObservedChange(change))
            }
        )
    }
}

extension Foundation.NSObject: _KeyValueCodingAndObserving {
    /// Starts an observation for `observe(_:options:changeHandler:)`.
    public final func _startObservation(
        of key: String,
        options: NSKeyValueObservingOptions,
        read: @escaping (AnyObject) -> Any?,
        handler: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
    ) -> NSKeyValueObservation {
        let observation = KeyPathObservation(
            key,
            of: self,
            options: options,
            receiver: .block(handler),
            read: read
        )
        observation.start()
        return NSKeyValueObservation { observation.stop() }
    }
}

extension NSKeyValueObservedChange {
    init(_ change: KeyPathObservation.Change) {
        let raw = (change[.kindKey] as? NSNumber)?.uintValue ?? 1
        kind = NSKeyValueChange(rawValue: raw) ?? .setting
        newValue = change[.newKey] as? Value
        oldValue = change[.oldKey] as? Value
        indexes = change[.indexesKey] as? IndexSet
        isPrior = change[.notificationIsPriorKey] != nil
    }
}
