// SPDX-License-Identifier: Apache-2.0

import Foundation

/// LZ4 in Apple's frame or without one: its blocks are turned when all input is there.
final class LZ4Stream: CompressionCoder {
    private let isFramed: Bool
    private var collected: [UInt8] = []
    private var result: ArraySlice<UInt8>?

    init(isEncoding: Bool, isFramed: Bool) {
        self.isFramed = isFramed
        super.init(encodes: isEncoding)
    }

    override func step(
        _ input: UnsafeBufferPointer<UInt8>,
        _ output: UnsafeMutableBufferPointer<UInt8>,
        isLast: Bool
    ) -> Step {
        var step = Step(read: 0, written: 0, end: COMPRESSION_STATUS_OK)
        if result == nil {
            collected += input
            step.read = input.count
            // A frame says by itself where it ends.
            let isWhole = isLast || isFramed && !isEncoding && LZ4Frame.hasEnd(collected)
            guard isWhole else { return step }
            guard let turned = turned() else {
                if isLast { step.end = COMPRESSION_STATUS_ERROR }
                return step
            }
            result = turned[...]
        }
        let piece = result?.prefix(output.count) ?? []
        _ = output.update(fromContentsOf: piece)
        step.written = piece.count
        result?.removeFirst(piece.count)
        if result?.isEmpty ?? true { step.end = COMPRESSION_STATUS_END }
        return step
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
