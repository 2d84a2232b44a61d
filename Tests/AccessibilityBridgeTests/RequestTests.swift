// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import AccessibilityBridge

/// What readers do with elements.
@MainActor
@Suite(.serialized)
struct RequestTests {
    private let reader = ElementReader()

    private func outcome(_ view: UIView, _ request: AccessibleRequest) -> AccessibleOutcome {
        let requests = ElementRequests(identities: reader.identities)
        return requests.outcome(of: request, for: reader.identities.id(of: view))
    }

    private func text(_ view: UIView) throws -> AccessibleText {
        try #require(reader.read()[reader.identities.id(of: view)]?.text)
    }

    @Test func aClickDoesWhatATapDoes() throws {
        let app = try TestApp(device: "iPhone 15")
        var presses = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Send") { _ in presses += 1 }
        )
        button.frame = CGRect(x: 50, y: 200, width: 100, height: 40)
        app.show(button)
        #expect(outcome(button, .perform(action: 0, name: "click")) == .done(true))
        #expect(presses == 1)
        let toggle = UISwitch(frame: CGRect(x: 50, y: 200, width: 51, height: 31))
        app.show(toggle)
        #expect(outcome(toggle, .perform(action: 0, name: "click")) == .done(true))
        app.advance(by: 1)
        #expect(toggle.isOn)
    }

    @Test func anActionThatIsNoLongerThereIsRefused() throws {
        let app = try TestApp(device: "iPhone 15")
        let view = UILabel(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
        var done: [String] = []
        func actions(_ names: [String]) -> [UIAccessibilityCustomAction] {
            names.map { name in
                UIAccessibilityCustomAction(name: name) { _ in
                    done.append(name)
                    return true
                }
            }
        }
        view.accessibilityCustomActions = actions(["Copy", "Delete"])
        app.show(view)
        #expect(outcome(view, .perform(action: 1, name: "Delete")) == .done(true))
        view.accessibilityCustomActions = actions(["Delete", "Copy"])
        guard case .failed = outcome(view, .perform(action: 1, name: "Delete")) else {
            Issue.record("it was done")
            return
        }
        #expect(done == ["Delete"])
    }

    @Test func anElementThatIsGoneSaysSo() throws {
        let requests = ElementRequests(identities: reader.identities)
        let id = reader.identities.id(of: UIView())
        #expect(requests.outcome(of: .focus, for: id) == .failed("The element is gone"))
    }

    @Test func valuesAreSetAndToldToTheProgram() throws {
        let app = try TestApp(device: "iPhone 15")
        let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        var told: Float?
        slider.addAction(UIAction { _ in told = slider.value }, for: .valueChanged)
        app.show(slider)
        #expect(outcome(slider, .setValue(0.5)) == .done(true))
        #expect(told == 0.5)
        slider.isEnabled = false
        #expect(outcome(slider, .setValue(1)) == .done(false))
        #expect(slider.value == 0.5)
    }

    private final class Capitals: UIResponder, UITextFieldDelegate {
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            string == string.uppercased()
        }
    }

    @Test func textIsTypedAndSelected() throws {
        let app = try TestApp(device: "iPhone 15")
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        app.show(field)
        #expect(outcome(field, .replaceText(0..<0, "A\u{1F600}B")) == .done(true))
        #expect(field.isFirstResponder && field.text == "A\u{1F600}B")
        #expect(try text(field).caret == 3)
        #expect(outcome(field, .setSelection(1..<2)) == .done(true))
        #expect(try text(field).selection == 1..<2)
        #expect(outcome(field, .replaceText(1..<2, "")) == .done(true))
        #expect(field.text == "AB")
        #expect(outcome(field, .setCaret(1)) == .done(true))
        #expect(try text(field).caret == 1)
        #expect(outcome(field, .setCaret(9)) == .done(false))
    }

    @Test func theDelegateIsAskedAsForTyping() throws {
        let app = try TestApp(device: "iPhone 15")
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        let delegate = Capitals()
        field.delegate = delegate
        app.show(field)
        #expect(outcome(field, .replaceText(0..<0, "AB")) == .done(true))
        #expect(outcome(field, .replaceText(0..<1, "x")) == .done(false))
        #expect(field.text == "AB")
    }

    @Test func aDisabledFieldIsNotWrittenIn() throws {
        let app = try TestApp(device: "iPhone 15")
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        field.isEnabled = false
        field.text = "old"
        app.show(field)
        #expect(outcome(field, .replaceText(0..<3, "new")) == .done(false))
        #expect(field.text == "old")
    }

    @Test func aPasswordIsNotCopied() throws {
        let app = try TestApp(device: "iPhone 15")
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        field.isSecureTextEntry = true
        field.text = "s3cret"
        app.show(field)
        UIPasteboard.general.string = "before"
        #expect(outcome(field, .copy(0..<6)) == .done(false))
        #expect(outcome(field, .cut(0..<6)) == .done(false))
        #expect(UIPasteboard.general.string == "before" && field.text == "s3cret")
    }

    @Test func linesAndPlacesOfATextViewAreThoseOfItsLayout() throws {
        let app = try TestApp(device: "iPhone 15")
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        view.text = "First\nSecond line"
        app.show(view)
        #expect(outcome(view, .line(at: 8)) == .range(6..<17))
        guard case .rectangle(let box) = outcome(view, .bounds(of: 6..<12)) else {
            Issue.record("no rectangle")
            return
        }
        #expect(box.x >= 20 && box.y > 100 && box.width > 10)
        #expect(outcome(view, .offset(x: box.x + 1, y: box.y + box.height / 2)) == .offset(6))
    }

    @Test func aListScrollsByPagesAndToAnElement() throws {
        let app = try TestApp(device: "iPhone 15")
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentSize = CGSize(width: 200, height: 1000)
        let label = UILabel(frame: CGRect(x: 0, y: 900, width: 100, height: 20))
        label.text = "Far below"
        scroller.addSubview(label)
        app.show(scroller)
        #expect(outcome(scroller, .perform(action: 0, name: "scroll down")) == .done(true))
        #expect(scroller.contentOffset.y == 300)
        #expect(outcome(label, .scroll(.anywhere)) == .done(true))
        #expect(scroller.contentOffset.y == 620)
        #expect(outcome(label, .scroll(.top)) == .done(true))
        #expect(scroller.contentOffset.y == 700)
    }
}
