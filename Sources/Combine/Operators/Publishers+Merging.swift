// SPDX-License-Identifier: Apache-2.0

// The values of three to eight streams as they come. Each is of the shape of the one before it.

extension Publishers {
    /// The values of three streams as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Output == A.Output, C.Output == A.Output, B.Failure == A.Failure, C.Failure == A.Failure
    {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// Stream 1.
        public let a: A
        /// Stream 2.
        public let b: B
        /// Stream 3.
        public let c: C

        /// Makes the publisher of three streams.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher())
                .receive(subscriber: subscriber)
        }
    }

    /// The values of four streams as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        B.Output == A.Output,
        C.Output == A.Output,
        D.Output == A.Output,
        B.Failure == A.Failure,
        C.Failure == A.Failure,
        D.Failure == A.Failure
    {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// Stream 1.
        public let a: A
        /// Stream 2.
        public let b: B
        /// Stream 3.
        public let c: C
        /// Stream 4.
        public let d: D

        /// Makes the publisher of four streams.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// The values of five streams as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
        Publisher
    where
        B.Output == A.Output,
        C.Output == A.Output,
        D.Output == A.Output,
        E.Output == A.Output,
        B.Failure == A.Failure,
        C.Failure == A.Failure,
        D.Failure == A.Failure,
        E.Failure == A.Failure
    {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// Stream 1.
        public let a: A
        /// Stream 2.
        public let b: B
        /// Stream 3.
        public let c: C
        /// Stream 4.
        public let d: D
        /// Stream 5.
        public let e: E

        /// Makes the publisher of five streams.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// The values of six streams as they come.
    public struct Merge6<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher
    >: Publisher
    where
        B.Output == A.Output,
        C.Output == A.Output,
        D.Output == A.Output,
        E.Output == A.Output,
        F.Output == A.Output,
        B.Failure == A.Failure,
        C.Failure == A.Failure,
        D.Failure == A.Failure,
        E.Failure == A.Failure,
        F.Failure == A.Failure
    {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// Stream 1.
        public let a: A
        /// Stream 2.
        public let b: B
        /// Stream 3.
        public let c: C
        /// Stream 4.
        public let d: D
        /// Stream 5.
        public let e: E
        /// Stream 6.
        public let f: F

        /// Makes the publisher of six streams.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// The values of seven streams as they come.
    public struct Merge7<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher
    >: Publisher
    where
        B.Output == A.Output,
        C.Output == A.Output,
        D.Output == A.Output,
        E.Output == A.Output,
        F.Output == A.Output,
        G.Output == A.Output,
        B.Failure == A.Failure,
        C.Failure == A.Failure,
        D.Failure == A.Failure,
        E.Failure == A.Failure,
        F.Failure == A.Failure,
        G.Failure == A.Failure
    {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// Stream 1.
        public let a: A
        /// Stream 2.
        public let b: B
        /// Stream 3.
        public let c: C
        /// Stream 4.
        public let d: D
        /// Stream 5.
        public let e: E
        /// Stream 6.
        public let f: F
        /// Stream 7.
        public let g: G

        /// Makes the publisher of seven streams.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(),
                g.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }

    /// The values of eight streams as they come.
    public struct Merge8<
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        H: Publisher
    >: Publisher
    where
        B.Output == A.Output,
        C.Output == A.Output,
        D.Output == A.Output,
        E.Output == A.Output,
        F.Output == A.Output,
        G.Output == A.Output,
        H.Output == A.Output,
        B.Failure == A.Failure,
        C.Failure == A.Failure,
        D.Failure == A.Failure,
        E.Failure == A.Failure,
        F.Failure == A.Failure,
        G.Failure == A.Failure,
        H.Failure == A.Failure
    {
        /// The type of the streams' values.
        public typealias Output = A.Output
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// Stream 1.
        public let a: A
        /// Stream 2.
        public let b: B
        /// Stream 3.
        public let c: C
        /// Stream 4.
        public let d: D
        /// Stream 5.
        public let e: E
        /// Stream 6.
        public let f: F
        /// Stream 7.
        public let g: G
        /// Stream 8.
        public let h: H

        /// Makes the publisher of eight streams.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            MergeMany(
                a.eraseToAnyPublisher(),
                b.eraseToAnyPublisher(),
                c.eraseToAnyPublisher(),
                d.eraseToAnyPublisher(),
                e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(),
                g.eraseToAnyPublisher(),
                h.eraseToAnyPublisher()
            ).receive(subscriber: subscriber)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where
    A: Equatable,
    B: Equatable,
    C: Equatable,
    D: Equatable,
    E: Equatable,
    F: Equatable,
    G: Equatable
{}

extension Publishers.Merge8: Equatable
where
    A: Equatable,
    B: Equatable,
    C: Equatable,
    D: Equatable,
    E: Equatable,
    F: Equatable,
    G: Equatable,
    H: Equatable
{}

extension Publisher {
    /// Gives what three streams send, as it comes.
    public func merge<B: Publisher, C: Publisher>(
        with b: B,
        _ c: C
    )
        -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, C.Output == Output, B.Failure == Failure, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Gives what four streams send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B,
        _ c: C,
        _ d: D
    )
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output,
        C.Output == Output,
        D.Output == Output,
        B.Failure == Failure,
        C.Failure == Failure,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Gives what five streams send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E
    )
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output,
        C.Output == Output,
        D.Output == Output,
        E.Output == Output,
        B.Failure == Failure,
        C.Failure == Failure,
        D.Failure == Failure,
        E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Gives what six streams send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F
    )
        -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output,
        C.Output == Output,
        D.Output == Output,
        E.Output == Output,
        F.Output == Output,
        B.Failure == Failure,
        C.Failure == Failure,
        D.Failure == Failure,
        E.Failure == Failure,
        F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Gives what seven streams send, as it comes.
    public func merge<
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher
    >(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    )
        -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output,
        C.Output == Output,
        D.Output == Output,
        E.Output == Output,
        F.Output == Output,
        G.Output == Output,
        B.Failure == Failure,
        C.Failure == Failure,
        D.Failure == Failure,
        E.Failure == Failure,
        F.Failure == Failure,
        G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Gives what eight streams send, as it comes.
    public func merge<
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        H: Publisher
    >(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    )
        -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output,
        C.Output == Output,
        D.Output == Output,
        E.Output == Output,
        F.Output == Output,
        G.Output == Output,
        H.Output == Output,
        B.Failure == Failure,
        C.Failure == Failure,
        D.Failure == Failure,
        E.Failure == Failure,
        F.Failure == Failure,
        G.Failure == Failure,
        H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
