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

/// A paragraph with its separator.
package final class FlowBlock {
    package var length: Int
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

    package init(length: Int) { self.length = length }
}

/// A text as blocks that are laid out when somebody asks for them.
///
/// In one endless rectangle blocks know nothing of each other: an edit costs its paragraph, and
/// a look at the middle of a long text the paragraphs that are seen. Other rooms are filled from
/// the start, and from the paragraph of an edit on.
package final class TextFlow {
    package private(set) var blocks: [FlowBlock] = []
    /// Where blocks begin, in units, and how many of them are right.
    private var starts: [Int] = [0]
    private var validStarts = 1
    /// Where blocks begin from the top, and how many of them are right.
    private var tops: [CGFloat] = [0]
    private var validTops = 1
    package private(set) var length = 0
    /// How many blocks were laid out, ever: what tests count.
    package private(set) var laidCount = 0
    package unowned let manager: NSLayoutManager

    package init(_ manager: NSLayoutManager) { self.manager = manager }

    // MARK: Blocks

    /// Forgets everything and cuts the text into blocks.
    package func reset(_ units: [UInt16]) {
        blocks = cut(units)
        length = units.count
        measure(from: 0)
    }

    /// Takes an edit; the range is that in the new text.
    package func edit(_ storage: NSTextStorage, range: Range<Int>, delta: Int) {
        let old = range.lowerBound..<max(range.lowerBound, range.upperBound - delta)
        guard !blocks.isEmpty, storage.length > 0 else {
            return reset(storage.units(in: 0..<storage.length))
        }
        var first = blockIndex(at: old.lowerBound)
        if first > 0, start(first) == old.lowerBound { first -= 1 }
        let last = max(first, blockIndex(at: old.upperBound))
        let low = start(first)
        let high = start(last) + blocks[last].length + delta
        guard low <= high, high <= storage.length else {
            return reset(storage.units(in: 0..<storage.length))
        }
        let fresh = cut(storage.units(in: low..<high))
        // A separator that an edit has split or joined reaches into the next block.
        blocks.replaceSubrange(first...last, with: fresh)
        length += delta
        measure(from: first)
        if !manager.isSimple { invalidate(from: first) }
    }

    /// Makes the blocks' places count again from one on.
    private func measure(from first: Int) {
        let fallback = manager.estimatedLineHeight
        for block in blocks[min(first, blocks.count)...]
        where block.lines == nil && block.height == 0 {
            block.height = fallback * CGFloat(max(1, block.length / 60 + 1))
        }
        starts = Self.sized(starts, blocks.count + 1)
        tops = Self.sized(tops, blocks.count + 1)
        validStarts = min(validStarts, first + 1)
        validTops = min(validTops, first + 1)
    }

    private static func sized<T: Numeric>(_ list: [T], _ count: Int) -> [T] {
        if list.count == count { return list }
        if list.count > count { return Array(list.prefix(count)) }
        return list + [T](repeating: 0, count: count - list.count)
    }

    private func cut(_ units: [UInt16]) -> [FlowBlock] {
        if manager.state.isSingleLine {
            return units.isEmpty ? [] : [FlowBlock(length: units.count)]
        }
        var result: [FlowBlock] = []
        units.withUnsafeBufferPointer { units in
            var start = 0
            var index = 0
            while index < units.count {
                let unit = units[index]
                index += 1
                guard unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 else {
                    continue
                }
                if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
                result.append(FlowBlock(length: index - start))
                start = index
            }
            if start < units.count { result.append(FlowBlock(length: units.count - start)) }
        }
        return result
    }

    /// The first unit of a block.
    package func start(_ index: Int) -> Int {
        while validStarts <= index {
            starts[validStarts] = starts[validStarts - 1] + blocks[validStarts - 1].length
            validStarts += 1
        }
        return starts[index]
    }

    /// From the top of the text to a block's; 0 where lines' places are the container's.
    package func top(_ index: Int) -> CGFloat {
        guard manager.isSimple else { return 0 }
        while validTops <= index {
            tops[validTops] = tops[validTops - 1] + blocks[validTops - 1].height
            validTops += 1
        }
        return tops[index]
    }

    /// The block that a unit is in; the last one for the end of the text.
    package func blockIndex(at unit: Int) -> Int {
        guard blocks.count > 1 else { return 0 }
        var low = 0
        var high = blocks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if start(middle) <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The block at a height; the nearest above or below the text.
    package func blockIndex(atHeight y: CGFloat) -> Int {
        guard blocks.count > 1 else { return 0 }
        var low = 0
        var high = blocks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if top(middle) <= y { low = middle } else { high = middle - 1 }
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
        let text: TypesetText
        if let known = block.text {
            text = known
        } else {
            let made = manager.typeset(start(index)..<start(index) + block.length)
            text = made.text
            block.properties = made.properties
        }
        block.text = text
        var composer = LineComposition(
            manager,
            text,
            start: start(index),
            isFirst: index == 0,
            isLast: index == blocks.count - 1,
            cursor: cursor
        )
        composer.run()
        let old = block.height
        block.lines = composer.lines
        block.height = composer.height
        block.end = composer.cursor
        if old != block.height { validTops = min(validTops, index + 1) }
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
        guard !lines.isEmpty else { return nil }
        let local = unit - start(index)
        let found = lines.firstIndex { $0.content.range.contains(local) } ?? lines.count - 1
        if isUpstream, found > 0, lines[found].content.range.lowerBound == local {
            return Place(block: index, line: found - 1)
        }
        return Place(block: index, line: found)
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
            guard !lines.isEmpty else { return nil }
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
