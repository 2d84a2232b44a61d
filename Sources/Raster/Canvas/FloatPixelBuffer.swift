// SPDX-License-Identifier: Apache-2.0

/// A rectangle of premultiplied pixels of four floats in memory: red, green, blue, alpha.
///
/// Colours may lie outside of 0...1, as in extended colour spaces; the owner knows the space.
// Sendable is unchecked because the memory is written only before the buffer is published.
package final class FloatPixelBuffer: @unchecked Sendable {
    /// Pixels in a row.
    package let width: Int
    /// Rows.
    package let height: Int
    /// The first pixel of the topmost row; rows follow one another.
    package let base: UnsafeMutablePointer<SIMD4<Float>>

    /// Makes a buffer of transparent pixels.
    package init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "FloatPixelBuffer: negative \(width) x \(height)")
        self.width = width
        self.height = height
        let pixelSize = MemoryLayout<SIMD4<Float>>.stride
        base = PixelMemory.shared.take(width * height * pixelSize, for: .bitmap)
            .assumingMemoryBound(to: SIMD4<Float>.self)
    }

    deinit { PixelMemory.shared.giveBack(base, height * rowBytes, for: .bitmap) }

    /// Bytes from one row to the next.
    package var rowBytes: Int { width * MemoryLayout<SIMD4<Float>>.stride }

    /// The pixels of a row.
    package func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> { base + y * width }

    /// Reads or writes one pixel.
    package subscript(x: Int, y: Int) -> SIMD4<Float> {
        get { row(y)[x] }
        set { row(y)[x] = newValue }
    }

    /// The averages of blocks; the last of a row or column may hold fewer pixels.
    package func reduced(columns: Int, rows: Int) -> FloatPixelBuffer {
        let result = FloatPixelBuffer(
            width: (width + columns - 1) / columns,
            height: (height + rows - 1) / rows
        )
        for y in 0..<result.height {
            let lines = y * rows..<min((y + 1) * rows, height)
            let target = result.row(y)
            for x in 0..<result.width {
                let places = x * columns..<min((x + 1) * columns, width)
                var sum = SIMD4<Float>.zero
                for line in lines {
                    let source = row(line)
                    for place in places { sum += source[place] }
                }
                target[x] = sum / Float(lines.count * places.count)
            }
        }
        return result
    }
}
