// SPDX-License-Identifier: Apache-2.0

/// A rectangle with a radius for each corner.
package struct RoundedRect: Hashable, Sendable {
    /// The shape that a corner follows.
    package enum Curve: UInt8, Hashable, Sendable {
        /// A quarter of a circle.
        case circular
        /// The smoother corner that begins at 1.528665 radii from the corner.
        case continuous
    }

    package var rect: RasterRect
    /// Radii in the order top left, top right, bottom right, bottom left.
    package var radii: SIMD4<Double>
    package var curve: Curve

    package init(_ rect: RasterRect, radii: SIMD4<Double>, curve: Curve = .circular) {
        self.rect = rect.standardized
        self.radii = radii
        self.curve = curve
    }

    package init(_ rect: RasterRect, radius: Double, curve: Curve = .circular) {
        self.init(rect, radii: SIMD4(repeating: radius), curve: curve)
    }

    /// How far a corner reaches along an edge, in radii.
    package static func reach(_ curve: Curve) -> Double { curve == .circular ? 1 : 1.52866483 }

    /// The radii limited to fit: none is negative or NaN, and no two on an edge exceed its length.
    ///
    /// All shrink by one factor, as in CSS and Core Graphics; continuous corners lose their longer
    /// reach before their radius shrinks.
    package var fittedRadii: SIMD4<Double> {
        var r = radii
        for i in 0..<4 where !(r[i] > 0) { r[i] = 0 }
        if r == .zero { return r }
        let width = max(rect.width, 0)
        let height = max(rect.height, 0)
        for i in 0..<4 { r[i] = min(r[i], 1e9) }
        let factor = min(
            RoundedRect.fit(width, r[0] + r[1]),
            RoundedRect.fit(width, r[3] + r[2]),
            RoundedRect.fit(height, r[0] + r[3]),
            RoundedRect.fit(height, r[1] + r[2])
        )
        return r * min(1, factor)
    }

    /// Whether corners of these fitted radii have room for the longer reach of a continuous curve;
    /// otherwise they are circular.
    func isContinuous(_ fitted: SIMD4<Double>) -> Bool {
        guard curve == .continuous else { return false }
        let largest = max(max(fitted[0], fitted[1]), max(fitted[2], fitted[3]))
        let shortest = min(rect.width, rect.height)
        return 2 * largest * RoundedRect.reach(.continuous) <= shortest * 1.000001
    }

    /// True when each corner is square after fitting.
    package var isRect: Bool { fittedRadii == .zero }

    /// The rectangle moved in by `amount` on each side, its radii shrunk by as much; a ring between
    /// the two is `amount` wide everywhere.
    package func inset(by amount: Double) -> RoundedRect {
        inset(top: amount, left: amount, bottom: amount, right: amount)
    }

    /// The rectangle moved in by different amounts; each corner shrinks by the larger of its two.
    package func inset(top: Double, left: Double, bottom: Double, right: Double) -> RoundedRect {
        let inner = RasterRect(
            minX: rect.minX + left,
            minY: rect.minY + top,
            maxX: rect.maxX - right,
            maxY: rect.maxY - bottom
        )
        let r = fittedRadii
        let shrink = SIMD4(max(top, left), max(top, right), max(bottom, right), max(bottom, left))
        var radii = SIMD4<Double>.zero
        for i in 0..<4 { radii[i] = r[i] > 0 ? max(0, r[i] - shrink[i]) : 0 }
        var result = RoundedRect(.zero, radii: radii, curve: curve)
        // Not standardised: an inset beyond the middle leaves nothing.
        result.rect = inner
        return result
    }

    /// The image under a map that scales both axes alike and does not turn, or nil otherwise.
    package func applying(_ t: RasterTransform) -> RoundedRect? {
        guard t.isScaleAndTranslation, abs(t.a) == abs(t.d), t.isFinite else { return nil }
        var r = radii
        if t.a < 0 { r = SIMD4(r[1], r[0], r[3], r[2]) }
        if t.d < 0 { r = SIMD4(r[3], r[2], r[1], r[0]) }
        return RoundedRect(t.apply(rect), radii: r * abs(t.a), curve: curve)
    }

    private static func fit(_ side: Double, _ sum: Double) -> Double {
        sum > side ? side / sum : 1
    }
}
