// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

/// Subscriptions show as their operators are called, as `print()` and debuggers say it.
struct NamesTests {
    private func name<P: Publisher>(_ publisher: P) -> String {
        let recorder = record(publisher, first: .none)
        return recorder.subscription.map { "\($0)" } ?? ""
    }

    @Test func operatorsShowByTheirNames() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(name(subject) == "PassthroughSubject")
        #expect(name(CurrentValueSubject<Int, Never>(1)) == "CurrentValueSubject")
        #expect(name(subject.tryMap { $0 }) == "TryMap")
        #expect(name(subject.first()) == "First")
        #expect(name(subject.reduce(0, +)) == "Reduce")
        #expect(name(subject.zip(subject)) == "Zip")
        #expect(name(subject.flatMap { Just($0) }) == "FlatMap")
        #expect(name(subject.collect(2)) == "CollectByCount")
        #expect(name(subject.print()) == "Print")
        #expect(name(Just(1)) == "Just")
        #expect(name([1, 2].publisher) == "[1, 2]")
        #expect(name(Empty<Int, Never>(completeImmediately: false)) == "Empty")
    }

    @Test func operatorsThatOnlyChangeValuesPassTheSubscriptionOn() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(name(subject.map { $0 }) == "PassthroughSubject")
        #expect(name(subject.filter { $0 > 1 }) == "PassthroughSubject")
        #expect(name(subject.setFailureType(to: Trouble.self)) == "PassthroughSubject")
    }

    @Test func subscribersShowByTheirNames() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect("\(sink)" == "Sink")
        #expect("\(AnySubscriber(sink))" == "Sink")
        #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
    }

    @Test func aPrintedStreamSaysWhatHappens() {
        final class Text: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let text = Text()
        let subject = PassthroughSubject<Int, Trouble>()
        let recorder = record(subject.print("p", to: text), first: .max(1), more: .max(2))
        subject.send(7)
        subject.send(completion: .failure(.a))
        #expect(recorder.error == .a)
        #expect(
            text.text == """
                p: receive subscription: (PassthroughSubject)
                p: request max: (1)
                p: receive value: (7)
                p: request max: (2) (synchronous)
                p: receive error: (a)

                """
        )
    }
}
