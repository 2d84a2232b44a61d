// SPDX-License-Identifier: Apache-2.0

import Raster

extension ScrollBlit {
    /// Smaller areas are moved by one thread.
    private static let sharedArea = 256 * 256

    /// Moves the pixels.
    func apply(to buffer: PixelBuffer, threads: Int) {
        let wanted = target.area > ScrollBlit.sharedArea ? max(threads, 1) : 1
        guard wanted > 1 else { return move(buffer, target) }
        let share = target.height / wanted
        if offset.y == 0 {
            // Moves along x: rows are independent.
            guard share > 0 else { return move(buffer, target) }
            HelperThreads.shared.perform(wanted) {
                move(buffer, rows(share, $0, of: wanted))
            }
        } else if abs(offset.y) * 4 <= share {
            moveRows(of: buffer, share, wanted)
        } else if offset.x == 0 {
            moveColumns(of: buffer, wanted)
        } else {
            move(buffer, target)
        }
    }

    /// Each thread moves whole rows, which is the fastest access pattern.
    ///
    /// Rows that one thread reads and another writes are copied first.
    private func moveRows(of buffer: PixelBuffer, _ share: Int, _ wanted: Int) {
        let reach = abs(offset.y)
        let bytes = target.width * 4
        let aside = PixelBuffer(width: target.width, height: reach * (wanted - 1))
        for index in 0..<(wanted - 1) {
            let edge = rows(share, index, of: wanted).maxY
            let first = offset.y < 0 ? edge : edge - reach
            for row in 0..<reach {
                UnsafeMutableRawPointer(aside.row(index * reach + row))
                    .copyMemory(
                        from: buffer.row(first + row) + (target.minX - offset.x),
                        byteCount: bytes
                    )
            }
        }
        HelperThreads.shared.perform(wanted) { index in
            var part = rows(share, index, of: wanted)
            // The rows whose source pixels were copied first.
            var restored = part
            if offset.y < 0, index < wanted - 1 {
                part.maxY -= reach
                restored.minY = part.maxY
            } else if offset.y > 0, index > 0 {
                part.minY += reach
                restored.maxY = part.minY
            } else {
                restored.maxY = restored.minY
            }
            move(buffer, part)
            let first = (offset.y < 0 ? index : index - 1) * reach
            for row in 0..<restored.height {
                UnsafeMutableRawPointer(buffer.row(restored.minY + row) + restored.minX)
                    .copyMemory(from: aside.row(first + row), byteCount: bytes)
            }
        }
    }

    /// Each thread moves columns, which are independent, in whole cache lines.
    private func moveColumns(of buffer: PixelBuffer, _ wanted: Int) {
        let columns = (target.width / wanted + 15) & ~15
        HelperThreads.shared.perform(wanted) { index in
            var part = target
            part.minX = index == 0 ? target.minX : (target.minX & ~15) + columns * index
            if index < wanted - 1 { part.maxX = (target.minX & ~15) + columns * (index + 1) }
            part.minX = min(max(part.minX, target.minX), target.maxX)
            part.maxX = min(max(part.maxX, part.minX), target.maxX)
            move(buffer, part)
        }
    }

    /// The rows of one share of the target.
    private func rows(_ share: Int, _ index: Int, of count: Int) -> PixelRect {
        var part = target
        part.minY = target.minY + share * index
        if index < count - 1 { part.maxY = part.minY + share }
        return part
    }

    private func move(_ buffer: PixelBuffer, _ part: PixelRect) {
        guard !part.isEmpty else { return }
        let bytes = part.width * 4
        for index in 0..<part.height {
            // In the order in which nothing is overwritten before it is read.
            let y = offset.y > 0 ? part.maxY - 1 - index : part.minY + index
            UnsafeMutableRawPointer(buffer.row(y) + part.minX)
                .copyMemory(
                    from: buffer.row(y - offset.y) + (part.minX - offset.x),
                    byteCount: bytes
                )
        }
    }
}
