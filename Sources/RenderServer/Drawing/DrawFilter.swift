// SPDX-License-Identifier: Apache-2.0

import Raster

/// A filter with its lengths in pixels.
enum DrawFilter: Equatable {
    /// Standard deviation in pixels.
    case blur(sigma: Double)
    case color(ColorMatrix)

    init(_ filter: LayerFilter, scale: Double) {
        switch filter {
        case .blur(let radius): self = .blur(sigma: max(0, Double(radius)) * scale)
        case .color(let matrix): self = .color(matrix)
        }
    }
}

extension Sequence where Element == DrawFilter {
    /// How far a pixel affects others, in pixels.
    var reach: Int {
        reduce(0) { sum, filter in
            guard case .blur(let sigma) = filter, sigma > 0 else { return sum }
            // Blurs on block averages read a few pixels more.
            return sum + GaussianBlur.pictureReach(sigma: sigma) + 3 * FilterPass.factor(sigma)
        }
    }
}

/// A shape that shows what is behind it, filtered.
struct DrawBackdrop: Equatable {
    var shape: DrawShape
    var filters: [DrawFilter]
    var opacity: Float

    var reach: Int { filters.reach }
}

extension DrawItem {
    /// How far changes behind the item spread in it, in pixels; nil for items that do not show what
    /// is behind.
    var spread: Int? {
        if case .backdrop(let backdrop) = ink { return backdrop.reach }
        return nil
    }

    /// Whether the item or one of its members shows what is behind it.
    var hasBackdrop: Bool {
        switch ink {
        case .backdrop: true
        case .group(let group): group.items.contains(where: \.hasBackdrop)
        default: false
        }
    }
}

/// Filters a part of a picture, with the bytes of filtering the whole.
///
/// Wide blurs work on averages of square blocks. Their grid starts at the corner of the whole, so
/// that the result does not depend on the part.
struct FilterPass {
    let filters: [DrawFilter]
    /// The bounds of the whole picture.
    let whole: PixelRect
    /// The pixels assumed beyond the edges.
    let edges: GaussianBlur.Edges
    private let block: Int

    init(_ filters: [DrawFilter], whole: PixelRect, edges: GaussianBlur.Edges) {
        self.filters = filters
        self.whole = whole
        self.edges = edges
        var widest = 0.0
        for case .blur(let sigma) in filters { widest = max(widest, sigma) }
        block = FilterPass.factor(widest)
    }

    /// The side of the blocks that a blur works on.
    static func factor(_ sigma: Double) -> Int {
        var block = 1
        while block < 64, sigma / Double(block) >= 5 { block *= 2 }
        return block
    }

    /// The pixels that filtering an area reads.
    func needed(for area: PixelRect) -> PixelRect {
        let wide = area.insetBy(-filters.reach).intersection(whole)
        guard block > 1, !wide.isEmpty else { return wide }
        return PixelRect(
            minX: whole.minX + (wide.minX - whole.minX) / block * block,
            minY: whole.minY + (wide.minY - whole.minY) / block * block,
            maxX: whole.minX + (wide.maxX - whole.minX + block - 1) / block * block,
            maxY: whole.minY + (wide.maxY - whole.minY + block - 1) / block * block
        ).intersection(whole)
    }

    /// Filters the needed pixels; the result is drawn by ``draw(_:from:into:)``.
    func run(on pixels: PixelBuffer) -> PixelBuffer {
        let picture = block > 1 ? pixels.averaged(over: block) : pixels
        for filter in filters {
            switch filter {
            case .blur(let sigma):
                GaussianBlur.apply(to: picture, sigma: sigma / Double(block), edges: edges)
            case .color(let matrix): picture.apply(matrix)
            }
        }
        return picture
    }

    /// Draws the filtered pixels into an area of a canvas.
    func draw(
        _ picture: PixelBuffer,
        from needed: PixelRect,
        into area: PixelRect,
        of canvas: Canvas,
        opacity: Float,
        blend: RasterBlendMode
    ) {
        canvas.pushClip(area)
        defer { canvas.popClip() }
        if block == 1 {
            canvas.composite(
                picture,
                x: needed.minX,
                y: needed.minY,
                opacity: opacity,
                blend: blend
            )
            return
        }
        let size = Double(block)
        let map = RasterTransform(
            a: size,
            b: 0,
            c: 0,
            d: size,
            tx: Double(needed.minX),
            ty: Double(needed.minY)
        )
        canvas.fill(
            RasterRect(area),
            paint: .image(ImagePattern(picture, transform: map)),
            opacity: opacity,
            blend: blend
        )
    }
}

extension PixelBuffer {
    /// A picture of the means of square blocks; those at the far edges may be smaller.
    fileprivate func averaged(over block: Int) -> PixelBuffer {
        let result = PixelBuffer(
            width: (width + block - 1) / block,
            height: (height + block - 1) / block
        )
        // Repeated halving is cheap and nearly exact.
        var sums = [SIMD4<UInt32>](repeating: .zero, count: result.width)
        for y in 0..<result.height {
            let rows = min(block, height - y * block)
            for x in 0..<result.width { sums[x] = .zero }
            for line in 0..<rows { add(row(y * block + line), block, to: &sums) }
            let out = result.row(y)
            for x in 0..<result.width {
                let count = UInt32(rows * min(block, width - x * block))
                let mean = (sums[x] &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
                out[x] = mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
            }
        }
        return result
    }

    @inline(__always)
    private func add(
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ block: Int,
        to sums: inout [SIMD4<UInt32>]
    ) {
        sums.withUnsafeMutableBufferPointer { sums in
            for index in sums.indices {
                // Two channels at a time: sixty-four bytes of 255 fit sixteen bits.
                var low: UInt32 = 0
                var high: UInt32 = 0
                for x in (index * block)..<min(width, (index + 1) * block) {
                    low &+= pixels[x] & 0x00FF_00FF
                    high &+= (pixels[x] >> 8) & 0x00FF_00FF
                }
                sums[index] &+= SIMD4(low & 0xFFFF, high & 0xFFFF, low >> 16, high >> 16)
            }
        }
    }

    /// Applies a colour matrix to every pixel.
    fileprivate func apply(_ matrix: ColorMatrix) {
        for y in 0..<height {
            let pixels = row(y)
            var last: UInt32 = 0
            var result = ColorMatrix.pixel(0, matrix)
            for x in 0..<width {
                // Neighbours are often alike.
                if pixels[x] != last {
                    last = pixels[x]
                    result = ColorMatrix.pixel(last, matrix)
                }
                pixels[x] = result
            }
        }
    }
}

extension ColorMatrix {
    /// A premultiplied pixel with the matrix applied.
    fileprivate static func pixel(_ pixel: UInt32, _ matrix: ColorMatrix) -> UInt32 {
        let alpha = Float(pixel >> 24)
        // Transparent pixels have no colour.
        guard alpha > 0 else { return 0 }
        let color = SIMD4<Float>(
            Float(pixel >> 16 & 255) / alpha,
            Float(pixel >> 8 & 255) / alpha,
            Float(pixel & 255) / alpha,
            alpha / 255
        )
        let new = matrix.applied(to: color)
        return RasterColor(red: new.x, green: new.y, blue: new.z, alpha: new.w).pixel()
    }
}
