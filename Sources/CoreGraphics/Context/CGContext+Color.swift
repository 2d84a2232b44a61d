// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Sets the colour of fills, or the pattern that the colour holds.
    public func setFillColor(_ color: CGColor) {
        guard !ignoresColors else { return }
        state.fillPaint = devicePaint(of: color)
    }

    /// Sets the colour of strokes, or the pattern that the colour holds.
    public func setStrokeColor(_ color: CGColor) {
        guard !ignoresColors else { return }
        state.strokePaint = devicePaint(of: color)
    }

    /// Sets the colour of fills by components of the fill colour space, alpha last.
    ///
    /// `components`: as many numbers as the space has components, and one more.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        setFillColor(CGColor(state.fillPaint.space, components))
    }

    /// Sets the colour of strokes by components of the stroke colour space, alpha last.
    ///
    /// `components`: as many numbers as the space has components, and one more.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        setStrokeColor(CGColor(state.strokePaint.space, components))
    }

    /// Sets the colour space of fills and the space's first colour: black, mostly.
    public func setFillColorSpace(_ space: CGColorSpace) {
        guard !ignoresColors else { return }
        state.fillPaint = devicePaint(of: .initial(of: space))
    }

    /// Sets the colour space of strokes and the space's first colour: black, mostly.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        guard !ignoresColors else { return }
        state.strokePaint = devicePaint(of: .initial(of: space))
    }

    /// Sets a gray to fill with.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        guard !ignoresColors else { return }
        state.fillPaint = devicePaint(of: GraphicsState.Paint(gray: gray, alpha: alpha))
    }

    /// Sets a gray to stroke with.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        guard !ignoresColors else { return }
        state.strokePaint = devicePaint(of: GraphicsState.Paint(gray: gray, alpha: alpha))
    }

    /// Sets a colour of the device's RGB space to fill with.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard !ignoresColors else { return }
        state.fillPaint = devicePaint(
            of: GraphicsState.Paint(red: red, green: green, blue: blue, alpha: alpha)
        )
    }

    /// Sets a colour of the device's RGB space to stroke with.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard !ignoresColors else { return }
        state.strokePaint = devicePaint(
            of: GraphicsState.Paint(red: red, green: green, blue: blue, alpha: alpha)
        )
    }

    /// Sets inks to fill with.
    public func setFillColor(
        cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Sets inks to stroke with.
    public func setStrokeColor(
        cyan: CGFloat,
        magenta: CGFloat,
        yellow: CGFloat,
        black: CGFloat,
        alpha: CGFloat
    ) {
        setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Moves where patterns begin, in user space at the base of the context.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// The paint for the device; `nil` paints nothing.
    func devicePaint(_ paint: GraphicsState.Paint) -> DevicePaint? {
        guard let cell = paint.pattern else { return .color(paint.color) }
        guard cell.step.width != 0, cell.step.height != 0 else { return nil }
        let phase = CGAffineTransform(
            translationX: state.patternPhase.width,
            y: state.patternPhase.height
        )
        return .pattern(
            DevicePattern(
                bounds: cell.bounds,
                step: cell.step,
                transform: cell.matrix.concatenating(phase).concatenating(baseTransform),
                color: cell.isColored ? nil : paint.color,
                drawCell: cell.draw
            )
        )
    }

    /// A colour in the device's space.
    func deviceColor(_ color: CGColor) -> DeviceColor { deep?.color(color) ?? DeviceColor(color) }

    /// A colour in the device's space, or a pattern.
    private func devicePaint(of color: CGColor) -> GraphicsState.Paint {
        var paint = GraphicsState.Paint(color)
        if let deep { paint.color = deep.color(color) }
        return paint
    }

    /// A paint of the device's RGB or gray space in the device's own space.
    private func devicePaint(of paint: GraphicsState.Paint) -> GraphicsState.Paint {
        guard let deep else { return paint }
        let color = paint.color
        let values = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
        var result = paint
        result.color = deep.color(CGColor(space: .deviceRGB, values: values))
        return result
    }

    /// Prepares a context for drawing a pattern's cell; a stencil's cell has one colour.
    func beginPatternCell(color: DeviceColor?) {
        guard let color else { return }
        state.fillPaint = GraphicsState.Paint(space: .deviceRGB, color: color)
        state.strokePaint = state.fillPaint
        ignoresColors = true
    }
}

extension DeviceColor {
    /// A colour in the device's space.
    init(_ color: CGColor) {
        let rgb = color.sRGB
        self.init(
            red: Double(rgb.red),
            green: Double(rgb.green),
            blue: Double(rgb.blue),
            alpha: Double(rgb.alpha)
        )
    }
}

extension GraphicsState.Paint {
    init(_ color: CGColor) {
        self.init(
            space: color.colorSpace ?? .deviceGray,
            color: DeviceColor(color),
            pattern: color.pattern?.cell
        )
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            space: .deviceRGB,
            color: DeviceColor(
                red: Double(red),
                green: Double(green),
                blue: Double(blue),
                alpha: Double(alpha)
            )
        )
    }

    init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
        space = .deviceGray
    }
}

extension CGColor {
    /// The colour that a space begins with.
    /// - Source: PDF 1.7, 8.6 (initial colours of the colour spaces).
    fileprivate static func initial(of space: CGColorSpace) -> CGColor {
        var values = [CGFloat](repeating: 0, count: space.numberOfComponents)
        if space.model == .cmyk, !values.isEmpty { values[values.count - 1] = 1 }
        return CGColor(space: space, values: values + [1])
    }

    /// Reads as many components as a space has, and alpha.
    convenience init(_ space: CGColorSpace, _ components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: count))
        )
    }
}
