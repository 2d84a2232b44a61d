// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The selector observers of all notification centres.
// Sendable is unchecked because a lock guards the entries.
private final class SelectorObservers: @unchecked Sendable {
    /// One `addObserver`, with the token of the block that stands in for it.
    private struct Entry {
        weak var center: NotificationCenter?
        weak var observer: AnyObject?
        let name: Notification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        let token: any NSObjectProtocol
    }

    static let shared = SelectorObservers()

    private let lock = StateLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    private var sweepAt = 64

    func add(
        _ observer: AnyObject,
        _ selector: Selector,
        _ name: Notification.Name?,
        _ object: AnyObject?,
        in center: NotificationCenter
    ) {
        // The object of a class is another at each cast.
        let observer = _objcClassObject(observer as Any) as AnyObject
        let target = UncheckedTransfer(WeakReference(object: observer))
        let sender = object as Any?
        let token = center.addObserver(forName: name, object: sender, queue: nil) { notification in
            guard let observer = target.value.object else { return }
            deliver(notification, to: observer, selector)
        }
        let entry = Entry(
            center: center,
            observer: observer,
            name: name,
            object: object,
            hasObject: object != nil,
            token: token
        )
        let dead = lock.withLock { () -> [Entry] in
            let dead = sweep()
            entries[ObjectIdentifier(observer), default: []].append(entry)
            return dead
        }
        for entry in dead { entry.center?.endObserving(entry.token) }
    }

    /// Takes out the entries of observers that are gone, once in a while; the centre's blocks for
    /// them do nothing, but cost a call each.
    private func sweep() -> [Entry] {
        guard entries.count >= sweepAt else { return [] }
        var dead: [Entry] = []
        for (id, list) in entries {
            dead += list.filter { $0.observer == nil }
            let alive = list.filter { $0.observer != nil }
            entries[id] = alive.isEmpty ? nil : alive
        }
        sweepAt = max(64, entries.count * 2)
        return dead
    }

    func remove(
        _ observer: AnyObject,
        _ name: Notification.Name?,
        _ object: AnyObject?,
        in center: NotificationCenter
    ) {
        let observer = _objcClassObject(observer as Any) as AnyObject
        let removed = lock.withLock { () -> [Entry] in
            let id = ObjectIdentifier(observer)
            guard let all = entries[id] else { return [] }
            let matches = { (entry: Entry) in
                entry.observer == nil
                    || entry.center === center && (name == nil || entry.name == name)
                        && (object == nil || entry.hasObject && entry.object === object)
            }
            let kept = all.filter { !matches($0) }
            entries[id] = kept.isEmpty ? nil : kept
            return all.filter(matches)
        }
        for entry in removed { entry.center?.endObserving(entry.token) }
    }
}

/// Sends the message on the posting thread, as on iOS, whatever the method's isolation.
private func deliver(_ notification: Notification, to observer: AnyObject, _ selector: Selector) {
    if let observer = observer as? NSObject {
        if selector.argumentCount > 0 {
            observer.perform(selector, with: notification)
        } else {
            observer.perform(selector)
        }
    } else {
        sendToAny(selector, to: observer, [notification])
    }
}

/// The blocks of block observers, by their tokens.
// Sendable is unchecked because a lock guards the entries.
private final class ObserverBlocks: @unchecked Sendable {
    typealias Block = @Sendable (Notification) -> Void

    private struct Entry {
        let block: Block
        let name: Notification.Name?
        weak var object: AnyObject?
        let hasObject: Bool

        func matches(_ name: Notification.Name?, _ object: AnyObject?) -> Bool {
            (name == nil || self.name == name)
                && (object == nil || hasObject && self.object === object)
        }
    }

    static let shared = ObserverBlocks()

    private let lock = StateLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(
        _ block: @escaping Block,
        _ token: AnyObject,
        _ name: Notification.Name?,
        _ object: AnyObject?
    ) {
        let entry = Entry(block: block, name: name, object: object, hasObject: object != nil)
        lock.withLock { entries[ObjectIdentifier(token)] = entry }
    }

    /// Removes and returns the token's block if it observes that name and sender; nil stands for all.
    func remove(
        _ token: AnyObject,
        _ name: Notification.Name? = nil,
        _ object: AnyObject? = nil
    ) -> Block? {
        let id = ObjectIdentifier(token)
        return lock.withLock {
            guard let entry = entries[id], entry.matches(name, object) else { return nil }
            entries[id] = nil
            return entry.block
        }
    }
}

