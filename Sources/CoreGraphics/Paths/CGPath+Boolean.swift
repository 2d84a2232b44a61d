// SPDX-License-Identifier: Apache-2.0

import Foundation

// Open subpaths count as closed. The rule is that of both shapes; results are to be filled by
// either rule. iOS keeps curves as curves; here results have straight lines that stay within 1/100
// of a point.

extension CGPath {
    /// The same filled shape without overlaps or crossings.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(elements: PathElements()), rule) { own, _ in own }
    }

    /// The union of both shapes.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// The intersection of both shapes.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// The difference of this shape and another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// The symmetric difference of both shapes.
    public func symmetricDifference(
        _ other: CGPath,
        using rule: CGPathFillRule = .winding
    ) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// The parts of this path's lines that lie inside the other shape.
    public func lineIntersection(
        _ other: CGPath,
        using rule: CGPathFillRule = .winding
    ) -> CGPath {
        line(other, rule, inside: true)
    }

    /// The parts of this path's lines that lie outside the other shape.
    public func lineSubtracting(
        _ other: CGPath,
        using rule: CGPathFillRule = .winding
    ) -> CGPath {
        line(other, rule, inside: false)
    }

    /// Whether there is a point that both shapes fill; lines without area have none.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard boundingBox.meets(other.boundingBox) else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// The shape's parts that do not touch each other, each with its holes; none for lines without
    /// area.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = normalized(using: rule).elements.subpaths.map { subpath in
            var elements = PathElements()
            elements.move(to: subpath.start)
            for segment in subpath.segments.dropLast() { elements.add(segment) }
            elements.close()
            return elements
        }
        // In a normalized shape outer loops and holes go round in opposite directions, and a hole
        // belongs to the smallest outer loop around it.
        let areas = loops.map(\.signedArea)
        guard let sign = areas.max(by: { abs($0) < abs($1) }).map({ $0 > 0 }) else { return [] }
        var parts = loops.indices.filter { (areas[$0] > 0) == sign }
            .map { (outer: $0, elements: loops[$0]) }
        for hole in loops.indices where (areas[hole] > 0) != sign {
            let around = parts.indices.filter {
                loops[parts[$0].outer].contains(loops[hole].points[0], rule: .winding)
            }
            let owner = around.min { abs(areas[parts[$0].outer]) < abs(areas[parts[$1].outer]) }
            if let owner { parts[owner].elements.append(loops[hole]) }
        }
        return parts.map { CGPath(elements: $0.elements) }
    }

    private func combined(
        with other: CGPath,
        _ rule: CGPathFillRule,
        _ operation: (Bool, Bool) -> Bool
    ) -> CGPath {
        let arrangement = PathArrangement(
            elements,
            other.elements,
            firstRule: rule,
            secondRule: rule
        )
        guard let arrangement else {
            logIgnoredCall("CGPath: a boolean operation on more than 20,000 lines is too much")
            return self
        }
        return CGPath(elements: arrangement.outline(operation))
    }

    private func line(_ other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
        let arrangement = PathArrangement(
            elements,
            other.elements,
            firstRule: rule,
            secondRule: rule,
            firstIsLine: true
        )
        guard let arrangement else {
            logIgnoredCall("CGPath: a boolean operation on more than 20,000 lines is too much")
            return self
        }
        return CGPath(elements: arrangement.lines(inside: inside))
    }
}

extension PathElements {
    /// The area of a single loop of lines, positive for one that turns from x towards y.
    fileprivate var signedArea: Double {
        guard let last = points.last else { return 0 }
        var sum = 0.0
        var previous = last
        for point in points {
            sum += Double(previous.x * point.y - previous.y * point.x)
            previous = point
        }
        return sum / 2
    }
}
