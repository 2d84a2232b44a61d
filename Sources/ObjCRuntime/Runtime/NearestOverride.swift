// SPDX-License-Identifier: Apache-2.0

/// Which of some classes is the nearest above an object's class, or that class itself; -1 for none.
///
/// Lowered code asks it for the override of a member that an extension gives a class of another
/// package.
///
/// - Parameters:
///   - object: The object that is asked.
///   - below: Only classes above this one count, as for `super`; nil for all.
///   - classes: Those that override the member.
/// - Returns: The class's index.
public func _objcNearest(
    _ object: AnyObject,
    _ below: AnyClass?,
    _ classes: [AnyClass]
) -> Int {
    _objcNearest(type(of: object) as AnyClass, below, classes)
}

/// Which of some classes is the nearest above a class, or that class itself; -1 for none.
public func _objcNearest(_ aClass: AnyClass, _ below: AnyClass?, _ classes: [AnyClass]) -> Int {
    var current: AnyClass? = below.map { _getSuperclass($0) } ?? aClass
    while let type = current {
        if let index = classes.firstIndex(where: { $0 == type }) { return index }
        current = _getSuperclass(type)
    }
    return -1
}
