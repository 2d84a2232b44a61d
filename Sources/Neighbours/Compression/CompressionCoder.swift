// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// Bytes on their way through an algorithm, in one direction.
package class CompressionCoder {
    /// Reads and writes as much as there is input and room for, and moves both.
    package func process(
        _ input: inout UnsafeBufferPointer<UInt8>,
        into output: inout UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> compression_status {
        COMPRESSION_STATUS_ERROR
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
