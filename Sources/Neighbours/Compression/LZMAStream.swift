// SPDX-License-Identifier: Apache-2.0

import CLZMA
import Foundation

/// LZMA in an xz container, by liblzma.
final class LZMAStream: CompressionCoder {
    private let stream: UnsafeMutablePointer<lzma_stream>
    private var hasEnded = false
    /// What a file may ask for to be expanded, in bytes.
    private static let mostMemory: UInt64 = 256 << 20

    /// Nil where there is no memory for it.
    init?(isEncoding: Bool) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: lzma_stream())
        super.init()
        let status =
            isEncoding
            // Level 6, as Apple says of its own.
            ? lzma_easy_encoder(stream, 6, LZMA_CHECK_CRC64)
            : lzma_stream_decoder(stream, Self.mostMemory, 0)
        guard status == LZMA_OK else { return nil }
    }

    deinit {
        lzma_end(stream)
        stream.deallocate()
    }

    override func process(
        _ input: inout UnsafeBufferPointer<UInt8>,
        into output: inout UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> compression_status {
        if hasEnded { return COMPRESSION_STATUS_END }
        while true {
            let (given, room) = (input.count, output.count)
            stream.pointee.next_in = input.baseAddress
            stream.pointee.avail_in = given
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = room
            let status = lzma_code(stream, isLast ? LZMA_FINISH : LZMA_RUN)
            let read = given - stream.pointee.avail_in
            let written = room - stream.pointee.avail_out
            input = UnsafeBufferPointer(rebasing: input[read...])
            output = UnsafeMutableBufferPointer(rebasing: output[written...])
            switch status {
            case LZMA_STREAM_END:
                hasEnded = true
                return COMPRESSION_STATUS_END
            case LZMA_OK where read > 0 || written > 0: continue
            case LZMA_OK, LZMA_BUF_ERROR:
                // Nothing moves although there is room: the input ends too soon.
                return isLast && input.isEmpty && !output.isEmpty
                    ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            default: return COMPRESSION_STATUS_ERROR
            }
        }
    }
}
