// SPDX-License-Identifier: Apache-2.0

import CSystemZlib
import Foundation

/// Raw deflate in one direction, bit by bit of input and output.
final class DeflateStream: CompressionCoder {
    private let stream: UnsafeMutablePointer<z_stream>
    private let isEncoding: Bool
    private var hasEnded = false

    /// Nil where there is no memory for it.
    init?(isEncoding: Bool) {
        self.isEncoding = isEncoding
        // zlib keeps the address.
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        super.init()
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

    override func process(
        _ input: inout UnsafeBufferPointer<UInt8>,
        into output: inout UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> compression_status {
        if hasEnded { return COMPRESSION_STATUS_END }
        while true {
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
            let read = given - Int(stream.pointee.avail_in)
            let written = room - Int(stream.pointee.avail_out)
            input = UnsafeBufferPointer(rebasing: input[read...])
            output = UnsafeMutableBufferPointer(rebasing: output[written...])
            switch status {
            case Z_STREAM_END:
                hasEnded = true
                return COMPRESSION_STATUS_END
            case Z_OK, Z_BUF_ERROR:
                if read > 0 || written > 0 { continue }
                // Nothing moves although there is room: the input ends too soon.
                return isLast && !isEncoding && input.isEmpty && !output.isEmpty
                    ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            default: return COMPRESSION_STATUS_ERROR
            }
        }
    }
}
