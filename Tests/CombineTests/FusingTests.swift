// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// Operators whose result does not nest, and those whose result has a type of its own.
struct FusingTests {
    private typealias Numbers = PassthroughSubject<Int, Never>

    private let subject = PassthroughSubject<Int, Never>()

    /// What a stream of the subject delivers for some numbers.
    private func delivered<P: Publisher>(_ publisher: P, _ numbers: Int...) -> [P.Output] {
        let recorder = record(publisher)
        for number in numbers { subject.send(number) }
        return recorder.values
    }

    @Test func twoTransformsAreOneStage() {
        let twice = subject.map { $0 + 1 }.map { "\($0)" }
        #expect(isExactly(Publishers.Map<Numbers, String>.self, twice))
        #expect(delivered(twice, 1, 2) == ["2", "3"])
        let tried = subject.map { $0 + 1 }.tryMap { "\($0)" }.map(\.count).tryMap { $0 * 2 }
        #expect(
            isExactly(
                Publishers.TryMap<
                    Publishers.MapKeyPath<Publishers.TryMap<Numbers, String>, Int>, Int
                >.self,
                tried
            )
        )
        #expect(delivered(tried, 8, 9) == [2, 4])
        let late = subject.tryMap { $0 + 1 }.map { -$0 }
        #expect(isExactly(Publishers.TryMap<Numbers, Int>.self, late))
        #expect(delivered(late, 1) == [-2])
    }

    @Test func twoTransformsThatMayGiveNilAreOneStage() {
        let halves: (Int) -> Int? = { $0.isMultiple(of: 2) ? $0 / 2 : nil }
        let twice = subject.compactMap(halves).compactMap(halves)
        #expect(isExactly(Publishers.CompactMap<Numbers, Int>.self, twice))
        #expect(delivered(twice, 4, 2, 3, 8) == [1, 2])
        let mapped = subject.compactMap(halves).map { "\($0)" }
        #expect(isExactly(Publishers.CompactMap<Numbers, String>.self, mapped))
        #expect(delivered(mapped, 4, 3) == ["2"])
        let tried = subject.tryCompactMap(halves).compactMap(halves)
        #expect(isExactly(Publishers.TryCompactMap<Numbers, Int>.self, tried))
        #expect(delivered(tried, 4, 2, 3) == [1])
    }

    @Test func twoTestsAreOneStageAndTheSecondIsNotAskedInVain() {
        var asked: [Int] = []
        let isEven: (Int) -> Bool = { value in
            asked.append(value)
            return value.isMultiple(of: 2)
        }
        let twice = subject.filter { $0 > 2 }.filter(isEven)
        #expect(isExactly(Publishers.Filter<Numbers>.self, twice))
        #expect(delivered(twice, 1, 2, 3, 4) == [4])
        #expect(asked == [3, 4])
        let tried = subject.filter { $0 > 2 }.tryFilter(isEven).filter { $0 > 4 }
        #expect(isExactly(Publishers.TryFilter<Numbers>.self, tried))
        #expect(delivered(tried.tryFilter { $0 < 8 }, 2, 4, 5, 6, 8) == [6])
        #expect(isExactly(Publishers.TryFilter<Numbers>.self, tried.tryFilter { $0 < 8 }))
    }

    @Test func whatTheFirstOrTheSecondThrowsEndsTheStream() {
        let trouble: (Int) throws -> Int = { value in
            if value == 2 { throw Trouble.a }
            return value
        }
        let streams: [AnyPublisher<Int, any Error>] = [
            subject.map { $0 }.tryMap(trouble).eraseToAnyPublisher(),
            subject.tryMap(trouble).map { $0 }.eraseToAnyPublisher(),
            subject.tryMap { $0 }.tryMap(trouble).eraseToAnyPublisher(),
            subject.tryCompactMap(trouble).compactMap { $0 }.eraseToAnyPublisher(),
            subject.tryCompactMap { $0 }.compactMap(trouble).eraseToAnyPublisher(),
            subject.filter { _ in true }.tryFilter { try trouble($0) > 0 }.eraseToAnyPublisher(),
            subject.tryFilter { try trouble($0) > 0 }.filter { _ in true }.eraseToAnyPublisher(),
        ]
        let recorders = streams.map { record($0) }
        for number in 1...3 { subject.send(number) }
        for recorder in recorders {
            #expect(recorder.values == [1])
            #expect(recorder.error as? Trouble == .a)
        }
    }

    @Test func anotherFailureTakesThePlaceOfTheFirst() {
        struct Other: Error {}
        let named = subject.setFailureType(to: Trouble.self).setFailureType(to: Other.self)
        #expect(isExactly(Publishers.SetFailureType<Numbers, Other>.self, named))
        #expect(delivered(named, 1, 2) == [1, 2])
    }

    @Test func propertiesKeepTheirKeyPaths() {
        let one = subject.map(\.description)
        #expect(isExactly(Publishers.MapKeyPath<Numbers, String>.self, one))
        #expect(one.keyPath == \Int.description)
        #expect(delivered(one, 1) == ["1"])
        let two = subject.map(\.description, \.magnitude)
        #expect(isExactly(Publishers.MapKeyPath2<Numbers, String, UInt>.self, two))
        #expect(delivered(two, -1).first?.1 == 1)
        let three = subject.map(\.description, \.magnitude, \.bitWidth)
        #expect(isExactly(Publishers.MapKeyPath3<Numbers, String, UInt, Int>.self, three))
        #expect(delivered(three, -1).first?.2 == Int.bitWidth)
        #expect(three.keyPath2 == \Int.bitWidth)
    }

    @Test func mergedStreamsTakeSeveralMoreAtOnce() {
        let a = Just(1)
        typealias A = Just<Int>
        let two = Publishers.Merge(a, a)
        #expect(two.merge(with: a, a) == Publishers.Merge4(a, a, a, a))
        #expect(two.merge(with: a, a, a) == Publishers.Merge5(a, a, a, a, a))
        #expect(two.merge(with: a, a, a, a) == Publishers.Merge6(a, a, a, a, a, a))
        #expect(two.merge(with: a, a, a, a, a) == Publishers.Merge7(a, a, a, a, a, a, a))
        let eight = Publishers.Merge8(a, a, a, a, a, a, a, a)
        #expect(two.merge(with: a, a, a, a, a, a) == eight)
        #expect(Publishers.Merge3(a, a, a).merge(with: a, a, a, a, a) == eight)
        #expect(Publishers.Merge4(a, a, a, a).merge(with: a, a, a, a) == eight)
        #expect(Publishers.Merge5(a, a, a, a, a).merge(with: a, a, a) == eight)
        #expect(Publishers.Merge6(a, a, a, a, a, a).merge(with: a, a) == eight)
        #expect(Publishers.Merge7(a, a, a, a, a, a, a).merge(with: a) == eight)
        #expect(isExactly(Publishers.Merge5<A, A, A, A, A>.self, two.merge(with: a, a, a)))
        let numbered = two.merge(with: Just(2), Just(3)).merge(with: Just(4), Just(5))
        #expect(all(numbered) == [1, 1, 2, 3, 4, 5])
    }

    @Test func aStreamThatWaitsForItsConnectionHasItsOwnType() {
        let connectable = subject.makeConnectable()
        #expect(isExactly(Publishers.MakeConnectable<Numbers>.self, connectable))
        let recorder = record(connectable)
        subject.send(1)
        #expect(recorder.values.isEmpty)
        let copy = connectable
        let connection = copy.connect()
        subject.send(2)
        #expect(recorder.values == [2])
        connection.cancel()
        subject.send(3)
        #expect(recorder.values == [2])
    }

    @Test func publishersOfEqualPublishersAreEqual() {
        let (one, two) = (Just(1), Just(2))
        #expect(Publishers.Zip3(one, one, two) == Publishers.Zip3(one, one, two))
        #expect(Publishers.Zip3(one, one, two) != Publishers.Zip3(one, two, two))
        #expect(Publishers.Zip4(one, one, one, two) != Publishers.Zip4(one, one, one, one))
        #expect(
            Publishers.CombineLatest3(one, one, two) != Publishers.CombineLatest3(one, one, one)
        )
        let latest = Publishers.CombineLatest4(one, one, one, two)
        #expect(latest == Publishers.CombineLatest4(one, one, one, two))
        let replaced = Publishers.ReplaceEmpty(upstream: one, output: 1)
        #expect(replaced != Publishers.ReplaceEmpty(upstream: one, output: 2))
        let saved = Publishers.ReplaceError(upstream: one, output: 1)
        #expect(saved != Publishers.ReplaceError(upstream: two, output: 1))
        #expect(Fail(outputType: Int.self, failure: Trouble.a) == Fail(error: Trouble.a))
        #expect(Fail<Int, Trouble>(error: .a) != Fail(error: .b))
    }

    @Test func anErasedPublisherIsNotErasedAgain() {
        let erased = subject.eraseToAnyPublisher()
        #expect(isExactly(AnyPublisher<Int, Never>.self, erased.eraseToAnyPublisher()))
        #expect(delivered(erased.eraseToAnyPublisher(), 1) == [1])
    }
}
