// SPDX-License-Identifier: Apache-2.0

/// A shape's coverage of each pixel in a rectangle, 0...255.
///
/// Outside of its rectangle the coverage is 0. A mask is immutable once it has been made.
// Sendable is unchecked because the memory is written only before the mask is published.
package final class CoverageMask: @unchecked Sendable {
    /// Where the mask lies on the canvas.
    package let bounds: PixelRect
    /// Bytes from one row to the next.
    package let rowBytes: Int
    /// The first byte of the topmost row.
    package let base: UnsafeMutablePointer<UInt8>

    /// Makes a mask that covers nothing yet.
    package init(bounds: PixelRect) {
        self.bounds = bounds.isEmpty ? .empty : bounds
        rowBytes = (self.bounds.width + 15) & ~15
        let memory = PixelMemory.shared.take(rowBytes * self.bounds.height, for: .mask)
        base = memory.assumingMemoryBound(to: UInt8.self)
    }

    /// Makes a mask from rows of bytes, as a font rasteriser hands them out.
    package convenience init(bounds: PixelRect, bytes: UnsafePointer<UInt8>, rowBytes: Int) {
        self.init(bounds: bounds)
        for y in 0..<self.bounds.height {
            (base + y * self.rowBytes).update(from: bytes + y * rowBytes, count: self.bounds.width)
        }
    }

    deinit { PixelMemory.shared.giveBack(base, rowBytes * bounds.height, for: .mask) }

    /// The bytes of the row at canvas position `y`; the first belongs to `bounds.minX`.
    @inlinable
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        base + (y - bounds.minY) * rowBytes
    }

    /// Coverage of a canvas pixel; 0 outside of the bounds.
    package subscript(x: Int, y: Int) -> UInt8 {
        bounds.contains(x: x, y: y) ? row(y)[x - bounds.minX] : 0
    }
}
