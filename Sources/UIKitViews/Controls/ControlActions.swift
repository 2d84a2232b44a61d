// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// The targets and actions of a control, in the order in which they were added.
@MainActor
struct ControlActions {
    /// A target, held weakly, with its selector.
    struct Target {
        weak var object: AnyObject?
        let identity: ObjectIdentifier
        let selector: Selector
    }

    enum Handler {
        case target(Target)
        /// The first responder in the chain that implements the selector.
        case chain(Selector)
        case action(UIAction)
    }

    /// One handler and the events that it is for.
    struct Entry {
        let handler: Handler
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    /// The entries for any of these events, except those whose target was deallocated.
    func entries(for events: UIControl.Event) -> [Entry] {
        entries.filter { !$0.events.isDisjoint(with: events) && $0.isAlive }
    }

    // MARK: Targets

    mutating func add(target: Any?, action: Selector, for events: UIControl.Event) {
        forgetTheGone()
        if let index = index(target: target, action: action) {
            entries[index].events.formUnion(events)
            return
        }
        let handler: Handler
        if let object = ControlActions.object(target) {
            handler = .target(
                Target(object: object, identity: ObjectIdentifier(object), selector: action)
            )
        } else {
            handler = .chain(action)
        }
        entries.append(Entry(handler: handler, events: events))
    }

    mutating func remove(target: Any?, action: Selector?, for events: UIControl.Event) {
        let object = ControlActions.object(target)
        for index in entries.indices {
            switch entries[index].handler {
            case .action: continue
            case .chain(let selector):
                guard object == nil, action == nil || selector == action else { continue }
            case .target(let target):
                guard object == nil || target.object === object else { continue }
                guard action == nil || target.selector == action else { continue }
            }
            entries[index].events.subtract(events)
        }
        forgetTheGone()
    }

    private func index(target: Any?, action: Selector) -> Int? {
        let object = ControlActions.object(target)
        return entries.firstIndex {
            switch $0.handler {
            case .action: false
            case .chain(let selector): object == nil && selector == action
            case .target(let target): target.object === object && target.selector == action
            }
        }
    }

    private static func object(_ target: Any?) -> AnyObject? {
        guard let target, !(target is NSNull) else { return nil }
        // A class stands for itself each time.
        return _objcClassObject(target as Any) as AnyObject
    }

    private mutating func forgetTheGone() { entries.removeAll { $0.events.isEmpty || !$0.isAlive } }

    // MARK: Actions

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        // An event has one action for each identifier: this one replaces the former.
        remove(identifiedBy: action.identifier, for: events)
        let same = entries.firstIndex {
            if case .action(let other) = $0.handler { other === action } else { false }
        }
        if let same {
            entries[same].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .action(action), events: events))
        }
    }

    mutating func remove(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event)
    {
        for index in entries.indices {
            guard case .action(let action) = entries[index].handler,
                action.identifier == identifier
            else { continue }
            entries[index].events.subtract(events)
        }
        forgetTheGone()
    }

    // MARK: Questions

    var targets: Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        for entry in entries where entry.isAlive {
            switch entry.handler {
            case .action: continue
            case .chain: found.insert(NSNull())
            case .target(let target):
                if let object = target.object { found.insert(ControlActions.hashable(object)) }
            }
        }
        return found
    }

    private static func hashable(_ object: AnyObject) -> AnyHashable {
        (object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object))
    }

    var events: UIControl.Event {
        entries.filter(\.isAlive).reduce(into: []) { $0.formUnion($1.events) }
    }

    func names(for target: Any?, _ event: UIControl.Event) -> [String]? {
        let object = ControlActions.object(target)
        let names = entries(for: event).compactMap { entry -> String? in
            switch entry.handler {
            case .action: nil
            case .chain(let selector): object == nil ? NSStringFromSelector(selector) : nil
            case .target(let target):
                target.object === object ? NSStringFromSelector(target.selector) : nil
            }
        }
        return names.isEmpty ? nil : names
    }

    func enumerate(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for entry in entries where entry.isAlive {
            switch entry.handler {
            case .action(let action): iterator(action, nil, entry.events, &stop)
            case .chain(let selector): iterator(nil, (nil, selector), entry.events, &stop)
            case .target(let target):
                iterator(nil, (target.object, target.selector), entry.events, &stop)
            }
            if stop { return }
        }
    }
}

extension ControlActions.Entry {
    fileprivate var isAlive: Bool {
        if case .target(let target) = handler { return target.object != nil }
        return true
    }
}
