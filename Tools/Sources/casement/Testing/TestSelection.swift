// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which tests run.
struct TestSelection {
    var filters: [String] = []
    var skips: [String] = []

    /// Those that a filter names, or all, without those that are skipped.
    func tests(of all: [String]) throws -> [String] {
        let (wanted, unwanted) = (try filters.map(Self.regex), try skips.map(Self.regex))
        return all.filter { name in
            (wanted.isEmpty || wanted.contains { Self.matches($0, name) })
                && !unwanted.contains { Self.matches($0, name) }
        }
    }

    private static func regex(_ pattern: String) throws -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: pattern)
        } catch {
            throw Failure("\(pattern): no regular expression")
        }
    }

    private static func matches(_ regex: NSRegularExpression, _ name: String) -> Bool {
        regex.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
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
