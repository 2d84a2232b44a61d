// SPDX-License-Identifier: Apache-2.0

import Raster

/// 8-bit coverage for the pixels of a rectangle of the device; memory that Cairo can draw in.
final class CoverageMap {
    /// The pixels that it covers.
    let rect: PixelRect
    /// Bytes from row to row; a multiple of 4, as Cairo demands.
    let rowBytes: Int
    /// The top left pixel.
    let base: UnsafeMutablePointer<UInt8>

    /// Makes an empty map.
    init(_ rect: PixelRect) {
        self.rect = rect
        rowBytes = (rect.width + 3) & ~3
        let count = max(rowBytes * rect.height, 4)
        base = .allocate(capacity: count)
        base.initialize(repeating: 0, count: count)
    }

    deinit {
        base.deallocate()
    }

    /// The bytes of a row, counted from the map's top.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
        base + y * rowBytes
    }

    /// The byte of a device pixel, 0 outside.
    subscript(x: Int, y: Int) -> UInt8 {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return 0 }
        return row(y - rect.minY)[x - rect.minX]
    }

    /// Adds another shape's coverage, as if each were painted over the other.
    ///
    /// `rowBytes`: from row to row; `nil` where rows follow one another.
    func add(
        _ bytes: UnsafePointer<UInt8>,
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        rowBytes: Int? = nil
    ) {
        let columns = max(rect.minX, x)..<max(rect.minX, x, min(rect.maxX, x + width))
        let rows = max(rect.minY, y)..<max(rect.minY, y, min(rect.maxY, y + height))
        for line in rows {
            let target = row(line - rect.minY)
            let source = bytes + (line - y) * (rowBytes ?? width)
            for column in columns {
                let new = Int(source[column - x])
                guard new != 0 else { continue }
                let old = Int(target[column - rect.minX])
                target[column - rect.minX] = UInt8(old + ((255 - old) * new + 127) / 255)
            }
        }
    }

    /// Adds another map's coverage.
    func add(_ other: CoverageMap) {
        add(
            other.base,
            x: other.rect.minX,
            y: other.rect.minY,
            width: other.rect.width,
            height: other.rect.height,
            rowBytes: other.rowBytes
        )
    }

    /// Multiplies by another map, which counts as 0 outside its rectangle.
    func multiply(by other: CoverageMap) {
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            let target = row(y - rect.minY)
            for x in 0..<rect.width where target[x] != 0 {
                target[x] = UInt8((Int(target[x]) * Int(other[rect.minX + x, y]) + 127) / 255)
            }
        }
    }
}
