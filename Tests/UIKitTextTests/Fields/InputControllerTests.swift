// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A field with a keyboard of the program's own.
@MainActor
private final class KeyedField: UITextField {
    let keys = Keys()
    override var inputViewController: UIInputViewController? { keys }
}

/// A keyboard of one key.
@MainActor
private final class Keys: UIInputViewController {
    let key = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        key.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        key.addAction(
            UIAction { [unowned self] _ in textDocumentProxy.insertText("x") },
            for: .touchUpInside
        )
        view.addSubview(key)
    }
}

/// Controllers of views that replace the keyboard.
@MainActor
@Suite(.serialized)
struct InputControllerTests {
    private func start(_ text: String) throws -> (TestApp, KeyedField) {
        let app = try TestApp()
        app.drawsFrames = false
        let field = KeyedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.text = text
        app.show(field)
        field.becomeFirstResponder()
        app.advance(by: 1)
        return (app, field)
    }

    @Test func theControllersViewIsShownAndTypes() throws {
        let (_, field) = try start("ab")
        #expect(field.keys.view.window != nil && field.keys.view.window !== field.window)
        #expect(field.keys.inputView === field.keys.view)
        field.keys.key.sendActions(for: .touchUpInside)
        #expect(field.text == "abx")
        field.keys.textDocumentProxy.deleteBackward()
        field.keys.textDocumentProxy.deleteBackward()
        #expect(field.text == "a" && field.keys.textDocumentProxy.hasText)
        field.keys.dismissKeyboard()
        #expect(!field.isFirstResponder)
        field.keys.textDocumentProxy.insertText("z")
        #expect(field.text == "a" && !field.keys.textDocumentProxy.hasText)
    }

    @Test func theProxyTellsTheTextAroundTheCursorAndMovesIt() throws {
        let (_, field) = try start("one two")
        let proxy = field.keys.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == "one two")
        #expect(proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
        proxy.adjustTextPosition(byCharacterOffset: -3)
        #expect(proxy.documentContextBeforeInput == "one ")
        #expect(proxy.documentContextAfterInput == "two")
        proxy.adjustTextPosition(byCharacterOffset: -50)
        #expect(proxy.documentContextBeforeInput == nil)
        proxy.insertText("> ")
        #expect(field.text == "> one two")
        field.selectAll(nil)
        #expect(proxy.selectedText == "> one two")
        #expect(proxy.documentIdentifier == proxy.documentIdentifier)
        field.keyboardType = .numberPad
        #expect(proxy.keyboardType == .numberPad)
    }
}
