// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import Testing

struct TimeTests {
    @Test func aDebouncedStreamGivesTheLastOfABurst() {
        let clock = HandClock()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = record(subject.debounce(for: .milliseconds(300), scheduler: clock))
        subject.send(1)
        clock.advance(to: 0.2)
        subject.send(2)
        clock.advance(to: 0.4)
        #expect(recorder.values.isEmpty)
        clock.advance(to: 0.5)
        #expect(recorder.values == [2])
        subject.send(3)
        subject.send(completion: .finished)
        clock.advance(to: 1)
        #expect(recorder.values == [2, 3] && recorder.isFinished)
    }

    @Test(arguments: [(true, [1, 3]), (false, [1, 2])])
    func aThrottledStreamGivesOneAStretch(latest: Bool, expected: [Int]) {
        let clock = HandClock()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = record(subject.throttle(for: 1, scheduler: clock, latest: latest))
        subject.send(1)
        clock.advance(to: 0.1)
        subject.send(2)
        subject.send(3)
        clock.advance(to: 0.9)
        #expect(recorder.values == [1])
        clock.advance(to: 1.5)
        #expect(recorder.values == expected)
    }

    @Test func aDelayedStreamKeepsItsOrder() {
        let clock = HandClock()
        let recorder = record([1, 2].publisher.delay(for: 2, scheduler: clock))
        clock.advance(to: 1.9)
        #expect(recorder.values.isEmpty)
        clock.advance(to: 2)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    @Test func aQuietStreamTimesOut() {
        let clock = HandClock()
        let subject = PassthroughSubject<Int, Trouble>()
        let recorder = record(subject.timeout(1, scheduler: clock, customError: { .a }))
        clock.advance(to: 0.9)
        subject.send(1)
        clock.advance(to: 1.8)
        #expect(recorder.values == [1] && recorder.error == nil)
        clock.advance(to: 2)
        #expect(recorder.error == .a)
    }

    @Test func receivingOnASchedulerWaitsForIt() {
        let clock = HandClock()
        let recorder = record([1, 2].publisher.receive(on: clock), first: .max(1))
        #expect(recorder.values.isEmpty)
        clock.advance(to: 0)
        #expect(recorder.values == [1])
        recorder.subscription?.request(.max(1))
        clock.advance(to: 0)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    @Test func theImmediateSchedulerDoesNotWait() {
        #expect(all(Just(1).receive(on: ImmediateScheduler.shared)) == [1])
    }

    @Test func aQueueIsAScheduler() async {
        let queue = DispatchQueue(label: "q")
        let stream = Just(1).delay(for: .milliseconds(1), scheduler: queue).receive(on: queue)
        var values: [Int] = []
        for await value in stream.values { values.append(value) }
        #expect(values == [1])
    }

    @Test func anOperationQueueIsAScheduler() async {
        var values: [Int] = []
        let numbers = Array(0..<500)
        for await value in numbers.publisher.receive(on: OperationQueue()).values {
            values.append(value)
        }
        #expect(values == numbers)
    }

    @Test func aTimerGivesItsMomentsInARunLoop() {
        let loop = RunLoop.current
        let recorder = record(
            Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().prefix(2)
        )
        let later = record(Just(5).receive(on: loop))
        let limit = Date(timeIntervalSinceNow: 5)
        while !(recorder.isFinished && later.isFinished), Date() < limit {
            _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(recorder.values.count == 2 && recorder.isFinished && later.values == [5])
    }
}
