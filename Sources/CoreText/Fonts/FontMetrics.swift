// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// The vertical measures of a font for a size of 1, y up.
package struct FontMetrics: Equatable, Sendable {
    package var ascent: CGFloat
    /// Below the baseline, as a positive number.
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Middle of the underline; negative is below the baseline.
    package var underlinePosition: CGFloat
    package var underlineThickness: CGFloat
    package var strikethroughPosition: CGFloat
    /// Degrees counter-clockwise; negative leans to the right.
    package var slantAngle: CGFloat

    /// Reads the font's own metrics.
    package init(_ font: CGFont) {
        let info = font.face.info
        let em = CGFloat(max(info.unitsPerEm, 1))
        ascent = CGFloat(info.ascent) / em
        descent = CGFloat(-info.descent) / em
        leading = CGFloat(info.lineGap) / em
        capHeight = CGFloat(info.capHeight) / em
        xHeight = CGFloat(info.xHeight) / em
        underlinePosition = CGFloat(info.underlinePosition) / em
        underlineThickness = CGFloat(info.underlineThickness) / em
        strikethroughPosition = CGFloat(info.strikeoutPosition) / em
        slantAngle = CGFloat(info.italicAngle)
    }

    /// Replaces the measures that decide about layout, in units of which `em` make one em.
    package func with(
        em: CGFloat,
        ascent: CGFloat,
        descent: CGFloat,
        leading: CGFloat = 0,
        capHeight: CGFloat? = nil,
        xHeight: CGFloat? = nil
    ) -> FontMetrics {
        var metrics = self
        metrics.ascent = ascent / em
        metrics.descent = descent / em
        metrics.leading = leading / em
        if let capHeight { metrics.capHeight = capHeight / em }
        if let xHeight { metrics.xHeight = xHeight / em }
        return metrics
    }

    /// The measures of Apple's system font, which ours reports so that layouts agree.
    ///
    /// Source: Docs/facts.md, "Font metrics" (2048 units: 1950, -494, 0, 1443, 1078).
    package var asSystemFont: FontMetrics {
        with(em: 2048, ascent: 1950, descent: 494, capHeight: 1443, xHeight: 1078)
    }
}
