// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which tests run.
struct TestSelection {
    var filters: [String] = []
    var skips: [String] = []
    /// What the scheme or the test plan leaves out.
    var switchedOff: [String] = []

    /// The tests that a filter names, or all, without those that are skipped.
    func tests(of list: TestList) throws -> TestList {
        let namings = list.all.map { ($0, TestName($0).namings) }
        let wanted = try filters.map { try Self.tests(named: $0, of: namings) }
        let unwanted = try skips.map { try Self.tests(named: $0, of: namings) }
        let off = try switchedOff.map { try Self.tests(named: $0, of: namings) }
        var chosen = list.filter { name in
            (wanted.isEmpty || wanted.contains { $0.contains(name) })
                && !unwanted.contains { $0.contains(name) }
        }
        chosen.switchedOff = chosen.all.filter { name in off.contains { $0.contains(name) } }
        let removed = Set(chosen.switchedOff)
        return chosen.filter { !removed.contains($0) }
    }

    /// The tests that a name stands for; where it is the name of no test, class or target, those
    /// that it matches as a regular expression.
    private static func tests(
        named pattern: String,
        of all: [(String, Set<String>)]
    ) throws -> Set<String> {
        let plain = pattern.hasSuffix("()") ? String(pattern.dropLast(2)) : pattern
        let named = all.filter { $0.1.contains(plain) || $0.0 == pattern }
        if !named.isEmpty { return Set(named.map(\.0)) }
        let regex: NSRegularExpression
        do {
            regex = try NSRegularExpression(pattern: pattern)
        } catch {
            throw Failure("\(pattern): no test's name, and no regular expression")
        }
        return Set(
            all.map(\.0).filter { name in
                regex.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
            }
        )
    }

    /// Names joined as XCTest takes them, in as many arguments as the system's limit asks for.
    static func arguments(for names: [String], limit: Int = 100_000) -> [[String]] {
        var groups: [[String]] = []
        var length = 0
        for name in names {
            if groups.isEmpty || length + name.utf8.count + 1 > limit {
                groups.append([])
                length = 0
            }
            groups[groups.count - 1].append(name)
            length += name.utf8.count + 1
        }
        return groups
    }
}
