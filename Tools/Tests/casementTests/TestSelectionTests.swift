// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct TestSelectionTests {
    private let all = ["M.A/testOne", "M.A/testTwo", "M.B/testOne"]

    @Test func filtersAndSkipsAreRegularExpressions() throws {
        #expect(try TestSelection().tests(of: all) == all)
        #expect(try TestSelection(filters: ["M.A/"]).tests(of: all) == Array(all.prefix(2)))
        #expect(try TestSelection(filters: ["Two$", "B"]).tests(of: all) == Array(all.suffix(2)))
        #expect(try TestSelection(skips: ["One"]).tests(of: all) == ["M.A/testTwo"])
        #expect(throws: Failure.self) { try TestSelection(filters: ["("]).tests(of: all) }
    }

    @Test func longListsAreSplit() {
        let groups = TestSelection.arguments(for: all, limit: 25)
        #expect(groups == [Array(all.prefix(2)), [all[2]]])
        #expect(TestSelection.arguments(for: [], limit: 25) == [])
    }

    @Test func flagsForRunningTestsAreNotTheBuilds() {
        let flags = [
            "list", "-c", "release", "--num-workers", "4", "--xunit-output=a", "--parallel",
        ]
        #expect(casement.Test.buildFlags(flags) == ["-c", "release"])
    }
}
