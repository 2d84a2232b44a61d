// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite(.serialized)
@MainActor
struct FieldEditingTests {
    // MARK: Keys

    @Test func arrowsGoByCharacterWordAndLine() throws {
        let (app, field) = try shownField("one two three")
        field.becomeFirstResponder()
        #expect(field.selected == 13..<13)
        app.press(.keyboardLeftArrow)
        #expect(field.selected == 12..<12)
        app.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(field.selected == 8..<8)
        app.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(field.selected == 4..<4)
        app.press(.keyboardRightArrow, modifiers: .alternate)
        #expect(field.selected == 7..<7)
        app.press(.keyboardLeftArrow, modifiers: .command)
        #expect(field.selected == 0..<0)
        app.press(.keyboardRightArrow, modifiers: .command)
        #expect(field.selected == 13..<13)
        app.press(.keyboardUpArrow)
        #expect(field.selected == 0..<0)
        app.press(.keyboardDownArrow)
        #expect(field.selected == 13..<13)
        app.press(.keyboardHome)
        #expect(field.selected == 0..<0)
        app.press(.keyboardEnd)
        #expect(field.selected == 13..<13)
    }

    @Test func shiftSelectsFromWhereItBegan() throws {
        let (app, field) = try shownField("one two")
        field.becomeFirstResponder()
        app.press(.keyboardLeftArrow, modifiers: .shift, times: 2)
        #expect(field.selected == 5..<7)
        app.press(.keyboardLeftArrow, modifiers: [.shift, .alternate])
        #expect(field.selected == 4..<7)
        app.press(.keyboardRightArrow, modifiers: .shift)
        #expect(field.selected == 5..<7)
        app.press(.keyboardLeftArrow)
        #expect(field.selected == 5..<5, "an arrow goes to the selection's end")
        app.press(.keyboardLeftArrow, modifiers: [.shift, .command])
        #expect(field.selected == 0..<5)
        app.type("X")
        #expect(field.text == "Xwo")
    }

