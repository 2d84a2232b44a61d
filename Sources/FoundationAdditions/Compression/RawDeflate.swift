// SPDX-License-Identifier: Apache-2.0

import CSystemZlib
import Foundation

/// Deflate without zlib's header.
enum RawDeflate {
    private static let pieceSize = 65_536

    /// The bytes, compressed; nil where there is no memory.
    static func compressed(_ data: Data) -> Data? {
        let stream = newStream()
        defer { stream.deallocate() }
        // Level 5, as Apple says of its own.
        let status = deflateInit2_(
            stream,
            5,
            Z_DEFLATED,
            -MAX_WBITS,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        guard status == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        return run(stream, over: data) { deflate($0, $1 ? Z_FINISH : Z_NO_FLUSH) }
    }

    /// What was compressed; nil for other bytes.
    static func decompressed(_ data: Data) -> Data? {
        let stream = newStream()
        defer { stream.deallocate() }
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { return nil }
        defer { inflateEnd(stream) }
        return run(stream, over: data) { stream, _ in inflate(stream, Z_NO_FLUSH) }
    }

    /// An empty stream in a place of its own, since zlib keeps the address.
    private static func newStream() -> UnsafeMutablePointer<z_stream> {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        return stream
    }

    /// Hands the bytes to a function piece by piece; nil where the stream does not end.
    private static func run(
        _ stream: UnsafeMutablePointer<z_stream>,
        over data: Data,
        _ process: (UnsafeMutablePointer<z_stream>, Bool) -> Int32
    ) -> Data? {
        var input = [UInt8](data)
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: pieceSize)
        var position = 0
        let hasEnded = input.withUnsafeMutableBufferPointer { input in
            while true {
                // zlib counts in 32 bits.
                let given = min(input.count - position, Int(Int32.max))
                stream.pointee.next_in = input.baseAddress.map { $0 + position }
                stream.pointee.avail_in = UInt32(given)
                let isLast = position + given == input.count
                let (status, written) = piece.withUnsafeMutableBufferPointer { piece in
                    stream.pointee.next_out = piece.baseAddress
                    stream.pointee.avail_out = UInt32(piece.count)
                    return (process(stream, isLast), piece.count - Int(stream.pointee.avail_out))
                }
                let read = given - Int(stream.pointee.avail_in)
                position += read
                output += piece[..<written]
                if status == Z_STREAM_END { return true }
                guard status == Z_OK, read > 0 || written > 0 else { return false }
            }
        }
        return hasEnded ? Data(output) : nil
    }
}
