// SPDX-License-Identifier: Apache-2.0

import CSystemZlib
import Foundation

/// Raw deflate in one direction, bit by bit of input and output.
final class DeflateStream: CompressionCoder {
    private let stream: UnsafeMutablePointer<z_stream>

    /// Nil where there is no memory for it.
    init?(isEncoding: Bool) {
        // zlib keeps the address.
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        super.init(encodes: isEncoding)
        let size = Int32(MemoryLayout<z_stream>.size)
        let status =
            isEncoding
            // Level 5, as Apple says of its own.
            ? deflateInit2_(
                stream,
                5,
                Z_DEFLATED,
                -MAX_WBITS,
                8,
                Z_DEFAULT_STRATEGY,
                ZLIB_VERSION,
                size
            )
            : inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, size)
        guard status == Z_OK else { return nil }
    }

    deinit {
        if isEncoding { deflateEnd(stream) } else { inflateEnd(stream) }
        stream.deallocate()
    }

    override func step(
        _ input: UnsafeBufferPointer<UInt8>,
        _ output: UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> Step {
        // zlib counts in 32 bits.
        let given = min(input.count, Int(Int32.max))
        let room = min(output.count, Int(Int32.max))
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.avail_in = UInt32(given)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(room)
        let finishes = isLast && given == input.count
        let status =
            isEncoding
            ? deflate(stream, finishes ? Z_FINISH : Z_NO_FLUSH)
            : inflate(stream, Z_NO_FLUSH)
        let end: compression_status? =
            switch status {
            case Z_STREAM_END: COMPRESSION_STATUS_END
            case Z_OK, Z_BUF_ERROR: nil
            default: COMPRESSION_STATUS_ERROR
            }
        return Step(
            read: given - Int(stream.pointee.avail_in),
            written: room - Int(stream.pointee.avail_out),
            end: end
        )
    }
}
