// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Reads the data of paths.
///
/// What comes before an error is drawn, as the specification demands.
/// Spec: SVG 1.1, 8.3.
struct SVGPathReader {
    private var scanner: SVGScanner
    private let path = CGMutablePath()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point that a smooth curve mirrors; of a cubic or a quadratic curve.
    private var cubic: CGPoint?
    private var quadratic: CGPoint?
    /// Whether the next line begins a figure at the point where the last one was closed.
    private var needsMove = false

    /// The path that data describes.
    static func path(_ data: String) -> CGPath {
        var reader = SVGPathReader(scanner: SVGScanner(data))
        reader.read()
        return reader.path
    }

    private init(scanner: SVGScanner) { self.scanner = scanner }

    private mutating func read() {
        var isFirst = true
        while true {
            scanner.passSpace()
            guard let letter = scanner.next(), SVGScanner.isLetter(letter) else { return }
            let isRelative = letter & 0x20 != 0
            let command = Character(Unicode.Scalar(letter & 0xDF))
            guard command == "M" || !isFirst else { return }
            isFirst = false
            if command == "Z" {
                close()
                continue
            }
            var next = command
            guard perform(next, isRelative) else { return }
            // More numbers repeat the command; after a move they are lines.
            if next == "M" { next = "L" }
            while hasNumber {
                guard perform(next, isRelative) else { return }
            }
        }
    }

    private var hasNumber: Bool {
        var copy = scanner
        return copy.separatedNumber() != nil
    }

    private mutating func close() {
        if !path.isEmpty, !needsMove { path.closeSubpath() }
        point = start
        needsMove = true
        cubic = nil
        quadratic = nil
    }

    /// Reads the numbers of one command and draws; false if they are not all there.
    private mutating func perform(_ command: Character, _ isRelative: Bool) -> Bool {
        let base = isRelative ? point : .zero
        var (newCubic, newQuadratic): (CGPoint?, CGPoint?) = (nil, nil)
        switch command {
        case "M":
            guard let end = pair(base) else { return false }
            path.move(to: end)
            start = end
            point = end
            needsMove = false
        case "L":
            guard let end = pair(base) else { return false }
            line(to: end)
        case "H":
            guard let x = scanner.separatedNumber() else { return false }
            line(to: CGPoint(x: base.x + x, y: point.y))
        case "V":
            guard let y = scanner.separatedNumber() else { return false }
            line(to: CGPoint(x: point.x, y: base.y + y))
        case "C":
            guard let first = pair(base), let second = pair(base), let end = pair(base) else {
                return false
            }
            curve(first, second, end)
            newCubic = second
        case "S":
            guard let second = pair(base), let end = pair(base) else { return false }
            curve(mirrored(cubic), second, end)
            newCubic = second
        case "Q":
            guard let control = pair(base), let end = pair(base) else { return false }
            quadCurve(control, end)
            newQuadratic = control
        case "T":
            guard let end = pair(base) else { return false }
            let control = mirrored(quadratic)
            quadCurve(control, end)
            newQuadratic = control
        case "A":
            guard let across = scanner.separatedNumber(), let down = scanner.separatedNumber(),
                let turn = scanner.separatedNumber(), let isLarge = scanner.flag(),
                let isSweep = scanner.flag(), let end = pair(base)
            else { return false }
            arc(CGSize(width: across, height: down), turn, isLarge, isSweep, end)
        default: return false
        }
        cubic = newCubic
        quadratic = newQuadratic
        return true
    }

    private mutating func pair(_ base: CGPoint) -> CGPoint? {
        guard let x = scanner.separatedNumber(), let y = scanner.separatedNumber() else {
            return nil
        }
        return CGPoint(x: limited(base.x + x), y: limited(base.y + y))
    }

    private func limited(_ value: CGFloat) -> CGFloat {
        min(max(value, CGFloat(-SVGLimits.number)), CGFloat(SVGLimits.number))
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        guard let control else { return point }
        return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func beginIfNeeded() {
        if needsMove { path.move(to: point) }
        needsMove = false
    }

    private mutating func line(to end: CGPoint) {
        beginIfNeeded()
        point = CGPoint(x: limited(end.x), y: limited(end.y))
        path.addLine(to: point)
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        beginIfNeeded()
        path.addCurve(to: end, control1: first, control2: second)
        point = end
    }

    private mutating func quadCurve(_ control: CGPoint, _ end: CGPoint) {
        beginIfNeeded()
        path.addQuadCurve(to: end, control: control)
        point = end
    }

    /// An arc of an ellipse from the present point.
    ///
    /// Spec: SVG 1.1, F.6 (from end points to a centre, radii that are too small).
    private mutating func arc(
        _ radii: CGSize,
        _ turn: CGFloat,
        _ isLarge: Bool,
        _ isSweep: Bool,
        _ end: CGPoint
    ) {
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard end != point else { return }
        guard rx > 0, ry > 0 else { return line(to: end) }
        let angle = turn * .pi / 180
        let (sine, cosine) = (sin(angle), cos(angle))
        let (dx, dy) = ((point.x - end.x) / 2, (point.y - end.y) / 2)
        // The middle of the chord is the origin, and the ellipse's axes are the coordinates'.
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = x * x / (rx * rx) + y * y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let square = rx * rx * y * y + ry * ry * x * x
        let height = square > 0 ? max(0, (rx * rx * ry * ry - square) / square).squareRoot() : 0
        let side: CGFloat = isLarge == isSweep ? -1 : 1
        let (cx, cy) = (side * height * rx * y / ry, -side * height * ry * x / rx)
        let center = CGPoint(
            x: cosine * cx - sine * cy + (point.x + end.x) / 2,
            y: sine * cx + cosine * cy + (point.y + end.y) / 2
        )
        let first = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        guard first.isFinite, sweep.isFinite, center.x.isFinite, center.y.isFinite else {
            return line(to: end)
        }
        beginIfNeeded()
        let ellipse = CGAffineTransform(
            a: rx * cosine,
            b: rx * sine,
            c: -ry * sine,
            d: ry * cosine,
            tx: center.x,
            ty: center.y
        )
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (first + CGFloat(index) * step, first + CGFloat(index + 1) * step)
            let last = CGPoint(x: cos(to), y: sin(to))
            path.addCurve(
                to: index == count - 1 ? end : last.applying(ellipse),
                control1: CGPoint(
                    x: cos(from) - reach * sin(from),
                    y: sin(from) + reach * cos(from)
                )
                .applying(ellipse),
                control2: CGPoint(x: last.x + reach * last.y, y: last.y - reach * last.x)
                    .applying(ellipse)
            )
        }
        point = end
    }
}
