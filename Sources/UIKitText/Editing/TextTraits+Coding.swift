// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// How text is typed goes into archives with the view of the text, each trait by a key of its own.
extension TextTraits {
    func encode(to coder: NSCoder) {
        let numbers = [
            ("UIAutocorrectionType", autocorrection.rawValue),
            ("UISpellCheckingType", spellChecking.rawValue),
            ("UISmartQuotesType", smartQuotes.rawValue),
            ("UISmartDashesType", smartDashes.rawValue),
            ("UISmartInsertDeleteType", smartInsertDelete.rawValue),
            ("UIInlinePredictionType", inlinePrediction.rawValue),
            ("UIMathExpressionCompletionType", mathExpressions.rawValue),
            ("UIKeyboardType", keyboard.rawValue),
            ("UIKeyboardAppearance", appearance.rawValue),
            ("UIReturnKeyType", returnKey.rawValue),
            ("UIWritingToolsBehavior", writingTools.rawValue),
            ("UIWritingToolsResultOptions", Int(writingToolsResults.rawValue)),
        ]
        for (key, number) in numbers where number != 0 { coder.encode(number, forKey: key) }
        // Its default is not 0.
        coder.encode(autocapitalization.rawValue, forKey: "UIAutocapitalizationType")
        coder.encode(needsText, forKey: "UIEnablesReturnKeyAutomatically")
        coder.encode(isSecure, forKey: "UISecureTextEntry")
        if let contentType {
            coder.encode(contentType.rawValue as NSString, forKey: "UITextContentType")
        }
        if let passwordRules { coder.encode(passwordRules, forKey: "UIPasswordRules") }
    }

    mutating func decode(_ coder: NSCoder) {
        Self.read(coder, "UIAutocapitalizationType", &autocapitalization)
        Self.read(coder, "UIAutocorrectionType", &autocorrection)
        Self.read(coder, "UISpellCheckingType", &spellChecking)
        Self.read(coder, "UISmartQuotesType", &smartQuotes)
        Self.read(coder, "UISmartDashesType", &smartDashes)
        Self.read(coder, "UISmartInsertDeleteType", &smartInsertDelete)
        Self.read(coder, "UIInlinePredictionType", &inlinePrediction)
        Self.read(coder, "UIMathExpressionCompletionType", &mathExpressions)
        Self.read(coder, "UIKeyboardType", &keyboard)
        Self.read(coder, "UIKeyboardAppearance", &appearance)
        Self.read(coder, "UIReturnKeyType", &returnKey)
        Self.read(coder, "UIWritingToolsBehavior", &writingTools)
        let fields = FieldDecoder(coder)
        fields.integer("UIWritingToolsResultOptions") {
            writingToolsResults = UIWritingToolsResultOptions(rawValue: UInt(clamping: $0))
        }
        fields.flag("UIEnablesReturnKeyAutomatically") { needsText = $0 }
        fields.flag("UISecureTextEntry") { isSecure = $0 }
        contentType = fields.string("UITextContentType").map { UITextContentType(rawValue: $0) }
        passwordRules = coder.present(UITextInputPasswordRules.self, "UIPasswordRules")
    }

    private static func read<Trait: RawRepresentable<Int>>(
        _ coder: NSCoder,
        _ key: String,
        _ trait: inout Trait
    ) {
        guard coder.containsValue(forKey: key) else { return }
        trait = Trait(rawValue: coder.decodeInteger(forKey: key)) ?? trait
    }
}
