// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore
import UIKitText

extension NibInstance {
    func configure(_ field: UITextField, _ element: NibElement) {
        if let font = NibValues.font(element.child(key: "fontDescription")) { field.font = font }
        if let color = NibValues.color(element.child(key: "textColor"), in: bundle) {
            field.textColor = color
        }
        if let alignment = NibValues.alignment(element["textAlignment"]) {
            field.textAlignment = alignment
        }
        switch element["borderStyle"] {
        case "roundedRect": field.borderStyle = .roundedRect
        case "bezel": field.borderStyle = .bezel
        case "line": field.borderStyle = .line
        default: break
        }
        switch element["clearButtonMode"] {
        case "always": field.clearButtonMode = .always
        case "whileEditing": field.clearButtonMode = .whileEditing
        case "unlessEditing": field.clearButtonMode = .unlessEditing
        default: break
        }
        if let size = element.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
        if let flag = element.flag("adjustsFontSizeToFit") {
            field.adjustsFontSizeToFitWidth = flag
        }
        if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = flag
        }
        if let text = element.string("placeholder") { field.placeholder = text }
        if let text = element.string("text") { field.text = text }
        configureTraits(field, element.child(key: "textInputTraits"))
    }

    func configure(_ view: UITextView, _ element: NibElement) {
        if let font = NibValues.font(element.child(key: "fontDescription")) { view.font = font }
        if let color = NibValues.color(element.child(key: "textColor"), in: bundle) {
            view.textColor = color
        }
        if let flag = element.flag("editable") { view.isEditable = flag }
        if let flag = element.flag("selectable") { view.isSelectable = flag }
        if let text = element.string("text") { view.text = text }
        if let text = NibValues.attributedString(element.child(key: "attributedText"), in: bundle) {
            view.attributedText = text
        }
        if let alignment = NibValues.alignment(element["textAlignment"]) {
            view.textAlignment = alignment
        }
        configureTraits(view, element.child(key: "textInputTraits"))
    }

    func configure(_ bar: UISearchBar, _ element: NibElement) {
        if let text = element.string("placeholder") { bar.placeholder = text }
        if let text = element.string("text") { bar.text = text }
        if let text = element.string("prompt") { bar.prompt = text }
        if let flag = element.flag("showsCancelButton") { bar.showsCancelButton = flag }
        if let flag = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = flag }
        if let flag = element.flag("showsScopeBar") { bar.showsScopeBar = flag }
        if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    }

    private func configureTraits(_ text: any UITextInputTraits, _ element: NibElement?) {
        guard let element else { return }
        if let flag = element.flag("secureTextEntry") { text.isSecureTextEntry = flag }
        if let flag = element.flag("enablesReturnKeyAutomatically") {
            text.enablesReturnKeyAutomatically = flag
        }
        switch element["autocapitalizationType"] {
        case "words": text.autocapitalizationType = .words
        case "sentences": text.autocapitalizationType = .sentences
        case "allCharacters": text.autocapitalizationType = .allCharacters
        default: text.autocapitalizationType = .none
        }
        switch element["returnKeyType"] {
        case "go": text.returnKeyType = .go
        case "next": text.returnKeyType = .next
        case "search": text.returnKeyType = .search
        case "send": text.returnKeyType = .send
        case "done": text.returnKeyType = .done
        default: break
        }
        switch element["keyboardType"] {
        case "numberPad": text.keyboardType = .numberPad
        case "phonePad": text.keyboardType = .phonePad
        case "emailAddress": text.keyboardType = .emailAddress
        case "decimalPad": text.keyboardType = .decimalPad
        case "URL", "url": text.keyboardType = .URL
        default: break
        }
    }
}
