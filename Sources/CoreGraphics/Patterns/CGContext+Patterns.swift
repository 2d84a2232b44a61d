// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGContext {
    /// Sets a pattern to fill with.
    ///
    /// `components` holds an alpha, after the colour where the pattern is a stencil; they are of
    /// the fill colour space, which must be one of patterns.
    public func setFillPattern(
        _ pattern: CGPattern,
        colorComponents components: UnsafePointer<CGFloat>
    ) {
        guard let color = color(pattern, components, in: state.fillPaint.space) else { return }
        setFillColor(color)
    }

    /// Sets a pattern to stroke with; the components are as in `setFillPattern`, of the stroke
    /// colour space.
    public func setStrokePattern(
        _ pattern: CGPattern,
        colorComponents components: UnsafePointer<CGFloat>
    ) {
        guard let color = color(pattern, components, in: state.strokePaint.space) else { return }
        setStrokeColor(color)
    }

    private func color(
        _ pattern: CGPattern,
        _ components: UnsafePointer<CGFloat>,
        in space: CGColorSpace
    ) -> CGColor? {
        let color = CGColor(patternSpace: space, pattern: pattern, components: components)
        if color == nil {
            logIgnoredCall("CGContext: a pattern needs a colour space of patterns; set that first")
        }
        return color
    }

    /// Paints a shading across the whole clip.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end):
            drawLinearGradient(
                shading.gradient,
                start: start,
                end: end,
                options: shading.options
            )
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient,
                startCenter: start,
                startRadius: startRadius,
                endCenter: end,
                endRadius: endRadius,
                options: shading.options
            )
        }
    }
}
