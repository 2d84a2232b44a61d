// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
private final class ViewListener: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var opens = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldBegin")
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldEnd")
        return true
    }

    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }

    func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        calls.append("shouldChange \(range.location)+\(range.length) '\(text)'")
        return text != "!"
    }

    func textView(
        _ textView: UITextView,
        shouldInteractWith url: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append(
            "link \(url.absoluteString) \(characterRange.location)+\(characterRange.length)"
        )
        return false
    }
}

@MainActor
private final class SelectionListener: NSObject, UITextViewDelegate {
    var places: [Int] = []

    func textViewDidChangeSelection(_ textView: UITextView) {
        places.append(textView.selectedRange.location)
    }
}

private final class LoudTextView: UITextView {
    var heard: [String] = []

    // The type of what it overrides.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var attributedText: NSAttributedString! {
        get { super.attributedText }
        set {
            heard.append(newValue.string)
            super.attributedText = newValue
        }
    }
}

@Suite(.serialized)
@MainActor
struct TextViewTests {
    // Source: the library BonMot's tests of UIKit's behaviour.
    // Source: the library SwifterSwift's tests.
    @Test func theContentOfAViewThatDoesNotScrollIsAsLargeAsTheView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.text = "Some words on several lines of a view"
        view.isScrollEnabled = false
        view.sizeToFit()
        view.bounds.size = CGSize(width: 90, height: 70)
        #expect(view.contentSize == CGSize(width: 90, height: 70))
    }

    @Test("A text view has no font before it has text, nor after nil was set")
    func fontOfNoText() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "Some"
        #expect(view.font?.pointSize == 12)
        view.font = .systemFont(ofSize: 20)
        #expect(view.font?.pointSize == 20)
        view.font = nil
        #expect(view.font == nil)
        view.text = "Other"
        #expect(view.font?.pointSize == 12)
        let empty = UITextView()
        empty.font = .systemFont(ofSize: 20)
        #expect(empty.font?.pointSize == 20)
    }

    @Test func typingAsksAndTellsTheDelegate() throws {
        let (app, view) = try shownView("ab")
        let listener = ViewListener()
        view.delegate = listener
        view.becomeFirstResponder()
        app.type("c")
        app.type("!")
        app.press(.keyboardReturnOrEnter)
        #expect(view.text == "abc\n")
        view.resignFirstResponder()
        #expect(
            listener.calls == [
                "shouldBegin", "didBegin", "shouldChange 2+0 'c'", "didChange",
                "shouldChange 3+0 '!'", "shouldChange 3+0 '\n'", "didChange", "shouldEnd", "didEnd",
            ]
        )
    }

    @Test func aTextThatTheProgramSetsMovesTheSelectionAndTellsTheDelegate() {
        let view = UITextView()
        let listener = SelectionListener()
        view.delegate = listener
        view.text = "foo bar"
        view.text = "foo"
        view.attributedText = NSAttributedString(string: "")
        view.text = ""
        #expect(listener.places == [7, 3, 0])
    }

    @Test func anOverriddenAttributedTextTakesPlainTextsToo() {
        let view = LoudTextView()
        view.text = "one"
        view.attributedText = NSAttributedString(string: "two")
        #expect(view.heard == ["one", "two"])
        #expect(view.text == "two")
    }

    @Test func arrowsGoUpAndDownAndKeepTheirPlaceAcross() throws {
        let (app, view) = try shownView("a long first line\nx\nanother long line")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 12, length: 0)
        app.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == 19)
        app.press(.keyboardDownArrow)
        #expect((29...34).contains(view.selectedRange.location))
        app.press(.keyboardUpArrow, times: 2)
        #expect((10...14).contains(view.selectedRange.location))
        app.press(.keyboardUpArrow, modifiers: .command)
        #expect(view.selectedRange.location == 0)
        app.press(.keyboardDownArrow, modifiers: [.command, .shift])
        #expect(view.selectedRange.length == view.text.utf16.count)
    }

    @Test func aTapOfTheProgramsDoesNotKeepTheViewFromBeingEdited() throws {
        let (app, view) = try shownView("some text")
        var count = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in count += 1 }
        view.addGestureRecognizer(tap)
        app.tap(at: CGPoint(x: 40, y: 112), times: 1)
        app.advance(by: 0.5)
        #expect(count == 1)
        #expect(view.isFirstResponder)
    }

    @Test func tabIsTextWhileEditing() throws {
        let (app, view) = try shownView("")
        view.becomeFirstResponder()
        app.type("a\tb")
        #expect(view.text == "a\tb")
    }

    @Test func theCaretIsScrolledIntoView() throws {
        let text = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let (app, view) = try shownView(text)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        app.update()
        #expect(view.contentOffset.y < 1)
        app.press(.keyboardDownArrow, modifiers: .command)
        #expect(view.contentOffset.y > 900)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(caret))
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y < 10)
    }

    @Test func withoutScrollingTheViewIsAsLargeAsItsText() throws {
        let (_, view) = try shownView("one\ntwo\nthree")
        view.isScrollEnabled = false
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(view.intrinsicContentSize.height - (3 * line + 16)) < 1)
        let fitting = view.sizeThatFits(CGSize(width: 60, height: 0))
        #expect(fitting.width <= 60)
        view.isScrollEnabled = true
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    }

    @Test func linksAskTheDelegate() throws {
        let (app, view) = try shownView("")
        let listener = ViewListener()
        view.delegate = listener
        view.isEditable = false
        let text = NSMutableAttributedString(string: "see ")
        let url = try #require(URL(string: "https://example.org/"))
        text.append(NSAttributedString(string: "there", attributes: [.link: url]))
        view.attributedText = text
        app.update()
        let caret = view.firstRect(
            for: try #require(
                view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
            )
        )
        let point = view.convert(
            CGPoint(x: caret.minX + 45, y: caret.midY),
            to: nil as UIView?
        )
        app.tap(at: point)
        #expect(listener.calls == ["link https://example.org/ 4+5"])
    }

    @Test func aDelegateThatDecidesOnLinksOnlyHasNoSayInAttachments() throws {
        let (_, view) = try shownView("")
        let listener = ViewListener()
        let delegate: any UITextViewDelegate = listener
        let place = NSRange(location: 0, length: 1)
        let link = delegate.textView?(
            view,
            shouldInteractWith: try #require(URL(string: "https://example.org/")),
            in: place,
            interaction: .invokeDefaultAction
        )
        #expect(link == false)
        let attachment = delegate.textView?(
            view,
            shouldInteractWith: NSTextAttachment(),
            in: place,
            interaction: .invokeDefaultAction
        )
        #expect(attachment == nil)
    }

    @Test func addressesAreFoundInTextThatCannotBeEdited() throws {
        let (app, view) = try shownView("go to www.example.org now", height: 100)
        let listener = ViewListener()
        view.delegate = listener
        view.isEditable = false
        view.dataDetectorTypes = .link
        app.update()
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 10))
        let caret = view.caretRect(for: place)
        app.tap(at: view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil as UIView?))
        #expect(listener.calls == ["link http://www.example.org 6+15"])
    }

    @Test func boldItalicAndUnderlineAreToggled() throws {
        let (_, view) = try shownView("plain text")
        view.allowsEditingTextAttributes = true
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 5)
        #expect(view.canPerformAction("toggleBoldface:", withSender: nil))
        view.toggleBoldface(nil)
        view.toggleUnderline(nil)
        let attributes = view.textStorage.attributes(at: 0, effectiveRange: nil)
        let font = try #require(attributes[.font] as? UIFont)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect((attributes[.underlineStyle] as? NSNumber)?.intValue == 1)
        view.toggleBoldface(nil)
        let after = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(after?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        view.undoManager?.undo()
        view.undoManager?.undo()
    }

    @Test func programsMayEditTheStorage() throws {
        let (app, view) = try shownView("hello world")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 11, length: 0)
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 6))
        #expect(view.text == "world")
        #expect(view.selectedRange.location == 5)
        app.type("x")
        #expect(view.text == "worldx")
    }

    @Test func randomEditsKeepTextAndSelectionWhole() throws {
        let (app, view) = try shownView("", height: 120)
        view.becomeFirstResponder()
        var random = FixedRandom(seed: 5)
        let pieces = [
            "a", "b c", "\n", "\r\n", "e\u{301}", "\u{1F469}\u{200D}\u{1F467}", "\u{5D0}\u{5D1}",
            "\u{1F1E9}\u{1F1EA}", "some words ", "\u{2029}",
        ]
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
            .keyboardPageDown, .keyboardHome,
        ]
        for step in 0..<300 {
            let count = view.text.utf16.count
            switch random.next(in: 0...8) {
            case 0, 1, 2: view.insertText(pieces[random.next(in: 0...pieces.count - 1)])
            case 3: view.deleteBackward()
            case 4:
                let low = random.next(in: -2...count + 2)
                view.selectedRange = NSRange(location: low, length: random.next(in: 0...9))
            case 5: app.press(keys[random.next(in: 0...5)], modifiers: .shift)
            case 6: app.press(keys[random.next(in: 0...5)])
            case 7: view.undoManager?.undo()
            default:
                view.setMarkedText(
                    pieces[random.next(in: 3...7)],
                    selectedRange: NSRange(location: 0, length: 1)
                )
            }
            let text = view.text ?? ""
            let selected = view.selectedRange
            #expect(selected.location >= 0 && selected.length >= 0, "step \(step)")
            let end = selected.location + selected.length
            guard end <= text.utf16.count else {
                Issue.record("step \(step): \(selected) in \(text.utf16.count)")
                return
            }
            let low16 = text.utf16.index(text.startIndex, offsetBy: selected.location)
            let high16 = text.utf16.index(text.startIndex, offsetBy: end)
            #expect(low16.samePosition(in: text) != nil, "step \(step): \(selected)")
            #expect(high16.samePosition(in: text) != nil, "step \(step): \(selected)")
            let caret = view.caretRect(for: view.endOfDocument)
            #expect(caret.minX.isFinite && caret.height > 0, "step \(step)")
        }
    }
}
