// SPDX-License-Identifier: Apache-2.0

public import XCTest

extension XCTestCase {
    /// Makes a test case without a test, as helpers that only assert are made.
    public convenience init() { self.init(name: "", testClosure: { _ in }) }
}
