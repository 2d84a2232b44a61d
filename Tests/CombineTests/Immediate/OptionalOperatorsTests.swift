// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct OptionalOperatorsTests {
    private let full = Optional(3).publisher
    private let empty = Int?.none.publisher

    @Test func aTransformedOptionalIsAnOptional() {
        #expect(isExactly(Optional<String>.Publisher.self, full.map { "\($0)" }))
        #expect(full.map { "\($0)" } == Optional("3").publisher)
        #expect(empty.map { "\($0)" } == String?.none.publisher)
        #expect(full.compactMap { Int("\($0)1") } == Optional(31).publisher)
        #expect(full.compactMap { Int("\($0)x") } == empty)
        #expect(full.scan(4, +) == Optional(7).publisher)
        #expect(full.reduce(4, *) == Optional(12).publisher)
        #expect(full.count() == Optional(1).publisher)
        #expect(full.allSatisfy { $0 > 3 } == Optional(false).publisher)
        #expect(full.contains { $0 > 2 } == Optional(true).publisher)
        #expect(full.contains(4) == Optional(false).publisher)
    }

    @Test func withoutAValueEvenCountsAndReductionsGiveNone() {
        #expect(empty.count() == empty)
        #expect(empty.reduce(4, +) == empty)
        #expect(empty.scan(4, +) == empty)
        #expect(empty.allSatisfy { $0 > 3 } == Bool?.none.publisher)
        #expect(empty.contains { $0 > 3 } == Bool?.none.publisher)
        #expect(empty.contains(3) == Bool?.none.publisher)
    }

    @Test func theArrayOfNoValueIsEmpty() {
        #expect(full.collect() == Optional([3]).publisher)
        #expect(empty.collect() == Optional([Int]()).publisher)
    }

    @Test func aSubstituteMakesAJust() {
        #expect(isExactly(Just<Int>.self, full.replaceEmpty(with: 9)))
        #expect(full.replaceEmpty(with: 9) == Just(3))
        #expect(empty.replaceEmpty(with: 9) == Just(9))
    }

    @Test func testsAndPlacesKeepTheValueOrDropIt() {
        #expect(full.filter { $0 > 2 } == full)
        #expect(full.filter { $0 > 3 } == empty)
        #expect(full.first { $0 > 2 } == full)
        #expect(full.last { $0 > 3 } == empty)
        #expect(full.prefix { $0 > 2 } == full)
        #expect(full.drop { $0 > 2 } == empty)
        #expect(full.dropFirst() == empty)
        #expect(full.dropFirst(0) == full)
        #expect(full.prefix(0) == empty)
        #expect(full.prefix(7) == full)
        #expect(full.output(at: 0) == full)
        #expect(full.output(at: 1) == empty)
        #expect(full.output(in: ...4) == full)
        #expect(full.output(in: 0...) == full)
        #expect(full.output(in: 0..<0) == empty)
        #expect(full.output(in: 1..<4) == empty)
    }

    @Test func whatChangesNothingGivesTheSameOptional() {
        let never: (Int, Int) -> Bool = { _, _ in
            Issue.record("a single value has none to be compared with")
            return false
        }
        #expect(full.first() == full)
        #expect(full.last() == full)
        #expect(full.min() == full)
        #expect(full.max() == full)
        #expect(full.min(by: never) == full)
        #expect(full.max(by: never) == full)
        #expect(full.removeDuplicates() == full)
        #expect(full.removeDuplicates(by: never) == full)
        #expect(full.replaceError(with: 9) == full)
        #expect(full.retry(5) == full)
    }

    @Test func withoutItsValueAnOptionalIsEmpty() {
        #expect(isExactly(Empty<Int, Never>.self, full.ignoreOutput()))
        #expect(full.ignoreOutput() == Empty(completeImmediately: true))
    }

    @Test func closuresAreCalledAtOnceAndOnlyForAValue() {
        var calls = 0
        let counts: (Int) -> Bool = { _ in
            calls += 1
            return true
        }
        _ = empty.filter(counts)
        _ = empty.map(counts)
        #expect(calls == 0)
        let filtered = full.filter(counts)
        #expect(calls == 1)
        #expect(all(filtered) == [3])
        #expect(calls == 1)
    }

    @Test func operatorsWithoutASpecialFormWrapTheOptional() {
        typealias Wrapped = Optional<Int>.Publisher
        #expect(isExactly(Publishers.TryMap<Wrapped, Int>.self, full.tryMap { $0 }))
        #expect(
            isExactly(
                Publishers.SetFailureType<Wrapped, Trouble>.self,
                full.setFailureType(to: Trouble.self)
            )
        )
    }
}
