// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// Finds the largest font scale at which a label's text fits, with few typesettings.
///
/// Widths and heights of text grow almost in proportion to the font, so the text at full size, laid
/// out in a room that is larger by the inverse of the scale, predicts what fits; the text is typeset
/// only to check the prediction and to correct it. At most four scales are typeset.
struct FontScaleSearch<Text> {
    /// The smallest scale that is allowed.
    let minimum: CGFloat
    /// The text in fonts of a scale.
    let typeset: (CGFloat) -> Text?
    /// Whether a text fits if all its lengths are multiplied by a factor.
    let fits: (Text, CGFloat) -> Bool
    /// The width of a text on one line.
    let width: (Text) -> CGFloat

    /// Between the smallest scale and 1; such a step is under a tenth of a point for usual fonts.
    private static var steps: Int { 256 }
    private static var mostTries: Int { 3 }

    private func scale(_ step: Int) -> CGFloat {
        minimum + (1 - minimum) * CGFloat(step) / CGFloat(Self.steps)
    }

    /// The text at the largest scale at which it fits, with that scale; at the smallest scale where
    /// it fits at none, and nil if it fits at full size or cannot be typeset.
    func largest(_ full: Text) -> (text: Text, scale: CGFloat)? {
        guard !fits(full, 1) else { return nil }
        var best: (text: Text, step: Int)?
        var tooLarge = Self.steps
        // How much wider the text is than the prediction, since fonts are spaced by their size.
        var stretch: CGFloat = 1
        for _ in 0..<Self.mostTries {
            let step = predictedStep(full, stretch, below: tooLarge)
            if let best, step <= best.step { break }
            guard let text = typeset(scale(step)) else { break }
            if fits(text, 1) {
                best = (text, step)
            } else if step == 0 {
                return (text, minimum)
            } else {
                tooLarge = step
            }
            let predicted = width(full) * scale(step)
            if predicted > 0 { stretch = width(text) / predicted }
        }
        if let best { return (best.text, scale(best.step)) }
        return typeset(minimum).map { ($0, minimum) }
    }

    /// The last step below a limit at which the text should fit; 0 where it should at none.
    private func predictedStep(_ full: Text, _ stretch: CGFloat, below limit: Int) -> Int {
        var low = 0
        var high = limit
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(full, scale(middle) * stretch) { low = middle } else { high = middle }
        }
        return low
    }
}
