// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import PlatformHeadless
import Testing
import UIKit

@testable import UIKitTesting

/// A field for digits, as apps draw their own for codes.
private final class CodeView: UIControl, UIKeyInput {
    var code = ""
    var actions = 0
    var copies = 0
    var heldKeys: [String] = []
    /// Whether keys that go down are kept from becoming text.
    var keepsKeys = false
    var keyboardType: UIKeyboardType = .numberPad
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var textContentType: UITextContentType! = .oneTimeCode

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    override func copy(_ sender: Any?) { copies += 1 }
    func deleteBackward() { if hasText { code.removeLast() } }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heldKeys += presses.compactMap { $0.key?.characters }
        if !keepsKeys { super.pressesBegan(presses, with: event) }
    }
}

@MainActor
@Suite("Typing into a responder of one's own")
struct KeyInputTests {
    private let app: TestApp
    private let controller = UIViewController()
    private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = CodeView(frame: CGRect(x: 10, y: 20, width: 100, height: 44))

    init() throws {
        app = try TestApp()
        scroller.contentSize = CGSize(width: 300, height: 3000)
        scroller.addSubview(view)
        controller.view.addSubview(scroller)
        scroller.contentInsetAdjustmentBehavior = .never
        app.show(controller)
    }

    @Test("What is typed arrives in order, with Return and deleting, while it is first")
    func typing() {
        app.type("1")
        #expect(view.code.isEmpty)
        #expect(view.becomeFirstResponder())
        app.type("1 aB\né€")
        #expect(view.code == "1 aB\né€")
        app.press(.keyboardDeleteOrBackspace, times: 2)
        #expect(view.code == "1 aB\n")
        view.resignFirstResponder()
        app.type("2")
        app.press(.keyboardDeleteOrBackspace)
        #expect(view.code == "1 aB\n")
    }

    @Test("A key that is held deletes again and again")
    func repeating() {
        view.code = "12345"
        view.becomeFirstResponder()
        for _ in 0..<3 { app.hold(.keyboardDeleteOrBackspace) }
        app.release(.keyboardDeleteOrBackspace)
        #expect(view.code == "12")
        for _ in 0..<5 { app.hold(.keyboardDeleteOrBackspace) }
        #expect(view.code.isEmpty)
        app.release(.keyboardDeleteOrBackspace)
    }

    @Test("Keys that a responder keeps from super are not text")
    func keeping() {
        view.becomeFirstResponder()
        view.keepsKeys = true
        app.type("12\n")
        app.press(.keyboardDeleteOrBackspace)
        #expect(view.code.isEmpty)
        #expect(view.heldKeys.prefix(2) == ["1", "2"])
        view.keepsKeys = false
        app.type("3")
        #expect(view.code == "3")
    }

    @Test("A key command takes its key, and the next key types again")
    func commands() {
        controller.addKeyCommand(
            UIKeyCommand(input: "k", modifierFlags: [], action: Selector("copy:"))
        )
        view.becomeFirstResponder()
        app.type("akb")
        #expect(view.copies == 1)
        #expect(view.code == "ab")
        app.press(.keyboardDeleteOrBackspace, modifiers: .command)
        #expect(view.code == "ab")
    }

    @Test("Space, Return and arrows neither press the control nor scroll what is around it")
    func surroundings() {
        view.addAction(UIAction { [view] _ in view.actions += 1 }, for: .primaryActionTriggered)
        view.becomeFirstResponder()
        app.type(" \n")
        app.press(.keyboardDownArrow)
        app.press(.keyboardPageDown)
        app.settle()
        #expect(view.code == " \n")
        #expect(view.actions == 0)
        #expect(scroller.contentOffset.y == 0)
    }

    @Test("Text of an input method comes without a key")
    func composed() throws {
        let window = try #require(app.screenWindow)
        view.becomeFirstResponder()
        app.platform.deliver(.composition("に", selection: 1..<1, window: window.id))
        app.platform.deliver(.text("日本", window: window.id))
        #expect(view.code == "日本")
        UIApplication.shared.beginIgnoringInteractionEvents()
        app.platform.deliver(.text("x", window: window.id))
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(view.code == "日本")
    }

    @Test("The window system knows where text is written, for as long as it is")
    func place() throws {
        let window = try #require(app.screenWindow)
        #expect(window.textInputArea == nil)
        view.becomeFirstResponder()
        let area = try #require(window.textInputArea)
        #expect(area == (x: 10, y: 20, width: 100, height: 44))
        view.resignFirstResponder()
        #expect(window.textInputArea == nil)
    }

    @Test("Traits that a responder does not have are the usual ones")
    func traits() {
        let traits: any UITextInputTraits = view
        #expect(traits.keyboardType == .numberPad)
        #expect(traits.textContentType == .oneTimeCode)
        #expect(traits.returnKeyType == .default)
        #expect(traits.autocapitalizationType == .sentences)
        #expect(traits.isSecureTextEntry == false)
        #expect(traits.passwordRules == nil)
    }

    @Test("The action of the camera is there, and disabled")
    func camera() {
        let action = UIAction.captureTextFromCamera(responder: view, identifier: nil)
        #expect(action.attributes.contains(.disabled))
    }

    @Test("Rules for passwords survive archiving and copying")
    func rules() throws {
        let rules = UITextInputPasswordRules(descriptor: "required: upper; minlength: 12;")
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: rules,
            requiringSecureCoding: true
        )
        let copy = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: UITextInputPasswordRules.self,
            from: data
        )
        #expect(copy?.passwordRulesDescriptor == rules.passwordRulesDescriptor)
        #expect((rules.copy() as? UITextInputPasswordRules) === rules)
    }
}
