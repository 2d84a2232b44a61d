// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
import Foundation
import ObjCRuntime
import UIKitViews

/// The glyphs of a paragraph that a delegate is asked for.
struct GlyphGeneration {
    /// The paragraph's first unit in the storage.
    let start: Int
    /// By unit, from the paragraph's start.
    var properties: [NSLayoutManager.GlyphProperty]
}

extension NSLayoutManager.GlyphProperty {
    /// What is peculiar about a unit whatever stands before it; nil for letters.
    init?(of unit: UInt16) {
        switch unit {
        case 0x09, 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .controlCharacter
        case 0x20, 0xA0: self = .elastic
        default: return nil
        }
    }
}

extension NSLayoutManager {
    private typealias Action = ControlCharacterAction

    /// A unit that takes no room.
    private static let hidden: UInt16 = 0x200B

    /// Whether the delegate may have a say in glyphs.
    var generatesGlyphs: Bool {
        guard let delegate else { return false }
        return _objcImplements(
            delegate,
            "layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)"
        )
    }

    private var choosesActions: Bool {
        guard let delegate else { return false }
        return _objcImplements(delegate, "layoutManager(_:shouldUse:forControlCharacterAt:)")
    }

    /// Asks the delegate for a paragraph's glyphs, and puts units without width in the place of those
    /// that it hides.
    ///
    /// - Returns: the glyphs' properties; nil where the delegate has no say.
    func generate(
        _ units: inout [UInt16],
        _ runs: [(range: Range<Int>, values: [NSAttributedString.Key: Any])],
        from start: Int
    ) -> [GlyphProperty]? {
        let generates = generatesGlyphs
        let chooses = choosesActions
        guard generates || chooses, state.generation == nil else { return nil }
        let starts = TextUnits.characterStarts(units)
        let proposed = zip(units, starts).map { unit, isStart -> GlyphProperty in
            GlyphProperty(of: unit) ?? (isStart ? [] : .null)
        }
        var properties = proposed
        if generates {
            state.generation = GlyphGeneration(start: start, properties: proposed)
            for run in runs where !run.range.isEmpty { ask(units, proposed, run.range, run.values) }
            properties = state.generation?.properties ?? proposed
            state.generation = nil
        }
        var isHidden = false
        for index in units.indices {
            if properties[index].contains(.controlCharacter) {
                isHidden = false
                let isUsual = proposed[index].contains(.controlCharacter)
                guard chooses || !isUsual else { continue }
                let usual = Self.action(of: isUsual ? units[index] : nil)
                let action = chosen(usual, start + index)
                if action != usual || !isUsual { units[index] = Self.unit(action) }
            } else {
                // A pair's second half and an accent go with what they belong to.
                if starts[index] { isHidden = properties[index].contains(.null) }
                if isHidden { units[index] = Self.hidden }
            }
        }
        return properties
    }

    /// Asks for the glyphs of a stretch.
    private func ask(
        _ units: [UInt16],
        _ proposed: [GlyphProperty],
        _ range: Range<Int>,
        _ values: [NSAttributedString.Key: Any]
    ) {
        guard let delegate, let start = state.generation?.start else { return }
        let font = values[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        let characters = Array(units[range])
        let properties = Array(proposed[range])
        let indexes = range.map { start + $0 }
        var glyphs = [CGGlyph](repeating: 0, count: range.count)
        _ = CTFontGetGlyphsForCharacters(font, characters, &glyphs, range.count)
        let count = delegate.layoutManager?(
            self,
            shouldGenerateGlyphs: glyphs,
            properties: properties,
            characterIndexes: indexes,
            font: font,
            forGlyphRange: NSRange(location: start + range.lowerBound, length: range.count)
        )
        guard (count ?? 0) <= 0 else { return }
        state.generation?.properties.replaceSubrange(range, with: proposed[range])
    }

    private func chosen(_ action: Action, _ unit: Int) -> Action {
        delegate?.layoutManager?(self, shouldUse: action, forControlCharacterAt: unit) ?? action
    }

    /// What a control character does; a letter that is made one takes no room.
    private static func action(of unit: UInt16?) -> Action {
        switch unit {
        case 0x09: .horizontalTab
        case 0x0B, 0x2028: .lineBreak
        case 0x0C: .containerBreak
        case nil: .zeroAdvancement
        default: .paragraphBreak
        }
    }

    /// The unit that does what a control character is to do.
    private static func unit(_ action: Action) -> UInt16 {
        if action.contains(.horizontalTab) { return 0x09 }
        let breaks: Action = [.lineBreak, .paragraphBreak, .containerBreak]
        return action.isDisjoint(with: breaks) ? hidden : 0x2028
    }

    /// Takes what the delegate says of glyphs.
    func setProperties(
        _ properties: UnsafePointer<GlyphProperty>,
        _ indexes: UnsafePointer<Int>,
        count: Int
    ) {
        guard let start = state.generation?.start else { return }
        for index in 0..<max(0, count) {
            let unit = indexes[index] - start
            guard state.generation?.properties.indices.contains(unit) == true else { continue }
            state.generation?.properties[unit] = properties[index]
        }
    }

    /// Has the delegate asked for the glyphs of a stretch.
    func ensureGlyphs(_ range: NSRange) {
        if generatesGlyphs { ensure(range) }
    }
}
