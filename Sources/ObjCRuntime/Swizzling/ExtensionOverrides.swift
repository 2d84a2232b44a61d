// SPDX-License-Identifier: Apache-2.0

/// Takes in what an extension of another package's class overrides; lowered source calls it before `main`.
///
/// On iOS such a member is a method that a category gives the class, and objects of the class and of
/// those below it run it. Here it is the class's replacement of what it inherits.
///
/// - Parameter body: Fills in the methods, accessors by their selectors, and returns the class. It
///   runs once, on the thread that first asks for a replacement.
public func _objcRegisterOverrides(_ body: @escaping @Sendable (_ObjCMembers) -> AnyClass) {
    Replacements.shared.register(body)
}

/// Runs a call of `super` in an extension's override, which reaches what the class inherits.
///
/// - Parameters:
///   - object: The receiver.
///   - aClass: The class that the extension is of.
///   - name: The selector of the method that calls.
///   - body: The call.
/// - Returns: What the call gives.
public func _objcSuper<R>(
    _ object: AnyObject,
    _ aClass: AnyClass,
    _ name: String,
    _ body: () throws -> R
) rethrows -> R {
    guard let owner = Replacements.shared.ownerAbove(aClass, name) else { return try body() }
    return try OwnCall.run(object, owner, name, body)
}
