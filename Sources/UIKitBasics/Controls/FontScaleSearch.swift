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
        var stretch = Stretch()
        for number in 1...Self.mostTries {
            // The last try is a cautious one where none has fitted: only the smallest scale is left.
            let caution = number == Self.mostTries && best == nil ? 1.012 : 1
            let step = predictedStep(full, below: tooLarge) { stretch.at($0) * caution }
            if let best, step <= best.step { break }
            guard let text = typeset(scale(step)) else { break }
            if fits(text, 1) {
                best = (text, step)
            } else if step == 0 {
                return (text, minimum)
            } else {
                tooLarge = step
            }
            let proportional = width(full) * scale(step)
            if proportional > 0 { stretch.learn(width(text) / proportional, at: scale(step)) }
        }
        if let best { return (best.text, scale(best.step)) }
        return typeset(minimum).map { ($0, minimum) }
    }

    /// How much wider a text is than in proportion to its scale, since fonts are spaced by their
    /// size: a line through what was measured at the last two scales.
    private struct Stretch {
        private var former: (scale: CGFloat, value: CGFloat) = (1, 1)
        private var last: (scale: CGFloat, value: CGFloat) = (1, 1)

        mutating func learn(_ value: CGFloat, at scale: CGFloat) {
            former = last
            last = (scale, value)
        }

        func at(_ scale: CGFloat) -> CGFloat {
            let distance = last.scale - former.scale
            guard abs(distance) > 0.001 else { return last.value }
            let slope = (last.value - former.value) / distance
            return max(0.1, last.value + slope * (scale - last.scale))
        }
    }

    /// The last step below a limit at which the text should fit; 0 where it should at none.
    private func predictedStep(
        _ full: Text,
        below limit: Int,
        stretch: (CGFloat) -> CGFloat
    ) -> Int {
        var low = 0
        var high = limit
        while high - low > 1 {
            let middle = (low + high) / 2
            let scale = scale(middle)
            if fits(full, scale * stretch(scale)) { low = middle } else { high = middle }
        }
        return low
    }
}
