// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Gives bytes that it reads from elsewhere, compressed or expanded.
public final class InputFilter<D: DataProtocol> {
    private let stream: CompressionCoder
    private let read: (Int) throws -> D?
    private let capacity: Int
    private var pending: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    private var hasEnded = false

    /// Makes a filter that asks `readFunc` for at most `bufferCapacity` bytes at a time; nil and
    /// no bytes say that there are no more.
    public init(
        _ operation: FilterOperation,
        using algorithm: Algorithm,
        bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        guard
            let stream = CompressionCoder.make(
                algorithm.rawValue,
                isEncoding: operation == .compress
            )
        else { throw FilterError.invalidState }
        self.stream = stream
        read = readFunc
        capacity = max(1, bufferCapacity)
    }

    /// Up to `count` bytes; nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        guard count > 0, !hasEnded else { return nil }
        var result = Data(count: count)
        var filled = 0
        while filled < count, !hasEnded {
            if position == pending.count, !isAtEnd {
                if let data = try read(capacity) { pending = Array(data) } else { pending = [] }
                position = 0
                isAtEnd = pending.isEmpty
            }
            let status = result.withUnsafeMutableBytes { room in
                pending.withUnsafeBufferPointer { all in
                    var input = UnsafeBufferPointer(rebasing: all[position...])
                    var output = UnsafeMutableBufferPointer(
                        rebasing: room.bindMemory(to: UInt8.self)[filled...]
                    )
                    let (given, free) = (input.count, output.count)
                    let status = stream.process(&input, into: &output, isLast: isAtEnd)
                    position += given - input.count
                    filled += free - output.count
                    return status
                }
            }
            guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
            hasEnded = status == COMPRESSION_STATUS_END
        }
        return filled == 0 ? nil : result.prefix(filled)
    }
}
