// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import CoreText
package import Foundation
import UIKitViews

/// A line where it stands.
package struct LineFragment {
    /// Runs and measures; units count from the block's start.
    package var content: LineContent
    /// From edge to edge of the container, as high as the line with all its spacing.
    package var rect: CGRect
    /// What the letters take across, with the padding, and the height of the line itself.
    package var used: CGRect
    /// The left end of the line on its baseline.
    package var origin: CGPoint
    /// Index of the container.
    package var container: Int
}

/// Where a line may stand next, in rooms that are no endless rectangles.
package struct FlowCursor: Equatable {
    package var container = 0
    package var y: CGFloat = 0
    /// Lines in the container.
    package var lines = 0
    package var isFull = false
}

/// A paragraph with its separator, and its lines.
package final class FlowBlock: TextBlock {
    package var text: TypesetText?
    /// What a delegate says of the text's glyphs; nil where it says nothing.
    package var properties: [NSLayoutManager.GlyphProperty]?
    /// Nil while the block is not laid out.
    ///
    /// Their y counts from the block's top in a simple flow, else from the container's.
    package var lines: [LineFragment]?
    /// Of the lines, or about.
    package var height: CGFloat = 0
    /// Where the next block begins, in a flow that is not simple.
    package var end = FlowCursor()

    // What TextKit 2 makes of the paragraph.
    var element: NSTextElement?
    var fragment: NSTextLayoutFragment?
    /// Whether a delegate hides the paragraph; nil before it was asked.
    var isHidden: Bool?
    /// The space that the fragment reserves.
    var margins: FlowMargins?
    /// The space above the first line and below the last.
    var topMargin: CGFloat = 0
    var bottomMargin: CGFloat = 0
}

