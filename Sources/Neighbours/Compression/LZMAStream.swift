// SPDX-License-Identifier: Apache-2.0

import CLZMA
import Foundation

/// LZMA in an xz container, by liblzma.
final class LZMAStream: CompressionCoder {
    private let stream: UnsafeMutablePointer<lzma_stream>
    /// What a file may ask for to be expanded, in bytes.
    private static let mostMemory: UInt64 = 256 << 20

    /// Nil where there is no memory for it.
    init?(isEncoding: Bool) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: lzma_stream())
        super.init(encodes: isEncoding)
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

    override func step(
        _ input: UnsafeBufferPointer<UInt8>,
        _ output: UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> Step {
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = input.count
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = output.count
        let end: compression_status? =
            switch lzma_code(stream, isLast ? LZMA_FINISH : LZMA_RUN) {
            case LZMA_STREAM_END: COMPRESSION_STATUS_END
            case LZMA_OK, LZMA_BUF_ERROR: nil
            default: COMPRESSION_STATUS_ERROR
            }
        return Step(
            read: input.count - stream.pointee.avail_in,
            written: output.count - stream.pointee.avail_out,
            end: end
        )
    }
}
