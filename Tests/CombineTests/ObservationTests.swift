// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import ObjCRuntime
import Testing

struct ObservationTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    private final class Person: ObjCRuntime.NSObject {
        var name = "a" {
            willSet { willChangeValue(forKey: "name") }
            didSet { didChangeValue(forKey: "name") }
        }
    }

    @Test func aPublishedPropertyGivesItsValueAndEachNewOneBeforeItIsSet() {
        let model = Model()
        var seen: [[String]] = []
        let cancellable = model.$name.sink { seen.append([$0, model.name]) }
        model.name = "b"
        #expect(seen == [["a", "a"], ["b", "a"]])
        #expect(model.name == "b")
        cancellable.cancel()
        model.name = "c"
        #expect(seen.count == 2)
    }

    @Test func anObjectSaysThatItIsAboutToChange() {
        let model = Model()
        var counts: [Int] = []
        let cancellable = model.objectWillChange.sink { counts.append(model.count) }
        model.count = 1
        model.name = "b"
        model.count = 2
        #expect(counts == [0, 1, 1])
        #expect(model.objectWillChange === model.objectWillChange)
        cancellable.cancel()
    }

    private final class Plain: ObservableObject {
        var name = "a" {
            willSet { objectWillChange.send() }
        }
    }

    @Test func anObjectWithoutPublishedPropertiesSaysSoByHand() {
        let (one, other) = (Plain(), Plain())
        var names: [String] = []
        let cancellable = one.objectWillChange.sink { names.append(one.name) }
        one.name = "b"
        other.name = "c"
        one.name = "d"
        #expect(names == ["a", "b"])
        #expect(one.objectWillChange === one.objectWillChange)
        #expect(one.objectWillChange !== other.objectWillChange)
        cancellable.cancel()
        // Objects come and go at the same addresses.
        for _ in 0..<200 {
            let short = Plain()
            var count = 0
            let cancellable = short.objectWillChange.sink { count += 1 }
            short.name = "e"
            #expect(count == 1)
            cancellable.cancel()
        }
    }

    @Test func aStreamSetsAPublishedProperty() {
        let model = Model()
        let subject = PassthroughSubject<Int, Never>()
        subject.assign(to: &model.$count)
        subject.send(4)
        #expect(model.count == 4)
    }

    @Test func aStreamSetsAPropertyOfAnObject() {
        let model = Model()
        let cancellable = Just("z").assign(to: \.name, on: model)
        #expect(model.name == "z")
        cancellable.cancel()
    }

    @Test func aPublishedPropertysStreamEndsWithItsObject() {
        var model: Model? = Model()
        let recorder = model.map { record($0.$name) }
        model = nil
        #expect(recorder?.isFinished == true)
    }

    @Test func notificationsComeUntilCancelled() {
        let center = NotificationCenter()
        let name = Notification.Name("n")
        var count = 0
        let cancellable = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(count == 1)
        cancellable.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func anObservedPropertyIsAStream() {
        let person = Person()
        var names: [String] = []
        let cancellable = person.publisher(for: \.name, _key: "name").sink { names.append($0) }
        person.name = "b"
        #expect(names == ["a", "b"])
        cancellable.cancel()
        person.name = "c"
        #expect(names.count == 2)
    }

    @Test func aFutureDoesItsWorkOnce() async throws {
        var tries = 0
        var promise: Future<Int, Trouble>.Promise?
        let future = Future<Int, Trouble> { given in
            tries += 1
            promise = given
        }
        let early = record(future)
        #expect(early.values.isEmpty)
        promise?(.success(3))
        promise?(.success(4))
        #expect(early.values == [3] && early.isFinished)
        #expect(record(future).values == [3] && tries == 1)
        #expect(try await future.value == 3)
    }

    @Test func theTieEndsWhenItGoesAway() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var bag: Set<AnyCancellable> = []
        subject.sink { values.append($0) }.store(in: &bag)
        subject.send(1)
        bag = []
        subject.send(2)
        #expect(values == [1])
    }

    @Test func aSubjectThatIsOverTellsLateSubscribers() {
        let subject = PassthroughSubject<Int, Trouble>()
        subject.send(completion: .failure(.a))
        subject.send(1)
        #expect(record(subject).error == .a)
    }

    @Test func subscribersMayComeAndGoWhileAValueIsSent() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var bag: Set<AnyCancellable> = []
        subject.sink { value in
            values.append(value)
            if value < 3 { subject.send(value + 1) }
            bag.removeAll()
        }.store(in: &bag)
        subject.send(1)
        #expect(values == [1, 2, 3])
    }

    @Test func manyThreadsMaySend() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = subject
        let recorder = record(subject.merge(with: subject).scan(0) { sum, _ in sum + 1 })
        DispatchQueue.concurrentPerform(iterations: 200) { shared.send($0) }
        #expect(recorder.values == Array(1...400))
    }
}
