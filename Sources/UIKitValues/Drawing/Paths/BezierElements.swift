// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The segments of a path as values.
struct BezierElements {
    /// One segment with its points, the end point last.
    struct Element: Hashable {
        let type: CGPathElementType
        let points: [CGPoint]
    }

    private(set) var elements: [Element] = []

    init(_ elements: [Element]) { self.elements = elements }

    init(_ path: CGPath) {
        var found: [Element] = []
        path.applyWithBlock { pointer in
            let element = pointer.pointee
            let count = element.type.pointCount
            found.append(
                Element(type: element.type, points: (0..<count).map { element.points[$0] })
            )
        }
        elements = found
    }

    /// A path of these segments.
    func makePath() -> CGMutablePath {
        let path = CGMutablePath()
        for element in elements {
            let points = element.points
            switch element.type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint:
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// The same outlines walked the other way, the last subpath first.
    var reversed: BezierElements {
        BezierElements(subpaths.reversed().flatMap(Self.reverse))
    }

    /// The segments, cut before each move and after each closing.
    private var subpaths: [[Element]] {
        var result: [[Element]] = []
        var start = CGPoint.zero
        for element in elements {
            if element.type == .moveToPoint {
                start = element.points[0]
                result.append([element])
            } else if let last = result.last?.last, last.type != .closeSubpath {
                result[result.count - 1].append(element)
            } else {
                result.append([Element(type: .moveToPoint, points: [start]), element])
            }
        }
        return result
    }

    private static func reverse(_ subpath: [Element]) -> [Element] {
        let closed = subpath.last?.type == .closeSubpath
        let drawn = closed ? Array(subpath.dropLast()) : subpath
        guard let end = drawn.last?.points.last else { return subpath }
        var result = [Element(type: .moveToPoint, points: [end])]
        for index in drawn.indices.dropFirst().reversed() {
            guard let target = drawn[index - 1].points.last else { continue }
            let controls = drawn[index].points.dropLast().reversed()
            result.append(Element(type: drawn[index].type, points: controls + [target]))
        }
        if closed { result.append(Element(type: .closeSubpath, points: [])) }
        return result
    }
}
