// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The inside of a path that lines fill, by the even-odd rule; y down from the top of its box.
struct FrameShape {
    /// A straight piece of the outline that leads up or down.
    private struct Edge {
        let top: CGPoint
        let bottom: CGPoint
    }

    private let edges: [Edge]
    private let height: CGFloat

    /// nil for a rectangle and for a path without an inside, which need no shape.
    init?(_ path: CGPath) {
        let box = path.boundingBoxOfPath
        guard !path.isRect(nil), !box.isNull, !box.isEmpty else { return nil }
        var edges: [Edge] = []
        var start = CGPoint.zero
        var last = CGPoint.zero
        func add(_ end: CGPoint) {
            if end.y != last.y {
                edges.append(
                    last.y < end.y ? Edge(top: last, bottom: end) : Edge(top: end, bottom: last)
                )
            }
            last = end
        }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x - box.minX, y: box.maxY - point.y)
        }
        path.flattened(threshold: 0.1).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                add(start)
                start = place(element.pointee.points[0])
                last = start
            case .addLineToPoint: add(place(element.pointee.points[0]))
            case .closeSubpath: add(start)
            default: break
            }
        }
        add(start)
        self.edges = edges
        height = box.height
    }

    /// The stretches across in which a whole line fits, left to right, at the first place from
    /// `top` on where there is one; nil below the shape.
    func room(from top: CGFloat, height line: CGFloat) -> (top: CGFloat, spans: [Range<CGFloat>])? {
        var top = top
        while top + line <= height + TypesetText.tolerance {
            let spans = spans(from: top, to: top + line)
            if !spans.isEmpty { return (top, spans) }
            top += 1
        }
        return nil
    }

    private func spans(from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
        // Between two levels a point apart the outline is nearly straight.
        let count = max(2, Int((bottom - top).rounded(.up)) + 1)
        var result: [Range<CGFloat>] = []
        for index in 0..<count {
            // Ends lie just inside, where the outline of a box is level.
            let share = CGFloat(index) / CGFloat(count - 1)
            let y = min(max(top + (bottom - top) * share, top + 0.01), bottom - 0.01)
            let here = spans(at: y)
            result = index == 0 ? here : FrameShape.common(result, here)
            if result.isEmpty { break }
        }
        return result
    }

    private func spans(at y: CGFloat) -> [Range<CGFloat>] {
        var crossings: [CGFloat] = []
        for edge in edges where edge.top.y <= y && y < edge.bottom.y {
            let share = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
            crossings.append(edge.top.x + (edge.bottom.x - edge.top.x) * share)
        }
        crossings.sort()
        return stride(from: 0, to: crossings.count - 1, by: 2).map {
            crossings[$0]..<crossings[$0 + 1]
        }
    }

    private static func common(
        _ first: [Range<CGFloat>],
        _ second: [Range<CGFloat>]
    ) -> [Range<CGFloat>] {
        first.flatMap { one in second.map { one.clamped(to: $0) } }.filter { !$0.isEmpty }
    }
}
