// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct JustOperatorsTests {
    private let just = Just(3)

    @Test func aTransformedJustIsAJust() {
        #expect(isExactly(Just<String>.self, just.map { "\($0)" }))
        #expect(just.map { "\($0)" } == Just("3"))
        #expect(just.collect() == Just([3]))
        #expect(just.count() == Just(1))
        #expect(just.allSatisfy { $0 > 3 } == Just(false))
        #expect(just.contains { $0 > 2 } == Just(true))
        #expect(just.contains(3) == Just(true))
        #expect(just.contains(4) == Just(false))
    }

    @Test func whatChangesNothingGivesTheSameJust() {
        let never: (Int, Int) -> Bool = { _, _ in
            Issue.record("a single value has none to be compared with")
            return false
        }
        #expect(just.first() == just)
        #expect(just.last() == just)
        #expect(just.min() == just)
        #expect(just.max() == just)
        #expect(just.min(by: never) == just)
        #expect(just.max(by: never) == just)
        #expect(just.removeDuplicates() == just)
        #expect(just.removeDuplicates(by: never) == just)
        #expect(just.replaceError(with: 9) == just)
        #expect(just.replaceEmpty(with: 9) == just)
        #expect(just.retry(5) == just)
    }

    @Test func aJustThatMayLoseItsValueIsAnOptional() {
        let empty = Optional<Int>.Publisher(nil)
        let full = Optional<Int>.Publisher(3)
        #expect(just.compactMap { Int("\($0)1") } == Optional<Int>.Publisher(31))
        #expect(just.compactMap { Int("\($0)x") } == empty)
        #expect(just.filter { $0 > 2 } == full)
        #expect(just.filter { $0 > 3 } == empty)
        #expect(just.first { $0 > 2 } == full)
        #expect(just.last { $0 > 3 } == empty)
        #expect(just.prefix { $0 > 2 } == full)
        #expect(just.drop { $0 > 2 } == empty)
        #expect(just.dropFirst() == empty)
        #expect(just.dropFirst(0) == full)
        #expect(just.prefix(0) == empty)
        #expect(just.prefix(7) == full)
        #expect(just.output(at: 0) == full)
        #expect(just.output(at: 1) == empty)
        #expect(just.output(in: ...4) == full)
        #expect(just.output(in: 1...) == empty)
        #expect(isExactly(Optional<Int>.Publisher.self, just.filter { $0 > 2 }))
    }

    @Test func aRangeThatBeginsAtZeroHasTheValueEvenIfEmpty() {
        #expect(just.output(in: 0..<0) == Optional.Publisher(3))
        #expect(just.output(in: -2..<4) == Optional.Publisher(nil))
    }

    @Test func aJustThatCanFailIsAResult() {
        #expect(just.setFailureType(to: Trouble.self) == Result.Publisher(.success(3)))
        #expect(just.mapError { _ -> Trouble in } == Result.Publisher(.success(3)))
        #expect(just.scan(4, +) == Result<Int, Never>.Publisher(7))
        #expect(just.reduce(4, *) == Result<Int, Never>.Publisher(12))
        #expect(isExactly(Result<Int, any Error>.Publisher.self, just.tryMap { $0 }))
        #expect(isExactly(Result<Int, any Error>.Publisher.self, just.tryScan(1, +)))
        #expect(isExactly(Result<Int, any Error>.Publisher.self, just.tryReduce(1, +)))
        #expect(isExactly(Result<Bool, any Error>.Publisher.self, just.tryAllSatisfy { $0 > 1 }))
        #expect(isExactly(Result<Bool, any Error>.Publisher.self, just.tryContains { $0 > 1 }))
    }

    @Test func whatAClosureThrowsIsTheFailure() {
        let trouble: (Int) throws -> Bool = { _ in throw Trouble.a }
        let pairTrouble: (Int, Int) throws -> Bool = { _, _ in throw Trouble.b }
        #expect(record(just.tryMap(trouble)).error as? Trouble == .a)
        #expect(record(just.tryAllSatisfy(trouble)).error as? Trouble == .a)
        #expect(record(just.tryContains(where: trouble)).error as? Trouble == .a)
        #expect(record(just.tryRemoveDuplicates(by: pairTrouble)).error as? Trouble == .b)
        #expect(record(just.tryScan(1) { _, _ in throw Trouble.b }).error as? Trouble == .b)
        #expect(record(just.tryReduce(1) { _, _ in throw Trouble.b }).error as? Trouble == .b)
        #expect(all(just.tryRemoveDuplicates(by: ==)) == [3])
    }

    @Test func moreValuesMakeASequence() {
        #expect(just.append(4, 5) == [3, 4, 5].publisher)
        #expect(just.append(4...5) == [3, 4, 5].publisher)
        #expect(just.prepend(1, 2) == [1, 2, 3].publisher)
        #expect(just.prepend(Set([2])) == [2, 3].publisher)
        #expect(isExactly(Publishers.Sequence<[Int], Never>.self, just.append(4)))
    }

    @Test func withoutItsValueAJustIsEmpty() {
        #expect(just.ignoreOutput() == Empty<Int, Never>(completeImmediately: true))
        #expect(isExactly(Empty<Int, Never>.self, just.ignoreOutput()))
    }

    @Test func closuresAreCalledOnceAndAtOnce() {
        var calls = 0
        let mapped = just.map { value in
            calls += 1
            return value
        }
        #expect(calls == 1)
        #expect(all(mapped) == [3])
        #expect(all(mapped) == [3])
        #expect(calls == 1)
    }

    @Test func operatorsWithoutASpecialFormWrapTheJust() {
        #expect(isExactly(Publishers.TryFilter<Just<Int>>.self, just.tryFilter { $0 > 1 }))
        #expect(isExactly(Publishers.MapKeyPath<Just<Int>, String>.self, just.map(\.description)))
        #expect(
            isExactly(Publishers.Map<Just<Int?>, Int>.self, Just<Int?>(nil).replaceNil(with: 1))
        )
    }

    @Test func aStreamOfPossibleActionsHasItsDocumentedType() {
        let effect = Deferred {
            () -> Publishers.CompactMap<Result<Int?, Trouble>.Publisher, Int> in
            Just<Int?>(nil).setFailureType(to: Trouble.self).compactMap { $0 }
        }
        #expect(record(effect).isFinished)
        #expect(all(effect).isEmpty)
    }

    @Test func negativeCountsHalt() async {
        await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
        await #expect(processExitsWith: .failure) { _ = [1].publisher.dropFirst(-1) }
        await #expect(processExitsWith: .failure) { _ = Optional(1).publisher.output(in: -1...4) }
    }
}
