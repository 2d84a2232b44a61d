// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The latest values of two streams, whenever one sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output)
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// A stream.
        public let a: A
        /// A stream.
        public let b: B

        /// Makes a publisher of publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = GatherStage(subscriber, .latest, count: 2) { values in
                (
                    values[0].open(A.Output.self),
                    values[1].open(B.Output.self)
                )
            }
            stage.begin()
            stage.attach(a, at: 0)
            stage.attach(b, at: 1)
        }
    }

    /// The latest values of three streams, whenever one sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// A stream.
        public let a: A
        /// A stream.
        public let b: B
        /// A stream.
        public let c: C

        /// Makes a publisher of publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = GatherStage(subscriber, .latest, count: 3) { values in
                (
                    values[0].open(A.Output.self),
                    values[1].open(B.Output.self),
                    values[2].open(C.Output.self)
                )
            }
            stage.begin()
            stage.attach(a, at: 0)
            stage.attach(b, at: 1)
            stage.attach(c, at: 2)
        }
    }

    /// The latest values of four streams, whenever one sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// One value of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of the streams' failure.
        public typealias Failure = A.Failure

        /// A stream.
        public let a: A
        /// A stream.
        public let b: B
        /// A stream.
        public let c: C
        /// A stream.
        public let d: D

        /// Makes a publisher of publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let stage = GatherStage(subscriber, .latest, count: 4) { values in
                (
                    values[0].open(A.Output.self),
                    values[1].open(B.Output.self),
                    values[2].open(C.Output.self),
                    values[3].open(D.Output.self)
                )
            }
            stage.begin()
            stage.attach(a, at: 0)
            stage.attach(b, at: 1)
            stage.attach(c, at: 2)
            stage.attach(d, at: 3)
        }
    }
}

extension Publisher {
    /// Gives the latest values of all, whenever one sends.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where B.Failure == Failure {
        Publishers.CombineLatest(self, b)
    }

    /// Gives the latest values of all, whenever one sends and makes one value of them.
    public func combineLatest<B: Publisher, T>(
        _ b: B,
        _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
    where B.Failure == Failure {
        Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
    }

    /// Gives the latest values of all, whenever one sends.
    public func combineLatest<B: Publisher, C: Publisher>(
        _ b: B,
        _ c: C
    ) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    /// Gives the latest values of all, whenever one sends and makes one value of them.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B,
        _ c: C,
        _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Gives the latest values of all, whenever one sends.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, b, c, d)
    }

    /// Gives the latest values of all, whenever one sends and makes one value of them.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B,
        _ c: C,
        _ d: D,
        _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
