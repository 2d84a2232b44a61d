// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreText
package import Foundation
import UIKitViews

/// Who shows what a layout manager lays out.
package protocol LayoutHost: AnyObject {
    /// The layout has changed.
    func layoutDidChange()
    /// Letters look different where they stand.
    func redraw()
}

/// The rules of a layout manager.
package struct LayoutManagerState {
    /// Whether there is one room, a rectangle without a lower edge and without rules.
    package var isSimple = false
    package var usesFontLeading = true
    package var allowsGaps = false
    package var showsInvisibles = false
    package var showsControls = false
    package var hyphenationFactor: CGFloat = 0
    package var usesDefaultHyphenation = false
    package var limitsSuspicious = false
    package weak var host: (any LayoutHost)?
    /// Whether bullets stand for characters, as in fields for passwords.
    package var conceals = false
    /// Whether separators are shown as spaces, as in fields of one line.
    package var isSingleLine = false
    /// Gives attributes what is shown with them only: the look of links and of marked text.
    package var dress: ((Range<Int>, inout [NSAttributedString.Key: Any]) -> Void)?
    /// Cuts stretches where `dress` answers differently inside.
    package var dressed: [Range<Int>] = []
    /// The layout manager of TextKit 2 for which paragraphs, blocks and lines are made.
    package weak var textLayoutManager: NSTextLayoutManager?
    /// Has a view go on with TextKit 1, by this layout manager.
    package var fallBack: (() -> NSLayoutManager?)?
    /// The glyphs that a delegate is asked for; nil while it is not asked.
    var generation: GlyphGeneration?
    /// Those of text that would be typed, for the empty last line.
    package var extraAttributes: [NSAttributedString.Key: Any] = [:]
}

extension NSLayoutManager {
    func change<Value: Equatable>(
        _ path: WritableKeyPath<LayoutManagerState, Value>,
        _ value: Value
    ) {
        guard state[keyPath: path] != value else { return }
        state[keyPath: path] = value
        flow.invalidate(text: true)
        state.host?.layoutDidChange()
    }

    /// Whether paragraphs do not depend on each other.
    package var isSimple: Bool { state.isSimple }

    func containersDidChange() {
        state.isSimple = findSimplicity()
        flow.invalidate()
        state.host?.layoutDidChange()
        delegate?.layoutManagerDidInvalidateLayout?(self)
    }

    /// Whether there is one room, a rectangle without a lower edge and without rules: paragraphs
    /// then do not depend on each other.
    private func findSimplicity() -> Bool {
        guard textContainers.count == 1, let only = textContainers.first else { return false }
        return type(of: only) == NSTextContainer.self && only.isSimpleRectangularTextContainer
            && only.maximumNumberOfLines == 0 && (only.size.height <= 0 || only.size.height > 1e6)
    }

    /// The height of a line that was not laid out.
    var estimatedLineHeight: CGFloat {
        guard let storage = textStorage, storage.length > 0,
            let font = storage.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
        else { return 17 }
        return font.lineHeight
    }

    /// Letters made ready for lines, with the properties that a delegate gives their glyphs.
    func typeset(
        _ range: Range<Int>,
        ofBlock index: Int
    ) -> (text: TypesetText, properties: [GlyphProperty]?) {
        guard let storage = textStorage, !range.isEmpty, range.upperBound <= storage.length else {
            return (TypesetText(units: [], attributes: []), nil)
        }
        if let shown = state.textLayoutManager?.displayedText(ofBlock: index) {
            return (typeset(shown, in: range), nil)
        }
        var units = storage.units(in: range)
        if state.conceals { Self.conceal(&units) }
        if state.isSingleLine {
            for index in units.indices where TextUnits.isSeparator(code: units[index]) {
                units[index] = 0x20
            }
        }
        var runs: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
        storage.enumerate(NSRange(location: range.lowerBound, length: range.count)) {
            found,
            piece in
            for part in cut(piece.swift) {
                var attributes = found
                state.dress?(part, &attributes)
                let local = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
                runs.append((local, attributes))
            }
            return false
        }
        let properties = generate(&units, runs, from: range.lowerBound)
        return (TypesetText(units: units, attributes: runs), properties)
    }

