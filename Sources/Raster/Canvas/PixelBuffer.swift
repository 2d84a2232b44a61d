// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// A rectangle of premultiplied 8-bit pixels in memory, in the byte order B, G, R, A.
///
/// The pixels are raw memory so that inner loops and C libraries can work on them in place. A
/// buffer that has been published (as a layer's contents, in a render tree) is never written
/// again; that contract, kept by its owners, is what makes it safe to share between threads.
// Sendable is unchecked because the memory is written only before the buffer is published.
package final class PixelBuffer: @unchecked Sendable {
    /// Pixels in a row and rows.
    package let width: Int
    package let height: Int
    /// Bytes from one row to the next; a multiple of 64.
    package let rowBytes: Int
    /// The first pixel of the topmost row.
    package let base: UnsafeMutableRawPointer

    /// Facts about the pixels, found when they are drawn repeatedly.
    let pictureStrips = PictureStrips()

    private enum Owner {
        /// Memory of an allocator: how many bytes, and what for.
        case memory(PixelMemory, Int, PixelUse)
        case other(@Sendable (UnsafeMutableRawPointer) -> Void)
    }

    private let owner: Owner

    /// Makes a buffer of transparent pixels.
    package init(
        width: Int,
        height: Int,
        for use: PixelUse = .scratch,
        in memory: PixelMemory = .shared
    ) {
        precondition(width >= 0 && height >= 0, "PixelBuffer: negative size \(width) x \(height)")
        self.width = width
        self.height = height
        rowBytes = (width * 4 + 63) & ~63
        let count = rowBytes * height
        base = memory.take(count, for: use)
        owner = .memory(memory, count, use)
    }

    /// Transparent pixels that are only read: every row is the same memory.
    package static func transparent(width: Int, height: Int) -> PixelBuffer {
        let row = PixelBuffer(width: width, height: 1)
        return PixelBuffer(width: width, height: height, rowBytes: 0, base: row.base) { _ in
            withExtendedLifetime(row) {}
        }
    }

    /// Wraps memory that somebody else owns; `release` is called with it at the end.
    package init(
        width: Int,
        height: Int,
        rowBytes: Int,
        base: UnsafeMutableRawPointer,
        release: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
    ) {
        self.width = width
        self.height = height
        self.rowBytes = rowBytes
        self.base = base
        owner = .other(release)
    }

    deinit {
        switch owner {
        case .memory(let memory, let count, let use): memory.giveBack(base, count, for: use)
        case .other(let release): release(base)
        }
    }

    /// Whether what lies between the end of a row and the next one is nobody else's.
    var ownsPadding: Bool {
        if case .memory = owner { return true }
        return rowBytes == width * 4
    }

    /// The pixels of row `y`, each 0xAARRGGBB in a little-endian word.
    @inlinable
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (base + y * rowBytes).assumingMemoryBound(to: UInt32.self)
    }

    /// Says that rows from `row` on are read soon, as far as they exist.
    package func willRead(row: Int) {
        guard row >= 0, row < height else { return }
        rk_ask(base + row * rowBytes, min(4_096, (height - row) * rowBytes))
    }

    /// Reads or writes one pixel, 0xAARRGGBB premultiplied.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { row(y)[x] }
        set { row(y)[x] = newValue }
    }
}
