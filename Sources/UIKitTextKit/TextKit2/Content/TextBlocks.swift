// SPDX-License-Identifier: Apache-2.0

/// A paragraph with its separator, in a list of them.
package class TextBlock {
    package final var length: Int
    /// The block's place in its list when it was last looked up.
    fileprivate final var lastIndex = 0

    package required init(length: Int) { self.length = length }
}

/// The paragraphs of a text by their lengths; an edit replaces only those that it touches.
package struct TextBlocks<Block: TextBlock> {
    package private(set) var blocks: [Block] = []
    /// Where blocks begin, in units, and how many of these values are valid.
    private var starts: [Int] = [0]
    private var validStarts = 1
    /// How many blocks know their place.
    private var validIndices = 0
    package private(set) var length = 0
    /// Whether separators do not end blocks.
    package var isSingleLine = false

    package init() {}

    /// Replaces everything with the paragraphs of a text.
    package mutating func reset(_ units: [UInt16]) { reset(cut(units)) }

    /// Replaces everything.
    package mutating func reset(_ blocks: [Block]) {
        self.blocks = blocks
        length = blocks.reduce(0) { $0 + $1.length }
        invalidate(from: 0)
    }

    private mutating func invalidate(from first: Int) {
        let count = blocks.count + 1
        if starts.count > count { starts.removeLast(starts.count - count) }
        if starts.count < count {
            starts += [Int](repeating: 0, count: count - starts.count)
        }
        validStarts = min(validStarts, first + 1)
        validIndices = min(validIndices, first)
    }

    /// Follows an edit; `range` is in the new text.
    ///
    /// - Returns: the places of the blocks that are new; nil where everything was replaced.
    package mutating func edit(
        _ storage: NSTextStorage,
        range: Range<Int>,
        delta: Int
    ) -> Range<Int>? {
        let old = range.lowerBound..<max(range.lowerBound, range.upperBound - delta)
        guard !blocks.isEmpty, storage.length > 0, old.upperBound <= length else {
            reset(storage.units(in: 0..<storage.length))
            return nil
        }
        var first = index(at: old.lowerBound)
        // An edit at a block's start may join the separator before it with what is inserted.
        let reachesBack = first > 0 && start(first) == old.lowerBound
        if reachesBack { first -= 1 }
        let last = max(first, index(at: old.upperBound))
        let low = start(first)
        let high = start(last) + blocks[last].length + delta
        guard low <= high, high <= storage.length else {
            reset(storage.units(in: 0..<storage.length))
            return nil
        }
        var fresh = cut(storage.units(in: low..<high))
        let isFollowed = fresh.count > 1 || last + 1 < blocks.count
        if reachesBack, isFollowed, fresh.first?.length == blocks[first].length {
            first += 1
            fresh.removeFirst()
        }
        if first <= last { blocks.replaceSubrange(first...last, with: fresh) }
        length += delta
        invalidate(from: first)
        return first..<first + fresh.count
    }

    private func cut(_ units: [UInt16]) -> [Block] {
        if isSingleLine { return units.isEmpty ? [] : [Block(length: units.count)] }
        var result: [Block] = []
        units.withUnsafeBufferPointer { units in
            var start = 0
            var index = 0
            while index < units.count {
                let unit = units[index]
                index += 1
                guard Self.endsParagraph(unit) else { continue }
                if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
                result.append(Block(length: index - start))
                start = index
            }
            if start < units.count { result.append(Block(length: units.count - start)) }
        }
        return result
    }

    private static func endsParagraph(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85
    }

    /// The length of the separator at the end of a paragraph.
    static func separatorLength(_ units: [UInt16]) -> Int {
        guard let last = units.last, endsParagraph(last) else { return 0 }
        return last == 0x0A && units.dropLast().last == 0x0D ? 2 : 1
    }

    /// The first unit of a block.
    package mutating func start(_ index: Int) -> Int {
        while validStarts <= index {
            starts[validStarts] = starts[validStarts - 1] + blocks[validStarts - 1].length
            validStarts += 1
        }
        return starts[index]
    }

    /// The block that a unit is in; the last one for the end of the text.
    package mutating func index(at unit: Int) -> Int {
        guard blocks.count > 1 else { return 0 }
        // Most questions are about places whose starts are known.
        while starts[validStarts - 1] <= unit, validStarts <= blocks.count {
            _ = start(validStarts)
        }
        var low = 0
        var high = min(validStarts, blocks.count) - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The place of a block; nil for one that is no longer there.
    package mutating func index(of block: Block) -> Int? {
        let known = block.lastIndex
        if blocks.indices.contains(known), blocks[known] === block { return known }
        while validIndices < blocks.count {
            let index = validIndices
            blocks[index].lastIndex = index
            validIndices += 1
            if blocks[index] === block { return index }
        }
        return nil
    }
}
