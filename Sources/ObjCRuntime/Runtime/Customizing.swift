// SPDX-License-Identifier: Apache-2.0

/// An object whose class has proxies of appearance, which hear of methods of somebody's own.
package protocol CustomizedByMethods: AnyObject {
    /// A method was called that sets something; `play` calls it on another object.
    func noteCall(of method: String, _ play: @escaping (AnyObject) -> Void)
}

/// What the bodies of `@objc dynamic func setX(_:for:)` begin with: tells the proxies of appearance,
/// if the object has any, that the method sets a value, for the further arguments.
public func _objcCustomizes<Target: AnyObject>(
    _ object: Target,
    _ selector: String,
    _ arguments: [Any?],
    _ play: @escaping @MainActor (Target) -> Void
) {
    guard let customized = object as? any CustomizedByMethods else { return }
    let play = unsafeBitCast(play, to: ((Target) -> Void).self)
    let details = arguments.map { argument in argument.map { "\($0)" } ?? "nil" }
    let name = ([selector] + details).joined(separator: " ")
    customized.noteCall(of: name) { other in
        if let other = other as? Target { play(other) }
    }
}
