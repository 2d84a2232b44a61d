// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Sendable is unchecked because attribute values are not, though nobody changes them here.
/// One line of text, measured and ready to draw.
public final class CTLine: Hashable, @unchecked Sendable {
    let text: TypesetText
    let content: LineContent

    init(_ content: LineContent, of text: TypesetText) {
        self.content = content
        self.text = text
    }

    /// Lines are equal only to themselves.
    public static func == (first: CTLine, second: CTLine) -> Bool { first === second }

    /// Feeds the line's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The options for a line's bounds.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: CFIndex

    /// Makes a set from raw bits.
    public init(rawValue: CFIndex) { self.rawValue = rawValue }

    /// Leading does not count.
    public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
    /// Shifts by the font do not count; there are none.
    public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
    /// Punctuation hangs out; it never does.
    public static let useHangingPunctuation = Self(rawValue: 1 << 2)
    /// The outlines' box.
    public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
    /// The optical box; the outlines' is used.
    public static let useOpticalBounds = Self(rawValue: 1 << 4)
    /// Room for the language; there is none.
    public static let includeLanguageExtents = Self(rawValue: 1 << 5)
}

/// Where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    /// The beginning is left out.
    case start = 0
    /// The end is left out.
    case end = 1
    /// The middle is left out.
    case middle = 2
}

/// The line of a whole string.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    let text = TypesetText(attrString)
    return CTLine(text.line(0..<text.length), of: text)
}

/// The line cut to a width, with a token where text is left out; the line itself if it fits, nil if
/// even the token does not.
///
/// Without a token nothing stands for what is left out.
public func CTLineCreateTruncatedLine(
    _ line: CTLine,
    _ width: Double,
    _ truncationType: CTLineTruncationType,
    _ truncationToken: CTLine?
) -> CTLine? {
    let truncation: TypesetText.Truncation =
        switch truncationType {
        case .start: .start
        case .end: .end
        case .middle: .middle
        }
    if line.content.inkWidth <= CGFloat(width) + TypesetText.tolerance { return line }
    let token = truncationToken?.text ?? TypesetText(NSAttributedString(string: ""))
    let cut = line.text.truncatedLine(
        line.content.range,
        width: CGFloat(width),
        truncation: truncation,
        token: token
    )
    return cut.map { CTLine($0, of: line.text) }
}

/// The line stretched towards a width: wholly for a factor of 1; nil if it cannot be.
public func CTLineCreateJustifiedLine(
    _ line: CTLine,
    _ justificationFactor: CGFloat,
    _ justificationWidth: Double
) -> CTLine? {
    line.text.justified(
        line.content,
        factor: justificationFactor,
        width: CGFloat(justificationWidth)
    ).map { CTLine($0, of: line.text) }
}

/// How many glyphs the line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.content.runs.reduce(0) { $0 + $1.shaped.glyphs.count }
}

/// The line's runs from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    NSArray(array: line.content.runs.filter { !$0.shaped.glyphs.isEmpty }.map(CTRun.init))
}

/// The UTF-16 units that the line stands for.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.content.range.lowerBound, length: line.content.range.count)
}

/// How far to move the pen so that the line stands left (0), in the middle (0.5) or right (1).
public func CTLineGetPenOffsetForFlush(
    _ line: CTLine,
    _ flushFactor: CGFloat,
    _ flushWidth: Double
) -> Double {
    max(0, (flushWidth - Double(line.content.inkWidth)) * Double(min(max(flushFactor, 0), 1)))
}

/// Writes the line's measures in points, each if asked for, and returns its width with trailing
/// white space.
public func CTLineGetTypographicBounds(
    _ line: CTLine,
    _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.content.ascent
    descent?.pointee = line.content.descent
    leading?.pointee = line.content.leading
    return Double(line.content.width)
}

/// The line's box in points from its origin, y up.
public func CTLineGetBoundsWithOptions(
    _ line: CTLine,
    _ options: CTLineBoundsOptions
) -> CGRect {
    if options.contains(.useGlyphPathBounds) || options.contains(.useOpticalBounds) {
        return line.content.inkBounds ?? .zero
    }
    let content = line.content
    let leading = options.contains(.excludeTypographicLeading) ? 0 : content.leading
    return CGRect(
        x: 0,
        y: -content.descent - leading,
        width: content.width,
        height: content.ascent + content.descent + leading
    )
}

/// Points of white space at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    Double(line.content.trailingWhitespaceWidth)
}

/// The box of the line's ink in points from its origin, y up; null without ink.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.content.inkBounds ?? .null
}

/// The unit before which a tap at a place puts the insertion point; `kCFNotFound` in no line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.content.unit(at: position.x)
}

/// Points from the line's origin to the insertion point before a unit; `secondaryOffset` gets the
/// other place where directions meet.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine,
    _ charIndex: CFIndex,
    _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let caret = line.content.caretOffset(charIndex)
    secondaryOffset?.pointee = caret.secondary
    return caret.primary
}

/// Calls back with both edges of each character from left to right, until the block sets `stop`.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine,
    _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for cell in line.content.cells() {
        block(Double(cell.left), cell.range.lowerBound, !cell.isRightToLeft, &stop)
        if stop { return }
        block(Double(cell.right), cell.range.lowerBound, cell.isRightToLeft, &stop)
        if stop { return }
    }
}

/// The Core Foundation type identifier.
public func CTLineGetTypeID() -> CFTypeID { 0x4354_4C6E }

/// The index of nothing.
public var kCFNotFound: CFIndex { -1 }
