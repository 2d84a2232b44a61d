// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Bytes on their way through an algorithm, in one direction.
package class CompressionCoder {
    /// What one call of a codec did.
    struct Step {
        var read: Int
        var written: Int
        /// Nil where there may be more to do.
        var end: compression_status?
    }

    let isEncoding: Bool
    private var hasEnded = false

    init(encodes: Bool) { isEncoding = encodes }

    /// Calls the codec once; `isLast` says that no input follows.
    func step(
        _ input: UnsafeBufferPointer<UInt8>,
        _ output: UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> Step {
        Step(read: 0, written: 0, end: COMPRESSION_STATUS_ERROR)
    }

    /// Reads and writes as much as there is input and room for, and moves both.
    package final func process(
        _ input: inout UnsafeBufferPointer<UInt8>,
        into output: inout UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> compression_status {
        if hasEnded { return COMPRESSION_STATUS_END }
        while true {
            let step = step(input, output, isLast: isLast)
            input = UnsafeBufferPointer(rebasing: input[step.read...])
            output = UnsafeMutableBufferPointer(rebasing: output[step.written...])
            if let end = step.end {
                hasEnded = end == COMPRESSION_STATUS_END
                return end
            }
            if step.read > 0 || step.written > 0 { continue }
            // Nothing moves although there is room: the input ends too soon.
            return isLast && !isEncoding && input.isEmpty && !output.isEmpty
                ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        }
    }

    /// Begins with an algorithm; nil, said once, where there is no code for it, or no memory.
    package static func make(
        _ algorithm: compression_algorithm,
        isEncoding: Bool
    ) -> CompressionCoder? {
        switch algorithm {
        case COMPRESSION_ZLIB: return DeflateStream(isEncoding: isEncoding)
        case COMPRESSION_LZMA: return LZMAStream(isEncoding: isEncoding)
        case COMPRESSION_LZ4: return LZ4Stream(isEncoding: isEncoding, isFramed: true)
        case COMPRESSION_LZ4_RAW: return LZ4Stream(isEncoding: isEncoding, isFramed: false)
        case COMPRESSION_LZBITMAP: Unbuilt.report("COMPRESSION_LZBITMAP")
        case COMPRESSION_LZFSE: Unbuilt.report("COMPRESSION_LZFSE")
        case COMPRESSION_BROTLI: Unbuilt.report("COMPRESSION_BROTLI")
        default: break
        }
        return nil
    }
}
