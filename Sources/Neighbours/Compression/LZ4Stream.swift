// SPDX-License-Identifier: Apache-2.0

import Foundation

/// LZ4 in Apple's frame or without one: its blocks are turned when all input is there.
final class LZ4Stream: CompressionCoder {
    private let isEncoding: Bool
    private let isFramed: Bool
    private var collected: [UInt8] = []
    private var result: ArraySlice<UInt8>?

    init(isEncoding: Bool, isFramed: Bool) {
        (self.isEncoding, self.isFramed) = (isEncoding, isFramed)
        super.init()
    }

    override func process(
        _ input: inout UnsafeBufferPointer<UInt8>,
        into output: inout UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> compression_status {
        if result == nil {
            collected += input
            input = UnsafeBufferPointer(rebasing: input[input.count...])
            // A frame says by itself where it ends.
            let isWhole = isLast || isFramed && !isEncoding && LZ4Frame.hasEnd(collected)
            guard isWhole else { return COMPRESSION_STATUS_OK }
            guard let turned = turned() else {
                return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            }
            result = turned[...]
        }
        let piece = result?.prefix(output.count) ?? []
        _ = output.update(fromContentsOf: piece)
        output = UnsafeMutableBufferPointer(rebasing: output[piece.count...])
        result?.removeFirst(piece.count)
        return result?.isEmpty ?? true ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK
    }

    private func turned() -> [UInt8]? {
        switch (isEncoding, isFramed) {
        case (true, true): return LZ4Frame.compressed(collected)
        case (false, true): return LZ4Frame.decompressed(collected)
        case (true, false): return LZ4Block.compressed(collected[...])
        case (false, false):
            var expanded: [UInt8] = []
            // No byte of a block stands for more than 255.
            let most = collected.count * 255
            return LZ4Block.decompress(collected[...], into: &expanded, upTo: most) ? expanded : nil
        }
    }
}
