// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// The runs of one line in the order in which they are seen, with their places.
///
/// A value built once by `LineComposer`; `CTLine` and the layout of paragraphs both rest on it.
package struct LineContent {
    /// A run as it stands in the line.
    package struct Run {
        var shaped: ShapedRun
        /// The text that the run belongs to: the line's own, or a truncation token's.
        let text: TypesetText
        /// Points from the line's left end.
        package var x: CGFloat
        /// Whether the run is an ellipsis or a hyphen that is not in the text.
        package var isToken: Bool

        /// The run's units; empty at the place where it stands for tokens.
        package var range: Range<Int> { shaped.range }
        package var font: CTFont { shaped.font }
        package var width: CGFloat { shaped.width }
        /// The text's style of the run's units; nil where the text is empty.
        @inline(__always)
        private var styled: TypesetText.AttributeRun? {
            text.attributeRuns.indices.contains(shaped.style)
                ? text.attributeRuns[shaped.style] : nil
        }
        /// Whether nothing but a font, a colour and a paragraph's style is set.
        var isPlain: Bool { styled?.style.isPlain ?? true }
        package var attributes: [NSAttributedString.Key: Any] { styled?.attributes ?? [:] }
        /// Points that the glyphs stand above the line's baseline.
        var rise: CGFloat { styled?.style.baselineOffset ?? 0 }
        /// How many times as wide the glyphs are drawn.
        var stretch: CGFloat { styled?.style.expansion ?? 1 }
        /// The box that is drawn instead of a glyph.
        var box: (any InlineBox)? { styled?.style.box }
    }

    package var runs: [Run] = []
    /// The units of the text that the line stands for, trailing space and separators included.
    package var range: Range<Int>
    /// 0 if the paragraph runs to the right, 1 to the left.
    package var baseLevel: UInt8 = 0
    /// Points, trailing white space included.
    package var width: CGFloat = 0
    /// Points of white space at the end of the text.
    package var trailingWhitespaceWidth: CGFloat = 0
    package var ascent: CGFloat = 0
    package var descent: CGFloat = 0
    package var leading: CGFloat = 0
    /// Units that a truncation left out.
    package var truncated: Range<Int>?

    /// An empty line.
    package init(range: Range<Int>) {
        self.range = range
    }

    /// Puts runs, which come in the order of the text, into the order of sight, and measures.
    init(logical: [Run], range: Range<Int>, baseLevel: UInt8) {
        self.range = range
        self.baseLevel = baseLevel
        runs = BidiLevels.reorder(logical) { $0.shaped.level }
        place()
        measure()
    }

    /// Gives each run its place from the widths.
    mutating func place() {
        var x: CGFloat = 0
        for index in runs.indices {
            runs[index].x = x
            x += runs[index].width
        }
        width = x
    }

    private mutating func measure() {
        for run in runs {
            // Separators give a line its height only when it holds nothing else.
            if run.shaped.kind == .separator, runs.count > 1 { continue }
            ascent = max(ascent, run.shaped.ascent)
            descent = max(descent, run.shaped.descent)
            leading = max(leading, run.shaped.leading)
        }
    }

    /// Points without the trailing white space.
    package var inkWidth: CGFloat { max(0, width - trailingWhitespaceWidth) }
}
