// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

import class ObjCRuntime.NSObject

/// Watches a property until it has changed as expected, once.
final class KeyValueWatch: NSObject {
    /// Says whether a change is the one that is waited for.
    var handler: ((Any, [AnyHashable: Any]) -> Bool)?
    private let object: Foundation.NSObject?
    private let keyPath: String
    private let expected: Any?
    private var found: (() -> Void)?
    private var isWatching = false

    init(_ object: Any, _ keyPath: String, _ expected: Any?) {
        self.object = object as? Foundation.NSObject
        self.keyPath = keyPath
        self.expected = expected
    }

    func start(_ options: NSKeyValueObservingOptions, found: @escaping () -> Void) {
        guard let object else { return }
        self.found = found
        isWatching = true
        // Without a value to compare with, only a change counts.
        let initial: NSKeyValueObservingOptions = expected == nil ? [] : .initial
        object.addObserver(
            self,
            forKeyPath: keyPath,
            options: options.subtracting(.initial).union(initial),
            context: nil
        )
    }

    func stop() {
        guard isWatching else { return }
        isWatching = false
        object?.removeObserver(self, forKeyPath: keyPath)
    }

    override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard let found, let watched = self.object, isExpected(change ?? [:], watched) else {
            return
        }
        // One change is enough, and more are no mistake.
        self.found = nil
        found()
    }

    private func isExpected(
        _ change: [NSKeyValueChangeKey: Any],
        _ watched: Foundation.NSObject
    ) -> Bool {
        if let handler {
            return handler(
                watched,
                Dictionary(uniqueKeysWithValues: change.map { ($0.rawValue, $1) })
            )
        }
        guard let expected else { return true }
        guard let value = watched.value(forKeyPath: keyPath) else { return false }
        if let number = Coercion.numeric(value), let wanted = Coercion.numeric(expected) {
            return number == wanted
        }
        return (value as? AnyHashable) == (expected as? AnyHashable)
            && value is AnyHashable
            || (value as AnyObject) === (expected as AnyObject)
    }

    deinit { stop() }
}
