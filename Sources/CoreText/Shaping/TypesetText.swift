// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// A text made ready for lines: characters, break places, directions and shaped runs.
///
/// Immutable: made once for a string, then asked for as many lines at as many widths as wanted.
// Sendable is unchecked because attribute values are not, though nobody changes them here.
package final class TypesetText: @unchecked Sendable {
    /// A paragraph: its units with the separator, and without.
    package struct Paragraph: Sendable {
        package var range: Range<Int>
        package var contentEnd: Int
        /// 0 runs to the right, 1 to the left.
        package var baseLevel: UInt8
        package var format: ParagraphFormat
    }

    /// The defaults for attributes that a text lacks.
    package struct Defaults: Sendable {
        package var font: CTFont?
        package var format: ParagraphFormat
        /// Wins over every paragraph's own break mode, as a label's does.
        package var breakMode: ParagraphFormat.BreakMode?

        /// Makes defaults.
        package init(
            font: CTFont? = nil,
            format: ParagraphFormat = ParagraphFormat(),
            breakMode: ParagraphFormat.BreakMode? = nil
        ) {
            self.font = font
            self.format = format
            self.breakMode = breakMode
        }
    }

    /// Attributes and the units that have them.
    struct AttributeRun {
        var range: Range<Int>
        var attributes: [NSAttributedString.Key: Any]
        var style: TextStyle
    }

    /// Its UTF-16 units.
    package let units: [UInt16]
    /// Where lines, words and characters may end.
    let breaks: TextBreaks
    package let paragraphs: [Paragraph]
    let attributeRuns: [AttributeRun]
    /// In the order of the text.
    let runs: [ShapedRun]
    /// Points from the start of the text to each unit, as if it were one line without tabs.
    let cumulative: [CGFloat]
    /// Whether any tab or box makes widths depend on the line.
    let hasTabs: Bool
    package let defaults: Defaults

    /// Analyses and shapes a string.
    package convenience init(_ string: NSAttributedString, defaults: Defaults = Defaults()) {
        // Instances of exactly this class are immutable.
        let isFixed = type(of: string) == NSAttributedString.self
        let source = isFixed ? string : NSAttributedString(attributedString: string)
        let units = Array(source.string.utf16)
        self.init(
            units: units,
            attributeRuns: Self.attributeRuns(source, count: units.count, defaults),
            defaults: defaults
        )
    }

    /// Analyses and shapes units with the attributes of stretches that follow each other without
    /// gaps: for texts that are not kept in Foundation's strings.
    package convenience init(
        units: [UInt16],
        attributes: [(range: Range<Int>, values: [NSAttributedString.Key: Any])],
        defaults: Defaults = Defaults()
    ) {
        let runs = attributes.map { run in
            AttributeRun(
                range: run.range,
                attributes: run.values,
                style: TextStyle(run.values, defaultFont: defaults.font)
            )
        }
        self.init(units: units, attributeRuns: runs, defaults: defaults)
    }

    private init(units: [UInt16], attributeRuns: [AttributeRun], defaults: Defaults) {
        self.defaults = defaults
        self.units = units
        self.attributeRuns = attributeRuns
        let breaks = TextBreaks(units)
        self.breaks = breaks
        let flags = breaks.isPlain ? nil : breaks.flags
        var paragraphs: [Paragraph] = []
        var runs: [ShapedRun] = []
        for ends in Self.paragraphEnds(units) {
            let format = Self.format(at: ends.start, attributeRuns, defaults)
            let base: BidiLevels.Base =
                switch format.direction {
                case .natural: .natural
                case .leftToRight: .leftToRight
                case .rightToLeft: .rightToLeft
                }
            let bidi = BidiLevels.analyze(units[ends.start..<ends.end], base: base)
            let paragraph = Paragraph(
                range: ends.start..<ends.end,
                contentEnd: ends.contentEnd,
                baseLevel: bidi.base,
                format: format
            )
            paragraphs.append(paragraph)
            var itemizer = TextItemizer(
                units: units,
                flags: flags,
                attributeRuns: attributeRuns,
                paragraph: paragraph,
                levels: bidi.levels
            )
            runs += itemizer.makeItems()
        }
        Self.shape(&runs, units: units, styles: attributeRuns)
        self.paragraphs = paragraphs
        self.runs = runs
        hasTabs = runs.contains { $0.kind == .tab }
        cumulative = Self.cumulative(runs, count: units.count)
    }

    /// The possible breaks before each unit, and at the end; loops should store the list.
    package var flags: [BreakFlags] { breaks.flags }

    /// How many UTF-16 units the text has.
    package var length: Int { units.count }

    /// The attributes of a unit; those of the last one beyond the end.
    package func attributes(at unit: Int) -> [NSAttributedString.Key: Any] {
        attributeRun(at: unit)?.attributes ?? [:]
    }

    func attributeRun(at unit: Int) -> AttributeRun? {
        let index = Self.index(of: unit, in: attributeRuns)
        return index.map { attributeRuns[$0] }
    }

    static func index(of unit: Int, in runs: [AttributeRun]) -> Int? {
        guard !runs.isEmpty else { return nil }
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The paragraph that a unit belongs to; the last one beyond the end.
    package func paragraphIndex(at unit: Int) -> Int {
        let found = paragraphs.firstIndex { unit < $0.range.upperBound }
        return found ?? max(0, paragraphs.count - 1)
    }

    /// The paragraph format at a unit.
    package func format(at unit: Int) -> ParagraphFormat {
        paragraphs.isEmpty ? defaults.format : paragraphs[paragraphIndex(at: unit)].format
    }

    /// The font at a unit, or the one of a text without any.
    package func font(at unit: Int) -> CTFont {
        attributeRun(at: unit)?.style.font ?? defaults.font ?? TextStyle.defaultFont
    }

    private static func format(
        at unit: Int,
        _ runs: [AttributeRun],
        _ defaults: Defaults
    ) -> ParagraphFormat {
        let own = index(of: unit, in: runs).flatMap {
            runs[$0].attributes[TextAttribute.paragraphStyle] as? any ParagraphFormatting
        }
        var format = own?.paragraphFormat ?? defaults.format
        if let mode = defaults.breakMode { format.breakMode = mode }
        return format
    }

    private static func attributeRuns(
        _ source: NSAttributedString,
        count: Int,
        _ defaults: Defaults
    ) -> [AttributeRun] {
        var runs: [AttributeRun] = []
        var location = 0
        while location < count {
            var range = NSRange(location: location, length: 0)
            let attributes = source.attributes(at: location, effectiveRange: &range)
            let end = min(count, max(range.location + range.length, location + 1))
            runs.append(
                AttributeRun(
                    range: location..<end,
                    attributes: attributes,
                    style: TextStyle(attributes, defaultFont: defaults.font)
                )
            )
            location = end
        }
        return runs
    }

    private static func paragraphEnds(
        _ units: [UInt16]
    ) -> [(start: Int, contentEnd: Int, end: Int)] {
        var result: [(start: Int, contentEnd: Int, end: Int)] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            guard unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 else {
                index += 1
                continue
            }
            let isPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
            let end = index + (isPair ? 2 : 1)
            result.append((start, index, end))
            start = end
            index = end
        }
        if start < units.count { result.append((start, units.count, units.count)) }
        return result
    }

    private static func cumulative(_ runs: [ShapedRun], count: Int) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: count + 1)
        for run in runs where !run.glyphs.isEmpty {
            for glyph in 0..<run.clusters.count {
                widths[run.clusters[glyph]] += run.advances[glyph]
            }
        }
        var sum: CGFloat = 0
        for unit in 0...count {
            let width = widths[unit]
            widths[unit] = sum
            sum += width
        }
        return widths
    }
}
