// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import XCTest

/// What a test has on iOS because it is an object of Objective-C's there.
extension XCTest {
    /// The test's own class: `Bundle(for: classForCoder)` is where its resources are.
    public var classForCoder: AnyClass { type(of: self) }
}

// On iOS a test is an object, and so can be a delegate.
// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive NSObjectProtocol {
    /// Whether the other object is this test.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

    /// The test's identity as a number.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// The test itself.
    public func `self`() -> Self { self }

    /// Whether the object stands for another: never.
    public func isProxy() -> Bool { false }

    /// The test's name in the form that Xcode shows it: `-[Class method]`.
    public var description: String {
        let parts = name.split(separator: ".")
        guard parts.count == 2 else { return name }
        return "-[\(parts[0]) \(parts[1])]"
    }

    /// The same as `description`.
    public var debugDescription: String { description }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension XCTest: @retroactive Hashable {
    /// Whether both are the same test.
    public static func == (left: XCTest, right: XCTest) -> Bool { left === right }

    /// Hashes the test's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
