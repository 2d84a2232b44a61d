// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing

struct OperatorTests {
    private let ten = (1...10).publisher

    @Test func valuesAreMadeIntoOthers() {
        #expect(all(ten.map { $0 * 2 }).last == 20)
        #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
        #expect(all(["a", "bc"].publisher.map(\.count)) == [1, 2])
        #expect(all([1, nil].publisher.replaceNil(with: 9)) == [1, 9])
        #expect(all(ten.scan(0, +)).last == 55)
    }

    @Test func valuesAreLeftOut() {
        #expect(all(ten.filter { $0 > 8 }) == [9, 10])
        #expect(all([1, 1, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
        #expect(all(ten.dropFirst(8)) == [9, 10] && all(ten.drop { $0 < 9 }) == [9, 10])
        #expect(all(ten.prefix(2)) == [1, 2] && all(ten.prefix { $0 < 3 }) == [1, 2])
        #expect(all(ten.prefix(0)).isEmpty && record(ten.prefix(0)).isFinished)
        #expect(all(ten.first()) == [1] && all(ten.first { $0 > 4 }) == [5])
        #expect(all(ten.output(at: 3)) == [4] && all(ten.output(in: 1...2)) == [2, 3])
        #expect(all(ten.output(in: 8...)) == [9, 10])
        #expect(record(ten.ignoreOutput()).isFinished)
    }

    @Test func allValuesMakeOne() {
        #expect(all(ten.collect()) == [Array(1...10)])
        #expect(all(ten.collect(4)).map(\.count) == [4, 4, 2])
        #expect(all(ten.count()) == [10] && all(ten.last()) == [10])
        #expect(all(ten.last { $0 < 4 }) == [3] && all(ten.max()) == [10] && all(ten.min()) == [1])
        #expect(all(ten.contains(4)) == [true] && all(ten.contains(40)) == [false])
        #expect(all(ten.allSatisfy { $0 < 5 }) == [false])
        #expect(all(Empty<Int, Never>().max()).isEmpty)
        #expect(all(Empty<Int, Never>().replaceEmpty(with: 1)) == [1])
        #expect(all(Just(2).replaceEmpty(with: 1)) == [2])
    }

    @Test func failuresAreHandled() {
        let bad = Fail<Int, Trouble>(error: .a)
        #expect(record(bad).error == .a)
        #expect(all(bad.replaceError(with: 1)) == [1])
        #expect(all(bad.catch { _ in [7, 8].publisher }) == [7, 8])
        #expect(record(bad.mapError { _ in Trouble.b }).error == .b)
        #expect(record(bad.tryCatch { _ -> Just<Int> in throw Trouble.b }).error as? Trouble == .b)
        #expect(record(ten.tryMap { _ -> Int in throw Trouble.a }).error as? Trouble == .a)
        #expect(record(ten.tryFilter { _ in throw Trouble.a }).error as? Trouble == .a)
        #expect(record(ten.tryReduce(0) { _, _ in throw Trouble.a }).error as? Trouble == .a)
    }

    @Test func aFailedStreamIsTriedAgainSoManyTimes() {
        var tries = 0
        let stream = Deferred { () -> Fail<Int, Trouble> in
            tries += 1
            return Fail(error: .a)
        }
        #expect(record(stream.retry(2)).error == .a)
        #expect(tries == 3)
    }

