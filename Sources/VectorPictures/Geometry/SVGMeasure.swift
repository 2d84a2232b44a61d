// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// What relative lengths are shares of.
struct SVGMeasure {
    /// The size of the innermost view box.
    let viewport: CGSize
    /// The size of the font.
    let font: CGFloat

    enum Axis {
        case x
        case y
        case other
    }

    /// A length along an axis.
    func value(_ length: SVGLength?, _ axis: Axis) -> CGFloat? {
        guard let length else { return nil }
        let whole: CGFloat =
            switch axis {
            case .x: viewport.width
            case .y: viewport.height
            case .other:
                ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
                    .squareRoot()
            }
        let value = length.value(of: whole, font: font)
        return value.isFinite ? value : nil
    }

    /// An attribute that is a length along an axis; 0 if it is missing.
    func length(_ element: SVGElement, _ key: String, _ axis: Axis) -> CGFloat {
        value(element.length(key), axis) ?? 0
    }

    /// The rectangle of an element with `x`, `y`, `width` and `height`.
    func rect(of element: SVGElement, whole: Bool = false) -> CGRect {
        let width = value(element.length("width"), .x) ?? (whole ? viewport.width : 0)
        let height = value(element.length("height"), .y) ?? (whole ? viewport.height : 0)
        return CGRect(
            x: length(element, "x", .x),
            y: length(element, "y", .y),
            width: max(0, width),
            height: max(0, height)
        )
    }

    /// The same, in shares of a bounding box or in user space, as an attribute says.
    ///
    /// `usual`: the shares that count where an attribute is missing.
    func rect(of element: SVGElement, units: String, in bounds: CGRect, by usual: CGRect) -> CGRect
    {
        let isInUserSpace = element[units] == "userSpaceOnUse"
        let bounds = isInUserSpace ? CGRect(origin: .zero, size: viewport) : bounds
        let unit = isInUserSpace ? viewport : CGSize(width: 1, height: 1)
        let shares = SVGMeasure(viewport: unit, font: font)
        func share(_ key: String, _ axis: Axis, _ usual: CGFloat) -> CGFloat {
            guard let length = shares.value(element.length(key), axis) else { return usual }
            guard isInUserSpace else { return length }
            let whole = axis == .x ? viewport.width : viewport.height
            return whole > 0 ? length / whole : 0
        }
        return CGRect(
            x: bounds.minX + share("x", .x, usual.minX) * bounds.width,
            y: bounds.minY + share("y", .y, usual.minY) * bounds.height,
            width: max(0, share("width", .x, usual.width)) * bounds.width,
            height: max(0, share("height", .y, usual.height)) * bounds.height
        )
    }
}

extension SVGMeasure {
    /// The outline of a shape; nil for other elements, and for shapes without a size.
    func outline(of element: SVGElement) -> CGPath? {
        switch element.name {
        case "path": return element["d"].map(SVGPathReader.path)
        case "rect": return rectangle(element)
        case "circle":
            let radius = length(element, "r", .other)
            return ellipse(element, radius, radius)
        case "ellipse":
            let (across, down) = radii(element)
            return ellipse(element, across, down)
        case "line":
            let path = CGMutablePath()
            path.move(to: CGPoint(x: length(element, "x1", .x), y: length(element, "y1", .y)))
            path.addLine(to: CGPoint(x: length(element, "x2", .x), y: length(element, "y2", .y)))
            return path
        case "polyline", "polygon": return polygon(element)
        default: return nil
        }
    }

    /// Both radii; one that is not given is like the other.
    private func radii(_ element: SVGElement) -> (CGFloat, CGFloat) {
        let across = value(element.length("rx"), .x).flatMap { $0 < 0 ? nil : $0 }
        let down = value(element.length("ry"), .y).flatMap { $0 < 0 ? nil : $0 }
        return (across ?? down ?? 0, down ?? across ?? 0)
    }

    private func rectangle(_ element: SVGElement) -> CGPath? {
        let rect = rect(of: element)
        guard rect.width > 0, rect.height > 0 else { return nil }
        let (across, down) = radii(element)
        guard across > 0, down > 0 else { return CGPath(rect: rect, transform: nil) }
        return CGPath(
            roundedRect: rect,
            cornerWidth: min(across, rect.width / 2),
            cornerHeight: min(down, rect.height / 2),
            transform: nil
        )
    }

    private func ellipse(_ element: SVGElement, _ across: CGFloat, _ down: CGFloat) -> CGPath? {
        guard across > 0, down > 0 else { return nil }
        let center = CGPoint(x: length(element, "cx", .x), y: length(element, "cy", .y))
        let box = CGRect(
            x: center.x - across,
            y: center.y - down,
            width: across * 2,
            height: down * 2
        )
        return CGPath(ellipseIn: box, transform: nil)
    }

    private func polygon(_ element: SVGElement) -> CGPath? {
        let numbers = element.numbers("points")
        guard numbers.count >= 2 else { return nil }
        let path = CGMutablePath()
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if element.name == "polygon" { path.closeSubpath() }
        return path
    }
}

extension CGPath {
    /// How many points the path has.
    var pointCount: Int {
        var count = 0
        applyWithBlock { count += $0.pointee.type == .addCurveToPoint ? 3 : 1 }
        return count
    }

    /// The box around the path without control points; nil for one without points.
    var box: CGRect? {
        let box = boundingBoxOfPath
        return box.isNull || box.isInfinite ? nil : box
    }

    /// The path with every point transformed.
    func transformed(_ transform: CGAffineTransform) -> CGPath {
        var transform = transform
        return copy(using: &transform) ?? self
    }
}

extension CGAffineTransform {
    /// Leads from the unit square to a rectangle.
    init(unitTo rect: CGRect) {
        self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }

    /// Whether there is a way back, and all numbers are finite.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-18 && tx.isFinite && ty.isFinite
    }

    /// How many times as long lines become, on average.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
