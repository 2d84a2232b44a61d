// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Writes down what a field tells.
@MainActor
private final class Listener: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var begins = true
    var ends = true
    var changes = true
    var clears = true
    var returns = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin")
        return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd")
        return ends
    }

    func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
    ) {
        calls.append("didEnd")
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        calls.append("shouldChange \(range.location)+\(range.length) '\(string)'")
        return changes
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("shouldClear")
        return clears
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("shouldReturn")
        return returns
    }
}

@Suite(.serialized)
@MainActor
struct FieldEventTests {
    private func listened(_ text: String = "") throws -> (TestApp, UITextField, Listener) {
        let (app, field) = try shownField(text)
        let listener = Listener()
        field.delegate = listener
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        ]
        for (event, name) in events {
            field.addAction(UIAction { _ in listener.calls.append("event \(name)") }, for: event)
        }
        return (app, field, listener)
    }

    @Test func section6EditingBeginsAfterTheDelegateWasAskedAndTellsDelegateAndTargets() throws {
        let (_, field, listener) = try listened()
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing)
        #expect(listener.calls == ["shouldBegin", "didBegin", "event begin"])
    }

    @Test func section6ADelegateCanKeepEditingFromBeginning() throws {
        let (_, field, listener) = try listened()
        listener.begins = false
        #expect(!field.becomeFirstResponder())
        #expect(!field.isEditing && !field.isFirstResponder)
        #expect(listener.calls == ["shouldBegin"])
    }

    @Test func section6AnotherFieldBeginsAfterTheFirstHasEnded() throws {
        let (_, field, listener) = try listened()
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 100, height: 34))
        other.delegate = listener
        field.superview?.addSubview(other)
        field.becomeFirstResponder()
        listener.calls = []
        #expect(other.becomeFirstResponder())
        #expect(listener.calls == ["shouldBegin", "shouldEnd", "didEnd", "event end", "didBegin"])
    }

    @Test func section6ADelegateCanKeepEditingFromEndingUnlessForced() throws {
        let (app, field, listener) = try listened()
        field.becomeFirstResponder()
        listener.ends = false
        #expect(!field.resignFirstResponder())
        #expect(field.isEditing)
        listener.calls = []
        #expect(app.window?.endEditing(true) == true)
        #expect(!field.isEditing)
        #expect(listener.calls == ["shouldEnd", "didEnd", "event end"])
    }

    @Test func section6TypingAsksThenTellsTargetsAndObservers() throws {
        let (app, field, listener) = try listened("ab")
        field.becomeFirstResponder()
        listener.calls = []
        // Posted on the main actor by the field.
        nonisolated(unsafe) let heard = listener
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification,
            object: field,
            queue: nil
        ) { _ in MainActor.assumeIsolated { heard.calls.append("posted") } }
        app.type("c")
        NotificationCenter.default.removeObserver(token)
        #expect(field.text == "abc")
        #expect(listener.calls == ["shouldChange 2+0 'c'", "event changed", "posted"])
    }

    @Test func section6ADelegateCanKeepTextFromChanging() throws {
        let (app, field, listener) = try listened("ab")
        field.becomeFirstResponder()
        listener.changes = false
        app.type("c")
        app.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "ab")
        #expect(listener.calls.suffix(2) == ["shouldChange 2+0 'c'", "shouldChange 1+1 ''"])
    }

    @Test func section6ReturnAsksAndEndsEditingIfSomebodyWaitsForIt() throws {
        let (app, field, listener) = try listened("ab")
        field.becomeFirstResponder()
        app.press(.keyboardReturnOrEnter)
        #expect(field.isEditing, "nobody waits for the end on exit")
        #expect(listener.calls.last == "shouldReturn")
        field.addAction(UIAction { _ in listener.calls.append("exit") }, for: .editingDidEndOnExit)
        listener.calls = []
        app.press(.keyboardReturnOrEnter)
        #expect(!field.isEditing)
        #expect(listener.calls == ["shouldReturn", "exit", "shouldEnd", "didEnd", "event end"])
        #expect(field.text == "ab")
    }

    @Test func section6SettingTextTellsNobody() throws {
        let (_, field, listener) = try listened("ab")
        field.becomeFirstResponder()
        listener.calls = []
        field.text = "other"
        #expect(listener.calls.isEmpty)
        #expect(field.selected == 5..<5)
    }

    @Test func section6AFieldThatLeavesItsWindowEndsEvenIfTheDelegateSaysNo() throws {
        let (_, field, listener) = try listened("ab")
        field.becomeFirstResponder()
        listener.ends = false
        field.removeFromSuperview()
        #expect(!field.isEditing)
        #expect(listener.calls.suffix(2) == ["didEnd", "event end"])
    }

    @Test func theClearButtonAsksAndEmptiesTheField() throws {
        let (app, field, listener) = try listened("ab")
        field.clearButtonMode = .always
        app.update()
        listener.clears = false
        let rect = field.clearButtonRect(forBounds: field.bounds)
        let point = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil as UIView?)
        app.tap(at: point)
        #expect(field.text == "ab")
        listener.clears = true
        app.tap(at: point)
        #expect(field.text == "")
        #expect(listener.calls.suffix(2) == ["shouldClear", "event changed"])
    }

    @Test func clearingAtTheBeginningIsTheDelegatesToForbid() throws {
        let (_, field, listener) = try listened("ab")
        field.clearsOnBeginEditing = true
        listener.clears = false
        field.becomeFirstResponder()
        #expect(field.text == "ab")
        field.resignFirstResponder()
        listener.clears = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }
}
