// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitTextKit

struct LayoutFragmentTests {
    /// The lines of TextKit 1: their ranges and where their letters are.
    private func lines(of storage: NSTextStorage, width: CGFloat) -> [String] {
        let copy = NSTextStorage(attributedString: storage)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        manager.addTextContainer(container)
        copy.addLayoutManager(manager)
        var found: [String] = []
        let all = NSRange(location: 0, length: copy.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in
            found.append(
                describe(
                    range.location,
                    range.length,
                    CGRect(
                        x: used.minX + 5,
                        y: rect.minY,
                        width: used.width - 10,
                        height: rect.height
                    )
                )
            )
        }
        return found
    }

    private func describe(_ location: Int, _ length: Int, _ rect: CGRect) -> String {
        func round(_ value: CGFloat) -> Int { Int((value * 100).rounded()) }
        return "\(location)+\(length) \(round(rect.minX)) \(round(rect.minY)) "
            + "\(round(rect.width)) \(round(rect.height))"
    }

    private func lines(of stack: TextStack) -> [String] {
        stack.fragments.flatMap { fragment in
            let start = stack.units(fragment.rangeInElement)?.lowerBound ?? -1
            let frame = fragment.layoutFragmentFrame
            return fragment.textLineFragments.compactMap { line -> String? in
                guard line.characterRange.length > 0 else { return nil }
                return describe(
                    start + line.characterRange.location,
                    line.characterRange.length,
                    line.typographicBounds.offsetBy(dx: frame.minX, dy: frame.minY)
                )
            }
        }
    }

    @Test func bothTextKitsBreakRandomTextsIntoTheSameLines() {
        var random = FixedRandom(seed: 5)
        for _ in 0..<40 {
            let width = CGFloat(random.next(in: 60...300))
            let stack = TextStack(random.text(pieces: 40), width: width)
            #expect(lines(of: stack) == lines(of: stack.storage, width: width))
        }
    }

    @Test func editsLeaveTheLinesOfANewLayout() {
        var random = FixedRandom(seed: 8)
        let stack = TextStack("first\nsecond line of text\n", width: 120)
        for step in 0..<150 {
            let low = random.next(in: 0...stack.storage.length)
            let high = random.next(in: low...min(stack.storage.length, low + 8))
            stack.replace(low, high, random.text(pieces: random.next(in: 0...3)))
            if stack.storage.length > 150 { stack.replace(40, 100, "") }
            #expect(lines(of: stack) == lines(of: stack.storage, width: 120), "step \(step)")
            expectTiles(stack)
        }
    }

    /// Fragments cover the text and the container without gaps and overlaps.
    private func expectTiles(_ stack: TextStack) {
        var unit = 0
        var bottom: CGFloat = 0
        for fragment in stack.fragments {
            let units = stack.units(fragment.rangeInElement) ?? -1..<0
            #expect(units.lowerBound == unit)
            unit = units.upperBound
            let frame = fragment.layoutFragmentFrame
            #expect(abs(frame.minY - bottom) < 0.01)
            bottom = frame.maxY
            var inner = fragment.topMargin
            for line in fragment.textLineFragments {
                #expect(abs(line.typographicBounds.minY - inner) < 0.01)
                inner = line.typographicBounds.maxY
                #expect(fragment.renderingSurfaceBounds.contains(line.typographicBounds))
            }
            #expect(abs(inner + fragment.bottomMargin - frame.height) < 0.01)
        }
        #expect(unit == stack.storage.length)
        #expect(abs(stack.manager.usageBoundsForTextContainer.maxY - bottom) < 0.01)
    }

    @Test func fragmentsTileADocumentWithSpacedParagraphs() {
        let stack = TextStack("one\ntwo with more words than a line has room for\n\nthree\n")
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 7
        style.paragraphSpacingBefore = 3
        style.lineSpacing = 2
        style.headIndent = 20
        stack.storage.addAttribute(
            .paragraphStyle,
            value: style,
            range: NSRange(location: 0, length: stack.storage.length)
        )
        expectTiles(stack)
        #expect(stack.fragments.map(\.topMargin) == [0, 3, 3, 3])
        #expect(stack.fragments.map(\.bottomMargin) == [7, 7, 7, 0])
    }

    @Test func fragmentsAreFoundByPlaceAndByPoint() {
        let stack = TextStack("one\ntwo\nthree")
        for fragment in stack.fragments {
            let middle = CGPoint(x: 50, y: fragment.layoutFragmentFrame.midY)
            #expect(stack.manager.textLayoutFragment(for: middle) === fragment)
            let place = fragment.rangeInElement.location
            #expect(stack.manager.textLayoutFragment(for: place) === fragment)
        }
        #expect(stack.manager.textLayoutFragment(for: CGPoint(x: 0, y: -1)) == nil)
        #expect(stack.manager.textLayoutFragment(for: CGPoint(x: 0, y: 1000)) == nil)
        #expect(stack.manager.textLayoutFragment(for: TextOffset(99)) == nil)
    }

