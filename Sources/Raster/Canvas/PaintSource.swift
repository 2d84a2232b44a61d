// SPDX-License-Identifier: Apache-2.0

import CRasterKernels

/// A paint made ready for the pixels of one canvas.
///
/// It holds plain memory addresses, so that handing it on costs nothing; whoever draws keeps the
/// paint alive meanwhile, and the scratch what was made on the way.
enum PaintSource {
    /// One premultiplied pixel, opacity included.
    case solid(UInt32)
    case linear(LinearSource)
    case radial(RadialSource)
    case conic(ConicSource)
    case image(ImageSource)

    /// Nil when the paint draws nothing.
    init?(_ paint: Paint, opacity: Float, scratch: RasterScratch) {
        switch paint {
        case .color(let color):
            self = .solid(color.pixel(opacity: opacity))
        case .linear(let gradient):
            guard let source = LinearSource(gradient, scratch: scratch) else { return nil }
            self = .linear(source)
        case .radial(let gradient):
            guard let source = RadialSource(gradient) else { return nil }
            self = .radial(source)
        case .conic(let gradient):
            guard let source = ConicSource(gradient) else { return nil }
            self = .conic(source)
        case .image(let pattern):
            guard let source = ImageSource(pattern, scratch: scratch) else { return nil }
            self = .image(source)
        }
    }

    /// Writes the pixels [x, x + count) of row `y`.
    func write(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        switch self {
        case .solid(let pixel): rk_fill(out, count, pixel)
        case .linear(let source): source.write(out, x: x, y: y, count: count)
        case .radial(let source): source.write(out, x: x, y: y, count: count)
        case .conic(let source): source.write(out, x: x, y: y, count: count)
        case .image(let source): source.write(out, x: x, y: y, count: count)
        }
    }

    /// Whether every pixel that it writes is opaque.
    var isOpaque: Bool {
        switch self {
        case .solid(let pixel): pixel >> 24 == 255
        case .linear(let source): source.isOpaque
        case .radial(let source): source.isOpaque
        case .conic(let source): source.isOpaque
        case .image: false
        }
    }
}

/// t = tx x + ty y + t0 at pixel centres.
struct LinearSource {
    let table: UnsafePointer<UInt32>
    let isOpaque: Bool
    private let flags: Int32
    private let tx: Double
    private let ty: Double
    private let t0: Double
    private let anchor: PaintAnchor
    /// Where the gradient is dithered, its colours in 256ths of a level.
    private let deep: (table: UnsafePointer<UInt64>, count: Int)?

    init?(_ gradient: LinearGradient, scratch: RasterScratch) {
        let anchor = PaintAnchor(gradient.transform)
        guard let back = anchor.rest.inverted else { return nil }
        self.anchor = anchor
        let along = gradient.end - gradient.start
        let squared = (along * along).sum()
        guard squared > 0, squared.isFinite else { return nil }
        // Project the pixel's place in the gradient's space on the line.
        let unit = along / squared
        tx = back.a * unit.x + back.b * unit.y
        ty = back.c * unit.x + back.d * unit.y
        let origin = (RasterPoint(back.tx, back.ty) - gradient.start) * unit
        t0 = origin.x + origin.y + (tx + ty) / 2
        guard tx.isFinite, ty.isFinite, t0.isFinite else { return nil }
        table = gradient.stops.table
        isOpaque =
            gradient.stops.isOpaque && gradient.extendsBefore && gradient.extendsAfter
        flags = (gradient.extendsBefore ? 1 : 0) | (gradient.extendsAfter ? 2 : 0)
        deep =
            gradient.stops.isDithered && flags == 3
            ? scratch.deepColors(
                of: gradient.stops,
                count: LinearSource.deepCount(1 / (tx * tx + ty * ty).squareRoot())
            ) : nil
    }

    /// How many colours Core Graphics computes for a gradient of a length in pixels: 16 or a
    /// multiple of that, with one for what lies before and one for what lies beyond.
    static func deepCount(_ length: Double) -> Int {
        let pixels = Int((min(length, 4_000) - 1e-6).rounded(.up))
        return (pixels + 2 + 15) / 16 * 16 - 2
    }

