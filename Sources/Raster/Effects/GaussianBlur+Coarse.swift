// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// Wide blurs of masks, computed at a fraction of the size.
///
/// Means of square blocks are blurred and enlarged again between their middles, which adds to the blur
/// what a block and a straight line between two of them do: 1/12 and 1/6 of a block squared. The blur is
/// some 16 blocks wide or wider, so that nothing is a level off; blocks begin at the corner of the
/// whole mask, so that a part has its bytes.
extension GaussianBlur {
    /// The standard deviation from which masks are blurred by blocks.
    private static let leastCoarse = 64.0

    /// The side of the blocks as a power of two; 0: pixels.
    private static func shift(sigma: Double) -> Int {
        guard sigma >= leastCoarse else { return 0 }
        var shift = 2
        while shift < 4, sigma / Double(1 << shift) >= 32 { shift += 1 }
        return shift
    }

    /// The standard deviation of a blur in blocks.
    private static func coarseSigma(_ sigma: Double, _ shift: Int) -> Double {
        let blocks = sigma / Double(1 << shift)
        return (blocks * blocks - 0.25).squareRoot()
    }

    static func isCoarse(sigma: Double) -> Bool { shift(sigma: sigma) > 0 }

    /// How many pixels a blur by blocks reaches beyond a shape.
    static func coarseReach(sigma: Double) -> Int {
        let shift = shift(sigma: sigma)
        return (GaussianKernel.shadowRadius(sigma: coarseSigma(sigma, shift)) + 2) << shift
    }

    /// How many products of a byte and a weight blurring takes for each pixel that is made, about.
    package static func cost(sigma: Double) -> Double {
        let sigma = min(sigma, most)
        let shift = shift(sigma: sigma)
        guard shift > 0 else { return Double(4 * GaussianKernel.shadowRadius(sigma: sigma) + 2) }
        let taps = 4 * GaussianKernel.shadowRadius(sigma: coarseSigma(sigma, shift)) + 2
        return Double(taps) / Double(1 << (2 * shift)) + 2
    }

    static func coarselyBlurred(
        _ mask: CoverageMask,
        sigma: Double,
        within out: PixelRect,
        from corner: (x: Int, y: Int)
    ) -> CoverageMask {
        let result = CoverageMask(bounds: out)
        let shift = shift(sigma: sigma)
        let sigma = coarseSigma(sigma, shift)
        let reach = GaussianKernel.shadowRadius(sigma: sigma)
        // The pixel's place after the middle of block 0, and the blocks whose middles lie around.
        let half = (1 << shift) / 2
        let left = out.minX - corner.x - half
        let top = out.minY - corner.y - half
        let wanted = PixelRect(
            minX: left >> shift,
            minY: top >> shift,
            maxX: (left + out.width - 1) >> shift + 2,
            maxY: (top + out.height - 1) >> shift + 2
        )
        let means = means(
            of: mask,
            shift,
            from: corner,
            within: wanted.insetBy(-reach)
        )
        let blurred = blurred(means, sigma: sigma, within: wanted)
        let row = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted.width * 2)
        row.initialize(repeating: 0, count: wanted.width * 2)
        defer { row.deallocate() }
        var (above, below) = (row, row + wanted.width)
        func fill(_ row: UnsafeMutablePointer<UInt8>, _ y: Int) {
            let known = blurred.bounds
            row.update(repeating: 0, count: wanted.width)
            guard y >= known.minY, y < known.maxY, !known.isEmpty else { return }
            (row + (known.minX - wanted.minX)).update(from: blurred.row(y), count: known.width)
        }
        var filled: Int?
        for y in 0..<out.height {
            let block = (top + y) >> shift
            if filled == block - 1 {
                swap(&above, &below)
                fill(below, block + 1)
            } else if filled != block {
                fill(above, block)
                fill(below, block + 1)
            }
            filled = block
            rk_enlarge(
                result.row(out.minY + y),
                out.width,
                above,
                below,
                UInt32(2 * (top + y - block << shift) + 1),
                Int32(left - wanted.minX << shift),
                Int32(shift)
            )
        }
        return result
    }

    /// The means of square blocks of a mask, as a mask of blocks; around it is nothing.
    private static func means(
        of mask: CoverageMask,
        _ shift: Int,
        from corner: (x: Int, y: Int),
        within limit: PixelRect
    ) -> CoverageMask {
        let side = 1 << shift
        let all = PixelRect(
            minX: (mask.bounds.minX - corner.x) >> shift,
            minY: (mask.bounds.minY - corner.y) >> shift,
            maxX: (mask.bounds.maxX - corner.x + side - 1) >> shift,
            maxY: (mask.bounds.maxY - corner.y + side - 1) >> shift
        )
        let result = CoverageMask(bounds: all.intersection(limit))
        let area = result.bounds
        guard !area.isEmpty else { return result }
        let used = PixelRect(
            minX: corner.x + area.minX << shift,
            minY: corner.y + area.minY << shift,
            maxX: corner.x + area.maxX << shift,
            maxY: corner.y + area.maxY << shift
        ).intersection(mask.bounds)
        let first = Int32(used.minX - corner.x - area.minX << shift)
        var sums = [UInt32](repeating: 0, count: area.width)
        for y in area.minY..<area.maxY {
            let top = max(corner.y + y << shift, used.minY)
            let bottom = min(corner.y + (y + 1) << shift, used.maxY)
            for index in sums.indices { sums[index] = 0 }
            for line in top..<max(top, bottom) {
                rk_add_blocks(
                    &sums,
                    mask.row(line) + (used.minX - mask.bounds.minX),
                    used.width,
                    first,
                    Int32(shift)
                )
            }
            let out = result.row(y)
            for index in sums.indices {
                out[index] = UInt8((sums[index] + UInt32(side * side / 2)) >> UInt32(2 * shift))
            }
        }
        return result
    }
}
