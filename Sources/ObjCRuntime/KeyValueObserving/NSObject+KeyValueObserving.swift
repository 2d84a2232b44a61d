// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

extension Foundation.NSObject {
    final func addCodedObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?
    ) {
        let observation = KeyPathObservation(
            keyPath,
            of: self,
            options: options,
            receiver: .object(
                WeakReference(object: observer),
                identity: ObjectIdentifier(observer),
                context: context
            )
        )
        _extrasMade(of: self).observing.add(observation)
        observation.start()
    }

    /// `context`: nil matches any, as `removeObserver(_:forKeyPath:)` does.
    final func removeCodedObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        matching context: UnsafeMutableRawPointer?
    ) {
        let observation = _extras(of: self)?.observing.removeLast { observation in
            guard observation.keyPath == keyPath,
                case .object(_, let identity, let itsContext) = observation.receiver
            else { return false }
            return identity == ObjectIdentifier(observer)
                && (context == nil || context == itsContext)
        }
        guard let observation else {
            Diagnostics.trap(
                .rangeException,
                "Cannot remove an observer \(Diagnostics.name(of: observer)) for the key path "
                    + "\"\(keyPath)\" from \(Diagnostics.name(of: self)) because it is not "
                    + "registered as an observer."
            )
        }
        observation.stop()
    }
}

extension NSObject {
    func announceChange(of key: String, _ change: ElementChange? = nil) {
        guard let extras else { return }
        for hook in extras.observing.hooks(for: key) { hook.announce(change) }
    }

    func concludeChange(of key: String, _ change: ElementChange? = nil) {
        guard let extras else { return }
        for hook in extras.observing.hooks(for: key) { hook.conclude(change) }
    }

    func trapUnhandled(_ keyPath: String?, _ object: Any?) -> Never {
        let origin = object.map { Diagnostics.name(of: $0 as AnyObject) } ?? "nil"
        Diagnostics.trap(
            .internalInconsistencyException,
            "\(Diagnostics.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: "
                + "message was received but not handled. Key path: \(keyPath ?? "nil"), observed "
                + "object: \(origin)"
        )
    }

    /// The result of the class method `keyPathsForValuesAffecting<Key>`, if it is listed.
    static func listedKeyPathsAffecting(_ key: String) -> Set<String> {
        let name = "keyPathsForValuesAffecting" + KeyValueCoding.capitalised(key)
        let table = Registry.shared.table(of: self)
        guard let method = table.classMethods[name] else { return [] }
        return (try? method.call(self as AnyObject, [])) as? Set<String> ?? []
    }
}