    func write(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let atRow = ty * Double(y - anchor.y) + t0
        let last = GradientStops.count - 1
        if let deep {
            // The pattern begins at the corner of the part that lies on the picture.
            rk_dithered_row(
                out,
                count,
                Int32(clamping: x - anchor.x),
                Int32(truncatingIfNeeded: x - max(anchor.x, 0)),
                Int32(truncatingIfNeeded: y - max(anchor.y, 0)),
                tx,
                atRow,
                deep.table,
                Int32(deep.count)
            )
        } else if let pixel = constant(y: y) {
            rk_fill(out, count, pixel)
        } else {
            let first = Int32(clamping: x - anchor.x)
            rk_linear_row(out, count, first, tx, atRow, table, Int32(last), flags)
        }
    }

    /// The colour of the whole row, where the gradient does not change along rows.
    func constant(y: Int) -> UInt32? {
        guard abs(tx) < 1e-9 else { return nil }
        let t = ty * Double(y - anchor.y) + t0
        if t < 0 { return flags & 1 != 0 ? table[0] : 0 }
        let last = GradientStops.count - 1
        if t > 1 { return flags & 2 != 0 ? table[last] : 0 }
        return table[Int(t * Double(last) + 0.5)]
    }
}

/// Circles from `r0` around the origin to `r0 + dr` around (cx, cy), in the gradient's space.
struct RadialSource {
    let isOpaque: Bool
    private let table: UnsafePointer<UInt32>
    private let back: RasterTransform
    private let center: RasterPoint
    private let shape: rk_radial
    private let anchor: PaintAnchor

    init?(_ gradient: RadialGradient) {
        let anchor = PaintAnchor(gradient.transform)
        guard let back = anchor.rest.inverted else { return nil }
        self.anchor = anchor
        let delta = gradient.endCenter - gradient.startCenter
        let change = gradient.endRadius - gradient.startRadius
        guard gradient.startRadius >= 0, gradient.endRadius >= 0,
            gradient.startRadius.isFinite, gradient.endRadius.isFinite,
            delta.x.isFinite, delta.y.isFinite,
            delta != .zero || change != 0
        else { return nil }
        self.back = back
        center = gradient.startCenter
        table = gradient.stops.table
        let flags: Int32 = (gradient.extendsBefore ? 1 : 0) | (gradient.extendsAfter ? 2 : 0)
        isOpaque = gradient.stops.isOpaque && flags == 3 && delta == .zero && change > 0
        shape = rk_radial(
            ux: back.a,
            u0: 0,
            vx: back.b,
            v0: 0,
            cx: delta.x,
            cy: delta.y,
            r0: gradient.startRadius,
            dr: change,
            flags: flags
        )
    }

    func write(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let row = Double(y - anchor.y) + 0.5
        var shape = shape
        shape.u0 = back.c * row + back.tx - center.x + back.a / 2
        shape.v0 = back.d * row + back.ty - center.y + back.b / 2
        let first = Int32(clamping: x - anchor.x)
        rk_radial_row(out, count, first, &shape, table, Int32(GradientStops.count - 1))
    }
}

/// Turns around the centre.
struct ConicSource {
    let isOpaque: Bool
    private let table: UnsafePointer<UInt32>
    private let back: RasterTransform
    private let center: RasterPoint
    private let turn: Double
    private let anchor: PaintAnchor

    init?(_ gradient: ConicGradient) {
        let anchor = PaintAnchor(gradient.transform)
        guard let back = anchor.rest.inverted, gradient.angle.isFinite else { return nil }
        self.anchor = anchor
        self.back = back
        center = gradient.center
        table = gradient.stops.table
        isOpaque = gradient.stops.isOpaque
        let turns = gradient.angle / (2 * Double.pi)
        turn = turns - turns.rounded(.down)
    }

    func write(_ out: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let row = Double(y - anchor.y) + 0.5
        rk_conic_row(
            out,
            count,
            Int32(clamping: x - anchor.x),
            back.a,
            back.c * row + back.tx - center.x + back.a / 2,
            back.b,
            back.d * row + back.ty - center.y + back.b / 2,
            turn,
            table,
            Int32(GradientStops.count - 1)
        )
    }
}

/// The whole pixels that a paint is moved by, and its map without them.
///
/// What a pixel gets is worked out from its distance to these, so a paint that is moved by whole
/// pixels draws the very same bytes elsewhere.
struct PaintAnchor {
    let x: Int
    let y: Int
    let rest: RasterTransform

    init(_ map: RasterTransform) {
        x = PaintAnchor.whole(map.tx)
        y = PaintAnchor.whole(map.ty)
        var rest = map
        rest.tx -= Double(x)
        rest.ty -= Double(y)
        self.rest = rest
    }

    private static func whole(_ value: Double) -> Int {
        abs(value) < 1e9 ? Int(value.rounded(.down)) : 0
    }
}
