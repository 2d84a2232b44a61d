// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

@testable import UIKitTextKit

struct SelectionNavigationTests {
    private typealias Direction = NSTextSelectionNavigation.Direction
    private typealias Destination = NSTextSelectionNavigation.Destination

    private let stack = TextStack("One two. Three four five six seven\nlast line")

    private func move(
        _ units: Range<Int>,
        _ direction: Direction,
        _ destination: Destination,
        extending: Bool = false,
        confined: Bool = false,
        in stack: TextStack? = nil
    ) -> Range<Int>? {
        let stack = stack ?? self.stack
        let selection = NSTextSelection(
            range: NSTextRange(units: units),
            affinity: .downstream,
            granularity: .character
        )
        let moved = stack.manager.textSelectionNavigation.destinationSelection(
            for: selection,
            direction: direction,
            destination: destination,
            extending: extending,
            confined: confined
        )
        return stack.units(moved?.textRanges.first)
    }

    @Test func charactersAndWordsAreSteppedOver() {
        #expect(move(0..<0, .forward, .character) == 1..<1)
        #expect(move(1..<1, .backward, .character) == 0..<0)
        #expect(move(0..<0, .forward, .word) == 3..<3)
        #expect(move(3..<3, .forward, .word) == 7..<7)
        #expect(move(7..<7, .backward, .word) == 4..<4)
        #expect(move(0..<0, .backward, .character) == nil)
        #expect(move(44..<44, .forward, .word) == nil)
        let family = TextStack("a\u{1F469}\u{200D}\u{1F467}b")
        #expect(move(1..<1, .forward, .character, in: family) == 6..<6)
    }

    @Test func sentencesParagraphsAndTheDocumentHaveEnds() {
        #expect(move(2..<2, .forward, .sentence) == 9..<9)
        #expect(move(12..<12, .backward, .sentence) == 9..<9)
        #expect(move(2..<2, .forward, .paragraph) == 34..<34)
        #expect(move(34..<34, .forward, .paragraph) == 44..<44)
        #expect(move(12..<12, .backward, .paragraph) == 0..<0)
        #expect(move(12..<12, .forward, .document) == 44..<44)
        #expect(move(12..<12, .backward, .container) == 0..<0)
    }

