// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// Finds where lines end.
extension TypesetText {
    /// Room that counting in binary fractions may take beyond the width.
    package static let tolerance: CGFloat = 0.001

    /// The end of the line that starts at a unit: beyond the trailing white space, which hangs.
    ///
    /// Always at least one character. `byCharacter` breaks inside words as soon as the line is
    /// full. Lines never go beyond a paragraph or line separator.
    package func lineEnd(
        from start: Int,
        width: CGFloat,
        byCharacter: Bool,
        firstTabOrigin: CGFloat = 0
    ) -> Int {
        guard start < length else { return length }
        let paragraph = paragraphs[paragraphIndex(at: start)]
        let forced = forcedEnd(from: start, in: paragraph)
        guard width.isFinite else { return forced }
        let positions = LinePositions(self, start: start, end: forced, tabOrigin: firstTabOrigin)
        let limit = width + Self.tolerance
        // Lines of plain letters that fit whole need no look at the places inside.
        if breaks.isPlain, positions.offset(trimmedEnd(start..<forced)) <= limit { return forced }
        let flags = self.flags
        var fits: Int?
        var lastCharacter: Int?
        // Points to the end of the last unit that is not white.
        var inked: CGFloat = 0
        var unit = start
        while unit < forced {
            let next = nextCharacter(after: unit, limit: forced)
            let isWhite = flags[unit].contains(.white) || isSeparator(unit)
            if !isWhite { inked = positions.offset(next) }
            var needed = inked
            if flags[next].contains(.hyphen), next < forced { needed += hyphenWidth(before: next) }
            if inked > limit { break }
            if needed <= limit {
                if flags[next].contains(.line) || next == forced { fits = next }
                lastCharacter = next
            }
            unit = next
        }
        if unit >= forced, inked <= limit { return forced }
        if !byCharacter, let fits, fits > start { return skipWhite(fits, limit: forced) }
        if let lastCharacter, lastCharacter > start {
            return skipWhite(lastCharacter, limit: forced)
        }
        return skipWhite(nextCharacter(after: start, limit: forced), limit: forced)
    }

    /// The end of the longest run of whole characters from `start` that is no wider.
    package func clusterEnd(from start: Int, width: CGFloat) -> Int {
        lineEnd(from: start, width: width, byCharacter: true)
    }

    /// The place where the line must end: after the separator, or at the text's end.
    package func forcedEnd(from start: Int, in paragraph: Paragraph) -> Int {
        var unit = start
        while unit < paragraph.contentEnd {
            let code = units[unit]
            if code == 0x2028 || code == 0x0B || code == 0x0C { return unit + 1 }
            unit += 1
        }
        return paragraph.range.upperBound
    }

    /// Whether a unit ends a line or paragraph.
    package func isSeparator(_ unit: Int) -> Bool {
        switch units[unit] {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The start of the next character as people see it.
    package func nextCharacter(after unit: Int, limit: Int? = nil) -> Int {
        let limit = min(limit ?? length, length)
        var next = unit + 1
        while next < limit, !breaks.startsCharacter(next) { next += 1 }
        return min(next, limit)
    }

    /// The start of the character before a place.
    package func previousCharacter(before unit: Int) -> Int {
        var previous = min(unit, length) - 1
        while previous > 0, !breaks.startsCharacter(previous) { previous -= 1 }
        return max(previous, 0)
    }

    /// The start of the white space and separators that end a range.
    package func trimmedEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, breaks.isWhite(end - 1) || isSeparator(end - 1) {
            end -= 1
        }
        return end
    }

    private func skipWhite(_ end: Int, limit: Int) -> Int {
        var end = end
        while end < limit, breaks.isWhite(end), !isSeparator(end), units[end] != 0x09 {
            end += 1
        }
        return end
    }

    /// The hyphen that shows when a line ends at a soft hyphen.
    func hyphenWidth(before unit: Int) -> CGFloat {
        let font = font(at: unit - 1).instance
        let glyph = HarfBuzzFont.of(font.font).glyph(for: "-")
        return CGFloat(font.advance(of: glyph)) * font.unitScale
    }
}

/// Distances along one line, tabs resolved.
struct LinePositions {
    private let text: TypesetText
    private let start: Int
    /// Where each tab of the line ends, and what that adds to all that follows.
    private var tabs: [(unit: Int, added: CGFloat)] = []

    init(_ text: TypesetText, start: Int, end: Int, tabOrigin: CGFloat) {
        self.text = text
        self.start = start
        guard text.hasTabs else { return }
        let format = text.format(at: start)
        var added: CGFloat = 0
        for run in text.runs
        where run.kind == .tab && run.range.lowerBound >= start && run.range.lowerBound < end {
            let unit = run.range.lowerBound
            let x = tabOrigin + text.cumulative[unit] - text.cumulative[start] + added
            added += TabStops.width(text, tab: unit, x: x, lineEnd: end, format: format)
            tabs.append((unit, added))
        }
    }

    /// Points from the line's start to a unit, tabs up to it included.
    func offset(_ unit: Int) -> CGFloat {
        let plain = text.cumulative[unit] - text.cumulative[start]
        guard !tabs.isEmpty else { return plain }
        return plain + (tabs.last { $0.unit < unit }?.added ?? 0)
    }
}

/// The width of tab characters.
enum TabStops {
    /// How far the pen moves for the tab at a unit, when it stands at `x`.
    static func width(
        _ text: TypesetText,
        tab unit: Int,
        x: CGFloat,
        lineEnd: Int,
        format: ParagraphFormat
    ) -> CGFloat {
        guard let stop = stop(after: x, format) else { return 0 }
        let room = stop.location - x
        // The column goes to the next tab or the line's end.
        var end = unit + 1
        while end < lineEnd, text.units[end] != 0x09, !text.isSeparator(end) { end += 1 }
        let column: CGFloat
        switch stop.alignment {
        case .right where stop.terminators.isEmpty: column = 1
        case .center: column = 0.5
        case .right:
            // Up to the decimal mark.
            var mark = unit + 1
            while mark < end, !stop.terminators.contains(text.units[mark]) { mark += 1 }
            return max(0, room - (text.cumulative[mark] - text.cumulative[unit + 1]))
        default: return room
        }
        let width = text.cumulative[end] - text.cumulative[unit + 1]
        return max(0, room - width * column)
    }

    private static func stop(after x: CGFloat, _ format: ParagraphFormat) -> ParagraphFormat.Tab? {
        if let stop = format.tabs.first(where: { $0.location > x + 0.01 }) { return stop }
        let interval = format.defaultTabInterval > 0 ? format.defaultTabInterval : 28
        let steps = (x / interval + 0.001).rounded(.down) + 1
        guard steps.isFinite else { return nil }
        return ParagraphFormat.Tab(alignment: .left, location: steps * interval)
    }
}
