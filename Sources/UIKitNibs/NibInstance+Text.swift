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
        field.adjustsFontSizeToFitWidth = adjustsFontSize(element, "minimumFontSize")
        if let flag = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            field.adjustsFontForContentSizeCategory = flag
        }
        if let text = element.string("placeholder") { field.placeholder = text }
        if let text = element.string("text") { field.text = text }
        if let text = NibValues.attributedString(element.child(key: "attributedText"), in: bundle) {
            field.attributedText = text
        }
        field.background = background(element, "background") ?? field.background
        field.disabledBackground =
            background(element, "disabledBackground") ?? field.disabledBackground
        if let flag = element.flag("clearsOnInsertion") { field.clearsOnInsertion = flag }
        if let flag = element.flag("allowsEditingTextAttributes") {
            field.allowsEditingTextAttributes = flag
        }
        configureTraits(field, element.child(key: "textInputTraits"))
    }

    private func background(_ element: NibElement, _ key: String) -> UIImage? {
        if let reference = element.child(key: key) {
            return NibValues.image(reference: reference, in: bundle)
        }
        return NibValues.image(element[key], in: bundle)
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
        if let types = element.child(key: "dataDetectorTypes") {
            let names: [(String, UIDataDetectorTypes)] = [
                ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
                ("calendarEvent", .calendarEvent),
            ]
            view.dataDetectorTypes = names.reduce(into: []) { all, type in
                if types.flag(type.0) == true { all.insert(type.1) }
            }
        }
        if let flag = element.flag("allowsEditingTextAttributes") {
            view.allowsEditingTextAttributes = flag
        }
        if let flag = element.flag("clearsOnInsertion") { view.clearsOnInsertion = flag }
        if let flag = element.flag("adjustsFontForContentSizeCategory") {
            view.adjustsFontForContentSizeCategory = flag
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
        switch element["searchBarStyle"] {
        case "minimal": bar.searchBarStyle = .minimal
        case "prominent": bar.searchBarStyle = .prominent
        default: break
        }
        if let flag = element.flag("showsSearchResultsButton") {
            bar.showsSearchResultsButton = flag
        }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let style = NibNames.barStyle(element["barStyle"]) { bar.barStyle = style }
        if let color = NibValues.color(element.child(key: "barTintColor"), in: bundle) {
            bar.barTintColor = color
        }
        let titles = element.list("scopeButtonTitles").filter { $0.name == "string" }
        if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
        if let index = element.integer("selectedScopeButtonIndex") {
            bar.selectedScopeButtonIndex = index
        }
        configureTraits(bar, element.child(key: "textInputTraits"))
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
        func choice(_ key: String) -> Bool? { element[key].map { $0 == "yes" } }
        if let isOn = choice("autocorrectionType") { text.autocorrectionType = isOn ? .yes : .no }
        if let isOn = choice("spellCheckingType") { text.spellCheckingType = isOn ? .yes : .no }
        if let isOn = choice("smartDashesType") { text.smartDashesType = isOn ? .yes : .no }
        if let isOn = choice("smartQuotesType") { text.smartQuotesType = isOn ? .yes : .no }
        if let isOn = choice("smartInsertDeleteType") {
            text.smartInsertDeleteType = isOn ? .yes : .no
        }
        switch element["keyboardAppearance"] {
        case "light": text.keyboardAppearance = .light
        case "dark", "alert": text.keyboardAppearance = .dark
        default: break
        }
        if let name = element["textContentType"] {
            text.textContentType = UITextContentType(rawValue: name)
        }
        switch element["returnKeyType"] {
        case "google": text.returnKeyType = .google
        case "join": text.returnKeyType = .join
        case "route": text.returnKeyType = .route
        case "yahoo": text.returnKeyType = .yahoo
        case "emergencyCall": text.returnKeyType = .emergencyCall
        case "continue": text.returnKeyType = .continue
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
        case "alphabet", "ASCIICapable": text.keyboardType = .asciiCapable
        case "numbersAndPunctuation": text.keyboardType = .numbersAndPunctuation
        case "namePhonePad": text.keyboardType = .namePhonePad
        case "twitter": text.keyboardType = .twitter
        case "webSearch": text.keyboardType = .webSearch
        case "ASCIICapableNumberPad": text.keyboardType = .asciiCapableNumberPad
        default: break
        }
    }
}
