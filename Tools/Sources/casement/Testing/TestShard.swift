// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of several parts of a suite, which together are the suite and have no test in common.
struct TestShard: Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    let index: Int
    let count: Int

    init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }

    /// Reads `2/5`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), index >= 1,
            index <= count
        else { return nil }
        self.init(index: index, count: count)
    }

    var description: String { "\(index)/\(count)" }

    /// The tests of this part.
    ///
    /// It depends on nothing but the names and the durations: each machine comes to the same parts.
    func part(of list: TestList, durations: TestDurations = TestDurations()) -> TestList {
        let places = Self.places(of: list.all, count: count, durations)
        return list.filter { places[$0] == index - 1 }
    }

    /// Which part each test belongs to, from 0.
    ///
    /// Without durations a test's name alone decides, so that a new test moves no other. With them
    /// each test, the longest first, goes to the part that has least to do.
    static func places(
        of names: [String],
        count: Int,
        _ durations: TestDurations
    ) -> [String: Int] {
        let names = Set(names)
        guard durations.knows(names) else {
            return Dictionary(uniqueKeysWithValues: names.map { ($0, place(of: $0, count)) })
        }
        let timed = names.map { ($0, durations.seconds(of: $0)) }
            .sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
        var loads = [Double](repeating: 0, count: count)
        var places: [String: Int] = [:]
        for (name, seconds) in timed {
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least] += seconds
            places[name] = least
        }
        return places
    }

    private static func place(of name: String, _ count: Int) -> Int {
        let digits = Files.digest(of: [Data(name.utf8)])
        return Int((UInt64(digits, radix: 16) ?? 0) % UInt64(count))
    }

    /// What all shards of one suite have in common: a sum of the names and of the parts they are in.
    static func planDigest(of list: TestList, count: Int, _ durations: TestDurations) -> String {
        let places = places(of: list.all, count: count, durations)
        let lines = places.map { "\($0.key) \($0.value)\n" }.sorted()
        return Files.digest(of: [Data("\(count)\n".utf8)] + lines.map { Data($0.utf8) })
    }
}