/// A centre whose class overrides what posts and how observers come and go, which Swift on Linux lets no subclass of
/// Foundation's do: `FoundationAdditions` has such a class.
public protocol _ObservingCenter: NotificationCenter {
    func _objcPost(name: Notification.Name, object: Any?)

    func _objcAddObserver(
        _ observer: Any,
        selector: Selector,
        name: Notification.Name?,
        object: Any?
    )

    func _objcAddObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol

    func _objcRemoveObserver(_ observer: Any)

    func _objcRemoveObserver(_ observer: Any, name: Notification.Name?, object: Any?)
}

extension NotificationCenter {
    var observing: (any _ObservingCenter)? {
        type(of: self) == NotificationCenter.self ? nil : self as? any _ObservingCenter
    }

    /// Calls a block for each notification until the token is removed.
    ///
    /// Foundation's own method takes any value for the sender; this one wins for objects and nil.
    public func addObserver(
        forName name: Notification.Name?,
        object obj: AnyObject?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        if let observing {
            return observing._objcAddObserver(
                forName: name,
                object: obj,
                queue: queue,
                using: block
            )
        }
        let token = addObserver(forName: name, object: obj as Any?, queue: nil) { notification in
            Self.deliver(notification, on: queue, to: block)
        }
        // A centre of the program's own may go with its blocks at any time; the default one stays.
        if self === NotificationCenter.default {
            ObserverBlocks.shared.add(block, token, name, obj)
        }
        return token
    }

    /// Runs a block on its queue, and waits for it.
    ///
    /// Foundation on Linux does not keep the queue, and calls nobody once it is gone.
    private static func deliver(
        _ notification: Notification,
        on queue: OperationQueue?,
        to block: @escaping @Sendable (Notification) -> Void
    ) {
        guard let queue, queue != OperationQueue.current else { return block(notification) }
        // Unsafe because the poster waits until the block has run.
        nonisolated(unsafe) let notification = notification
        queue.addOperations([BlockOperation { block(notification) }], waitUntilFinished: true)
    }

    /// Sends a message to the observer for each notification, until it is removed or gone.
    ///
    /// `name`: nil for all names; `object`: nil for all senders.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: Notification.Name?,
        object anObject: Any?
    ) {
        if let observing {
            observing._objcAddObserver(
                observer,
                selector: aSelector,
                name: aName,
                object: anObject
            )
        } else {
            observe(observer, aSelector, aName, anObject)
        }
    }

    package final func observe(
        _ observer: Any,
        _ selector: Selector,
        _ name: Notification.Name?,
        _ object: Any?
    ) {
        let object = object.map { $0 as AnyObject }
        SelectorObservers.shared.add(observer as AnyObject, selector, name, object, in: self)
    }

    /// Ends what `addObserver(_:selector:name:object:)` began, and block observers by their token.
    ///
    /// Foundation's own method takes `Any`; this one wins for objects.
    public func removeObserver(_ observer: AnyObject) {
        if let observing { observing._objcRemoveObserver(observer) } else { endObserving(observer) }
    }

    package final func endObserving(_ observer: AnyObject) {
        SelectorObservers.shared.remove(observer, nil, nil, in: self)
        // Foundation lets go of a block under its lock, and what goes with the block may end other
        // observations: here it goes afterwards.
        let block = ObserverBlocks.shared.remove(observer)
        removeObserver(observer as Any)
        withExtendedLifetime(block) {}
    }

    /// Ends the observations of that name and sender; nil stands for all.
    public func removeObserver(
        _ observer: AnyObject,
        name aName: Notification.Name?,
        object anObject: Any?
    ) {
        if let observing {
            observing._objcRemoveObserver(observer, name: aName, object: anObject)
        } else {
            endObserving(observer, aName, anObject)
        }
    }

    package final func endObserving(
        _ observer: AnyObject,
        _ name: Notification.Name?,
        _ object: Any?
    ) {
        let sender = object.map { $0 as AnyObject }
        SelectorObservers.shared.remove(observer, name, sender, in: self)
        let block = ObserverBlocks.shared.remove(observer, name, sender)
        removeObserver(observer as Any, name: name, object: object)
        withExtendedLifetime(block) {}
    }
}
