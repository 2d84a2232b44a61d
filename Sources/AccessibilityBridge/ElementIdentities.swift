// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import Foundation

/// The identities of elements: an object keeps its own as long as it lives, and none is given twice.
@MainActor
package final class ElementIdentities {
    private struct Entry {
        weak var object: AnyObject?
        let id: AccessibleID
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var objects: [AccessibleID: ObjectIdentifier] = [:]
    private var last: UInt64 = 0
    /// The number of entries at which those of dead objects are removed.
    private var limit = 512

    package init() {}

    /// The identity of an object, a new one if it has none.
    package func id(of object: AnyObject) -> AccessibleID {
        let key = ObjectIdentifier(object)
        if let entry = entries[key] {
            if entry.object === object { return entry.id }
            // Another object lived at the same address.
            objects[entry.id] = nil
        }
        last += 1
        let id = AccessibleID(last)
        entries[key] = Entry(object: object, id: id)
        objects[id] = key
        if entries.count > limit { removeDead() }
        return id
    }

    /// The object with an identity, if it is alive.
    package func object(_ id: AccessibleID) -> AnyObject? {
        objects[id].flatMap { entries[$0] }.flatMap { $0.id == id ? $0.object : nil }
    }

    private func removeDead() {
        entries = entries.filter { $0.value.object != nil }
        objects = Dictionary(uniqueKeysWithValues: entries.map { ($0.value.id, $0.key) })
        limit = max(512, entries.count * 2)
    }
}
