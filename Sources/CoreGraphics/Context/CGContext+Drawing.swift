// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Fills or strokes the current path, or both, and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        defer { beginPath() }
        switch mode {
        case .fill: if fillAtOnce(.winding) { return }
        case .eoFill: if fillAtOnce(.evenOdd) { return }
        default: break
        }
        let path = currentPath
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, .winding)
            stroke(path)
        case .eoFillStroke:
            fill(path, .evenOdd)
            stroke(path)
        }
    }

    /// Fills the current path and forgets it; open subpaths are closed.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the current path and forgets it.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills a rectangle; forgets the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        if fillAtOnce(rect) { return }
        if !rect.isNull { addRect(rect) }
        drawPath(using: .fill)
    }

    /// Fills rectangles, where they overlap once; forgets the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects.filter { !$0.isNull })
        drawPath(using: .fill)
    }

    /// Strokes a rectangle; forgets the current path.
    public func stroke(_ rect: CGRect) {
        beginPath()
        if !rect.isNull { addRect(rect) }
        drawPath(using: .stroke)
    }

    /// Strokes a rectangle with a line of some width; forgets the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.stroke.width
        setLineWidth(width)
        stroke(rect)
        state.stroke.width = before
    }

    /// Fills the ellipse in a rectangle; forgets the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        drawPath(using: .fill)
    }

    /// Strokes the ellipse in a rectangle; forgets the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        drawPath(using: .stroke)
    }

    /// Strokes lines from each point at an even index to the next; forgets the current path.
    ///
    /// A last point alone does not count.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        drawPath(using: .stroke)
    }

    /// Makes a rectangle transparent (black where there is no alpha), whatever the colours, alpha
    /// and blend mode; a PDF page has nothing to clear.
    public func clear(_ rect: CGRect) {
        guard document == nil, !rect.isNull, !rect.hasNaN else { return }
        var path = PathElements()
        path.addRect(rect, transform: deviceTransform)
        var erasing = Compositing()
        erasing.blendMode = .clear
        erasing.isAntialiased = compositing.isAntialiased
        emit(
            DrawOperation(
                shape: .fill(path, .winding),
                paint: .color(.black),
                compositing: erasing,
                clip: state.clip
            )
        )
    }

    private func fill(_ path: PathElements, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        draw(.fill(path, rule), with: state.fillPaint)
    }

    private func stroke(_ path: PathElements) {
        guard !path.isEmpty else { return }
        draw(.stroke(path, deviceStroke), with: state.strokePaint)
    }

    /// The pen with the matrix of now.
    var deviceStroke: DevicePen {
        var style = state.stroke
        style.transform = deviceTransform
        return style
    }

    /// Draws in a colour or a pattern with the state of now.
    func draw(_ shape: DeviceShape, with paint: GraphicsState.Paint) {
        guard let resolved = devicePaint(paint) else { return }
        var compositing = self.compositing
        // A pattern with colours of its own fades as a whole.
        if let cell = paint.pattern, cell.isColored {
            compositing.alpha *= paint.color.alpha
        }
        emit(
            DrawOperation(
                shape: shape,
                paint: resolved,
                compositing: compositing,
                clip: state.clip
            )
        )
    }

    /// Draws with the state of now.
    func draw(_ shape: DeviceShape, _ paint: DevicePaint) {
        emit(
            DrawOperation(shape: shape, paint: paint, compositing: compositing, clip: state.clip)
        )
    }

    /// Hands an operation to the device, unless this is a PDF without an open page.
    func emit(_ operation: DrawOperation) {
        guard canDraw else { return }
        device.draw(operation)
    }

    /// Whether there is a device to draw on; logs if there is none.
    var canDraw: Bool {
        guard let document, !document.hasOpenPage else { return true }
        logIgnoredCall("CGContext: nothing is drawn on a PDF outside its pages; begin one first")
        return false
    }
}
