// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// Blurs by a Gaussian: of pictures down the columns first and along the rows after, of masks, which
/// shadows are made of, the other way round, as on iOS.
package enum GaussianBlur {
    /// The pixels assumed beyond a picture's edges.
    package enum Edges: UInt8, Hashable, Sendable {
        /// Nothing: edges fade.
        case transparent
        /// The outermost pixels go on.
        case clamp
    }

    /// Blurs below this have no effect.
    static let least = 0.2
    /// The largest blur; more looks the same.
    static let most = 400.0

    /// How many pixels a mask's blur reaches beyond a shape.
    package static func reach(sigma: Double) -> Int {
        let sigma = min(sigma, most)
        if isCoarse(sigma: sigma) { return coarseReach(sigma: sigma) }
        return sigma >= least ? GaussianKernel.shadowRadius(sigma: sigma) : 0
    }

    /// How many pixels a picture's blur reaches.
    package static func pictureReach(sigma: Double) -> Int {
        sigma >= least ? GaussianKernel.radius(sigma: min(sigma, most)) : 0
    }

    /// Blurs a picture in place.
    package static func apply(
        to buffer: PixelBuffer,
        sigma: Double,
        edges: Edges = .transparent
    ) {
        guard sigma >= least, buffer.width > 0, buffer.height > 0 else { return }
        let kernel = GaussianKernel(sigma: min(sigma, most))
        let bytes = buffer.base.assumingMemoryBound(to: UInt8.self)
        convolve(
            bytes,
            rowBytes: buffer.rowBytes,
            width: buffer.width,
            height: buffer.height,
            channels: 4,
            kernel,
            edges
        )
    }

    /// A mask blurred, larger on each side by what the blur reaches.
    package static func blurred(_ mask: CoverageMask, sigma: Double) -> CoverageMask {
        guard sigma >= least, !mask.bounds.isEmpty else { return mask }
        return blurred(mask, sigma: sigma, within: mask.bounds.insetBy(-reach(sigma: sigma)))
    }

    /// The part of a blurred mask that lies within a rectangle, with the bytes of the whole.
    ///
    /// Time and memory depend on the part, not on the mask.
    ///
    /// `whole`: the bounds of the whole mask, where that is cut to what the part needs.
    package static func blurred(
        _ mask: CoverageMask,
        sigma: Double,
        within limit: PixelRect,
        of whole: PixelRect? = nil
    ) -> CoverageMask {
        let reach = reach(sigma: sigma)
        let out = mask.bounds.insetBy(-reach).intersection(limit)
        guard !mask.bounds.isEmpty, !out.isEmpty else { return CoverageMask(bounds: out) }
        if isCoarse(sigma: min(sigma, most)) {
            let corner = whole ?? mask.bounds
            return coarselyBlurred(
                mask,
                sigma: min(sigma, most),
                within: out,
                from: (corner.minX, corner.minY)
            )
        }
        let result = CoverageMask(bounds: out)
        guard reach > 0 else {
            for y in out.minY..<out.maxY {
                result.row(y).update(
                    from: mask.row(y) + (out.minX - mask.bounds.minX),
                    count: out.width
                )
            }
            return result
        }
        let kernel = GaussianKernel(shadowSigma: min(sigma, most))
        let used = mask.bounds.intersection(out.insetBy(-reach))
        guard !used.isEmpty else { return result }
        // The rows that count, blurred along themselves.
        let along = CoverageMask(
            bounds: PixelRect(minX: out.minX, minY: used.minY, maxX: out.maxX, maxY: used.maxY)
        )
        var padded = [UInt8](repeating: 0, count: out.width + 2 * reach)
        padded.withUnsafeMutableBufferPointer { padded in
            guard let row = padded.baseAddress else { return }
            let shifted = (0...2 * reach).map { UnsafePointer(row + $0) }
            let first = row + (used.minX - out.minX + reach)
            for y in used.minY..<used.maxY {
                first.update(
                    from: mask.row(y) + (used.minX - mask.bounds.minX),
                    count: used.width
                )
                rk_weighted_sum(along.row(y), shifted, out.width, kernel.weights, Int32(reach))
            }
        }
        let nothing = [UInt8](repeating: 0, count: out.width)
        nothing.withUnsafeBufferPointer { nothing in
            guard let empty = nothing.baseAddress else { return }
            let rows = (out.minY - reach..<out.maxY + reach).map { y in
                y >= used.minY && y < used.maxY ? UnsafePointer(along.row(y)) : empty
            }
            rows.withUnsafeBufferPointer { rows in
                guard let from = rows.baseAddress else { return }
                for y in 0..<out.height {
                    rk_weighted_sum(
                        result.row(out.minY + y),
                        from + y,
                        out.width,
                        kernel.weights,
                        Int32(reach)
                    )
                }
            }
        }
        return result
    }

    private static func convolve(
        _ base: UnsafeMutablePointer<UInt8>,
        rowBytes: Int,
        width: Int,
        height: Int,
        channels: Int,
        _ kernel: GaussianKernel,
        _ edges: Edges
    ) {
        let radius = kernel.radius
        let rowSize = width * channels
        let pad = radius * channels
        // The columns go to a copy, with room on both sides that the rows need.
        let stride = (rowSize + 2 * pad + 63) & ~63
        let copyMemory = PixelMemory.shared.take(stride * height + 64, for: .scratch)
        let copy = copyMemory.assumingMemoryBound(to: UInt8.self)
        defer { PixelMemory.shared.giveBack(copyMemory, stride * height + 64, for: .scratch) }
        let empty = UnsafeMutablePointer<UInt8>.allocate(capacity: rowSize)
        empty.initialize(repeating: 0, count: rowSize)
        defer { empty.deallocate() }
        var rows: [UnsafePointer<UInt8>] = []
        for k in -radius..<(height + radius) {
            if k >= 0, k < height {
                rows.append(UnsafePointer(base + k * rowBytes))
            } else if edges == .clamp {
                rows.append(UnsafePointer(base + (k < 0 ? 0 : height - 1) * rowBytes))
            } else {
                rows.append(UnsafePointer(empty))
            }
        }
        rows.withUnsafeBufferPointer { rows in
            guard let first = rows.baseAddress else { return }
            for y in 0..<height {
                rk_weighted_sum(
                    copy + y * stride + pad,
                    first + y,
                    rowSize,
                    kernel.weights,
                    Int32(radius)
                )
            }
        }
        var shifted: [UnsafePointer<UInt8>] = []
        for k in 0...(2 * radius) { shifted.append(UnsafePointer(copy + k * channels)) }
        for y in 0..<height {
            let row = copy + y * stride
            if edges == .clamp {
                for k in 0..<radius {
                    (row + k * channels).update(from: row + pad, count: channels)
                    (row + pad + rowSize + k * channels)
                        .update(from: row + pad + rowSize - channels, count: channels)
                }
            }
            for k in 0...(2 * radius) { shifted[k] = UnsafePointer(row + k * channels) }
            rk_weighted_sum(base + y * rowBytes, shifted, rowSize, kernel.weights, Int32(radius))
        }
    }
}
