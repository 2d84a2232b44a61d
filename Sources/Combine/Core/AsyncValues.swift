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
        fileprivate var inner: AsyncStream<P.Output>.Iterator

        /// The next value; nil at the end.
        public mutating func next() async -> P.Output? { await inner.next() }
    }

    /// Begins.
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream<P.Output>.makeStream()
        let sink = Subscribers.Sink<P.Output, Never>(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
        )
        let cancellable = AnyCancellable(sink)
        continuation.onTermination = { _ in cancellable.cancel() }
        publisher.subscribe(sink)
        return Iterator(inner: stream.makeAsyncIterator())
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
        fileprivate var inner: AsyncThrowingStream<P.Output, any Error>.Iterator

        /// The next value; nil at the end.
        public mutating func next() async throws -> P.Output? { try await inner.next() }
    }

    /// Begins.
    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
        let sink = Subscribers.Sink<P.Output, P.Failure>(
            receiveCompletion: { end in
                switch end {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            },
            receiveValue: { value in
                nonisolated(unsafe) let value = value
                continuation.yield(value)
            }
        )
        let cancellable = AnyCancellable(sink)
        continuation.onTermination = { _ in cancellable.cancel() }
        publisher.subscribe(sink)
        return Iterator(inner: stream.makeAsyncIterator())
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
