// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
import Foundation
package import Raster

extension RasterPath {
    /// Converts a path to the rasteriser's type.
    package init(_ elements: PathElements) {
        self.init()
        reserveCapacity(verbs: elements.types.count, points: elements.points.count)
        var index = 0
        func next() -> RasterPoint {
            defer { index += 1 }
            return RasterPoint(Double(elements.points[index].x), Double(elements.points[index].y))
        }
        for type in elements.types {
            switch type {
            case .moveToPoint: move(to: next())
            case .addLineToPoint: line(to: next())
            case .addQuadCurveToPoint:
                let control = next()
                quad(to: next(), control: control)
            case .addCurveToPoint:
                let control1 = next()
                let control2 = next()
                cubic(to: next(), control1, control2)
            case .closeSubpath: close()
            }
        }
    }

    /// The subpaths as polygons, with curves cut into short lines, and whether each is closed.
    func polylines(_ pieces: Int = 24) -> [(points: [RasterPoint], isClosed: Bool)] {
        var result: [(points: [RasterPoint], isClosed: Bool)] = []
        var current: [RasterPoint] = []
        var index = 0
        func finish(closed: Bool) {
            if !current.isEmpty { result.append((current, closed)) }
        }
        for verb in verbs {
            let p = Array(points[index..<(index + verb.pointCount)])
            index += verb.pointCount
            switch verb {
            case .move:
                finish(closed: false)
                current = [p[0]]
            case .line: current.append(p[0])
            case .quad:
                let a = current.last ?? p[0]
                for i in 1...pieces {
                    let t = Double(i) / Double(pieces)
                    let s = 1 - t
                    let first = a * (s * s) + p[0] * (2 * s * t)
                    current.append(first + p[1] * (t * t))
                }
            case .cubic:
                let a = current.last ?? p[0]
                for i in 1...pieces {
                    let t = Double(i) / Double(pieces)
                    let s = 1 - t
                    let first = a * (s * s * s) + p[0] * (3 * s * s * t)
                    current.append(first + p[1] * (3 * s * t * t) + p[2] * (t * t * t))
                }
            case .close:
                finish(closed: true)
                current = current.first.map { [$0] } ?? []
            }
        }
        if current.count > 1 { finish(closed: false) }
        return result
    }

    /// The path under a map with perspective: polygons of device pixels.
    func projected(by map: ProjectiveTransform) -> RasterPath {
        var result = RasterPath()
        for (points, _) in polylines() {
            let image = map.projectPolygon(points)
            guard let first = image.first, image.count > 2 else { continue }
            result.move(to: first)
            for point in image.dropFirst() { result.line(to: point) }
            result.close()
        }
        return result
    }

    /// The part of the path between two fractions of its length, as lines.
    func trimmed(from start: Double, to end: Double) -> RasterPath {
        let start = min(max(start, 0), 1)
        let end = min(max(end, 0), 1)
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return RasterPath() }
        let lines = polylines(48).map { $0.isClosed ? $0.points + [$0.points[0]] : $0.points }
        var total = 0.0
        for line in lines {
            for (a, b) in zip(line, line.dropFirst()) { total += distance(a, b) }
        }
        guard total > 0 else { return RasterPath() }
        let (from, to) = (start * total, end * total)
        var result = RasterPath()
        var passed = 0.0
        for line in lines {
            var isDown = false
            for (a, b) in zip(line, line.dropFirst()) {
                let length = distance(a, b)
                defer { passed += length }
                guard length > 0, passed + length > from, passed < to else { continue }
                let p = passed < from ? a + (b - a) * ((from - passed) / length) : a
                let q = passed + length > to ? a + (b - a) * ((to - passed) / length) : b
                if !isDown { result.move(to: p) }
                isDown = true
                result.line(to: q)
            }
        }
        return result
    }

    private func distance(_ a: RasterPoint, _ b: RasterPoint) -> Double {
        let d = b - a
        return (d.x * d.x + d.y * d.y).squareRoot()
    }
}
