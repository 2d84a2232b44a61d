// SPDX-License-Identifier: Apache-2.0

import Raster

/// Finds a palette of at most 256 colours for a picture.
///
/// A picture with few colours keeps them exactly. Otherwise colours are counted in a cube of 32
/// levels a side, and the box that holds the greatest spread of pixels is cut at its median until
/// there are enough boxes (Heckbert's median cut).
enum ColorQuantizer {
    /// A picture as indices into a palette.
    struct Indexed {
        /// An index for each pixel, row by row.
        var indices: [UInt8]
        /// R, G, B of each colour; 2, 4, 8 … 256 of them.
        var palette: [UInt8]
        /// The index that is see-through, if any is.
        var transparent: Int?
    }

    /// The picture with a palette of its own.
    static func indexed(_ pixels: PixelBuffer) -> Indexed {
        exact(pixels) ?? reduced(pixels)
    }

    /// A pixel's plain colour as 0x00RRGGBB, or `nil` for one more transparent than not.
    private static func color(of pixel: UInt32) -> UInt32? {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel & 0xFF_FFFF }
        guard alpha >= 128 else { return nil }
        func plain(_ shift: UInt32) -> UInt32 {
            min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
        }
        return plain(16) | plain(8) | plain(0)
    }

    private static func exact(_ pixels: PixelBuffer) -> Indexed? {
        var known: [UInt32: UInt8] = [:]
        var colors: [UInt32] = []
        var transparent: Int?
        var indices: [UInt8] = []
        indices.reserveCapacity(pixels.width * pixels.height)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width {
                guard let color = color(of: row[x]) else {
                    if transparent == nil {
                        transparent = colors.count
                        colors.append(0)
                    }
                    indices.append(UInt8(truncatingIfNeeded: transparent ?? 0))
                    continue
                }
                if let index = known[color] {
                    indices.append(index)
                } else {
                    let index = UInt8(truncatingIfNeeded: colors.count)
                    known[color] = index
                    colors.append(color)
                    indices.append(index)
                }
                if colors.count > 256 { return nil }
            }
        }
        guard colors.count <= 256 else { return nil }
        return Indexed(indices: indices, palette: padded(colors), transparent: transparent)
    }

    private static func reduced(_ pixels: PixelBuffer) -> Indexed {
        var counts = [UInt32](repeating: 0, count: 1 << 15)
        var hasTransparent = false
        forEachColor(pixels) { color in
            guard let color else {
                hasTransparent = true
                return
            }
            counts[cell(of: color)] += 1
        }
        var boxes = [Box(cells: (0..<counts.count).filter { counts[$0] > 0 }, counts: counts)]
        let limit = hasTransparent ? 255 : 256
        while boxes.count < limit {
            let widest = boxes.indices.max { boxes[$0].weight < boxes[$1].weight }
            guard let widest, let halves = boxes[widest].halves(counts: counts) else { break }
            boxes[widest] = halves.0
            boxes.append(halves.1)
        }
        var indexOfCell = [UInt8](repeating: 0, count: counts.count)
        for (index, box) in boxes.enumerated() {
            for cell in box.cells { indexOfCell[cell] = UInt8(index) }
        }
        var colors = boxes.map { $0.average(counts: counts) }
        let transparent = hasTransparent ? colors.count : nil
        if hasTransparent { colors.append(0) }
        var indices: [UInt8] = []
        indices.reserveCapacity(pixels.width * pixels.height)
        forEachColor(pixels) { color in
            indices.append(color.map { indexOfCell[cell(of: $0)] } ?? UInt8(transparent ?? 0))
        }
        return Indexed(indices: indices, palette: padded(colors), transparent: transparent)
    }

    private static func forEachColor(_ pixels: PixelBuffer, _ body: (UInt32?) -> Void) {
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width { body(color(of: row[x])) }
        }
    }

    /// The place of a colour in the cube: five bits of red, green and blue.
    private static func cell(of color: UInt32) -> Int {
        let red = color >> 9 & 0x7C00
        let green = color >> 6 & 0x3E0
        let blue = color >> 3 & 0x1F
        return Int(red | green | blue)
    }

    /// The colours' bytes, filled up to a power of two.
    private static func padded(_ colors: [UInt32]) -> [UInt8] {
        var count = 2
        while count < colors.count { count *= 2 }
        let all = colors + [UInt32](repeating: 0, count: count - colors.count)
        return all.flatMap { [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
    }

    /// Some cells of the cube that become one colour.
    private struct Box {
        var cells: [Int]
        /// The axis (as a shift) along which the cells spread most.
        var axis = 0
        /// Pixels times spread: what there is to gain by cutting.
        var weight = 0

        init(cells: [Int], counts: [UInt32]) {
            self.cells = cells
            var spread = 0
            for shift in [10, 5, 0] {
                let levels = cells.lazy.map { $0 >> shift & 31 }
                let width = (levels.max() ?? 0) - (levels.min() ?? 0)
                if width > spread {
                    spread = width
                    axis = shift
                }
            }
            weight = spread * cells.reduce(0) { $0 + Int(counts[$1]) }
        }

        func halves(counts: [UInt32]) -> (Box, Box)? {
            guard weight > 0 else { return nil }
            let sorted = cells.sorted { ($0 >> axis & 31, $0) < ($1 >> axis & 31, $1) }
            let half = cells.reduce(0) { $0 + Int(counts[$1]) } / 2
            var sum = 0
            var cut = 0
            while cut < sorted.count - 1, cut == 0 || sum + Int(counts[sorted[cut]]) <= half {
                sum += Int(counts[sorted[cut]])
                cut += 1
            }
            return (
                Box(cells: Array(sorted[..<cut]), counts: counts),
                Box(cells: Array(sorted[cut...]), counts: counts)
            )
        }

        func average(counts: [UInt32]) -> UInt32 {
            let total = max(cells.reduce(0) { $0 + Int(counts[$1]) }, 1)
            func level(_ shift: Int) -> UInt32 {
                var sum = 0
                for cell in cells { sum += (cell >> shift & 31) * Int(counts[cell]) }
                return UInt32((sum * 255 + total * 31 / 2) / (total * 31))
            }
            return level(10) << 16 | level(5) << 8 | level(0)
        }
    }
}
