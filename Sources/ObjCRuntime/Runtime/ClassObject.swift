// SPDX-License-Identifier: Apache-2.0

import Synchronization

// Sendable is unchecked because the root class is not; nothing here changes.
/// Stands for a class where an object is asked for; on iOS each class is an object.
final class ClassObject: NSObject, @unchecked Sendable {
    let type: AnyClass

    init(_ type: AnyClass) { self.type = type }

    /// The objects of the classes that were asked for.
    private static let all = Mutex<[ObjectIdentifier: ClassObject]>([:])

    static func of(_ type: AnyClass) -> ClassObject {
        all.withLock { all in
            let key = ObjectIdentifier(type)
            if let known = all[key] { return known }
            let made = ClassObject(type)
            all[key] = made
            return made
        }
    }
}

/// The object that stands for a class, always the same one.
public func _objcObject(of aClass: AnyClass) -> AnyObject { ClassObject.of(aClass) }

/// `aClass as Any as? any NSObjectProtocol` is lowered to a cast of this: on iOS a class is an object.
public func _objcObject(_ value: Any) -> Any {
    if let aClass = value as? AnyClass { return ClassObject.of(aClass) }
    return value
}
