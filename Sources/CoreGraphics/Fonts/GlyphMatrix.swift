// SPDX-License-Identifier: Apache-2.0

/// How an em square lands on pixels: the linear part only.
///
/// A point (x, y) of the em, y up and 1 em = 1, lands at (a x + c y, b x + d y) pixels, y down.
/// Upright text of s pixels has a = s, b = 0, c = 0, d = -s.
package struct GlyphMatrix: Hashable, Sendable {
    package var a: Float
    package var b: Float
    package var c: Float
    package var d: Float

    /// Makes a matrix; numbers that are not finite count as 0.
    package init(a: Double, b: Double, c: Double, d: Double) {
        func finite(_ value: Double) -> Float { value.isFinite ? Float(value) : 0 }
        self.a = finite(a)
        self.b = finite(b)
        self.c = finite(c)
        self.d = finite(d)
    }

    /// Upright text of that many pixels per em.
    package init(size: Double) {
        self.init(a: size, b: 0, c: 0, d: -size)
    }

    /// Whether the baseline is level, so that only x needs parts of pixels.
    package var isLevel: Bool { b == 0 }

    /// The larger of the two lengths that an em has on the screen, in pixels.
    package var pixelSize: Float {
        max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    }
}