    @Test func streamsAreJoined() {
        let (a, b, c) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(),
            PassthroughSubject<Int, Never>()
        )
        let merged = record(a.merge(with: b, c))
        let latest = record(a.combineLatest(b, c) { $0 + $1 + $2 })
        let zipped = record(a.zip(b).map { [$0, $1] })
        a.send(1)
        a.send(2)
        b.send(10)
        c.send(100)
        a.send(completion: .finished)
        #expect(merged.values == [1, 2, 10, 100] && merged.completions.isEmpty)
        #expect(latest.values == [112] && latest.completions.isEmpty)
        #expect(zipped.values == [[1, 10]] && zipped.completions.isEmpty)
        b.send(11)
        #expect(zipped.values == [[1, 10], [2, 11]] && zipped.isFinished)
        b.send(completion: .finished)
        c.send(completion: .finished)
        #expect(merged.isFinished && latest.isFinished && latest.values == [112, 113])
    }

    @Test func aFailureOfOneEndsAllThatAreJoined() {
        let a = PassthroughSubject<Int, Trouble>()
        let b = PassthroughSubject<Int, Trouble>()
        var isCancelled = false
        let watched = b.handleEvents(receiveCancel: { isCancelled = true })
        let recorder = record(a.combineLatest(watched))
        a.send(completion: .failure(.b))
        #expect(recorder.error == .b && isCancelled)
    }

    @Test func optionalValuesKeepTheirLayers() {
        let stream = [nil, 1].publisher.zip(["a", "b"].publisher)
        #expect(all(stream).map(\.0) == [nil, 1])
    }

    @Test func theLatestStreamCounts() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = record(outer.switchToLatest())
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.values == [1, 3] && recorder.completions.isEmpty)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func anotherStreamOpensAndCloses() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let before = record(values.prefix(untilOutputFrom: signal))
        let after = record(values.drop(untilOutputFrom: signal))
        values.send(1)
        signal.send()
        values.send(2)
        #expect(before.values == [1] && before.isFinished)
        #expect(after.values == [2])
    }

    @Test func aSharedStreamRunsOnce() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.map { value -> Int in
            count += 1
            return value
        }.share()
        let a = record(shared)
        let b = record(shared)
        subject.send(1)
        #expect(count == 1 && a.values == [1] && b.values == [1])
        a.subscription?.cancel()
        b.subscription?.cancel()
        subject.send(2)
        #expect(count == 1)
    }

    @Test func upToEightStreamsAreMerged() {
        let one = Just(1)
        let eight = one.merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
        #expect(record(eight).values.sorted() == Array(1...8) && record(eight).isFinished)
        let chained: Publishers.Merge4<Just<Int>, Just<Int>, Just<Int>, Just<Int>> =
            Publishers.Merge(one, one).merge(with: one).merge(with: one)
        #expect(chained == Publishers.Merge4(one, one, one, one))
        #expect(record(chained).values == [1, 1, 1, 1])
    }

    @Test func aSharedStreamThatHasCompletedDoesNotBeginAgain() {
        var count = 0
        let source = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        let shared = source.share()
        #expect(record(shared).values == [1])
        let late = record(shared)
        #expect(late.values.isEmpty && late.isFinished && count == 1)
    }

    @Test func aSharedStreamThatAllHaveLeftBeginsAgain() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = Deferred { () -> PassthroughSubject<Int, Never> in
            count += 1
            return subject
        }.share()
        record(shared).subscription?.cancel()
        let second = record(shared)
        subject.send(5)
        #expect(second.values == [5] && count == 2)
    }

    @Test func whoHearsOfEventsKeepsNoPublisher() {
        final class Source: Publisher {
            typealias Output = Int
            typealias Failure = Never
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                PassthroughSubject<Int, Never>().subscribe(subscriber)
            }
        }
        var source: Source? = Source()
        weak let known = source
        let recorder = source.map { record($0.handleEvents(receiveCancel: {})) }
        source = nil
        #expect(known == nil && recorder?.isFinished == false)
    }

    @Test func valuesAreReadFromDataAndWritten() throws {
        let data = all([[1, 2]].publisher.encode(encoder: JSONEncoder()))
        #expect(all(data.publisher.decode(type: [Int].self, decoder: JSONDecoder())) == [[1, 2]])
    }

    @Test func whatHappensIsPrinted() {
        final class Text: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let text = Text()
        _ = record(Just(1).print("p", to: text))
        #expect(
            text.text.contains("p: request unlimited\np: receive value: (1)\np: receive finished\n")
        )
    }
}
