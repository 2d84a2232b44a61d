// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Keeps a copy of the graphics state for `restoreGState()`.
    ///
    /// The current path and the text matrix are not part of it.
    public func saveGState() {
        savedStates.append(state)
    }

    /// Brings back the state that was saved last; nothing, but a line in the log, where none was
    /// saved since the context or the transparency layer began.
    public func restoreGState() {
        guard savedStates.count > (layerMarks.last ?? 0), let last = savedStates.popLast() else {
            return logIgnoredCall("CGContext.restoreGState(): no state was saved; save one first")
        }
        state = last
    }

    /// Sets the width of lines in user space; 0 is the thinnest line of the device.
    public func setLineWidth(_ width: CGFloat) {
        guard isUsable(width, "setLineWidth(_:)"), width >= 0 else { return }
        state.stroke.width = width
    }

    /// Sets how open lines end.
    public func setLineCap(_ cap: CGLineCap) {
        state.stroke.cap = cap
    }

    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) {
        state.stroke.join = join
    }

    /// Sets the length of a miter, in half line widths, beyond which corners are cut off.
    public func setMiterLimit(_ limit: CGFloat) {
        guard isUsable(limit, "setMiterLimit(_:)") else { return }
        state.stroke.miterLimit = limit
    }

    /// Sets lengths of ink and gaps in user space, in turn; an empty list, or one without ink that
    /// could be seen, makes lines solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard isUsable(phase, "setLineDash(phase:lengths:)") else { return }
        guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            return logIgnoredCall("CGContext.setLineDash(phase:lengths:): lengths must be >= 0")
        }
        state.stroke.dashPhase = phase
        state.stroke.dashLengths = lengths.contains { $0 > 0 } ? lengths : []
    }

    /// Sets how far the lines that fill a curve may be from it, in device pixels; 0 and less are
    /// what a context begins with.
    public func setFlatness(_ flatness: CGFloat) {
        guard isUsable(flatness, "setFlatness(_:)") else { return }
        state.flatness = flatness > 0 ? flatness : Compositing.defaultFlatness
    }

    /// Sets the opacity that multiplies every colour and image, limited to 0...1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = CGFloat(Double(alpha).unitClamped)
    }

    /// Sets how paint meets what is below; also for shadows, images and layers.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// How carefully scaled images are drawn.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are smooth, if the context allows it at all.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
    }

    /// Sets whether smooth edges are allowed; no part of the graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    /// Sets what colours outside the device's gamut become; kept, and without effect.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
        state.renderingIntent = intent
    }

    /// Draws shadows below everything that follows, black at a third.
    ///
    /// `offset`: in base space: the matrix does not change it.
    /// `blur`: in base space; 0 is sharp.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(
            offset: offset,
            blur: blur,
            color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
        )
    }

    /// Draws shadows in a colour below everything that follows; `nil` or a transparent colour
    /// stops it.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        guard offset.width.isFinite, offset.height.isFinite,
            isUsable(blur, "setShadow(offset:blur:color:)")
        else { return }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
    }

    /// Sets how much brighter than white the display may be; `false` for less than 1 but not 0.
    @discardableResult
    public func setEDRTargetHeadroom(_ headroom: Float) -> Bool {
        guard headroom == 0 || headroom >= 1 else { return false }
        self.headroom = headroom
        return true
    }

    /// Whether a number is finite; logs if it is not.
    func isUsable(_ value: CGFloat, _ call: @autoclosure () -> String) -> Bool {
        if value.isFinite { return true }
        logIgnoredCall("CGContext.\(call()): \(value) is not a number to draw with")
        return false
    }

    /// How operations meet the backdrop now.
    var compositing: Compositing {
        var result = Compositing()
        result.flatness = state.flatness
        result.alpha = Double(state.alpha)
        result.blendMode = state.blendMode
        result.isAntialiased = allowsAntialiasing && state.shouldAntialias
        result.shadow = state.shadow.map { shadow in
            let t = baseTransform
            let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
            let limit = PathElements.deviceLimit
            func limited(_ value: CGFloat) -> Double { Double(min(max(value, -limit), limit)) }
            return DeviceShadow(
                dx: limited(shadow.offset.width * t.a + shadow.offset.height * t.c),
                dy: limited(shadow.offset.width * t.b + shadow.offset.height * t.d),
                sigma: min(Double(shadow.blur * scale) / 2, DeviceShadow.largestSigma),
                color: deviceColor(shadow.color)
            )
        }
        return result
    }
}
