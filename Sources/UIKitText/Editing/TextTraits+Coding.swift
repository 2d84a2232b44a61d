// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitControls

/// How text is typed goes into archives with the view of the text, each trait by a key of its own.
extension TextTraits {
    func encode(to coder: NSCoder) {
        coder.encode(autocapitalization.rawValue, forKey: "UIAutocapitalizationType")
        coder.encode(autocorrection.rawValue, forKey: "UIAutocorrectionType")
        coder.encode(spellChecking.rawValue, forKey: "UISpellCheckingType")
        coder.encode(smartQuotes.rawValue, forKey: "UISmartQuotesType")
        coder.encode(smartDashes.rawValue, forKey: "UISmartDashesType")
        coder.encode(smartInsertDelete.rawValue, forKey: "UISmartInsertDeleteType")
        coder.encode(inlinePrediction.rawValue, forKey: "UIInlinePredictionType")
        coder.encode(mathExpressions.rawValue, forKey: "UIMathExpressionCompletionType")
        coder.encode(keyboard.rawValue, forKey: "UIKeyboardType")
        coder.encode(appearance.rawValue, forKey: "UIKeyboardAppearance")
        coder.encode(returnKey.rawValue, forKey: "UIReturnKeyType")
        coder.encode(writingTools.rawValue, forKey: "UIWritingToolsBehavior")
        coder.encode(Int(writingToolsResults.rawValue), forKey: "UIWritingToolsResultOptions")
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
