// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// A length along the direction of scrolling and one across it, so that one arithmetic serves both.
struct FlowSize: Equatable {
    var along: CGFloat
    var across: CGFloat

    init(along: CGFloat, across: CGFloat) {
        self.along = along
        self.across = across
    }

    init(_ size: CGSize, _ direction: UICollectionView.ScrollDirection) {
        // A side that is no number, or less than nothing, takes no room.
        let width = size.width.isFinite ? max(0, size.width) : 0
        let height = size.height.isFinite ? max(0, size.height) : 0
        along = direction == .vertical ? height : width
        across = direction == .vertical ? width : height
    }
}

/// The lines of one section, from a length along the direction of scrolling.
///
/// A line takes items while they fit with the least spacing. What is left over goes between the
/// items, so that the first and the last touch the insets. The last line is spaced as if it were
/// filled up with items like its last one, so that columns go on; a line with room for one item
/// only has it in the middle. Within a line items are centred.
struct FlowSection {
    /// The insets: at the start and end along scrolling, and across it.
    struct Inset: Equatable {
        var before: CGFloat = 0
        var after: CGFloat = 0
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
    }

    /// One line of items of several sizes.
    struct Line {
        var first: Int
        var count: Int
        /// From the first line's beginning.
        var start: CGFloat
        var thickness: CGFloat
        /// Before the first item, and between items.
        var offset: CGFloat
        var spacing: CGFloat
    }

    var count: Int
    var inset = Inset()
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The room across scrolling, insets included.
    var room: CGFloat = 0
    /// Pixels per point, for spaces on whole pixels.
    var scale: CGFloat = 1
    /// The size of all items, where they have the same.
    var size = FlowSize(along: 50, across: 50)
    /// The sizes of the items, where they differ.
    var sizes: [FlowSize]?

    /// Where the section begins along scrolling.
    var start: CGFloat = 0
    private(set) var lines: [Line] = []
    private(set) var perLine = 1
    private(set) var grid = (offset: CGFloat(0), spacing: CGFloat(0))
    /// How far the lines go, from the first one's beginning to the last one's end.
    private(set) var linesLength: CGFloat = 0

    var available: CGFloat { max(0, room - inset.leading - inset.trailing) }
    var length: CGFloat { header + inset.before + linesLength + inset.after + footer }
    var end: CGFloat { start + length }
    /// Where the first line begins.
    var linesStart: CGFloat { start + header + inset.before }

    /// Half a thousandth of a point: what sums of fractions may be off without an item falling
    /// into the next line.
    private static let slack: CGFloat = 0.0005

    // MARK: Making lines

    mutating func makeLines() {
        guard let sizes else { return makeGrid() }
        lines = []
        linesLength = 0
        var index = 0
        var place: CGFloat = 0
        let room = available
        while index < sizes.count {
            var used = sizes[index].across
            var thickness = sizes[index].along
            var next = index + 1
            while next < sizes.count {
                let with = used + itemSpacing + sizes[next].across
                guard with <= room + Self.slack else { break }
                used = with
                thickness = max(thickness, sizes[next].along)
                next += 1
            }
            var fit = next - index
            if next == sizes.count {
                let last = sizes[next - 1].across
                // An item without size would be repeated for ever.
                while last + itemSpacing > 0, used + itemSpacing + last <= room + Self.slack {
                    used += itemSpacing + last
                    fit += 1
                }
            }
            let (offset, spacing) = justified(used, fit)
            lines.append(
                Line(
                    first: index,
                    count: next - index,
                    start: place,
                    thickness: thickness,
                    offset: offset,
                    spacing: spacing
                )
            )
            linesLength = place + thickness
            place += thickness + lineSpacing
            index = next
        }
    }

    /// What is before the first item and between items that take up a length.
    private func justified(_ used: CGFloat, _ fit: Int) -> (CGFloat, CGFloat) {
        let left = available - used
        guard left > 0 else { return (0, itemSpacing) }
        guard fit > 1 else { return (left / 2, itemSpacing) }
        return (0, itemSpacing + left / CGFloat(fit - 1))
    }

    private mutating func makeGrid() {
        lines = []
        let step = size.across + itemSpacing
        let most = step > 0 ? (available + itemSpacing + Self.slack) / step : CGFloat(count)
        perLine = max(1, most < CGFloat(Int32.max) ? Int(most) : max(1, count))
        let used = CGFloat(perLine) * step - itemSpacing
        let (offset, spacing) = step > 0 ? justified(used, perLine) : (0, 0)
        grid = (offset, spacing)
        let rows = count == 0 ? 0 : (count + perLine - 1) / perLine
        linesLength =
            rows == 0 ? 0 : CGFloat(rows) * size.along + CGFloat(rows - 1) * lineSpacing
    }

    /// Gives one item a size; the lines must be made again then.
    mutating func setSize(_ new: FlowSize, of item: Int) {
        if sizes == nil {
            guard new != size else { return }
            sizes = Array(repeating: size, count: count)
        }
        sizes?[item] = new
    }

    // MARK: Asking

    private func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// Where an item lies: its beginning along and across, and its size.
    func place(of item: Int) -> (along: CGFloat, across: CGFloat, size: FlowSize) {
        guard let sizes else {
            let (row, column) = item.quotientAndRemainder(dividingBy: perLine)
            return (
                linesStart + CGFloat(row) * (size.along + lineSpacing),
                inset.leading
                    + onPixel(grid.offset + CGFloat(column) * (size.across + grid.spacing)),
                size
            )
        }
        let line = lines[lineIndex(of: item)]
        var across = line.offset
        for index in line.first..<item { across += sizes[index].across + line.spacing }
        let size = sizes[item]
        return (
            linesStart + line.start + onPixel((line.thickness - size.along) / 2),
            inset.leading + onPixel(across),
            size
        )
    }

    /// The line that an item is in, by halves.
    func lineIndex(of item: Int) -> Int {
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].first <= item { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The items of the lines that have a part between two lengths along scrolling.
    func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let (from, to) = (lower - linesStart, upper - linesStart)
        guard to > 0 || linesLength == 0, from <= linesLength, from <= to else { return 0..<0 }
        guard sizes != nil else {
            let step = size.along + lineSpacing
            guard step > 0 else { return 0..<count }
            let rows = (count + perLine - 1) / perLine
            let first = max(0, min(CGFloat(rows), ((from - size.along) / step).rounded(.up)))
            let last = max(0, min(CGFloat(rows), (to / step).rounded(.up)))
            let start = Int(first) * perLine
            return start..<max(start, min(count, Int(last) * perLine))
        }
        var low = 0
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].start + lines[middle].thickness < from {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var last = low
        while last < lines.count, lines[last].start < to { last += 1 }
        guard low < last else { return 0..<0 }
        return lines[low].first..<(lines[last - 1].first + lines[last - 1].count)
    }
}
