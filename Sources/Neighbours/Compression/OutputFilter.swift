// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Passes bytes that are written to it on, compressed or expanded.
public final class OutputFilter {
    private let stream: CompressionCoder
    private let write: (Data?) throws -> Void
    private let capacity: Int
    private var hasEnded = false

    /// Makes a filter that gives at most `bufferCapacity` bytes at a time to `writeFunc`, and nil
    /// at the end.
    public init(
        _ operation: FilterOperation,
        using algorithm: Algorithm,
        bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        guard
            let stream = CompressionCoder.make(
                algorithm.rawValue,
                isEncoding: operation == .compress
            )
        else { throw FilterError.invalidState }
        self.stream = stream
        write = writeFunc
        capacity = max(1, bufferCapacity)
    }

    /// Takes bytes; nil and no bytes say that there are no more.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !hasEnded else { throw FilterError.invalidState }
        try pass(Array(data), isLast: false)
    }

    /// Says that there are no more bytes; once is enough.
    public func finalize() throws {
        guard !hasEnded else { return }
        try pass([], isLast: true)
        hasEnded = true
        try write(nil)
    }

    private func pass(_ bytes: [UInt8], isLast: Bool) throws {
        var position = 0
        while true {
            var buffer = Data(count: capacity)
            var (read, written) = (0, 0)
            let status = bytes.withUnsafeBufferPointer { all in
                buffer.withUnsafeMutableBytes { room in
                    var input = UnsafeBufferPointer(rebasing: all[position...])
                    var output = room.bindMemory(to: UInt8.self)
                    let given = input.count
                    let status = stream.process(&input, into: &output, isLast: isLast)
                    (read, written) = (given - input.count, capacity - output.count)
                    return status
                }
            }
            guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
            position += read
            if written > 0 { try write(buffer.prefix(written)) }
            if status == COMPRESSION_STATUS_END || written < capacity { return }
        }
    }
}
