// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Reads values from data.
public protocol TopLevelDecoder<Input> {
    /// What it reads.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Writes values to data.
public protocol TopLevelEncoder<Output> {
    /// What it writes.
    associatedtype Output
    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
    /// The values that a decoder reads.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// What the decoder throws, or how its upstream fails.
        public typealias Failure = any Error

        /// Where the data come from.
        public let upstream: Upstream
        private let decoder: Coder

        /// Makes the publisher.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let decoder = decoder
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "Decode",
                rules: .passesEarlyEvents
            ) { .emit(try decoder.decode(Output.self, from: $0)) }
            upstream.subscribe(stage)
        }
    }

    /// The data that an encoder writes.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// What the encoder writes.
        public typealias Output = Coder.Output
        /// What the encoder throws, or how its upstream fails.
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream
        private let encoder: Coder

        /// Makes the publisher.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let encoder = encoder
            let stage = TransformStage<Upstream.Output, Upstream.Failure, S>(
                trying: subscriber,
                named: "Encode",
                rules: .passesEarlyEvents
            ) { .emit(try encoder.encode($0)) }
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Reads a value from each piece of data.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publisher where Output: Encodable {
    /// Writes each value to data.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}
