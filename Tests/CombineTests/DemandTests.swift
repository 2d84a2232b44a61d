// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// What operators ask their upstreams for.
struct DemandTests {
    @Test func arraysAskForAllTheirValues() {
        let subject = PassthroughSubject<Int, Never>()
        var asked: [Subscribers.Demand] = []
        let watched = subject.handleEvents(receiveRequest: { asked.append($0) })
        let recorder = record(watched.collect(4), first: .max(2))
        for value in 1...9 { subject.send(value) }
        #expect(recorder.values == [[1, 2, 3, 4], [5, 6, 7, 8]])
        #expect(asked == [.max(8)])
    }

    @Test func theSignalOfAPrefixIsAskedForOneValueAndCancelledWithTheStream() {
        let subject = PassthroughSubject<Int, Never>()
        let signal = PassthroughSubject<Int, Never>()
        var asked: [Subscribers.Demand] = []
        var isCancelled = false
        let watched = signal.handleEvents(
            receiveCancel: { isCancelled = true },
            receiveRequest: { asked.append($0) }
        )
        let recorder = record(subject.prefix(untilOutputFrom: watched))
        #expect(asked == [.max(1)])
        recorder.subscription?.cancel()
        #expect(isCancelled)
    }

    @Test func timeBetweenValuesIsMeasured() {
        let clock = HandClock()
        let subject = PassthroughSubject<String, Never>()
        let recorder = record(subject.measureInterval(using: clock))
        clock.advance(to: 2)
        subject.send("a")
        clock.advance(to: 5)
        subject.send("b")
        #expect(recorder.values.map(\.timeInterval) == [2, 3])
    }

    @Test func aBreakpointIsPassedWhereItsClosuresSayNo() {
        let stream = [1, 2].publisher.breakpoint(receiveOutput: { $0 > 2 }).breakpointOnError()
        #expect(all(stream) == [1, 2])
    }

    @Test func aBreakpointStops() async {
        await #expect(processExitsWith: .failure) {
            _ = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
        }
    }

    @Test func aValueThatIsSetAfterTheEndIsKept() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.value = 2
        #expect(subject.value == 2)
        subject.send(3)
        #expect(subject.value == 2)
    }

    @Test func aLoopAsksForOneValueAtATimeAndCancelsWhenItIsLeft() async {
        var asked: [Subscribers.Demand] = []
        var isCancelled = false
        let watched = (1...9).publisher.handleEvents(
            receiveCancel: { isCancelled = true },
            receiveRequest: { asked.append($0) }
        )
        var values: [Int] = []
        for await value in watched.values {
            values.append(value)
            if value == 3 { break }
        }
        #expect(values == [1, 2, 3])
        #expect(asked == [.max(1), .max(1), .max(1)])
        #expect(isCancelled)
    }

    @Test func aLoopEndsAndFailsWithItsStream() async throws {
        var values: [Int] = []
        for await value in [1, 2].publisher.values { values.append(value) }
        #expect(values == [1, 2])
        let broken = Fail<Int, Trouble>(error: .b)
        await #expect(throws: Trouble.b) { for try await _ in broken.values {} }
    }

    @Test func aChangeIsToldToThoseWhoAskedForNothing() {
        let publisher = ObservableObjectPublisher()
        let recorder = record(publisher, first: .none)
        publisher.send()
        #expect(recorder.values.count == 1)
    }

    @Test func theLatestStreamHasTheDemandThatIsLeft() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = record(outer.switchToLatest(), first: .none)
        outer.send(first)
        first.send(1)
        recorder.subscription?.request(.max(2))
        first.send(2)
        outer.send(second)
        first.send(3)
        second.send(4)
        second.send(5)
        #expect(recorder.values == [2, 4])
    }

    @Test func aSinkLetsItsClosuresGoAtTheEnd() {
        final class Held {}
        weak var seen: Held?
        let subject = PassthroughSubject<Int, Never>()
        var cancellable: AnyCancellable?
        do {
            let held = Held()
            seen = held
            cancellable = subject.sink(
                receiveCompletion: { _ in _ = held },
                receiveValue: { _ in _ = held }
            )
        }
        #expect(seen != nil)
        subject.send(completion: .finished)
        #expect(seen == nil)
        cancellable?.cancel()
    }

    @Test func requestsAndCancellingGoUpOnTheScheduler() {
        let clock = HandClock()
        var events: [String] = []
        let watched = (1...3).publisher.handleEvents(
            receiveSubscription: { _ in events.append("subscription") },
            receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("request \($0)") }
        )
        let recorder = record(watched.subscribe(on: clock), first: .max(1))
        #expect(events == [])
        clock.advance(to: 1)
        #expect(events == ["subscription", "request max(1)"])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1])
        clock.advance(to: 2)
        #expect(recorder.values == [1, 2])
        recorder.subscription?.cancel()
        #expect(!events.contains("cancel"))
        clock.advance(to: 3)
        #expect(events.last == "cancel")
    }

    @Test func anObjectThatEndsItsStreamWhenItGoesMayBeAssignedTo() {
        final class Thing {
            var value = 0
            let subject = PassthroughSubject<Int, Never>()
            deinit { subject.send(completion: .finished) }
        }
        weak var seen: Thing?
        var cancellable: AnyCancellable?
        do {
            let thing = Thing()
            seen = thing
            cancellable = thing.subject.assign(to: \.value, on: thing)
            thing.subject.send(4)
            #expect(thing.value == 4)
        }
        cancellable?.cancel()
        #expect(seen == nil)
    }
}
