// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Forgets the current path.
    public func beginPath() {
        waitingPath = nil
        builtPath.removeAll()
    }

    /// Begins a subpath.
    public func move(to point: CGPoint) {
        guard isUsable(point, "move(to:)") else { return }
        currentPath.move(to: point.applying(deviceTransform))
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        guard isUsable(point, "addLine(to:)"), hasCurrentPoint("addLine(to:)") else { return }
        currentPath.addLine(to: point.applying(deviceTransform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let name = "addCurve(to:control1:control2:)"
        guard isUsable(end, name), isUsable(control1, name), isUsable(control2, name),
            hasCurrentPoint(name)
        else { return }
        let transform = deviceTransform
        currentPath.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let name = "addQuadCurve(to:control:)"
        guard isUsable(end, name), isUsable(control, name), hasCurrentPoint(name) else { return }
        let transform = deviceTransform
        currentPath.addQuadCurve(
            to: end.applying(transform),
            control: control.applying(transform)
        )
    }

    /// Ends the subpath with a line to its start.
    public func closePath() {
        currentPath.close()
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        guard !rect.hasNaN else {
            return logIgnoredCall("CGContext.addRect(_:): \(rect) is not a rectangle")
        }
        currentPath.addRect(rect, transform: deviceTransform)
    }

    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds the ellipse that fills a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect) {
        guard !rect.hasNaN, !rect.isNull else {
            return logIgnoredCall("CGContext.addEllipse(in:): \(rect) is not a rectangle")
        }
        currentPath.addEllipse(in: rect, transform: deviceTransform)
    }

    /// Adds an arc of a circle, with a line to its start if there is a current point.
    ///
    /// `startAngle`: radians from the x axis towards the y axis.
    /// `clockwise`: the direction where y points up, so it looks reversed where y points down.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let name = "addArc(center:radius:startAngle:endAngle:clockwise:)"
        guard isUsable(center, name), isUsable(radius, name), isUsable(startAngle, name),
            isUsable(endAngle, name)
        else { return }
        currentPath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            sweep: PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise),
            transform: deviceTransform
        )
    }

    /// Rounds the corner that lines from the current point to `tangent1End` and on to `tangent2End`
    /// make, with a line to the arc's start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let name = "addArc(tangent1End:tangent2End:radius:)"
        guard isUsable(tangent1End, name), isUsable(tangent2End, name), isUsable(radius, name),
            hasCurrentPoint(name)
        else { return }
        // The arc is round in user space, so it is made there, from the current point.
        let transform = deviceTransform
        let corner = CGMutablePath()
        corner.move(to: currentPointOfPath)
        corner.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        let placed = corner.elements.applying(transform)
        func add(_ type: CGPathElementType, _ points: UnsafeBufferPointer<CGPoint>) {
            switch type {
            case .moveToPoint: break
            case .addLineToPoint: currentPath.addLine(to: points[0])
            case .addQuadCurveToPoint: currentPath.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint:
                currentPath.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: currentPath.close()
            }
        }
        placed.forEach(add)
    }

    /// Adds another path's elements.
    public func addPath(_ path: CGPath) {
        // Mostly it is all there is and drawn at once: then nobody needs the points in between.
        if waitingPath == nil, builtPath.isEmpty, !path.isEmpty {
            waitingPath = (path.elements, deviceTransform)
        } else {
            currentPath.append(path.elements, transform: deviceTransform)
        }
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { waitingPath == nil && builtPath.isEmpty }

    /// Where the next element starts, in user space; zero in an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint?.applying(deviceTransform.inverted()) ?? .zero
    }

    /// The box around the current path's points and control points, in user space; null for an
    /// empty path.
    public var boundingBoxOfPath: CGRect { userPath.controlBounds }

    /// A copy of the current path in user space; `nil` if it is empty.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(elements: userPath)
    }

    /// Whether drawing the current path would paint a user-space point; the path stays.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard isUsable(point, "pathContains(_:mode:)") else { return false }
        let place = point.applying(deviceTransform)
        func stroked() -> Bool { strokedPath.contains(place, rule: .winding) }
        switch mode {
        case .fill: return currentPath.contains(place, rule: .winding)
        case .eoFill: return currentPath.contains(place, rule: .evenOdd)
        case .stroke: return stroked()
        case .fillStroke: return currentPath.contains(place, rule: .winding) || stroked()
        case .eoFillStroke: return currentPath.contains(place, rule: .evenOdd) || stroked()
        }
    }

    /// Replaces the current path by the outline of its stroke, to be filled by the winding rule.
    public func replacePathWithStrokedPath() {
        currentPath = strokedPath
    }

    /// The current path in user space.
    private var userPath: PathElements { currentPath.applying(deviceTransform.inverted()) }

    /// The outline of the current path's stroke, in device space.
    private var strokedPath: PathElements {
        var line = CGPath(elements: userPath)
        let style = state.stroke
        if !style.dashLengths.isEmpty {
            line = line.copy(dashingWithPhase: style.dashPhase, lengths: style.dashLengths)
        }
        let outline = line.copy(
            strokingWithWidth: style.width,
            lineCap: style.cap,
            lineJoin: style.join,
            miterLimit: style.miterLimit
        )
        return outline.elements.applying(deviceTransform)
    }

    private func isUsable(_ point: CGPoint, _ call: @autoclosure () -> String) -> Bool {
        if point.x.isFinite, point.y.isFinite { return true }
        logIgnoredCall("CGContext.\(call()): \(point) is not a point to draw at")
        return false
    }

    private func hasCurrentPoint(_ call: @autoclosure () -> String) -> Bool {
        if !currentPath.isEmpty { return true }
        logIgnoredCall("CGContext.\(call()): no current point; move to one first")
        return false
    }
}

extension CGRect {
    /// Whether a part of the rectangle is not a number.
    var hasNaN: Bool {
        origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
    }
}
