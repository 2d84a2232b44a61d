// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// Makes lines out of ranges of a text.
extension TypesetText {
    /// The line of some units.
    ///
    /// `tabOrigin`: where the line starts, for tab stops, in points from the paragraph's edge.
    package func line(_ range: Range<Int>, tabOrigin: CGFloat = 0) -> LineContent {
        let range = clamped(range)
        let level = baseLevel(at: range.lowerBound)
        var runs = pieces(range, baseLevel: level)
        resolveTabs(&runs, range: range, tabOrigin: tabOrigin)
        if breaks.isHyphen(before: range.upperBound), range.upperBound < length,
            let hyphen = hyphen(at: range.upperBound, level: level)
        {
            runs.append(hyphen)
        }
        var line = LineContent(logical: runs, range: range, baseLevel: level)
        line.trailingWhitespaceWidth = trailingWidth(range)
        if line.runs.isEmpty { takeHeight(of: range.lowerBound, &line) }
        return line
    }

    /// Where a line is cut to make room for a token.
    package enum Truncation: Sendable {
        case start
        case middle
        case end
    }

    /// A line cut to a width, with a token where text is left out; nil if even the token is wider.
    ///
    /// The token takes the attributes of the text next to it when it is nil. `isForced` puts it
    /// even on a line that fits, because more text would follow.
    package func truncatedLine(
        _ range: Range<Int>,
        width: CGFloat,
        truncation: Truncation,
        token: TypesetText? = nil,
        tabOrigin: CGFloat = 0,
        isForced: Bool = false,
        slack: CGFloat = 0
    ) -> LineContent? {
        let range = clamped(range)
        let whole = line(range, tabOrigin: tabOrigin)
        if !isForced, whole.inkWidth <= width + Self.tolerance { return whole }
        let level = baseLevel(at: range.lowerBound)
        let content = range.lowerBound..<trimmedEnd(range)
        let token =
            token
            ?? ellipsis(at: truncation == .start ? content.upperBound - 1 : content.lowerBound)
        let tokenWidth = token.cumulative[token.length]
        guard tokenWidth <= width + Self.tolerance else { return nil }
        let room = width - tokenWidth - slack
        let kept: (head: Range<Int>, tail: Range<Int>)
        switch truncation {
        case .end:
            let head = trimmed(content.lowerBound..<headEnd(content, room))
            kept = (head, content.upperBound..<content.upperBound)
        case .start:
            let start = tailStart(content, room)
            kept = (content.lowerBound..<content.lowerBound, start..<content.upperBound)
        case .middle:
            let head = headEnd(content, room / 2)
            let rest = room - (cumulative[head] - cumulative[content.lowerBound])
            kept = (
                content.lowerBound..<head, max(head, tailStart(content, rest))..<content.upperBound
            )
        }
        var runs = pieces(kept.head, baseLevel: level)
        let place = kept.head.upperBound
        for shaped in token.runs {
            var shaped = shaped
            shaped.level = level
            shaped.clusters = shaped.clusters.map { _ in place }
            shaped.range = place..<place
            runs.append(LineContent.Run(shaped: shaped, text: token, x: 0, isToken: true))
        }
        runs += pieces(kept.tail, baseLevel: level)
        resolveTabs(&runs, range: range, tabOrigin: tabOrigin)
        var line = LineContent(logical: runs, range: range, baseLevel: level)
        line.truncated = kept.head.upperBound..<kept.tail.lowerBound
        // Letters at the cuts may be wider than in the whole: leave more out.
        let excess = line.inkWidth - width
        guard excess > Self.tolerance, slack < width else { return line }
        return truncatedLine(
            range,
            width: width,
            truncation: truncation,
            token: token,
            tabOrigin: tabOrigin,
            isForced: isForced,
            slack: slack + excess
        )
    }

    /// The widest beginning of a range that fits.
    private func headEnd(_ range: Range<Int>, _ room: CGFloat) -> Int {
        var end = range.lowerBound
        while end < range.upperBound {
            let next = nextCharacter(after: end, limit: range.upperBound)
            if cumulative[next] - cumulative[range.lowerBound] > room + Self.tolerance { break }
            end = next
        }
        return end
    }

    /// The start of the widest end of a range that fits.
    private func tailStart(_ range: Range<Int>, _ room: CGFloat) -> Int {
        var start = range.upperBound
        while start > range.lowerBound {
            let previous = max(previousCharacter(before: start), range.lowerBound)
            if cumulative[range.upperBound] - cumulative[previous] > room + Self.tolerance { break }
            start = previous
        }
        while start < range.upperBound, breaks.isWhite(start) { start += 1 }
        return start
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound..<trimmedEnd(range)
    }

    /// An ellipsis that looks like the text at a unit.
    package func ellipsis(at unit: Int) -> TypesetText {
        var attributes = attributes(at: max(0, unit))
        attributes[TextAttribute.attachment] = nil
        attributes[TextAttribute.runDelegate] = nil
        // Not an attributed string: Foundation never frees the attributes that one begins with.
        return TypesetText(
            units: [0x2026],
            attributes: [(0..<1, attributes)],
            defaults: defaults
        )
    }

