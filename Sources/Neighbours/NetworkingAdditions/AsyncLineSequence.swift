// SPDX-License-Identifier: Apache-2.0

/// The lines of a sequence of bytes in UTF-8, without their ends and without empty ones.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// A line.
    public typealias Element = String

    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Hands out the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// Line feed, vertical tab, form feed, carriage return, and the separators beyond ASCII.
        private static var ends: [[UInt8]] {
            [
                [0x0A], [0x0B], [0x0C], [0x0D], [0xC2, 0x85], [0xE2, 0x80, 0xA8],
                [0xE2, 0x80, 0xA9],
            ]
        }

        private var bytes: Base.AsyncIterator

        fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// The next line; nil at the end.
        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                line.append(byte)
                guard let end = Self.ends.first(where: line.ends(with:)) else { continue }
                line.removeLast(end.count)
                if !line.isEmpty { break }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    /// An iterator from the beginning.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of a text in UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension [UInt8] {
    fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
