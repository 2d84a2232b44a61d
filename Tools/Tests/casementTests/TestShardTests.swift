// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

struct TestShardTests {
    /// Numbers that look random, and are the same each time.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            return value ^ (value >> 27)
        }
    }

    /// A suite of up to 300 tests in up to 20 classes, some of which have durations.
    private func suite(_ seed: UInt64) -> (TestList, TestDurations) {
        var numbers = Numbers(state: seed)
        let names = (0..<Int.random(in: 0...300, using: &numbers)).map { number in
            "M.C\(Int.random(in: 0..<20, using: &numbers))/test\(number)"
        }
        let split = names.isEmpty ? 0 : Int.random(in: 0...names.count, using: &numbers)
        let share = seed.isMultiple(of: 3) ? 0.0 : Double.random(in: 0...1, using: &numbers)
        var seconds: [String: Double] = [:]
        for name in names where Double.random(in: 0...1, using: &numbers) < share {
            seconds[name] = Double.random(in: 0...5, using: &numbers)
        }
        return (
            TestList(
                xctest: Array(names[..<split]),
                swiftTesting: names[split...].map { $0 + "()" }
            ), TestDurations(seconds)
        )
    }

    @Test(arguments: UInt64(1)...200)
    func theShardsAreTheSuiteAndHaveNoTestInCommon(seed: UInt64) {
        let (list, durations) = suite(seed)
        let count = Int(seed % 13) + 1
        let parts = (1...count).map {
            TestShard(index: $0, count: count).part(of: list, durations: durations)
        }
        let tests = parts.flatMap(\.all)
        #expect(tests.count == list.all.count)
        #expect(Set(tests) == Set(list.all))
        for part in parts {
            let members = Set(part.all)
            #expect(part.xctest == list.xctest.filter { members.contains($0) })
            #expect(part.swiftTesting == list.swiftTesting.filter { members.contains($0) })
        }
    }

    @Test(arguments: UInt64(1)...50)
    func theOrderInWhichTestsAreListedDoesNotMatter(seed: UInt64) {
        let (list, durations) = suite(seed)
        let other = TestList(
            xctest: list.xctest.reversed(),
            swiftTesting: list.swiftTesting.reversed()
        )
        let shard = TestShard(index: 1, count: 3)
        #expect(
            Set(shard.part(of: list, durations: durations).all)
                == Set(shard.part(of: other, durations: durations).all)
        )
        #expect(
            TestShard.planDigest(of: list, count: 3, durations)
                == TestShard.planDigest(of: other, count: 3, durations)
        )
    }

    @Test(arguments: UInt64(1)...50)
    func withoutDurationsANewTestMovesNoOther(seed: UInt64) {
        let (list, _) = suite(seed)
        var more = list
        more.xctest.insert("M.New/testNew", at: 0)
        let before = TestShard.places(of: list.all, count: 4, TestDurations())
        let after = TestShard.places(of: more.all, count: 4, TestDurations())
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test func durationsMakeShardsTakeEquallyLong() {
        let seconds = [
            "M.A/a": 8.0, "M.A/b": 4, "M.A/c": 3, "M.A/d": 1, "M.B/a": 2, "M.B/b": 2, "M.B/c": 4,
        ]
        let list = TestList(xctest: seconds.keys.sorted())
        let loads = (1...3).map { index in
            TestShard(index: index, count: 3).part(of: list, durations: TestDurations(seconds)).all
                .reduce(0) { $0 + (seconds[$1] ?? 0) }
        }
        #expect(loads == [8, 8, 8])
    }

    @Test func testsThatTakeNoTimeAreDividedToo() {
        let list = TestList(xctest: (0..<9).map { "M.A/test\($0)" })
        let durations = TestDurations(Dictionary(uniqueKeysWithValues: list.all.map { ($0, 0) }))
        let parts = (1...3).map {
            TestShard(index: $0, count: 3).part(of: list, durations: durations).all.count
        }
        #expect(parts == [3, 3, 3])
    }

    @Test func aPlanChangesWithTheTestsTheCountAndTheDurations() {
        let list = TestList(xctest: (0..<20).map { "M.A/test\($0)" })
        let durations = TestDurations(["M.A/test3": 90])
        let digests = [
            TestShard.planDigest(of: list, count: 2, TestDurations()),
            TestShard.planDigest(of: list, count: 3, TestDurations()),
            TestShard.planDigest(of: list, count: 2, durations),
            TestShard.planDigest(of: list.filter { $0 != "M.A/test1" }, count: 2, TestDurations()),
        ]
        #expect(Set(digests).count == 4)
    }

    @Test func aShardIsReadFromItsText() {
        #expect(TestShard("2/5") == TestShard(index: 2, count: 5))
        #expect(TestShard("2/5")?.description == "2/5")
        for text in ["", "2", "0/5", "6/5", "1/0", "a/b", "1/2/3", "-1/2"] {
            #expect(TestShard(text) == nil)
        }
    }

    @Test func durationsAreKeptInAFile() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("durations.json")
        try TestDurations(["M.A/b": 1.2394, "M.A/a": 2]).write(to: file)
        #expect(
            try folder.text("durations.json") == "{\n  \"M.A/a\" : 2,\n  \"M.A/b\" : 1.239\n}\n"
        )
        #expect(try TestDurations(at: file) == TestDurations(["M.A/b": 1.239, "M.A/a": 2]))
        try folder.write("[]", to: "durations.json")
        #expect(throws: Failure.self) { try TestDurations(at: file) }
    }

    @Test(arguments: UInt64(1)...50)
    func processesGetAllTestsOnce(seed: UInt64) {
        let (list, durations) = suite(seed)
        let parts = TestDivision.parts(of: list, count: 3, durations)
        #expect(parts.flatMap(\.all).sorted() == list.all.sorted())
        #expect(parts.count <= 3)
        if !list.all.isEmpty { #expect(parts.allSatisfy { !$0.all.isEmpty }) }
    }

    @Test func processesGetWholeClasses() {
        let names = (0..<4).flatMap { number in (0..<5).map { "M.C\(number)/test\($0)" } }
        let parts = TestDivision.parts(of: TestList(xctest: names), count: 4, TestDurations())
        #expect(parts.map { Set($0.all.map { $0.prefix(4) }).count } == [1, 1, 1, 1])
        let one = TestList(xctest: Array(names.prefix(5)))
        #expect(TestDivision.parts(of: one, count: 5, TestDurations()).count == 5)
    }
}
