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

extension Publisher {
    /// Reads a value from each piece of data.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// Writes each value to data.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.TryMap<Self, Coder.Output> {
        tryMap { try encoder.encode($0) }
    }
}
