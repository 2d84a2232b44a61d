// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The points of a path at which markers stand, with the directions there.
struct SVGMarkers {
    /// The elements that have markers.
    static let elements: Set<String> = ["path", "line", "polyline", "polygon"]

    /// A point of a path.
    struct Vertex {
        let point: CGPoint
        /// The direction in which the path arrives, and the one in which it goes on.
        var arrival: CGPoint?
        var departure: CGPoint?

        /// The angle of a marker that is turned with the path.
        var angle: CGFloat {
            func angle(_ direction: CGPoint) -> CGFloat { atan2(direction.y, direction.x) }
            switch (arrival, departure) {
            case (let first?, let second?):
                // The middle between both directions, as unit vectors.
                let (one, two) = (Self.unit(first), Self.unit(second))
                let sum = CGPoint(x: one.x + two.x, y: one.y + two.y)
                return sum == .zero ? angle(first) : angle(sum)
            case (let only?, nil), (nil, let only?): return angle(only)
            case (nil, nil): return 0
            }
        }

        private static func unit(_ vector: CGPoint) -> CGPoint {
            let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
            return length > 0 ? CGPoint(x: vector.x / length, y: vector.y / length) : .zero
        }
    }

    private(set) var vertices: [Vertex] = []

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                vertices.append(Vertex(point: start))
            case .addLineToPoint: add([points[0]])
            case .addQuadCurveToPoint: add([points[0], points[1]])
            case .addCurveToPoint: add([points[0], points[1], points[2]])
            case .closeSubpath: add([start])
            @unknown default: break
            }
        }
    }

    /// Adds the end of a line or curve with the points that shape it.
    private mutating func add(_ points: [CGPoint]) {
        guard let last = vertices.last, let end = points.last else { return }
        func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint? {
            from == to ? nil : CGPoint(x: to.x - from.x, y: to.y - from.y)
        }
        let all = [last.point] + points
        let departure = all.dropFirst().lazy.compactMap { direction(last.point, $0) }.first
        let arrival = all.dropLast().reversed().lazy.compactMap { direction($0, end) }.first
        vertices[vertices.count - 1].departure = departure
        vertices.append(Vertex(point: end, arrival: arrival ?? last.arrival))
    }
}

extension SVGPainter {
    /// Draws the markers of a path.
    func paintMarkers(of path: CGPath, _ style: SVGStyle) {
        let vertices = SVGMarkers(path).vertices
        let markers = style.markers.map { id in
            element(id).flatMap { $0.name == "marker" ? $0 : nil }
        }
        let width = measure(style).value(style.strokeWidth, .other) ?? 1
        for (index, vertex) in vertices.enumerated() {
            if index == 0, let marker = markers[0] {
                paint(marker, at: vertex, width, isStart: true)
            }
            if index > 0, index < vertices.count - 1, let marker = markers[1] {
                paint(marker, at: vertex, width, isStart: false)
            }
            if index == vertices.count - 1, let marker = markers[2] {
                paint(marker, at: vertex, width, isStart: false)
            }
        }
    }

    private func paint(
        _ marker: SVGElement,
        at vertex: SVGMarkers.Vertex,
        _ strokeWidth: CGFloat,
        isStart: Bool
    ) {
        guard progress.enter() else { return }
        defer { progress.leave() }
        let style = SVGStyle(of: marker)
        let measure = measure(style)
        let size = CGSize(
            width: measure.value(marker.length("markerWidth") ?? SVGLength("3"), .x) ?? 3,
            height: measure.value(marker.length("markerHeight") ?? SVGLength("3"), .y) ?? 3
        )
        guard size.width > 0, size.height > 0, style.isDisplayed else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: vertex.point.x, y: vertex.point.y)
        switch marker["orient"] ?? "0" {
        case "auto": context.rotate(by: vertex.angle)
        case "auto-start-reverse": context.rotate(by: vertex.angle + (isStart ? .pi : 0))
        case let text:
            var scanner = SVGScanner(text)
            context.rotate(by: (scanner.number() ?? 0) * .pi / 180)
        }
        if marker["markerUnits"] != "userSpaceOnUse" {
            guard strokeWidth > 0 else { return }
            context.scaleBy(x: strokeWidth, y: strokeWidth)
        }
        let viewport = SVGViewport(marker)
        let transform = viewport.transform(to: CGRect(origin: .zero, size: size))
        guard transform.isInvertible else { return }
        let reference = CGPoint(
            x: measure.length(marker, "refX", .x),
            y: measure.length(marker, "refY", .y)
        ).applying(transform)
        context.translateBy(x: -reference.x, y: -reference.y)
        if !style.showsOverflow { context.clip(to: CGRect(origin: .zero, size: size)) }
        context.concatenate(transform)
        _ = progress.follow(marker) {
            within(viewport.box?.size ?? size) { paintChildren(of: marker, style) }
        }
    }
}