    /// The line stretched so that its ink is `width` wide, as far as `factor` (0...1) goes.
    ///
    /// Room is added at spaces, or, where there are none, between all characters; nil when there is
    /// nowhere to add or the line is wider already.
    package func justified(_ line: LineContent, factor: CGFloat, width: CGFloat) -> LineContent? {
        let missing = (width - line.inkWidth) * min(max(factor, 0), 1)
        guard missing > 0, width.isFinite else { return missing == 0 ? line : nil }
        let end = trimmedEnd(line.range)
        func isSpace(_ unit: Int) -> Bool {
            unit < end && (breaks.isWhite(unit) || units[unit] == 0xA0)
                && units[unit] != 0x09
        }
        var places = countPlaces(line, where: isSpace)
        var isPlace: (Int) -> Bool = isSpace
        if places == 0 {
            let last = previousCharacter(before: end)
            isPlace = { $0 < last }
            places = countPlaces(line, where: isPlace)
        }
        guard places > 0 else { return nil }
        let added = missing / CGFloat(places)
        var result = line
        for index in result.runs.indices where !result.runs[index].isToken {
            guard result.runs[index].shaped.kind == .text else { continue }
            let clusters = result.runs[index].shaped.clusters
            for glyph in clusters.indices where isPlace(clusters[glyph]) {
                let isLast =
                    glyph + 1 == clusters.count || clusters[glyph + 1] != clusters[glyph]
                if isLast { result.runs[index].shaped.advances[glyph] += added }
            }
        }
        result.place()
        return result
    }

    private func countPlaces(_ line: LineContent, where isPlace: (Int) -> Bool) -> Int {
        line.runs.filter { !$0.isToken && $0.shaped.kind == .text }
            .reduce(0) { $0 + Set($1.shaped.clusters.filter(isPlace)).count }
    }

    /// The paragraph's level at a unit.
    package func baseLevel(at unit: Int) -> UInt8 {
        guard !paragraphs.isEmpty else {
            return defaults.format.direction == .rightToLeft ? 1 : 0
        }
        return paragraphs[paragraphIndex(at: unit)].baseLevel
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let low = min(max(range.lowerBound, 0), length)
        return low..<min(max(range.upperBound, low), length)
    }

    /// The parts of the runs in a range, in the text's order, reshaped where a cut needs it.
    private func pieces(_ range: Range<Int>, baseLevel: UInt8) -> [LineContent.Run] {
        guard !range.isEmpty else { return [] }
        let trailing = trimmedEnd(range)
        var result: [LineContent.Run] = []
        for run in runs[firstRun(at: range.lowerBound)...] {
            if run.range.lowerBound >= range.upperBound { break }
            let part = run.range.clamped(to: range)
            if part.isEmpty { continue }
            // Rule L1: white space at the end of a line takes the paragraph's direction.
            let isMixed = run.level != baseLevel && part.upperBound > trailing
            let cut = isMixed ? max(part.lowerBound, trailing) : part.upperBound
            for piece in [part.lowerBound..<cut, cut..<part.upperBound] where !piece.isEmpty {
                var shaped = self.piece(piece, of: run)
                if isMixed, piece.lowerBound >= trailing { shaped.level = baseLevel }
                result.append(LineContent.Run(shaped: shaped, text: self, x: 0, isToken: false))
            }
        }
        return result
    }

    private func piece(_ range: Range<Int>, of run: ShapedRun) -> ShapedRun {
        if range == run.range { return run }
        if run.isUnsafe(at: range.lowerBound) || run.isUnsafe(at: range.upperBound) {
            var fresh = run
            fresh.range = range
            fresh.offsets = []
            Self.shape(&fresh, units: units, style: attributeRuns[run.style].style)
            return fresh
        }
        return run.part(range)
    }

    private func firstRun(at unit: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func resolveTabs(
        _ runs: inout [LineContent.Run],
        range: Range<Int>,
        tabOrigin: CGFloat
    ) {
        guard hasTabs else { return }
        let format = format(at: range.lowerBound)
        var x = tabOrigin
        for index in runs.indices {
            if runs[index].shaped.kind == .tab {
                let width = TabStops.width(
                    self,
                    tab: runs[index].shaped.range.lowerBound,
                    x: x,
                    lineEnd: range.upperBound,
                    format: format
                )
                runs[index].shaped.advances = [width]
            }
            x += runs[index].width
        }
    }

    private func hyphen(at unit: Int, level: UInt8) -> LineContent.Run? {
        var attributes = attributes(at: unit - 1)
        attributes[TextAttribute.attachment] = nil
        let text = TypesetText(
            NSAttributedString(string: "-", attributes: attributes),
            defaults: defaults
        )
        guard var shaped = text.runs.first else { return nil }
        shaped.level = level
        shaped.clusters = shaped.clusters.map { _ in unit }
        shaped.range = unit..<unit
        return LineContent.Run(shaped: shaped, text: text, x: 0, isToken: true)
    }

    private func trailingWidth(_ range: Range<Int>) -> CGFloat {
        cumulative[range.upperBound] - cumulative[trimmedEnd(range)]
    }

    /// An empty line is as high as its font would make it.
    private func takeHeight(of unit: Int, _ line: inout LineContent) {
        let font = font(at: unit).instance
        line.ascent = font.metrics.ascent * font.size
        line.descent = font.metrics.descent * font.size
        line.leading = font.metrics.leading * font.size
    }
}
