// SPDX-License-Identifier: Apache-2.0

/// A stored property that Foundation keeps to itself, of an object's class or of one above; nil where there is none.
package func privateMember(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        if let found = current.children.first(where: { $0.label == name }) { return found.value }
        mirror = current.superclassMirror
    }
    return nil
}
