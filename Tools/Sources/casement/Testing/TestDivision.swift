// SPDX-License-Identifier: Apache-2.0

/// Divides tests among processes that run side by side.
enum TestDivision {
    /// The parts, of which none is empty; classes stay whole, so that each is set up once, unless one
    /// of them has more than a fair share of the work.
    static func parts(of list: TestList, count: Int, _ durations: TestDurations) -> [TestList] {
        guard count > 1 else { return [list] }
        let names = list.all
        let seconds = Dictionary(names.map { ($0, durations.seconds(of: $0)) }) { first, _ in first
        }
        let share = seconds.values.reduce(0, +) / Double(count)
        func owner(_ name: String) -> String {
            let name = TestName(name)
            return "\(name.module).\(name.type)"
        }
        func load(_ group: [String]) -> Double { group.reduce(0) { $0 + (seconds[$1] ?? 0) } }
        var groups: [[String]] = []
        for (_, members) in Dictionary(grouping: Set(names), by: owner) {
            groups += load(members) > share ? members.map { [$0] } : [members.sorted()]
        }
        let ordered = groups.sorted { first, second in
            let (mine, other) = (load(first), load(second))
            return mine == other ? first[0] < second[0] : mine > other
        }
        var totals = [Double](repeating: 0, count: count)
        var places: [String: Int] = [:]
        for group in ordered {
            let least = totals.indices.min { totals[$0] < totals[$1] } ?? 0
            totals[least] += load(group)
            for name in group { places[name] = least }
        }
        let parts = (0..<count).map { place in list.filter { places[$0] == place } }
        let present = parts.filter { !$0.all.isEmpty }
        return present.isEmpty ? [list] : present
    }
}
