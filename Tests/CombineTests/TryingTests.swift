// SPDX-License-Identifier: Apache-2.0

import Combine
import Testing

struct TryingTests {
    /// Throws at 3, else tells whether a number is even.
    private static func isEven(_ value: Int) throws -> Bool {
        if value == 3 { throw Trouble.a }
        return value.isMultiple(of: 2)
    }

    private func error<P: Publisher>(of publisher: P) -> Trouble? {
        record(publisher).error as? Trouble
    }

    @Test func closuresThatDoNotThrowWorkAsTheOthers() {
        let numbers = [2, 4, 5, 5, 8].publisher
        #expect(all(numbers.tryRemoveDuplicates { $0 == $1 }) == [2, 4, 5, 8])
        #expect(all(numbers.tryDrop { try Self.isEven($0) }) == [5, 5, 8])
        #expect(all(numbers.tryPrefix { try Self.isEven($0) }) == [2, 4])
        #expect(all(numbers.tryFirst { $0 > 4 }) == [5])
        #expect(all(numbers.tryLast { $0 < 5 }) == [4])
        #expect(all(numbers.tryContains { $0 == 5 }) == [true])
        #expect(all(numbers.tryContains { $0 == 6 }) == [false])
        #expect(all(numbers.tryAllSatisfy { $0 > 1 }) == [true])
        #expect(all(numbers.tryAllSatisfy { try Self.isEven($0) }) == [false])
        #expect(all(numbers.tryMax { $0 < $1 }) == [8])
        #expect(all(numbers.tryMin { $0 < $1 }) == [2])
    }

    @Test func whatTheyThrowEndsTheStream() {
        let numbers = [2, 3, 4].publisher
        #expect(error(of: numbers.tryRemoveDuplicates { _, _ in throw Trouble.b }) == .b)
        #expect(error(of: numbers.tryDrop { try Self.isEven($0) }) == .a)
        #expect(error(of: numbers.tryPrefix { try Self.isEven($0) }) == .a)
        #expect(error(of: numbers.tryFirst { try !Self.isEven($0) }) == .a)
        #expect(error(of: numbers.tryLast { try Self.isEven($0) }) == .a)
        #expect(error(of: numbers.tryContains { try !Self.isEven($0) }) == .a)
        #expect(error(of: numbers.tryAllSatisfy { try Self.isEven($0) }) == .a)
        #expect(error(of: numbers.tryMax { _, _ in throw Trouble.b }) == .b)
    }

    @Test func theUpstreamIsCancelledByWhatIsThrown() {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false
        let watched = subject.handleEvents(receiveCancel: { isCancelled = true })
        let recorder = record(watched.tryDrop { try Self.isEven($0) })
        subject.send(2)
        #expect(!isCancelled)
        subject.send(3)
        #expect(isCancelled)
        #expect(recorder.error as? Trouble == .a)
    }

    @Test func streamsThatCannotFailAndOthersAreJoined() {
        let outer = PassthroughSubject<Just<Int>, Trouble>()
        let safeInner = record(outer.switchToLatest())
        outer.send(Just(1))
        outer.send(completion: .failure(.a))
        #expect(safeInner.values == [1])
        #expect(safeInner.error == .a)
        let safeOuter = [1, 2].publisher.map { Fail<Int, Trouble>(error: $0 == 1 ? .b : .a) }
        #expect(record(safeOuter.switchToLatest()).error == .b)
    }
}
