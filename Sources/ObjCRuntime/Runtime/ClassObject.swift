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

/// The boxes of the classes that were asked for as plain objects, which casts open again.
private let boxes = Mutex<[ObjectIdentifier: Box]>([:])

// Sendable is unchecked because the box is an object of Foundation's that never changes.
private struct Box: @unchecked Sendable {
    let object: AnyObject
}

/// `aClass as AnyObject` is lowered to `_objcClassObject(aClass) as AnyObject`: a class is one object on iOS, while
/// the compiler makes a new box for each cast on Linux, so that `===` fails.
public func _objcClassObject(_ aClass: AnyClass) -> AnyObject {
    boxes.withLock { boxes in
        let key = ObjectIdentifier(aClass)
        if let known = boxes[key] { return known.object }
        let made = aClass as AnyObject
        boxes[key] = Box(object: made)
        return made
    }
}

/// Any other value is as it was.
@_disfavoredOverload
public func _objcClassObject(_ value: Any) -> Any { object(of: value) }

/// The same for what may be nil.
@_disfavoredOverload
public func _objcClassObject(_ value: Any?) -> Any? {
    value.map { object(of: $0) }
}

private func object(of value: Any) -> Any {
    guard let aClass = value as? AnyClass else { return value }
    let object: AnyObject = _objcClassObject(aClass)
    return object
}

/// `aClass as Any as? any NSObjectProtocol` is lowered to a cast of this: on iOS a class is an object.
public func _objcObject(_ value: Any) -> Any {
    if let aClass = value as? AnyClass { return ClassObject.of(aClass) }
    return value
}
