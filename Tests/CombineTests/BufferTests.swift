// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct BufferTests {
    /// A stream that remembers what it is asked for.
    private final class Source: Publisher, Subscription {
        typealias Output = Int
        typealias Failure = Trouble

        private(set) var demands: [Subscribers.Demand] = []
        private(set) var isCancelled = false
        private var subscriber: AnySubscriber<Int, Trouble>?

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Trouble {
            self.subscriber = AnySubscriber(subscriber)
            subscriber.receive(subscription: self)
        }

        func request(_ demand: Subscribers.Demand) { demands.append(demand) }

        func cancel() { isCancelled = true }

        @discardableResult
        func send(_ value: Int) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

        func end(_ completion: Subscribers.Completion<Trouble>) {
            subscriber?.receive(completion: completion)
        }
    }

    @Test func valuesWaitUntilTheyAreAskedFor() {
        let source = Source()
        let buffer = source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)
        let recorder = record(buffer, first: .none)
        #expect(source.demands == [.max(3)])
        for value in 1...4 { #expect(source.send(value) == .none) }
        #expect(recorder.values == [])
        recorder.subscription?.request(.max(2))
        #expect(recorder.values == [1, 2])
        #expect(source.demands == [.max(3), .max(2)])
        source.end(.finished)
        #expect(recorder.completions.isEmpty)
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.isFinished)
    }

    @Test func aFullBufferMayDropItsFirst() {
        let source = Source()
        let buffer = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        let recorder = record(buffer, first: .none)
        #expect(source.demands == [.unlimited])
        for value in 1...4 { source.send(value) }
        recorder.subscription?.request(.max(5))
        #expect(recorder.values == [3, 4])
        source.send(5)
        #expect(recorder.values == [3, 4, 5])
    }

    @Test func aFullBufferMayFailOnceItIsEmpty() {
        let source = Source()
        let buffer = source.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { .b })
        let recorder = record(buffer, first: .none)
        source.send(1)
        source.send(2)
        #expect(source.isCancelled)
        #expect(recorder.error == nil)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1])
        #expect(recorder.error == .b)
    }

    @Test func aCancelledBufferIsEmpty() {
        let source = Source()
        let buffer = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        let recorder = record(buffer, first: .none)
        source.send(1)
        recorder.subscription?.cancel()
        recorder.subscription?.request(.unlimited)
        #expect(source.isCancelled)
        #expect(recorder.values == [])
    }
}
