// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// A string analysed once, from which lines of any width are made.
public final class CTTypesetter: Hashable, Sendable {
    let text: TypesetText

    init(_ text: TypesetText) {
        self.text = text
    }

    /// Typesetters are equal only to themselves.
    public static func == (first: CTTypesetter, second: CTTypesetter) -> Bool { first === second }

    /// Feeds the typesetter's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Analyses a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(TypesetText(string))
}

/// Analyses a string; the options change nothing.
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString,
    _ options: CFDictionary?
) -> CTTypesetter? {
    CTTypesetterCreateWithAttributedString(string)
}

/// The line of some units; a length of 0 goes to the text's end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// The line of some units that starts `offset` points from the edge, which tabs count from.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter,
    _ stringRange: CFRange,
    _ offset: Double
) -> CTLine {
    let text = typesetter.text
    let low = min(max(stringRange.location, 0), text.length)
    let wanted = stringRange.length <= 0 ? text.length - low : stringRange.length
    let range = low..<low + min(wanted, text.length - low)
    return CTLine(text.line(range, tabOrigin: CGFloat(offset)), of: text)
}

/// How many units from `startIndex` make a line of whole words.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// How many units make a line of whole words that starts `offset` points from the edge.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double,
    _ offset: Double
) -> CFIndex {
    let start = min(max(startIndex, 0), typesetter.text.length)
    return typesetter.text.lineEnd(
        from: start,
        width: CGFloat(width),
        byCharacter: false,
        firstTabOrigin: CGFloat(offset)
    ) - start
}

/// How many units from `startIndex` make a line of whole characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double
) -> CFIndex {
    CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}

/// How many units make a line of whole characters that starts `offset` points from the edge.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter,
    _ startIndex: CFIndex,
    _ width: Double,
    _ offset: Double
) -> CFIndex {
    let start = min(max(startIndex, 0), typesetter.text.length)
    return typesetter.text.lineEnd(
        from: start,
        width: CGFloat(width),
        byCharacter: true,
        firstTabOrigin: CGFloat(offset)
    ) - start
}

/// The Core Foundation type identifier.
public func CTTypesetterGetTypeID() -> CFTypeID { 0x4354_5479 }
