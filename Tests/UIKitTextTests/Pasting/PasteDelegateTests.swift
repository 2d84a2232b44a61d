// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing
import UIKit
import UIKitTesting

/// Turns texts to capitals, or keeps them until later.
@MainActor
private final class Capitals: NSObject, UITextPasteDelegate {
    var waiting: [any UITextPasteItem] = []
    var waits = false

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) {
        guard !waits else { return waiting.append(item) }
        item.setResult(string: "X")
    }
}

/// Joins texts by commas, and inserts them itself.
@MainActor
private final class Commas: NSObject, UITextPasteDelegate {
    var inserts = false

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        NSAttributedString(string: itemStrings.map(\.string).joined(separator: ","))
    }
}

/// Inserts the text in brackets.
@MainActor
private final class Brackets: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange {
        guard let view = textPasteConfigurationSupporting as? UITextView else { return textRange }
        view.replace(textRange, withText: "[\(attributedString.string)]")
        return textRange
    }
}

@MainActor
@Suite(.serialized)
struct PasteDelegateTests {
    private let app: TestApp
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))

    init() throws {
        app = try TestApp(device: "iPhone 15")
        let controller = UIViewController()
        controller.view.addSubview(view)
        app.show(controller)
        view.becomeFirstResponder()
        UIPasteboard.general.strings = ["a", "b"]
    }

    @Test func theDelegateTransformsEachItem() {
        let delegate = Capitals()
        view.pasteDelegate = delegate
        view.text = "()"
        view.selectedRange = NSRange(location: 1, length: 0)
        view.paste(nil)
        #expect(view.text == "(XX)")
    }

    @Test func aPasteWaitsForEachResult() {
        let delegate = Capitals()
        delegate.waits = true
        view.pasteDelegate = delegate
        view.paste(nil)
        #expect(view.text.isEmpty && delegate.waiting.count == 2)
        delegate.waiting[1].setResult(string: "2")
        #expect(view.text.isEmpty)
        delegate.waiting[0].setNoResult()
        delegate.waiting[0].setResult(string: "too late")
        #expect(view.text == "2")
    }

    @Test func theDelegateCombinesTheDefaults() {
        let delegate = Commas()
        view.pasteDelegate = delegate
        view.paste(nil)
        #expect(view.text == "a,b")
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
        view.superview?.addSubview(field)
        field.pasteDelegate = delegate
        field.becomeFirstResponder()
        field.paste(nil)
        #expect(field.text == "a,b")
    }

    @Test func theDelegateInsertsTheTextItself() {
        let delegate = Brackets()
        view.pasteDelegate = delegate
        view.paste(nil)
        #expect(view.text == "[ab]")
    }
}
