// SPDX-License-Identifier: Apache-2.0

public import XCTest

/// What a test has on iOS because it is an object of Objective-C's there.
extension XCTest {
    /// The test's own class: `Bundle(for: classForCoder)` is where its resources are.
    public var classForCoder: AnyClass { type(of: self) }
}