    @Test func fragmentsAreEnumeratedFromAnyPlaceInBothDirections() {
        let stack = TextStack("a\nb\nc\nd")
        func starts(
            _ unit: Int?,
            _ options: NSTextLayoutFragment.EnumerationOptions = [],
            count: Int = 9
        ) -> (starts: [Int], edge: Int?) {
            var found: [Int] = []
            let edge = stack.manager.enumerateTextLayoutFragments(
                from: unit.map { TextOffset($0) },
                options: options
            ) {
                found.append(stack.units($0.rangeInElement)?.lowerBound ?? -1)
                return found.count < count
            }
            return (found, (edge as? TextOffset)?.unit)
        }
        #expect(starts(nil).starts == [0, 2, 4, 6])
        #expect(starts(nil).edge == 7)
        #expect(starts(3).starts == [2, 4, 6])
        #expect(starts(3, count: 2).edge == 6)
        #expect(starts(nil, .reverse).starts == [6, 4, 2, 0])
        #expect(starts(nil, .reverse).edge == 0)
        #expect(starts(5, .reverse).starts == [2, 0])
        #expect(starts(7, .reverse).starts == [6, 4, 2, 0])
        #expect(starts(0, .reverse).edge == nil)
        #expect(starts(99).edge == nil)
    }

    @Test func aFragmentKnowsHowMuchIsKnownOfIt() {
        let stack = TextStack("one\ntwo")
        var fragments: [NSTextLayoutFragment] = []
        stack.manager.enumerateTextLayoutFragments(from: nil) {
            fragments.append($0)
            return true
        }
        #expect(fragments.map(\.state) == [.none, .none])
        stack.manager.enumerateTextLayoutFragments(from: nil, options: .estimatesSize) { _ in false
        }
        #expect(fragments.map(\.state) == [.estimatedUsageBounds, .none])
        #expect(fragments[0].layoutFragmentFrame.height > 0)
        stack.manager.ensureLayout(for: stack.range(0, 2))
        #expect(fragments.map(\.state) == [.layoutAvailable, .none])
        fragments[0].invalidateLayout()
        #expect(fragments[0].state != .layoutAvailable)
        #expect(fragments[0].textLineFragments.count == 1)
        #expect(fragments[0].state == .layoutAvailable)
    }

    @Test func theLastFragmentHasALineAfterTheLastSeparator() throws {
        let stack = TextStack("one\ntwo\n")
        let last = try #require(stack.fragments.last)
        #expect(last.textLineFragments.map(\.characterRange.length) == [4, 0])
        #expect(stack.units(last.rangeInElement) == 4..<8)
        stack.replace(8, 8, "x")
        #expect(stack.fragments.map { $0.textLineFragments.count } == [1, 1, 1])
    }

    @Test func anEmptyDocumentHasOneFragmentOfAnEmptyLine() throws {
        let stack = TextStack("")
        var count = 0
        stack.manager.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            return true
        }
        #expect(count == 0)
        let only = try #require(stack.fragments.first)
        #expect(only.textLineFragments.map(\.characterRange.length) == [0])
        #expect(only.layoutFragmentFrame.height > 0)
        #expect(stack.segments(0, 0).count == 1)
    }

    // MARK: Long documents

    private static let long = String(repeating: "A line of text.\n", count: 100_000)

    @Test func anEditOfALongDocumentLaysOutItsParagraph() {
        let stack = TextStack(Self.long)
        let flow = stack.manager.engine.flow
        let seen = CGRect(x: 0, y: 0, width: 200, height: 400)
        stack.manager.ensureLayout(for: seen)
        let first = flow.laidCount
        #expect(first < 30)
        stack.replace(20, 20, "x")
        stack.manager.ensureLayout(for: seen)
        #expect(flow.laidCount == first + 1)
        stack.replace(20, 21, "")
        // A new paragraph, and what is left of the old one.
        stack.replace(20, 20, "\n")
        stack.manager.ensureLayout(for: seen)
        #expect(flow.laidCount == first + 3)
        // Far behind what is seen nothing is laid out.
        stack.replace(1_000_000, 1_000_000, "x")
        stack.manager.ensureLayout(for: seen)
        #expect(flow.laidCount == first + 3)
    }

    @Test func fragmentsBeforeAndBehindAnEditStayTheSame() {
        let stack = TextStack("one\ntwo\nthree\nfour")
        let old = stack.fragments
        stack.replace(5, 5, "xx")
        let new = stack.fragments
        #expect(zip(old, new).map { $0 === $1 } == [true, false, true, true])
        #expect(new.map { stack.units($0.rangeInElement) } == [0..<4, 4..<10, 10..<16, 16..<20])
        #expect(stack.units(new[3].textElement?.elementRange) == 16..<20)
    }
}
