// SPDX-License-Identifier: Apache-2.0

import CSystemZlib

/// Deflated bytes.
enum PDFFlate {
    /// Inflates; what a damaged or short stream gives up to there is the answer, nothing is an error.
    static func inflate(_ bytes: [UInt8]) throws(PDFError) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .damagedStream }
        defer { inflateEnd(&stream) }
        var result: [UInt8] = []
        var isOver = false
        var input = bytes
        input.withUnsafeMutableBufferPointer { source in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(clamping: source.count)
            var status = Z_OK
            while status == Z_OK {
                let former = result.count
                let room = min(max(former, 16 << 10), 16 << 20)
                guard former + room <= PDFLimits.decodedBytes else {
                    isOver = true
                    return
                }
                result.append(contentsOf: repeatElement(0, count: room))
                status = result.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress.map { $0 + former }
                    stream.avail_out = UInt32(room)
                    return CSystemZlib.inflate(&stream, Z_NO_FLUSH)
                }
                result.removeLast(Int(stream.avail_out))
            }
        }
        if isOver { throw .tooLarge }
        guard !result.isEmpty || bytes.isEmpty || stream.total_in > 2 else { throw .damagedStream }
        return result
    }
}
