// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct ResultOperatorsTests {
    private typealias Once<Value> = Result<Value, Trouble>.Publisher

    private let value = Once<Int>(3)
    private let failure = Once<Int>(.a)

    @Test func aTransformedResultIsAResult() {
        #expect(isExactly(Once<String>.self, value.map { "\($0)" }))
        #expect(value.map { "\($0)" } == Once("3"))
        #expect(failure.map { "\($0)" } == Once(.a))
        #expect(value.mapError { _ in Trouble.b } == value)
        #expect(failure.mapError { _ in Trouble.b } == Once(.b))
        #expect(value.scan(4, +) == Once(7))
        #expect(value.reduce(4, *) == Once(12))
        #expect(failure.reduce(4, *) == failure)
        #expect(value.collect() == Once([3]))
        #expect(failure.collect() == Once<[Int]>(.a))
        #expect(value.count() == Once(1))
        #expect(failure.count() == failure)
        #expect(value.allSatisfy { $0 > 3 } == Once(false))
        #expect(value.contains { $0 > 2 } == Once(true))
        #expect(value.contains(4) == Once(false))
        #expect(failure.contains(4) == Once<Bool>(.a))
    }

    @Test func aSubstituteForTheFailureCannotFail() {
        #expect(isExactly(Result<Int, Never>.Publisher.self, failure.replaceError(with: 9)))
        #expect(value.replaceError(with: 9) == Result<Int, Never>.Publisher(3))
        #expect(failure.replaceError(with: 9) == Result<Int, Never>.Publisher(9))
    }

    @Test func aResultThatCannotFailTakesAnyFailure() {
        let safe = Result<Int, Never>.success(3).publisher
        #expect(isExactly(Once<Int>.self, safe.setFailureType(to: Trouble.self)))
        #expect(safe.setFailureType(to: Trouble.self) == value)
    }

    @Test func whatChangesNothingGivesTheSameResult() {
        let never: (Int, Int) -> Bool = { _, _ in
            Issue.record("a single value has none to be compared with")
            return false
        }
        for one in [value, failure] {
            #expect(one.first() == one)
            #expect(one.last() == one)
            #expect(one.min() == one)
            #expect(one.max() == one)
            #expect(one.min(by: never) == one)
            #expect(one.max(by: never) == one)
            #expect(one.removeDuplicates() == one)
            #expect(one.removeDuplicates(by: never) == one)
            #expect(one.replaceEmpty(with: 9) == one)
            #expect(one.retry(5) == one)
        }
    }

    @Test func whatAClosureThrowsIsTheFailure() {
        let trouble: (Int) throws -> Bool = { _ in throw Trouble.b }
        let pairTrouble: (Int, Int) throws -> Bool = { _, _ in throw Trouble.b }
        #expect(isExactly(Result<Int, any Error>.Publisher.self, value.tryMap { $0 }))
        #expect(record(value.tryMap(trouble)).error as? Trouble == .b)
        #expect(record(value.tryAllSatisfy(trouble)).error as? Trouble == .b)
        #expect(record(value.tryContains(where: trouble)).error as? Trouble == .b)
        #expect(record(value.tryRemoveDuplicates(by: pairTrouble)).error as? Trouble == .b)
        #expect(record(value.tryMin(by: pairTrouble)).error as? Trouble == .b)
        #expect(record(value.tryMax(by: pairTrouble)).error as? Trouble == .b)
        #expect(record(value.tryScan(1) { _, _ in throw Trouble.b }).error as? Trouble == .b)
        #expect(record(value.tryReduce(1) { _, _ in throw Trouble.b }).error as? Trouble == .b)
        #expect(all(value.tryMax(by: <)) == [3])
    }

    @Test func aFailureComesBeforeWhatClosuresWouldThrow() {
        let never: (Int) throws -> Bool = { _ in
            Issue.record("there is no value to ask about")
            return false
        }
        #expect(record(failure.tryMap(never)).error as? Trouble == .a)
        #expect(record(failure.tryContains(where: never)).error as? Trouble == .a)
        #expect(record(failure.tryMin { _, _ in throw Trouble.b }).error as? Trouble == .a)
    }

    @Test func withoutItsValueAResultFinishesEvenWhereItFailed() {
        #expect(isExactly(Empty<Int, Trouble>.self, failure.ignoreOutput()))
        #expect(record(failure.ignoreOutput()).isFinished)
    }

    @Test func closuresAreCalledOnceAndAtOnce() {
        var calls = 0
        let mapped = value.tryMap { value in
            calls += 1
            return value
        }
        #expect(calls == 1)
        #expect(all(mapped) + all(mapped) == [3, 3])
        #expect(calls == 1)
    }

    @Test func operatorsThatMayLoseTheValueWrapTheResult() {
        #expect(isExactly(Publishers.Filter<Once<Int>>.self, value.filter { $0 > 1 }))
        #expect(isExactly(Publishers.CompactMap<Once<Int>, Int>.self, value.compactMap { $0 }))
        #expect(isExactly(Publishers.Drop<Once<Int>>.self, value.dropFirst()))
    }
}
