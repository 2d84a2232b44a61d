// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitTables

/// Where rows lie, against sums that are made the simple way.
@Suite
struct GeometryTests {
    /// Numbers that look random and are the same each time.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }
    }

    @Test(arguments: [0, 1, 2, 63, 64, 65, 200, 1000])
    func offsetsAreTheSumsOfTheHeightsBefore(count: Int) {
        var dice = Dice(state: UInt64(count) + 7)
        var rows = RowHeights(count: count, base: 44)
        var plain = [CGFloat](repeating: 44, count: count)
        for _ in 0..<count * 2 {
            let row = Int.random(in: 0..<max(1, count), using: &dice)
            let height = CGFloat(Int.random(in: 0...90, using: &dice))
            rows.set(height, at: row, isExact: true)
            plain[row] = height
        }
        var sum: CGFloat = 0
        for row in 0..<count {
            #expect(rows.offset(of: row) == sum)
            #expect(rows[row] == plain[row])
            if plain[row] > 0 {
                #expect(rows.row(at: sum) == row)
                #expect(rows.row(at: sum + plain[row] - 0.5) == row)
            }
            sum += plain[row]
        }
        #expect(rows.total == sum)
    }

    @Test func rowsInAStretchAreThoseThatTouchIt() {
        var dice = Dice(state: 99)
        for _ in 0..<60 {
            let sections = (0..<5).map { _ in
                let count = Int.random(in: 0...4, using: &dice)
                var section = TableGeometry.Section(rows: RowHeights(count: count, base: 10))
                section.header = CGFloat(Int.random(in: 0...1, using: &dice) * 7)
                section.footer = CGFloat(Int.random(in: 0...1, using: &dice) * 3)
                return section
            }
            let geometry = TableGeometry(sections, top: 5, bottom: 2)
            for start in stride(from: CGFloat(-4), to: geometry.height + 8, by: 3) {
                var wanted: [RowKey] = []
                var y: CGFloat = 5
                for (index, section) in sections.enumerated() {
                    y += section.header
                    for row in 0..<section.rows.count {
                        if y + 10 > start, y < start + 25 {
                            wanted.append(RowKey(section: index, row: row))
                        }
                        y += 10
                    }
                    y += section.footer
                }
                let found = geometry.rows(from: start, to: start + 25)
                #expect(found?.first == wanted.first)
                #expect(found?.last == wanted.last)
            }
        }
    }

    @Test func mapsOfChangesAreEachOthersInverse() {
        var dice = Dice(state: 5)
        for _ in 0..<200 {
            let count = Int.random(in: 0...8, using: &dice)
            let gone = (0..<count).filter { _ in Bool.random(using: &dice) }
            var list = (0..<count).filter { !gone.contains($0) }.map { Optional($0) }
            var taken: [Int] = []
            for _ in 0..<Int.random(in: 0...4, using: &dice) {
                list.insert(nil, at: Int.random(in: 0...list.count, using: &dice))
            }
            for (place, old) in list.enumerated() where old == nil { taken.append(place) }
            let map = IndexMap(gone: gone, taken: taken)
            for (place, old) in list.enumerated() {
                #expect(map.old(place) == old)
                if let old { #expect(map.new(old) == place) }
            }
            for old in gone { #expect(map.new(old) == nil) }
        }
    }

    @Test func aMillionRowsTakeNoRoomUntilTheyAreMeasured() {
        var rows = RowHeights(count: 1_000_000, base: 44)
        #expect(rows.total == 44_000_000)
        #expect(rows.row(at: 43_999_999) == 999_999)
        rows.set(100, at: 500_000, isExact: true)
        #expect(rows.total == 44_000_056)
        #expect(rows.offset(of: 500_001) == 22_000_100)
        #expect(rows.row(at: 22_000_099) == 500_000)
        #expect(rows.row(at: 22_000_100) == 500_001)
    }
}

/// A table that is as high as its rows, as many programs write it.
private final class FittingTable: UITableView {
    var changes = 0
    override var contentSize: CGSize {
        didSet {
            changes += 1
            invalidateIntrinsicContentSize()
        }
    }
    override var intrinsicContentSize: CGSize { contentSize }
}

@MainActor
struct FittingTableTests {
    @Test func aSubclassHearsOfItsContentSize() {
        let source = RowSource(count: 2)
        let table = FittingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 100 && table.changes > 0)
        let before = table.changes
        source.sections = [["a", "b", "c", "d"]]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 200 && table.changes > before)
        #expect(table.intrinsicContentSize.height == 200)
    }
}
