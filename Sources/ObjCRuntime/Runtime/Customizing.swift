// SPDX-License-Identifier: Apache-2.0

/// An object whose class has proxies of appearance, which hear of methods of somebody's own.
package protocol CustomizedByMethods: AnyObject {
    /// A method was called that sets something; `play` calls it on another object.
    func noteCall(of method: String, _ play: @escaping (AnyObject) -> Void)

    /// A property was set without its setter.
    func noteValue(_ value: Any?, forKey key: String)

    /// Whether the object is a prototype whose class's own variables are not initialized: none of
    /// the class's code may run on it.
    var isBarePrototype: Bool { get }
}

// Unsafe because only the main thread sets it; another that misses it sets no prototype.
/// Whether there are prototypes whose classes' own initializers did not run.
public nonisolated(unsafe) package(set) var _objcHasBarePrototypes = false

/// Whether the object is a prototype whose class's own variables are not initialized.
///
/// The observers of lowered `@objc dynamic` properties end there.
public func _objcIsBarePrototype<Target: AnyObject>(_ object: Target) -> Bool {
    guard _objcHasBarePrototypes else { return false }
    return (object as? any CustomizedByMethods)?.isBarePrototype ?? false
}

/// Keeps a value for the instances of a prototype whose class's own variables are not initialized.
///
/// Lowered setters of computed `@objc dynamic` properties end there if it says so.
public func _objcKeepsForInstances<Target: AnyObject>(
    _ object: Target,
    _ key: String,
    _ value: Any?
) -> Bool {
    guard _objcIsBarePrototype(object) else { return false }
    (object as? any CustomizedByMethods)?.noteValue(value, forKey: key)
    return true
}

/// What the bodies of `@objc dynamic func setX(_:for:)` begin with: tells the proxies of appearance,
/// if the object has any, that the method sets a value, for the further arguments.
///
/// The result is whether the body must not run, since the object is a bare prototype.
@discardableResult
public func _objcCustomizes<Target: AnyObject>(
    _ object: Target,
    _ selector: String,
    _ arguments: [Any?],
    _ play: @escaping @MainActor (Target) -> Void
) -> Bool {
    guard let customized = object as? any CustomizedByMethods else { return false }
    let play = unsafeBitCast(play, to: ((Target) -> Void).self)
    let details = arguments.map { argument in argument.map { "\($0)" } ?? "nil" }
    let name = ([selector] + details).joined(separator: " ")
    customized.noteCall(of: name) { other in
        if let other = other as? Target { play(other) }
    }
    return _objcHasBarePrototypes && customized.isBarePrototype
}