/// A text as blocks that are laid out when somebody asks for them.
///
/// In one endless rectangle blocks know nothing of each other: an edit costs its paragraph, and
/// a look at the middle of a long text the paragraphs that are seen. Other rooms are filled from
/// the start, and from the paragraph of an edit on.
package final class TextFlow {
    private var list = TextBlocks<FlowBlock>()
    /// Where blocks begin from the top, and how many of them are right.
    private var tops: [CGFloat] = [0]
    private var validTops = 1
    /// How many blocks were laid out, ever: what tests count.
    package private(set) var laidCount = 0
    package unowned let manager: NSLayoutManager

    package init(_ manager: NSLayoutManager) { self.manager = manager }

    // MARK: Blocks

    package var blocks: [FlowBlock] { list.blocks }
    package var length: Int { list.length }

    /// Forgets everything and cuts the text into blocks.
    package func reset(_ units: [UInt16]) {
        list.isSingleLine = manager.state.isSingleLine
        list.reset(units)
        measure(0..<blocks.count)
    }

    /// Takes the blocks of another text.
    func reset(blocks: [FlowBlock]) {
        list.reset(blocks)
        measure(0..<blocks.count)
        if !manager.isSimple { invalidate() }
    }

    /// Takes an edit; the range is that in the new text.
    package func edit(_ storage: NSTextStorage, range: Range<Int>, delta: Int) {
        list.isSingleLine = manager.state.isSingleLine
        guard let fresh = list.edit(storage, range: range, delta: delta) else {
            return measure(0..<blocks.count)
        }
        measure(fresh)
        if !manager.isSimple { invalidate(from: fresh.lowerBound) }
    }

    /// Estimates the heights of new blocks, and has places counted again behind them.
    private func measure(_ fresh: Range<Int>) {
        let fallback = manager.estimatedLineHeight
        for block in blocks[fresh] where block.lines == nil && block.height == 0 {
            block.height = fallback * CGFloat(max(1, block.length / 60 + 1))
        }
        let count = blocks.count + 1
        if tops.count > count { tops.removeLast(tops.count - count) }
        if tops.count < count { tops += [CGFloat](repeating: 0, count: count - tops.count) }
        validTops = min(validTops, fresh.lowerBound + 1)
    }

    /// The first unit of a block.
    package func start(_ index: Int) -> Int { list.start(index) }

    /// From the top of the text to a block's; 0 where lines' places are the container's.
    package func top(_ index: Int) -> CGFloat {
        guard manager.isSimple else { return 0 }
        while validTops <= index {
            tops[validTops] = tops[validTops - 1] + blocks[validTops - 1].height
            validTops += 1
        }
        return tops[index]
    }

    /// From the top of the container to that of a block that may not be laid out.
    func estimatedTop(_ index: Int) -> CGFloat {
        if manager.isSimple { return top(index) }
        return index > 0 ? blocks[index - 1].end.y : 0
    }

    /// The block that a unit is in; the last one for the end of the text.
    package func blockIndex(at unit: Int) -> Int { list.index(at: unit) }

    /// The place of a block; nil for one that is no longer there.
    func index(of block: FlowBlock) -> Int? { list.index(of: block) }

    /// The block at a height; the nearest above or below the text.
    package func blockIndex(atHeight y: CGFloat) -> Int {
        guard blocks.count > 1, manager.isSimple else { return 0 }
        // Most questions are about heights that are known.
        while validTops <= blocks.count, tops[validTops - 1] <= y { _ = top(validTops) }
        var low = 0
        var high = min(validTops, blocks.count) - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    // MARK: Laying out

    /// Forgets the lines of blocks; with `text`, how their letters are shaped, too.
    package func invalidate(from first: Int = 0, through last: Int? = nil, text: Bool = false) {
        guard !blocks.isEmpty else { return }
        for block in blocks[
            min(first, blocks.count)...min(last ?? blocks.count - 1, blocks.count - 1)
        ] {
            block.lines = nil
            if text { block.text = nil }
        }
        validTops = min(validTops, first + 1)
    }

    /// A block with its lines.
    package func laid(_ index: Int) -> FlowBlock {
        let block = blocks[index]
        guard block.lines == nil else { return block }
        if manager.isSimple {
            if !manager.allowsNonContiguousLayout { layOutAll(before: index) }
            layOut(index, from: FlowCursor())
        } else {
            layOutAll(before: index)
            layOut(index, from: index > 0 ? blocks[index - 1].end : FlowCursor())
        }
        return block
    }

    private func layOutAll(before index: Int) {
        var first = index
        while first > 0, blocks[first - 1].lines == nil { first -= 1 }
        for each in first..<index {
            layOut(each, from: each > 0 ? blocks[each - 1].end : FlowCursor())
        }
    }

    /// Lays everything out.
    package func layOutAll() {
        for index in blocks.indices where blocks[index].lines == nil { _ = laid(index) }
    }

    /// The first block without lines.
    package var firstUnlaid: Int { blocks.firstIndex { $0.lines == nil } ?? blocks.count }

    private func layOut(_ index: Int, from cursor: FlowCursor) {
        let block = blocks[index]
        laidCount += 1
        let old = block.height
        let other = manager.state.textLayoutManager
        if other?.isHidden(index) ?? false {
            block.lines = []
            block.height = 0
            block.end = cursor
        } else {
            AttachmentSite.with(other, start(index)) { compose(block, index, cursor) }
        }
        if old != block.height { validTops = min(validTops, index + 1) }
        block.fragment?.layout.lines = nil
    }

    private func compose(_ block: FlowBlock, _ index: Int, _ cursor: FlowCursor) {
        let text: TypesetText
        if let known = block.text {
            text = known
        } else {
            let made = manager.typeset(start(index)..<start(index) + block.length, ofBlock: index)
            text = made.text
            block.properties = made.properties
        }
        block.text = text
        // Only a delegate makes fragments with margins of their own; others are made when they are shown.
        let other = manager.state.textLayoutManager
        block.margins =
            other?.delegate == nil ? nil : FlowMargins(other?.fragment(ofBlock: index))
        let composer = composition(index, text, cursor)
        block.lines = composer.lines
        block.height = composer.height
        block.end = composer.cursor
        block.topMargin = composer.topMargin
        block.bottomMargin = composer.bottomMargin
    }

    private func composition(
        _ index: Int,
        _ text: TypesetText,
        _ cursor: FlowCursor
    ) -> LineComposition {
        var composer = LineComposition(
            manager,
            text,
            start: start(index),
            isFirst: index == 0,
            isLast: index == blocks.count - 1,
            margins: blocks[index].margins,
            cursor: cursor
        )
        composer.run()
        return composer
    }

    /// The lines of a block with its letters in another look.
    func lines(ofBlock index: Int, as text: TypesetText) -> [LineFragment] {
        let cursor = manager.isSimple || index == 0 ? FlowCursor() : blocks[index - 1].end
        return AttachmentSite.with(manager.state.textLayoutManager, start(index)) {
            composition(index, text, cursor).lines
        }
    }

    // MARK: Lines

    /// A line by its block and its place in it.
    package struct Place: Equatable {
        package var block: Int
        package var line: Int

        package init(block: Int, line: Int) {
            self.block = block
            self.line = line
        }
    }

    /// The line that shows a unit; before its end where `isUpstream` and a line ends there.
    package func place(of unit: Int, isUpstream: Bool = false) -> Place? {
        guard !blocks.isEmpty else { return nil }
        let index = blockIndex(at: unit)
        let lines = laid(index).lines ?? []
        guard !lines.isEmpty else { return placeBeside(index) }
        let local = unit - start(index)
        let found = lines.firstIndex { $0.content.range.contains(local) } ?? lines.count - 1
        if isUpstream, found > 0, lines[found].content.range.lowerBound == local {
            return Place(block: index, line: found - 1)
        }
        return Place(block: index, line: found)
    }

    /// The line nearest to a block without lines: the last before it, else the first behind it.
    private func placeBeside(_ index: Int) -> Place? {
        guard manager.state.textLayoutManager != nil else { return nil }
        for other in (0..<index).reversed() {
            let count = laid(other).lines?.count ?? 0
            if count > 0 { return Place(block: other, line: count - 1) }
        }
        for other in index + 1..<max(index + 1, blocks.count)
        where !(laid(other).lines ?? []).isEmpty {
            return Place(block: other, line: 0)
        }
        return nil
    }

    /// A line in the space of its container, its units counted from the block's start.
    package func fragment(_ place: Place) -> LineFragment? {
        guard blocks.indices.contains(place.block) else { return nil }
        guard let lines = laid(place.block).lines, lines.indices.contains(place.line) else {
            return nil
        }
        return moved(lines[place.line], by: top(place.block))
    }

    private func moved(_ line: LineFragment, by y: CGFloat) -> LineFragment {
        guard y != 0 else { return line }
        var line = line
        line.rect.origin.y += y
        line.used.origin.y += y
        line.origin.y += y
        return line
    }

    /// The units of a line.
    package func range(of place: Place) -> Range<Int> {
        guard let lines = laid(place.block).lines, lines.indices.contains(place.line) else {
            return length..<length
        }
        let base = start(place.block)
        let local = lines[place.line].content.range
        return local.lowerBound + base..<local.upperBound + base
    }

    /// The line before or after.
    package func neighbour(of place: Place, isAfter: Bool) -> Place? {
        var place = place
        place.line += isAfter ? 1 : -1
        if place.line >= 0, place.line < (laid(place.block).lines?.count ?? 0) { return place }
        place.block += isAfter ? 1 : -1
        guard blocks.indices.contains(place.block) else { return nil }
        let count = laid(place.block).lines?.count ?? 0
        guard count > 0 else { return nil }
        place.line = isAfter ? 0 : count - 1
        return place
    }

    /// Calls back with each line that shows units of a range, until it answers false.
    package func forEachLine(
        in range: Range<Int>,
        _ body: (_ line: LineFragment, _ base: Int, _ place: Place) -> Bool
    ) {
        guard !blocks.isEmpty, range.lowerBound < max(length, 1) else { return }
        var index = blockIndex(at: range.lowerBound)
        while index < blocks.count, start(index) < max(range.upperBound, range.lowerBound + 1) {
            let lines = laid(index).lines ?? []
            let base = start(index)
            for (number, line) in lines.enumerated() {
                let low = line.content.range.lowerBound + base
                let high = line.content.range.upperBound + base
                if high <= range.lowerBound { continue }
                if low >= max(range.upperBound, range.lowerBound + 1) { return }
                let place = Place(block: index, line: number)
                guard body(moved(line, by: top(index)), base, place) else { return }
            }
            index += 1
        }
    }

    /// The line at a point of a container: the nearest where none is.
    package func place(at point: CGPoint, container: Int) -> Place? {
        guard !blocks.isEmpty else { return nil }
        if manager.isSimple {
            var index = blockIndex(atHeight: point.y)
            // Laying a block out may move those behind it.
            for _ in 0..<8 {
                _ = laid(index)
                let again = blockIndex(atHeight: point.y)
                if again == index { break }
                index = again
            }
            let local = point.y - top(index)
            let lines = laid(index).lines ?? []
            guard !lines.isEmpty else { return placeBeside(index) }
            let line = lines.firstIndex { local < $0.rect.maxY } ?? lines.count - 1
            return Place(block: index, line: line)
        }
        layOutAll()
        var best: (Place, CGFloat)?
        for index in blocks.indices {
            for (number, line) in (blocks[index].lines ?? []).enumerated()
            where line.container == container {
                let away = Self.distance(point, line.rect)
                if best.map({ away < $0.1 }) ?? true {
                    best = (Place(block: index, line: number), away)
                }
            }
        }
        return best?.0
    }

    private static func distance(_ point: CGPoint, _ rect: CGRect) -> CGFloat {
        let dx = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let dy = max(rect.minY - point.y, 0, point.y - rect.maxY)
        // A line at the height counts as nearer than one beside it.
        return dx + 1000 * dy
    }

    /// The height of all blocks: about, where some are not laid out.
    package var height: CGFloat { top(blocks.count) }
}