    @Test func deletingTakesCharactersWordsAndLines() throws {
        let (app, field) = try shownField("one two three e\u{301}\u{1F469}\u{200D}\u{1F467}")
        field.becomeFirstResponder()
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "one two three e\u{301}", "an emoji of several goes as one")
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "one two three ")
        app.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
        #expect(field.text == "one two ")
        app.press(.keyboardHome)
        app.press(.keyboardDeleteForward)
        #expect(field.text == "ne two ")
        app.press(.keyboardDeleteForward, modifiers: .alternate)
        #expect(field.text == " two ")
        app.press(.keyboardEnd)
        app.press(.keyboardDeleteOrBackspace, modifiers: .command)
        #expect(field.text == "")
    }

    /// Ends the turn, and with it a group of what is undone in one.
    private func endTurn() {
        for _ in 0..<2 { _ = RunLoop.current.run(mode: .default, before: .distantPast) }
    }

    @Test func menuKeysCutCopyPasteAndUndo() throws {
        let (app, field) = try shownField("")
        field.becomeFirstResponder()
        app.type("hello")
        app.press(.keyboardA, modifiers: .command)
        #expect(field.selected == 0..<5)
        app.press(.keyboardC, modifiers: .command)
        #expect(UIPasteboard.general.string == "hello")
        endTurn()
        app.press(.keyboardX, modifiers: .command)
        #expect(field.text == "")
        endTurn()
        app.press(.keyboardV, modifiers: .command)
        endTurn()
        app.press(.keyboardV, modifiers: .command)
        endTurn()
        #expect(field.text == "hellohello")
        app.press(.keyboardZ, modifiers: .command)
        #expect(field.text == "hello")
        endTurn()
        app.press(.keyboardZ, modifiers: [.command, .shift])
        #expect(field.text == "hellohello")
    }

    @Test func typingIsUndoneInOne() throws {
        let (app, field) = try shownField("a")
        field.becomeFirstResponder()
        app.type("bcd")
        endTurn()
        #expect(field.undoManager?.canUndo == true)
        #expect(field.undoManager?.undoActionName == "Typing")
        field.undoManager?.undo()
        #expect(field.text == "a")
        field.undoManager?.redo()
        #expect(field.text == "abcd")
    }

    @Test func controlKeysDoAsEver() throws {
        let (app, field) = try shownField("one two")
        field.becomeFirstResponder()
        app.press(.keyboardB, modifiers: .control, times: 3)
        #expect(field.selected == 4..<4)
        app.press(.keyboardK, modifiers: .control)
        #expect(field.text == "one ")
        app.press(.keyboardH, modifiers: .control)
        #expect(field.text == "one")
        app.press(.keyboardT, modifiers: .control)
        #expect(field.text == "oen")
    }

    @Test func keysWithARightToLeftTextGoTheOtherWay() throws {
        let (app, field) = try shownField("\u{5D0}\u{5D1}\u{5D2}")
        field.becomeFirstResponder()
        #expect(field.selected == 3..<3)
        app.press(.keyboardRightArrow)
        #expect(field.selected == 2..<2)
        app.press(.keyboardLeftArrow)
        #expect(field.selected == 3..<3)
    }

    // MARK: Touch and pointer

    private func point(_ field: UITextField, _ unit: Int) throws -> CGPoint {
        let place = try #require(field.position(from: field.beginningOfDocument, offset: unit))
        let caret = field.caretRect(for: place)
        return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil as UIView?)
    }

    @Test func aTapBeginsEditingAndPlacesTheInsertionPointAtAnEndOfAWord() throws {
        let (app, field) = try shownField("hello world")
        app.tap(at: try point(field, 7))
        #expect(field.isEditing)
        #expect(field.selected == 6..<6)
        app.advance(by: 1)
        app.tap(at: try point(field, 10))
        #expect(field.selected == 11..<11)
    }

    @Test func aClickPlacesItWhereItIs() throws {
        let (app, field) = try shownField("hello world")
        app.click(at: try point(field, 7))
        #expect(field.selected == 7..<7)
        app.advance(by: 1)
        app.click(at: try point(field, 2), modifiers: .shift)
        #expect(field.selected == 2..<7)
    }

    @Test func twoTapsSelectAWordAndThreeEverything() throws {
        let (app, field) = try shownField("hello world")
        let middle = try point(field, 8)
        app.tap(at: middle)
        app.tap(at: middle)
        #expect(field.selected == 6..<11)
        app.tap(at: middle)
        #expect(field.selected == 0..<11)
    }

    @Test func aPointerSelectsAsItIsDragged() throws {
        let (app, field) = try shownField("hello world")
        app.dragPointer(from: try point(field, 1), to: try point(field, 9))
        #expect(field.selected == 1..<9)
    }

    @Test func aFingerThatStaysMovesTheInsertionPointAndOffersTheMenu() throws {
        let (app, field) = try shownField("hello world")
        let finger = app.finger()
        finger.down(at: try point(field, 2))
        app.advance(by: 0.7)
        #expect(field.selected == 2..<2)
        finger.move(to: try point(field, 9), duration: 0.2)
        #expect(field.selected == 9..<9)
        finger.up()
        app.settle()
        #expect(app.window?.subviews.count ?? 0 > 1, "the bar of the menu")
    }

    // MARK: What may be done

    @Test func actionsCanBePerformedWhereTheyMakeSense() throws {
        let (_, field) = try shownField("hello")
        field.becomeFirstResponder()
        UIPasteboard.general.string = "x"
        #expect(!field.canPerformAction("cut:", withSender: nil))
        #expect(!field.canPerformAction("copy:", withSender: nil))
        #expect(field.canPerformAction("paste:", withSender: nil))
        #expect(field.canPerformAction("select:", withSender: nil))
        #expect(field.canPerformAction("selectAll:", withSender: nil))
        field.selectAll(nil)
        #expect(field.canPerformAction("cut:", withSender: nil))
        #expect(!field.canPerformAction("selectAll:", withSender: nil))
        field.isSecureTextEntry = true
        #expect(!field.canPerformAction("copy:", withSender: nil))
        #expect(!field.canPerformAction("cut:", withSender: nil))
    }

    @Test func aPasswordIsHiddenAndReplacedByTheFirstEdit() throws {
        let (app, field) = try shownField("secret")
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
        field.becomeFirstResponder()
        app.type("a")
        #expect(field.text == "a")
        app.type("b")
        #expect(field.text == "ab")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "")
    }

    @Test func sentencesAndWordsBeginWithCapitals() throws {
        let (app, field) = try shownField()
        field.autocapitalizationType = .sentences
        field.becomeFirstResponder()
        app.type("one. two three")
        #expect(field.text == "One. Two three")
        field.text = ""
        field.autocapitalizationType = .words
        app.type("one two")
        #expect(field.text == "One Two")
    }

    @Test func textThatTheProgramInsertsStaysAsItIs() throws {
        let (_, field) = try shownField()
        let (_, view) = try shownView()
        for type in [UITextAutocapitalizationType.sentences, .words, .allCharacters] {
            field.autocapitalizationType = type
            field.text = ""
            field.insertText("a")
            #expect(field.text == "a")
            view.autocapitalizationType = type
            view.text = ""
            view.insertText("a")
            #expect(view.text == "a")
        }
    }

    @Test func pastedLinesBecomeOne() throws {
        let (_, field) = try shownField()
        field.becomeFirstResponder()
        UIPasteboard.general.string = "a\nb\r\nc"
        field.paste(nil)
        #expect(field.text == "a b c")
    }

    // MARK: Composition

    @Test func composedTextIsMarkedUntilItIsTyped() throws {
        let (_, field) = try shownField("ab")
        field.becomeFirstResponder()
        field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "abka")
        #expect(field.markedTextRange != nil)
        field.setMarkedText("\u{304B}", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "ab\u{304B}")
        field.insertText("\u{304B}")
        #expect(field.text == "ab\u{304B}")
        #expect(field.markedTextRange == nil)
        #expect(field.selected == 3..<3)
    }

    @Test func whatComesOfACompositionIsUndoneInOne() throws {
        let (_, field) = try shownField("ab")
        field.becomeFirstResponder()
        field.select(1..<2)
        field.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        field.unmarkText()
        #expect(field.text == "aka")
        field.undoManager?.undo()
        #expect(field.text == "ab")
        field.undoManager?.redo()
        #expect(field.text == "aka")
    }

    @Test func compositionThatIsGivenUpLeavesNothing() throws {
        let (_, field) = try shownField("ab")
        field.becomeFirstResponder()
        field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        #expect(field.text == "ab")
        #expect(field.markedTextRange == nil)
    }

    // MARK: Caret

    @Test func theCaretBlinksByTheClockAndStaysWhileTyping() throws {
        let (app, field) = try shownField("ab")
        field.becomeFirstResponder()
        app.update()
        let canvas = try #require(field.subviews.first)
        let caret = try #require(canvas.subviews.last)
        #expect(!caret.isHidden)
        app.advance(by: 0.6)
        #expect(caret.isHidden)
        app.advance(by: 0.5)
        #expect(!caret.isHidden)
        app.advance(by: 0.4)
        app.type("c")
        app.advance(by: 0.3)
        #expect(!caret.isHidden)
        #expect(app.settle(), "a caret that blinks is rest")
    }

    @Test func longTextScrollsToTheCaret() throws {
        let (app, field) = try shownField(width: 100)
        field.becomeFirstResponder()
        app.type("a long text that does not fit")
        let end = field.caretRect(for: field.endOfDocument)
        #expect(end.maxX <= 93.1 && end.minX > 80)
        app.press(.keyboardHome)
        let start = field.caretRect(for: field.beginningOfDocument)
        #expect(start.minX >= 4 && start.minX < 12)
    }

    // MARK: Properties

    @Test func randomEditsKeepTextAndSelectionWhole() throws {
        let (app, field) = try shownField(width: 120)
        field.becomeFirstResponder()
        var random = FixedRandom(seed: 7)
        let pieces = [
            "a", "b c", "\u{E9}", "e\u{301}", "\u{1F469}\u{200D}\u{1F467}", "\u{5D0}\u{5D1}",
            "\r\n", "\u{1F1E9}\u{1F1EA}", " ", "\u{65E5}\u{672C}",
        ]
        for step in 0..<400 {
            let low = random.next(in: 0...(field.text?.utf16.count ?? 0))
            let high = random.next(in: low...(field.text?.utf16.count ?? 0))
            switch random.next(in: 0...8) {
            case 0, 1, 2: field.insertText(pieces[random.next(in: 0...pieces.count - 1)])
            case 3: field.deleteBackward()
            case 4: field.select(low..<high)
            case 5: app.press(.keyboardLeftArrow, modifiers: .shift)
            case 6: app.press(.keyboardRightArrow, modifiers: .alternate)
            case 7: field.undoManager?.undo()
            default:
                field.setMarkedText(
                    pieces[random.next(in: 0...pieces.count - 1)],
                    selectedRange: NSRange(location: 0, length: 1)
                )
            }
            let text = field.text ?? ""
            let selected = field.selected
            let count = text.utf16.count
            #expect(selected.lowerBound >= 0 && selected.upperBound <= count, "step \(step)")
            let low16 = text.utf16.index(text.startIndex, offsetBy: selected.lowerBound)
            let high16 = text.utf16.index(text.startIndex, offsetBy: selected.upperBound)
            #expect(low16.samePosition(in: text) != nil, "step \(step): \(selected) of \(text)")
            #expect(high16.samePosition(in: text) != nil, "step \(step): \(selected) of \(text)")
            #expect(!text.contains("\n"), "step \(step)")
            let caret = field.caretRect(for: field.endOfDocument)
            #expect(caret.minX.isFinite && caret.height > 0)
        }
    }
}

/// Numbers that are the same each time.
struct FixedRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func next(in range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
}
