// SPDX-License-Identifier: Apache-2.0

import Raster

/// Memory of any layout, and the device's pixels that are kept in step with it.
///
/// Only pixels that a drawing call changed are written, so that deeper components than 8 bits are
/// not rounded by calls that do not touch them.
final class ForeignBitmap: PixelMirror {
    /// The device's pixels.
    let pixels: PixelBuffer
    private let memory: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    private let layout: BitmapLayout
    private let byteOrder: ByteOrder?
    private let isByteOfGray: Bool
    /// The pixels of the rectangle as they were when it was loaded, row by row.
    private var loaded: [UInt32] = []

    init(
        memory: UnsafeMutableRawPointer,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        layout: BitmapLayout
    ) {
        self.memory = memory
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        byteOrder = layout.byteOrder
        isByteOfGray = layout.content == .gray && layout.bitsPerPixel == 8
        pixels = PixelBuffer(width: width, height: height, for: .bitmap)
    }

    func load(_ rect: PixelRect) {
        loaded.removeAll(keepingCapacity: true)
        loaded.reserveCapacity(rect.width * rect.height)
        for y in rect.minY..<rect.maxY {
            let target = pixels.row(y) + rect.minX
            if let byteOrder {
                byteOrder.load(target, from: address(rect.minX, y), rect.width)
            } else if isByteOfGray {
                GrayBytes.load(target, from: address(rect.minX, y), rect.width)
            } else {
                for x in 0..<rect.width { target[x] = layout.read(address(rect.minX + x, y)) }
            }
            loaded.append(contentsOf: UnsafeBufferPointer(start: target, count: rect.width))
        }
    }

    func store(_ rect: PixelRect) {
        loaded.withUnsafeBufferPointer { loaded in
            guard var before = loaded.baseAddress else { return }
            for y in rect.minY..<rect.maxY {
                let source = pixels.row(y) + rect.minX
                if let byteOrder {
                    byteOrder.store(source, ifNot: before, to: address(rect.minX, y), rect.width)
                } else if isByteOfGray {
                    GrayBytes.store(source, ifNot: before, to: address(rect.minX, y), rect.width)
                } else {
                    for x in 0..<rect.width where before[x] != source[x] {
                        layout.write(source[x], address(rect.minX + x, y))
                    }
                }
                before += rect.width
            }
        }
    }

    /// A copy of all pixels as they are in memory now.
    func snapshot() -> PixelBuffer {
        load(PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        return pixels.copy()
    }

    private func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
        memory + y * bytesPerRow + x * layout.bytesPerPixel
    }
}
