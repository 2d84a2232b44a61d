// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation

/// How a paragraph is laid out, in points: what `CTParagraphStyle` and UIKit's styles both hold.
package struct ParagraphFormat: Equatable, Sendable {
    /// Where lines stand between the indents.
    ///
    /// Raw values are those of UIKit.
    package enum Alignment: Int, Sendable {
        case left = 0
        case center = 1
        case right = 2
        case justified = 3
        /// By the paragraph's direction.
        case natural = 4
    }

    /// How a line that is too long is broken or cut.
    ///
    /// Raw values are those of UIKit.
    package enum BreakMode: Int, Sendable {
        case word = 0
        case character = 1
        case clip = 2
        case truncateHead = 3
        case truncateTail = 4
        case truncateMiddle = 5

        /// Whether an ellipsis stands for what is left out.
        package var isTruncating: Bool { rawValue >= 3 }
    }

    /// Which way the paragraph runs.
    package enum Direction: Int, Sendable {
        case natural = -1
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// A place at which text after a tab character is set.
    package struct Tab: Equatable, Sendable {
        package var alignment: Alignment
        package var location: CGFloat
        /// The characters that end the column of a decimal tab; empty for others.
        package var terminators: [UInt16]

        /// Makes a tab stop.
        package init(alignment: Alignment, location: CGFloat, terminators: [UInt16] = []) {
            self.alignment = alignment
            self.location = location
            self.terminators = terminators
        }
    }

    package var alignment = Alignment.natural
    package var breakMode = BreakMode.word
    package var direction = Direction.natural
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// From the leading edge if positive, from the trailing edge if zero or negative.
    package var tailIndent: CGFloat = 0
    /// Between the bottom of a line and the top of the next.
    package var lineSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 is no limit.
    package var maximumLineHeight: CGFloat = 0
    /// 0 is 1.
    package var lineHeightMultiple: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var hyphenationFactor: Float = 0
    package var allowsTightening = false
    /// By location.
    package var tabs = Self.defaultTabs
    /// Beyond the last tab stop; 0 ends the line there.
    package var defaultTabInterval: CGFloat = 0

    /// UIKit's twelve stops, 28 points apart.
    package static let defaultTabs = (1...12).map {
        Tab(alignment: .left, location: CGFloat($0) * 28)
    }

    /// The defaults.
    package init() {}

    /// The height that a line gets whose fonts need `natural`.
    package func lineHeight(_ natural: CGFloat) -> CGFloat {
        var height = natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1)
        height = max(height, minimumLineHeight)
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }
}

/// An attributed string's paragraph style; UIKit's and Core Text's classes conform.
package protocol ParagraphFormatting {
    /// The style as plain values.
    var paragraphFormat: ParagraphFormat { get }
}

/// An inline box in place of a character: a picture, or a gap that a delegate measures.
package protocol InlineBox: AnyObject {
    /// The box in points from the pen, y up.
    ///
    /// - `lineWidth`: the room between the paragraph's indents.
    /// - `font`: the text's font at that place.
    func inlineBounds(lineWidth: CGFloat, font: CTFont, index: Int) -> CGRect

    /// Draws the box into a rectangle of the context's space.
    func draw(in context: CGContext, rect: CGRect, index: Int)
}
