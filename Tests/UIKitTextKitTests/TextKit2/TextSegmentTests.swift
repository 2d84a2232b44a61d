// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitTextKit

struct TextSegmentTests {
    private let stack = TextStack("one two three four five six seven\neight")

    private var lines: [CGRect] {
        stack.fragments.flatMap { fragment in
            fragment.textLineFragments.map {
                $0.typographicBounds.offsetBy(
                    dx: fragment.layoutFragmentFrame.minX,
                    dy: fragment.layoutFragmentFrame.minY
                )
            }
        }
    }

    @Test func aRangeInALineHasOneRectangleOfItsLetters() {
        let rect = stack.segments(4, 7).first ?? .zero
        let line = stack.fragments[0].textLineFragments[0]
        #expect(abs(rect.minX - 5 - line.locationForCharacter(at: 4).x) < 0.01)
        #expect(abs(rect.maxX - 5 - line.locationForCharacter(at: 7).x) < 0.01)
        #expect(abs(rect.height - lines[0].height) < 0.01)
    }

    @Test func eachLineOfARangeHasARectangle() {
        #expect(lines.count == 3)
        let all = stack.segments(0, 39)
        #expect(all.count == 3)
        #expect(zip(all, lines).allSatisfy { abs($0.minY - $1.minY) < 0.01 })
        #expect(stack.segments(0, 39, .standard, .middleFragmentsExcluded).count == 2)
    }

    @Test func aSelectionFillsLinesThatGoOn() {
        let all = stack.segments(4, 39, .selection)
        #expect(all[0].minX > 5 && all[0].maxX == 195)
        #expect(all[1].minX == 5 && all[1].maxX == 195)
        #expect(all[2].minX == 5 && all[2].maxX < 100)
    }

    @Test func theEndsOfASelectionAreExtended() {
        let options: NSTextLayoutManager.SegmentOptions = [
            .headSegmentExtended, .tailSegmentExtended,
        ]
        let all = stack.segments(36, 37, .selection, options)
        #expect(all.map(\.minX) == [5] && all.map(\.maxX) == [195])
    }

    @Test func anEmptyRangeHasARectangleWithoutWidth() {
        let start = stack.units(stack.manager.textRange(for: .line, enclosing: TextOffset(0)))
        let end = start?.upperBound ?? 0
        let below = stack.segments(end, end)
        let above = stack.segments(end, end, .standard, .upstreamAffinity)
        #expect(below.map(\.width) == [0] && above.map(\.width) == [0])
        #expect(abs((above.first?.minY ?? -1) - lines[0].minY) < 0.01)
        #expect(abs((below.first?.minY ?? -1) - lines[1].minY) < 0.01)
    }

    @Test func callsHaveRangesAndBaselinesUntilTheAnswerIsFalse() {
        var ranges: [Range<Int>?] = []
        stack.manager.enumerateTextSegments(in: stack.range(0, 39), type: .highlight) {
            range,
            rect,
            baseline,
            container in
            ranges.append(stack.units(range))
            #expect(baseline > rect.height / 2 && baseline < rect.height)
            #expect(container === stack.container)
            return ranges.count < 2
        }
        #expect(ranges.count == 2)
        #expect(ranges.first??.lowerBound == 0)
        stack.manager.enumerateTextSegments(
            in: stack.range(0, 3),
            type: .standard,
            options: .rangeNotRequired
        ) { range, _, _, _ in
            #expect(range == nil)
            return true
        }
    }

    // MARK: Lines

    @Test func aLineFindsItsCharactersAtTheirPlaces() {
        for fragment in stack.fragments {
            for line in fragment.textLineFragments {
                for unit in line.characterRange.location..<line.characterRange.upperBound
                where line.attributedString.string.utf16.dropFirst(unit).first != 0x0A {
                    let x = line.locationForCharacter(at: unit).x
                    #expect(line.characterIndex(for: CGPoint(x: x + 0.5, y: 3)) == unit)
                    let fraction = line.fractionOfDistanceThroughGlyph(
                        for: CGPoint(x: x + 0.5, y: 3)
                    )
                    #expect(fraction > 0 && fraction < 0.5)
                }
            }
        }
    }

    @Test func aLineOfItsOwnIsAsWideAsItsText() {
        let font = UIFont.systemFont(ofSize: 20)
        let line = NSTextLineFragment(
            string: "one two",
            attributes: [.font: font],
            range: NSRange(location: 4, length: 3)
        )
        let size = NSAttributedString(string: "two", attributes: [.font: font]).size()
        #expect(abs(line.typographicBounds.width - size.width) < 0.01)
        #expect(line.characterRange == NSRange(location: 4, length: 3))
        #expect(line.locationForCharacter(at: 4).x == 0)
        #expect(line.characterIndex(for: CGPoint(x: size.width - 1, y: 0)) == 6)
        #expect(line.glyphOrigin.y > 10)
    }
}
