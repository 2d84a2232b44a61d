// SPDX-License-Identifier: Apache-2.0

import Raster

/// How far something moved, in whole pixels.
struct PixelOffset: Hashable, Sendable {
    var x: Int
    var y: Int

    static let zero = PixelOffset(x: 0, y: 0)

    init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The offset between two points; nil unless it is whole and adding it to the first gives
    /// exactly the second.
    init?(from x0: Double, _ y0: Double, to x1: Double, _ y1: Double) {
        let dx = x1 - x0
        let dy = y1 - y0
        guard dx == dx.rounded(), dy == dy.rounded(), abs(dx) < 1e6, abs(dy) < 1e6,
            x0 + dx == x1, x1 - dx == x0, y0 + dy == y1, y1 - dy == y0
        else { return nil }
        self.init(x: Int(dx), y: Int(dy))
    }

    /// Whether adding the offset to one coordinate gives exactly another.
    func takesX(_ from: Double, to: Double) -> Bool {
        from + Double(x) == to && to - Double(x) == from
    }

    func takesY(_ from: Double, to: Double) -> Bool {
        from + Double(y) == to && to - Double(y) == from
    }

    func takes(_ from: RasterRect, to: RasterRect) -> Bool {
        takesX(from.minX, to: to.minX) && takesX(from.maxX, to: to.maxX)
            && takesY(from.minY, to: to.minY) && takesY(from.maxY, to: to.maxY)
    }

    func takes(_ from: RoundedRect, to: RoundedRect) -> Bool {
        from.radii == to.radii && from.curve == to.curve && takes(from.rect, to: to.rect)
    }

    func takes(_ from: PixelRect, to: PixelRect) -> Bool {
        from.offsetBy(x: x, y: y) == to
    }

    func takes(_ from: RasterTransform, to: RasterTransform) -> Bool {
        from.a == to.a && from.b == to.b && from.c == to.c && from.d == to.d
            && takesX(from.tx, to: to.tx) && takesY(from.ty, to: to.ty)
    }
}

extension PixelRect {
    func offset(by offset: PixelOffset) -> PixelRect { offsetBy(x: offset.x, y: offset.y) }

    func offset(back offset: PixelOffset) -> PixelRect { offsetBy(x: -offset.x, y: -offset.y) }
}
