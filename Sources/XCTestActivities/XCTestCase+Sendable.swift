// SPDX-License-Identifier: Apache-2.0

public import XCTest

// On iOS test cases may be sent, since they are run on the main thread; here the library does not
// say so, and test classes on the main actor would not compile in Swift 6.
// swift-format-ignore: AvoidRetroactiveConformances
extension XCTestCase: @retroactive @unchecked Sendable {}
