// SPDX-License-Identifier: Apache-2.0

/// The names of tests, in the order in which they are listed: `Module.Class/test`, and
/// `Module.Suite/test()` for Swift Testing's.
struct TestList: Equatable, Sendable {
    var xctest: [String] = []
    var swiftTesting: [String] = []
    /// Those that the scheme or the test plan switches off.
    var switchedOff: [String] = []
    /// Whether it has all tests of the program.
    var isWhole = true

    var all: [String] { xctest + swiftTesting }

    /// Those that fulfil a condition.
    func filter(_ isWanted: (String) throws -> Bool) rethrows -> TestList {
        var list = self
        list.xctest = try xctest.filter(isWanted)
        list.swiftTesting = try swiftTesting.filter(isWanted)
        list.isWhole = isWhole && list.all.count == all.count
        return list
    }
}
