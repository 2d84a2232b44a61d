// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// Nobody gets more than was asked for.
struct BackPressureTests {
    @Test func aSequenceGivesWhatIsAskedForAndThenWaits() {
        let recorder = record((1...5).publisher, first: .max(2))
        #expect(recorder.values == [1, 2])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1, 2, 3] && recorder.completions.isEmpty)
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [1, 2, 3, 4, 5] && recorder.isFinished)
    }

    @Test func demandThatComesWithAValueAddsUp() {
        #expect(record((1...5).publisher, first: .max(1), more: .max(1)).values.count == 5)
        #expect(record([1, 2].publisher, first: .max(2)).isFinished)
    }

    @Test func asequenceThatIsCancelledStops() {
        var values: [Int] = []
        let endless = sequence(first: 1) { $0 + 1 }
        let cancellable = endless.publisher.prefix(while: { $0 < 100 }).sink { values.append($0) }
        cancellable.cancel()
        #expect(values.count == 99)
    }

    @Test func aPassthroughSubjectDropsWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = record(subject, first: .max(1))
        for value in 1...3 { subject.send(value) }
        recorder.subscription?.request(.max(1))
        subject.send(4)
        #expect(recorder.values == [1, 4])
    }

    @Test func aCurrentValueSubjectKeepsTheLastForTheNextDemand() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = record(subject, first: .none)
        for value in 1...3 { subject.send(value) }
        #expect(recorder.values.isEmpty)
        recorder.subscription?.request(.max(1))
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [3])
        subject.value = 4
        #expect(recorder.values == [3, 4])
    }

    @Test func aFilterAsksForAnotherInThePlaceOfWhatItDrops() {
        let recorder = record((1...10).publisher.filter { $0.isMultiple(of: 3) }, first: .max(2))
        #expect(recorder.values == [3, 6])
    }

    @Test func flatMapHoldsValuesBackUntilTheyAreAskedFor() {
        let stream = [1, 2].publisher.flatMap { [$0 * 10, $0 * 10 + 1].publisher }
        let recorder = record(stream, first: .max(1))
        #expect(recorder.values == [10])
        recorder.subscription?.request(.max(2))
        #expect(recorder.values.count == 3 && recorder.completions.isEmpty)
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values.sorted() == [10, 11, 20, 21] && recorder.isFinished)
    }

    @Test func flatMapRunsAsManyStreamsAsItMay() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let stream = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }
        let recorder = record(stream)
        subjects[1].send(2)
        subjects[0].send(1)
        subjects[0].send(completion: .finished)
        subjects[1].send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func zipAsksEachStreamForAsMuchAsItIsAsked() {
        var demands: [Subscribers.Demand] = []
        let watched = (1...5).publisher.handleEvents(receiveRequest: { demands.append($0) })
        let recorder = record(watched.zip("abcde".publisher), first: .max(2))
        #expect(recorder.values.map(\.0) == [1, 2] && recorder.values.map(\.1) == ["a", "b"])
        #expect(demands == [.max(2)])
    }

    @Test func combineLatestKeepsThePairThatNobodyAskedFor() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = record(a.combineLatest(b).map { [$0, $1] }, first: .max(2))
        a.send(1)
        b.send(10)
        b.send(11)
        a.send(2)
        #expect(recorder.values == [[1, 10], [1, 11]])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values.last == [2, 11])
    }

    @Test func reducingAsksForEverythingAndGivesOne() {
        let recorder = record((1...4).publisher.reduce(0, +), first: .none)
        #expect(recorder.values.isEmpty && recorder.completions.isEmpty)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [10] && recorder.isFinished)
    }

    @Test func appendPassesOnTheDemandThatIsLeft() {
        let recorder = record([1, 2].publisher.append(3, 4), first: .max(3))
        #expect(recorder.values == [1, 2, 3] && recorder.completions.isEmpty)
    }

    @Test func demandsAreArithmetic() {
        typealias Demand = Subscribers.Demand
        #expect(Demand.max(2) + 3 == .max(5) && Demand.max(2) - 3 == .none)
        #expect(Demand.unlimited - 1 == .unlimited && Demand.max(.max) + .max(.max) == .unlimited)
        #expect(Demand.max(1) < .unlimited && Demand.unlimited > 5 && Demand.max(3) * 2 == 6)
        #expect(Demand.unlimited.max == nil && "\(Demand.max(7))" == "max(7)")
    }
}
