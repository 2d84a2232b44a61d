// SPDX-License-Identifier: Apache-2.0

/// A stream's values for a `for await` loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The value.
    public typealias Element = P.Output

    private let publisher: P

    /// Makes the sequence of a stream.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Takes one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: Inbox<P.Output, Never>
        /// Ends the stream with the loop.
        private let token: AnyCancellable

        fileprivate init(_ inbox: Inbox<P.Output, Never>) {
            self.inbox = inbox
            token = AnyCancellable { inbox.cancel() }
        }

        /// The next value; nil at the end.
        public mutating func next() async -> P.Output? { await inbox.next() }
    }

    /// Begins.
    public func makeAsyncIterator() -> Iterator {
        let inbox = Inbox<P.Output, Never>()
        publisher.subscribe(inbox)
        return Iterator(inbox)
    }
}

/// A stream's values for a `for try await` loop.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The value.
    public typealias Element = P.Output

    private let publisher: P

    /// Makes the sequence of a stream.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Takes one value after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: Inbox<P.Output, P.Failure>
        /// Ends the stream with the loop.
        private let token: AnyCancellable

        fileprivate init(_ inbox: Inbox<P.Output, P.Failure>) {
            self.inbox = inbox
            token = AnyCancellable { inbox.cancel() }
        }

        /// The next value; nil at the end.
        public mutating func next() async throws -> P.Output? { try await inbox.next() }
    }

    /// Begins.
    public func makeAsyncIterator() -> Iterator {
        let inbox = Inbox<P.Output, P.Failure>()
        publisher.subscribe(inbox)
        return Iterator(inbox)
    }
}

extension Publisher where Failure == Never {
    /// The values for a `for await` loop.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values for a `for try await` loop.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