    @Test func aLineEndsBeforeTheNext() throws {
        let first = try #require(
            stack.units(stack.manager.textRange(for: .line, enclosing: TextOffset(0)))
        )
        #expect(move(2..<2, .forward, .line) == first.upperBound..<first.upperBound)
        #expect(move(2..<2, .right, .line) == first.upperBound..<first.upperBound)
        #expect(move(36..<36, .forward, .line) == 44..<44)
        #expect(move(40..<40, .left, .line) == 35..<35)
    }

    @Test func upAndDownKeepTheirPlaceAcrossShortLines() throws {
        let stack = TextStack("a long first line\nx\na long third line", width: 400)
        let navigation = stack.manager.textSelectionNavigation
        var selection = NSTextSelection(TextOffset(10), affinity: .downstream)
        var places: [Int?] = []
        for _ in 0..<2 {
            selection = try #require(
                navigation.destinationSelection(
                    for: selection,
                    direction: .down,
                    destination: .character,
                    extending: false,
                    confined: false
                )
            )
            places.append(stack.units(selection.textRanges.first)?.lowerBound)
        }
        #expect(places.first == 19)
        let last = try #require(places.last ?? nil)
        #expect(abs(last - 30) <= 1)
        #expect(move(3..<3, .up, .character, in: stack) == 0..<0)
        #expect(move(25..<25, .down, .character, in: stack) == 37..<37)
    }

    @Test func aSelectionCollapsesToTheSideOfTheMove() {
        #expect(move(4..<7, .right, .character) == 7..<7)
        #expect(move(4..<7, .left, .character) == 4..<4)
        #expect(move(4..<7, .forward, .word) == 14..<14)
    }

    @Test func theOtherEndStaysWhileASelectionIsExtended() throws {
        let navigation = stack.manager.textSelectionNavigation
        var selection = NSTextSelection(TextOffset(5), affinity: .downstream)
        var found: [Range<Int>?] = []
        for direction in [Direction.forward, .forward, .backward, .backward, .backward] {
            selection = try #require(
                navigation.destinationSelection(
                    for: selection,
                    direction: direction,
                    destination: .character,
                    extending: true,
                    confined: false
                )
            )
            found.append(stack.units(selection.textRanges.first))
        }
        #expect(found == [5..<6, 5..<7, 5..<6, 5..<5, 4..<5])
    }

    @Test func aConfinedMoveStaysInItsParagraph() {
        #expect(move(34..<34, .forward, .character, confined: true) == 35..<35)
        #expect(move(36..<36, .backward, .document, confined: true) == nil)
        #expect(move(36..<36, .forward, .word, confined: true) == 39..<39)
    }

    @Test func hebrewMovesTheOtherWay() {
        let stack = TextStack("\u{5D0}\u{5D1}\u{5D2}")
        #expect(move(1..<1, .left, .character, in: stack) == 2..<2)
        #expect(move(1..<1, .right, .character, in: stack) == 0..<0)
        #expect(stack.manager.baseWritingDirection(at: TextOffset(0)) == .rightToLeft)
    }

    @Test func deletingTakesWhatAMoveLeadsOver() {
        let stack = TextStack("one two e\u{301}")
        let navigation = stack.manager.textSelectionNavigation
        func deleted(
            _ units: Range<Int>,
            _ direction: Direction,
            _ destination: Destination,
            decomposes: Bool = false
        ) -> [Range<Int>?] {
            navigation.deletionRanges(
                for: NSTextSelection(
                    range: NSTextRange(units: units),
                    affinity: .downstream,
                    granularity: .character
                ),
                direction: direction,
                destination: destination,
                allowsDecomposition: decomposes
            ).map { stack.units($0) }
        }
        #expect(deleted(2..<5, .backward, .word) == [2..<5])
        #expect(deleted(7..<7, .backward, .word) == [4..<7])
        #expect(deleted(4..<4, .forward, .character) == [4..<5])
        #expect(deleted(10..<10, .backward, .character) == [8..<10])
        #expect(deleted(10..<10, .backward, .character, decomposes: true) == [9..<10])
        #expect(deleted(0..<0, .backward, .character).isEmpty)
    }

    // MARK: Points

    private func tap(
        _ point: CGPoint,
        _ anchors: [NSTextSelection] = [],
        _ modifiers: NSTextSelectionNavigation.Modifier = [],
        selecting: Bool = false
    ) -> [NSTextSelection] {
        stack.manager.textSelectionNavigation.textSelections(
            interactingAt: point,
            inContainerAt: TextOffset(0),
            anchors: anchors,
            modifiers: modifiers,
            selecting: selecting,
            bounds: CGRect(x: 0, y: 0, width: 200, height: 100)
        )
    }

    private func point(of unit: Int) -> CGPoint {
        let rect = stack.segments(unit, unit).first ?? .zero
        return CGPoint(x: rect.minX + 1, y: rect.midY)
    }

    @Test func aTapPutsTheInsertionPointNearIt() {
        for unit in [0, 3, 12, 36, 44] {
            let found = tap(point(of: unit)).first?.textRanges.first
            #expect(stack.units(found) == unit..<unit)
        }
    }

    @Test func aDragSelectsFromItsAnchor() {
        let anchor = tap(point(of: 12))
        let on = tap(point(of: 36), anchor, selecting: true)
        #expect(stack.units(on.first?.textRanges.first) == 12..<36)
        #expect(on.first?.isTransient == true)
        let back = tap(point(of: 2), on, .extend)
        #expect(stack.units(back.first?.textRanges.first) == 2..<12)
    }

    @Test func aWordIsSelectedAtAPoint() throws {
        let navigation = stack.manager.textSelectionNavigation
        let word = try #require(
            navigation.textSelection(
                for: .word,
                enclosing: point(of: 5),
                inContainerAt: TextOffset(0)
            )
        )
        #expect(stack.units(word.textRanges.first) == 4..<7)
        let dragged = tap(point(of: 11), [word], selecting: true)
        #expect(stack.units(dragged.first?.textRanges.first) == 4..<14)
        let whole = navigation.textSelection(for: .paragraph, enclosing: word)
        #expect(stack.units(whole.textRanges.first) == 0..<35)
    }

    @Test func substringsAreEnumeratedBothWays() {
        func parts(
            _ unit: Int,
            _ options: NSString.EnumerationOptions,
            count: Int = 9
        ) -> [String] {
            var found: [String] = []
            stack.manager.enumerateSubstrings(from: TextOffset(unit), options: options) {
                text,
                _,
                _,
                stop in
                found.append(text ?? "-")
                if found.count == count { stop.pointee = true }
            }
            return found
        }
        #expect(parts(0, .ofWords, count: 3) == ["One", "two", "Three"])
        #expect(parts(13, [.ofWords, .reverse]) == ["Thre", "two", "One"])
        #expect(parts(0, .byParagraphs) == ["One two. Three four five six seven", "last line"])
        #expect(parts(42, .byComposedCharacterSequences) == ["n", "e"])
        #expect(parts(0, [.ofSentences, .substringNotRequired], count: 1) == ["-"])
    }
}