    /// The letters of a text that is shown in place of a stretch of the storage.
    private func typeset(_ shown: NSAttributedString, in range: Range<Int>) -> TypesetText {
        // Places are those of the storage: what is longer is cut, what is shorter goes on without width.
        var units = Array(shown.string.utf16.prefix(range.count))
        units += [UInt16](repeating: 0x200B, count: range.count - units.count)
        var runs: [(range: Range<Int>, values: [NSAttributedString.Key: Any])] = []
        shown.forEachRun { found, piece in
            let local = piece.swift.clamped(to: 0..<range.count)
            guard !local.isEmpty else { return }
            let start = range.lowerBound
            for part in cut(start + local.lowerBound..<start + local.upperBound) {
                var attributes = found
                state.dress?(part, &attributes)
                runs.append((part.lowerBound - start..<part.upperBound - start, attributes))
            }
        }
        let end = runs.last?.range.upperBound ?? 0
        if end < range.count { runs.append((end..<range.count, runs.last?.values ?? [:])) }
        return TypesetText(units: units, attributes: runs)
    }

    /// The letters of a block as they are drawn: with further attributes that do not change lines.
    func typeset(
        _ range: Range<Int>,
        ofBlock index: Int,
        cutting places: [Range<Int>],
        _ dress: @escaping (Range<Int>, inout [NSAttributedString.Key: Any]) -> Void
    ) -> TypesetText {
        let (oldDress, oldPlaces) = (state.dress, state.dressed)
        state.dress = { range, attributes in
            oldDress?(range, &attributes)
            dress(range, &attributes)
        }
        state.dressed += places
        defer { (state.dress, state.dressed) = (oldDress, oldPlaces) }
        return typeset(range, ofBlock: index).text
    }

    private func cut(_ range: Range<Int>) -> [Range<Int>] {
        var places: Set<Int> = [range.lowerBound, range.upperBound]
        for dressed in state.dressed {
            for place in [dressed.lowerBound, dressed.upperBound]
            where place > range.lowerBound && place < range.upperBound {
                places.insert(place)
            }
        }
        let sorted = places.sorted()
        return zip(sorted, sorted.dropFirst()).map { $0..<$1 }
    }

    /// A bullet for each character, followed by as many units without width as make up the rest.
    private static func conceal(_ units: inout [UInt16]) {
        let starts = TextUnits.characterStarts(units)
        for index in units.indices {
            units[index] = starts[index] ? 0x2022 : 0x200B
        }
    }

    func take(_ storage: NSTextStorage, _ range: NSRange, _ delta: Int) {
        guard range.location != NSNotFound else { return }
        let end = min(range.end, storage.length)
        let low = min(max(0, range.location), end)
        flow.edit(storage, range: low..<end, delta: delta)
        state.host?.layoutDidChange()
        delegate?.layoutManagerDidInvalidateLayout?(self)
    }

    func forget(_ range: NSRange, text: Bool) {
        guard flow.length > 0 else { return }
        let low = min(max(0, range.location), flow.length)
        let high = min(max(low, range.end), flow.length)
        let first = flow.blockIndex(at: low)
        let last = flow.blockIndex(at: max(low, high - 1))
        forget(first...max(first, last), text: text)
    }

    /// Forgets the lines of blocks; with `text`, how their letters are shaped, too.
    func forget(_ blocks: ClosedRange<Int>, text: Bool) {
        flow.invalidate(
            from: blocks.lowerBound,
            through: isSimple ? blocks.upperBound : nil,
            text: text
        )
        state.host?.layoutDidChange()
    }

    func ensure(_ range: NSRange) {
        guard flow.length > 0 else { return }
        let low = min(max(0, range.location), flow.length - 1)
        let high = min(max(low, range.end - 1), flow.length - 1)
        for index in flow.blockIndex(at: low)...flow.blockIndex(at: high) { _ = flow.laid(index) }
    }

    func finish(_ container: NSTextContainer) {
        let isNew = flow.firstUnlaid < flow.blocks.count
        flow.layOutAll()
        guard isNew else { return }
        delegate?.layoutManager?(self, didCompleteLayoutFor: container, atEnd: true)
    }
}
