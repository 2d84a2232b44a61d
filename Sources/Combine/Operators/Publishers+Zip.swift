// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values of two streams in step: the first of each, the second of each.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
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
            let stage = GatherStage(subscriber, .inTurn, count: 2) { values in
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

    /// The values of three streams in step: the first of each, the second of each.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let stage = GatherStage(subscriber, .inTurn, count: 3) { values in
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

    /// The values of four streams in step: the first of each, the second of each.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let stage = GatherStage(subscriber, .inTurn, count: 4) { values in
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
    /// Gives the values of all in step.
    public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
    where B.Failure == Failure {
        Publishers.Zip(self, b)
    }

    /// Gives the values of all in step and makes one value of them.
    public func zip<B: Publisher, T>(
        _ b: B,
        _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, B>, T>
    where B.Failure == Failure {
        Publishers.Zip(self, b).map { transform($0.0, $0.1) }
    }

    /// Gives the values of all in step.
    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.Zip3(self, b, c)
    }

    /// Gives the values of all in step and makes one value of them.
    public func zip<B: Publisher, C: Publisher, T>(
        _ b: B,
        _ c: C,
        _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Gives the values of all in step.
    public func zip<B: Publisher, C: Publisher, D: Publisher>(
        _ b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.Zip4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.Zip4(self, b, c, d)
    }

    /// Gives the values of all in step and makes one value of them.
    public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B,
        _ c: C,
        _ d: D,
        _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
