// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Cuts a paragraph into runs of one style, direction, script and font.
struct TextItemizer {
    let units: [UInt16]
    /// Where characters start; nil when each unit is a character.
    let flags: [BreakFlags]?
    let attributeRuns: [TypesetText.AttributeRun]
    let paragraph: TypesetText.Paragraph
    let levels: [UInt8]?

    private var items: [ShapedRun] = []

    init(
        units: [UInt16],
        flags: [BreakFlags]?,
        attributeRuns: [TypesetText.AttributeRun],
        paragraph: TypesetText.Paragraph,
        levels: [UInt8]?
    ) {
        self.units = units
        self.flags = flags
        self.attributeRuns = attributeRuns
        self.paragraph = paragraph
        self.levels = levels
    }

    /// The runs in the order of the text, not yet shaped.
    mutating func makeItems() -> [ShapedRun] {
        var unit = paragraph.range.lowerBound
        var style = TypesetText.index(of: unit, in: attributeRuns) ?? 0
        while unit < paragraph.range.upperBound {
            while attributeRuns[style].range.upperBound <= unit { style += 1 }
            // One character as people see it; never across a change of attributes.
            let limit = min(attributeRuns[style].range.upperBound, paragraph.range.upperBound)
            let plain = addPlain(unit..<limit, style: style)
            if plain > unit {
                unit = plain
                continue
            }
            var end = unit + 1
            if let flags {
                while end < limit, !flags[end].contains(.character) { end += 1 }
            }
            add(unit..<end, style: style)
            unit = end
        }
        settleScripts()
        return items
    }

    /// Adds as many letters of ASCII as follow each other and the wanted font has: most of most
    /// texts.
    ///
    /// - Returns: the first unit that was not added.
    private mutating func addPlain(_ range: Range<Int>, style index: Int) -> Int {
        let style = attributeRuns[index].style
        guard levels == nil, style.box == nil else { return range.lowerBound }
        let known = HarfBuzzFont.of(style.font.instance.font).ascii
        let limit = min(range.upperBound, paragraph.contentEnd)
        var end = range.lowerBound
        var letter: Int?
        while end < limit, known.contains(units[end]) {
            if letter == nil, TextItemizer.isLetter(units[end]) { letter = end }
            end += 1
        }
        // A mark that follows belongs to the last letter.
        if end < units.count, end > range.lowerBound, units[end] >= 0x80 { end -= 1 }
        guard end > range.lowerBound else { return end }
        // Characters before the first letter may belong to the run before.
        let start = min(letter ?? end, end)
        for (part, script) in [
            (range.lowerBound..<start, TextScript.common), (start..<end, TextScript.latin),
        ] where !part.isEmpty {
            var item = ShapedRun(
                kind: .text,
                range: part,
                level: paragraph.baseLevel,
                font: style.font,
                style: index
            )
            item.script = script
            append(item)
        }
        return end
    }

    private static func isLetter(_ unit: UInt16) -> Bool {
        (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }

    private mutating func add(_ range: Range<Int>, style index: Int) {
        let style = attributeRuns[index].style
        let unit = units[range.lowerBound]
        let level = levels?[range.lowerBound - paragraph.range.lowerBound] ?? paragraph.baseLevel
        var item = ShapedRun(
            kind: .text,
            range: range,
            level: level,
            font: style.font,
            style: index
        )
        item.script = TextScript.common
        if unit == 0x09 {
            item.kind = .tab
        } else if range.lowerBound >= paragraph.contentEnd || unit == 0x2028 || unit == 0x0B
            || unit == 0x0C
        {
            item.kind = .separator
        } else if style.box != nil, unit == 0xFFFC || items.last?.style != index {
            item.kind = .box
        } else if range.count == 1, unit < 0x80 {
            // The common case: a letter that nearly every font has.
            item.script = TextScript.of(Unicode.Scalar(UInt8(unit)))
            let scalar = Unicode.Scalar(UInt8(unit))
            if HarfBuzzFont.of(style.font.instance.font).glyph(for: scalar) == 0 {
                item.font = FontCascade.font(for: [scalar], base: style.font, isEmoji: false)
            }
        } else {
            choose(&item, style.font)
        }
        append(item)
    }

    private func choose(_ item: inout ShapedRun, _ base: CTFont) {
        var scalars: [Unicode.Scalar] = []
        var unit = item.range.lowerBound
        while unit < item.range.upperBound {
            let (scalar, length) = BreakFlags.scalar(units, at: unit)
            scalars.append(scalar)
            unit += length
        }
        item.script = TextScript.of(scalars[0])
        for scalar in scalars.dropFirst() where TextScript.isNeutral(item.script) {
            item.script = TextScript.of(scalar)
        }
        item.font = FontCascade.font(for: scalars, base: base, isEmoji: Self.isEmoji(scalars))
    }

    /// Whether a character is to be shown in colour: it is so by default, or a selector, a skin
    /// tone, a joiner or a keycap asks for it (UTS 51).
    private static func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
        if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
        if scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 }) {
            return scalars[0].properties.isEmoji
        }
        return scalars[0].properties.isEmojiPresentation
            || scalars.count > 1 && scalars[1].properties.isEmojiModifier
    }

    private mutating func append(_ item: ShapedRun) {
        let last = items.count - 1
        guard last >= 0, item.continues(items[last]) else {
            items.append(item)
            return
        }
        items[last].range = items[last].range.lowerBound..<item.range.upperBound
        if TextScript.isNeutral(items[last].script) { items[last].script = item.script }
    }

    /// Runs without a script of their own take the one before them, or after.
    private mutating func settleScripts() {
        var known = items.first { !TextScript.isNeutral($0.script) }?.script ?? TextScript.latin
        for index in items.indices {
            if TextScript.isNeutral(items[index].script) {
                items[index].script = known
            } else {
                known = items[index].script
            }
        }
    }
}

extension ShapedRun {
    /// Whether both may be shaped as one.
    fileprivate func continues(_ last: ShapedRun) -> Bool {
        kind == .text && last.kind == .text && last.style == style && last.level == level
            && last.font === font
            && (last.script == script || TextScript.isNeutral(script)
                || TextScript.isNeutral(last.script))
    }
}
