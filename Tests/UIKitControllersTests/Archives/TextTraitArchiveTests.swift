// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Fields, text views and search bars that come from an archive, and objects inside others' types.
@MainActor
struct TextTraitArchiveTests {
    private func copy<Object: Foundation.NSObject>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object,
            requiringSecureCoding: false
        )
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let result = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        return try #require(result as? Object)
    }

    @Test func aFieldKeepsHowItsTextIsTyped() throws {
        let field = UITextField()
        field.autocapitalizationType = .words
        field.autocorrectionType = .no
        field.spellCheckingType = .yes
        field.smartQuotesType = .no
        field.smartDashesType = .no
        field.smartInsertDeleteType = .no
        field.keyboardType = .emailAddress
        field.keyboardAppearance = .dark
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.isSecureTextEntry = true
        field.textContentType = .emailAddress
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 20;")
        let again = try copy(field)
        #expect(again.autocapitalizationType == .words && again.autocorrectionType == .no)
        #expect(again.spellCheckingType == .yes && again.smartQuotesType == .no)
        #expect(again.smartDashesType == .no && again.smartInsertDeleteType == .no)
        #expect(again.keyboardType == .emailAddress && again.keyboardAppearance == .dark)
        #expect(again.returnKeyType == .send && again.enablesReturnKeyAutomatically)
        #expect(again.isSecureTextEntry && again.textContentType == .emailAddress)
        #expect(again.passwordRules?.passwordRulesDescriptor == "minlength: 20;")
        #expect(try copy(UITextField()).autocapitalizationType == .sentences)
    }

    @Test func aTextViewKeepsHowItsTextIsTyped() throws {
        let view = UITextView()
        view.autocapitalizationType = .none
        view.keyboardType = .URL
        view.returnKeyType = .go
        view.textContentType = .URL
        let again = try copy(view)
        #expect(again.autocapitalizationType == .none && again.keyboardType == .URL)
        #expect(again.returnKeyType == .go && again.textContentType == .URL)
    }

    @Test func aSearchBarWithoutScopesComesBack() throws {
        let bar = UISearchBar()
        bar.keyboardType = .numberPad
        bar.autocapitalizationType = .allCharacters
        let again = try copy(bar)
        #expect(again.scopeButtonTitles == nil && again.selectedScopeButtonIndex == 0)
        #expect(again.keyboardType == .numberPad)
        #expect(again.autocapitalizationType == .allCharacters)
        bar.scopeButtonTitles = ["one", "two"]
        bar.selectedScopeButtonIndex = 1
        #expect(try copy(bar).selectedScopeButtonIndex == 1)
    }

    @Test func aPasteControlKeepsItsConfiguration() throws {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = .iconOnly
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .red
        let again = try copy(configuration)
        #expect(again.displayMode == .iconOnly && again.cornerStyle == .capsule)
        let control = try copy(UIPasteControl(configuration: configuration))
        #expect(control.configuration.cornerStyle == .capsule)
        #expect(control.configuration.baseForegroundColor == .red)
    }
}
