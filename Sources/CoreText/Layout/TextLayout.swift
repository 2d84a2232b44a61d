// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

// Sendable is unchecked because lines are filled in before `init` ends and never after.
/// A text laid out in lines: what labels, text layers, text views and string drawing share.
///
/// Coordinates are points from the top left of the block, y down. Immutable; layouts of the same
/// `TypesetText` at other widths cost no shaping.
package final class TextLayout: @unchecked Sendable {
    /// The room for the text and what happens when it is not enough.
    package struct Options: Equatable, Sendable {
        /// Points; infinite for lines that never wrap.
        package var width: CGFloat = .infinity
        /// Points; lines that would go beyond are left out, except the first.
        package var height: CGFloat = .infinity
        /// 0 is no limit.
        package var maximumLines = 0
        /// A label's way: paragraphs wrap whatever their break mode, which then decides about the
        /// last line only.
        ///
        /// Otherwise a clipping or truncating paragraph is one line.
        package var wrapsAsLabel = false
        /// Whether an ellipsis ends the last line that fits, whatever the break mode.
        package var truncatesLastVisibleLine = false
        /// Whether a font's own gap between lines counts.
        package var usesFontLeading = true
        /// Whether a separator at the end of the text starts one more, empty line.
        package var hasExtraLine = false
        /// The first unit that is laid out: a page goes on where the last one ended.
        package var start = 0
        /// The unit before which the layout ends.
        package var end = Int.max

        /// No limits.
        package init() {}
    }

    /// One line of the block.
    package struct Line {
        /// Runs and measures.
        package var content: LineContent
        /// Where the line's left end stands on the baseline.
        package var origin: CGPoint
        /// The line from indent to indent, as high as the line; lines' rectangles touch.
        package var rect: CGRect
        /// The part of `rect` that the ink takes across.
        package var usedRect: CGRect
        /// Index in the text's paragraphs.
        package var paragraph: Int
        /// Units that the line stands for.
        package var range: Range<Int> { content.range }
        /// Whether an ellipsis stands for some of the text.
        package var isTruncated: Bool { content.truncated != nil }
    }

    package let text: TypesetText
    package let options: Options
    package private(set) var lines: [Line] = []
    /// The widest line's ink with its indents, and the lines' height; not rounded.
    package private(set) var size = CGSize.zero
    /// Whether any text is left out or cut.
    package private(set) var isTruncated = false

    /// Lays a text out.
    package convenience init(_ text: TypesetText, options: Options = Options()) {
        self.init(text, options: options, shape: nil)
    }

    /// Lays a text out in a shape; without one in a rectangle.
    init(_ text: TypesetText, options: Options, shape: FrameShape?) {
        self.text = text
        self.options = options
        var builder = TextLayoutBuilder(text, options, shape)
        builder.run()
        lines = builder.lines
        size = builder.size
        isTruncated = builder.isTruncated
    }

    /// Lays an attributed string out.
    package convenience init(
        _ string: NSAttributedString,
        options: Options = Options(),
        defaults: TypesetText.Defaults = TypesetText.Defaults()
    ) {
        self.init(TypesetText(string, defaults: defaults), options: options)
    }

    /// The size, each side rounded up to a whole pixel of a screen of that scale.
    ///
    /// Source: Docs/facts.md, "Labels", rule 2: the block is rounded, not each line.
    package func pixelSize(scale: CGFloat) -> CGSize {
        CGSize(
            width: Self.ceil(size.width, scale: scale),
            height: Self.ceil(size.height, scale: scale)
        )
    }

    /// A length rounded up to whole pixels, with room for the error of adding fractions.
    package static func ceil(_ length: CGFloat, scale: CGFloat) -> CGFloat {
        guard length.isFinite, scale > 0 else { return length }
        return (length * scale - 0.0001).rounded(.up) / scale
    }

    /// From the top to the first line's baseline; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }

    /// From the top to the last line's baseline; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

    /// The units that are shown at least in part.
    package var visibleRange: Range<Int> {
        guard let first = lines.first, let last = lines.last else { return 0..<0 }
        return first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
    }
}
