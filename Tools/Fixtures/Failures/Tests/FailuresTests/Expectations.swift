// SPDX-License-Identifier: Apache-2.0

import Testing
import XCTest

final class Expectations: XCTestCase {
    func testExpects() { #expect(1 == 2) }

    func testRequires() throws { try #require(Bool(false)) }

    func testRecords() async { Issue.record("by hand") }

    func testPasses() { #expect(1 == 1) }

    func testKnows() { withKnownIssue { #expect(1 == 2) } }
}
