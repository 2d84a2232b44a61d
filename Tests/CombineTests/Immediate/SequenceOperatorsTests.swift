// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct SequenceOperatorsTests {
    private typealias Numbers = Publishers.Sequence<[Int], Never>

    private let numbers = [3, 1, 2, 2].publisher
    private let failing = [3, 1, 2, 2].publisher.setFailureType(to: Trouble.self)

    @Test func aTransformedSequenceIsASequenceOfAnArray() {
        #expect(isExactly(Publishers.Sequence<[String], Never>.self, numbers.map { "\($0)" }))
        #expect(numbers.map { "\($0)" } == ["3", "1", "2", "2"].publisher)
        #expect(Set([1]).publisher.map { $0 + 1 } == [2].publisher)
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) } == [1, 3].publisher)
        #expect(numbers.scan(0, +) == [3, 4, 6, 8].publisher)
        #expect(numbers.filter { $0 > 1 } == [3, 2, 2].publisher)
        #expect(numbers.prefix { $0 != 2 } == [3, 1].publisher)
        #expect(numbers.removeDuplicates() == [3, 1, 2].publisher)
        #expect([nil, nil, 1].publisher.removeDuplicates() == [nil, 1].publisher)
        #expect(failing.setFailureType(to: Never.self) == numbers)
    }

    @Test func aSubstituteForNilLeavesTheElementsOptional() {
        let replaced = [1, nil].publisher.replaceNil(with: 9)
        #expect(isExactly(Publishers.Sequence<[Int?], Never>.self, replaced))
        #expect(replaced == [1, 9].publisher)
    }

    @Test func oneResultOfAllIsAResult() {
        #expect(isExactly(Result<[Int], Trouble>.Publisher.self, failing.collect()))
        #expect(numbers.collect() == Result.Publisher(.success([3, 1, 2, 2])))
        #expect(numbers.reduce(1, +) == Result.Publisher(.success(9)))
        #expect(failing.allSatisfy { $0 > 0 } == Result.Publisher(.success(true)))
        #expect(failing.contains { $0 > 3 } == Result.Publisher(.success(false)))
        #expect(failing.contains(2) == Result.Publisher(.success(true)))
        #expect(isExactly(Result<Int, any Error>.Publisher.self, numbers.tryReduce(1, +)))
        #expect(isExactly(Result<Bool, any Error>.Publisher.self, numbers.tryAllSatisfy { $0 > 1 }))
        #expect(isExactly(Result<Bool, any Error>.Publisher.self, numbers.tryContains { $0 > 1 }))
    }

    @Test func theCountIsAJustWhereNothingCanFail() {
        #expect(isExactly(Just<Int>.self, numbers.count()))
        #expect((0..<Int.max).publisher.count() == Just(.max))
        #expect(isExactly(Result<Int, Trouble>.Publisher.self, failing.count()))
        #expect(failing.count() == Result.Publisher(.success(4)))
        #expect("abc".publisher.count() == Result<Int, Never>.Publisher(3))
    }

    @Test func oneElementIsAnOptional() {
        let none = [Int]().publisher
        #expect(isExactly(Optional<Int>.Publisher.self, numbers.first()))
        #expect(numbers.first() == Optional(3).publisher)
        #expect(none.first() == Int?.none.publisher)
        #expect(numbers.last() == Optional(2).publisher)
        #expect(none.last() == Int?.none.publisher)
        #expect(numbers.first { $0 < 3 } == Optional(1).publisher)
        #expect(numbers.last { $0 > 2 } == Optional(3).publisher)
        #expect(numbers.min() == Optional(1).publisher)
        #expect(numbers.max() == Optional(3).publisher)
        #expect(none.min() == Int?.none.publisher)
        #expect(numbers.min(by: >) == Optional(3).publisher)
        #expect(numbers.max(by: >) == Optional(1).publisher)
        #expect(numbers.output(at: 1) == Optional(1).publisher)
        #expect(numbers.output(at: 4) == Int?.none.publisher)
        #expect(numbers.output(at: -1) == Int?.none.publisher)
    }

    @Test func placesAreThoseOfTheCollection() {
        let text = "abcd"
        let place = text.index(after: text.startIndex)
        #expect(text.publisher.output(at: place) == Optional(Character("b")).publisher)
        #expect(text.publisher.output(in: place..<text.endIndex) == ["b", "c", "d"].publisher)
        #expect(numbers.output(in: 1..<3) == [1, 2].publisher)
        #expect(isExactly(Numbers.self, numbers.output(in: 1..<3)))
    }

    @Test func theBeginningAndTheRestAreNotCopied() {
        let rest = numbers.dropFirst(2)
        #expect(isExactly(Publishers.Sequence<DropFirstSequence<[Int]>, Never>.self, rest))
        #expect(all(rest) == [2, 2])
        let first = numbers.prefix(2)
        #expect(isExactly(Publishers.Sequence<PrefixSequence<[Int]>, Never>.self, first))
        #expect(all(first) == [3, 1])
        let later = numbers.drop { $0 != 2 }
        #expect(isExactly(Publishers.Sequence<DropWhileSequence<[Int]>, Never>.self, later))
        #expect(all(later) == [2, 2])
    }

    @Test func aSequenceWithoutEndIsReadOnlyAsFarAsNeeded() {
        let naturals = sequence(first: 0) { $0 + 1 }.publisher
        #expect(all(naturals.prefix(3)) == [0, 1, 2])
        #expect(all(naturals.dropFirst(5).prefix(1)) == [5])
        #expect(all(naturals.first { $0 > 6 }) == [7])
        #expect(all(naturals.prefix { $0 < 2 }) == [0, 1])
        #expect(all(naturals.contains(9)) == [true])
        #expect(all(naturals.allSatisfy { $0 < 9 }) == [false])
    }

    @Test func moreElementsMakeACollectionOfTheSameType() {
        #expect(isExactly(Numbers.self, numbers.append(4)))
        #expect(numbers.append(4, 5) == [3, 1, 2, 2, 4, 5].publisher)
        #expect(numbers.append(4...5) == [3, 1, 2, 2, 4, 5].publisher)
        #expect(numbers.append([4].publisher) == [3, 1, 2, 2, 4].publisher)
        #expect(numbers.prepend(4, 5) == [4, 5, 3, 1, 2, 2].publisher)
        #expect(numbers.prepend(4...5) == [4, 5, 3, 1, 2, 2].publisher)
        #expect(numbers.prepend([4].publisher) == [4, 3, 1, 2, 2].publisher)
        #expect("bc".publisher.prepend("a").append("d") == "abcd".publisher)
    }

    @Test func whatAClosureThrowsIsTheFailure() {
        let trouble: (Int) throws -> Bool = { value in
            if value == 2 { throw Trouble.a }
            return value > 2
        }
        #expect(record(numbers.tryAllSatisfy { try !trouble($0) }).isFinished)
        #expect(
            record([1, 2].publisher.tryAllSatisfy { try !trouble($0) }).error as? Trouble == .a
        )
        #expect(all(numbers.tryContains(where: trouble)) == [true])
        #expect(record([1, 2].publisher.tryContains(where: trouble)).error as? Trouble == .a)
        let joined = numbers.tryReduce(0) { try trouble($1) ? $0 : $0 + $1 }
        #expect(record(joined).error as? Trouble == .a)
    }

    @Test func withoutItsElementsASequenceIsEmpty() {
        #expect(isExactly(Empty<Int, Trouble>.self, failing.ignoreOutput()))
        #expect(numbers.ignoreOutput() == Empty(completeImmediately: true))
    }

    @Test func closuresAreCalledAtOnceAndNotForEachSubscriber() {
        var calls = 0
        let mapped = numbers.map { value in
            calls += 1
            return value
        }
        #expect(calls == 4)
        #expect(all(mapped) == [3, 1, 2, 2])
        #expect(all(mapped) == [3, 1, 2, 2])
        #expect(calls == 4)
    }

    @Test func operatorsWithoutASpecialFormWrapTheSequence() {
        #expect(isExactly(Publishers.TryMap<Numbers, Int>.self, numbers.tryMap { $0 }))
        #expect(isExactly(Publishers.Retry<Numbers>.self, numbers.retry(1)))
        #expect(
            isExactly(
                Publishers.RemoveDuplicates<Numbers>.self,
                numbers.removeDuplicates { $0 == $1 }
            )
        )
    }

    @Test func aSubscriptionListsItsElementsOnlyWhenAskedAndUntilItsEnd() {
        let described = Described(values: [1, 2])
        let recorder = record(described.publisher, first: .max(1))
        #expect(recorder.values == [1])
        #expect(described.log.count == 0)
        #expect(recorder.subscription.map { "\($0)" } == "two numbers")
        #expect(described.log.count == 1)
        recorder.subscription?.request(.max(1))
        #expect(recorder.isFinished)
        #expect(recorder.subscription.map { "\($0)" } == "Sequence")
    }

    @Test func aCancelledSubscriptionLetsGoOfItsElements() {
        final class Element {}
        var elements = [Element(), Element()]
        weak let second = elements[1]
        let recorder = record(elements.publisher, first: .max(1))
        elements = []
        #expect(second != nil)
        recorder.subscription?.cancel()
        #expect(second == nil)
    }
}

/// A sequence that counts how often it is put into words.
private struct Described: Sequence, CustomStringConvertible {
    final class Log { var count = 0 }

    let values: [Int]
    let log = Log()

    var description: String {
        log.count += 1
        return "two numbers"
    }

    func makeIterator() -> IndexingIterator<[Int]> { values.makeIterator() }
}
