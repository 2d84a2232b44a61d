// SPDX-License-Identifier: Apache-2.0

import Raster

extension RenderContents {
    /// Cross-fades two pictures; those of different sizes switch at 0.5.
    func mixed(with other: RenderContents, _ t: Double) -> RenderContents {
        if t <= 0 { return self }
        if t >= 1 { return other }
        let (a, b) = (buffer, other.buffer)
        guard a.width == b.width, a.height == b.height else { return t < 0.5 ? self : other }
        let result = PixelBuffer(width: a.width, height: a.height)
        let k = UInt32(t * 256 + 0.5)
        for y in 0..<a.height {
            let (p, q, out) = (a.row(y), b.row(y), result.row(y))
            for x in 0..<a.width { out[x] = blend(p[x], q[x], k) }
        }
        return RenderContents(buffer: result, isOpaque: isOpaque && other.isOpaque)
    }

    /// Two channels at a time, in 256ths.
    private func blend(_ a: UInt32, _ b: UInt32, _ k: UInt32) -> UInt32 {
        let mask: UInt32 = 0x00FF_00FF
        let low = (((a & mask) * (256 - k) + (b & mask) * k) >> 8) & mask
        let high = (((a >> 8) & mask) * (256 - k) + ((b >> 8) & mask) * k) & ~mask
        return low | high
    }
}
