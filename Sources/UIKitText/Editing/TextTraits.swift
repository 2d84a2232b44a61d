// SPDX-License-Identifier: Apache-2.0

import UIKitControls

/// The text input traits of a text field or a text view.
struct TextTraits {
    weak var pasteDelegate: (any UITextPasteDelegate)?
    /// Drags and drops text; nil until someone asks for it.
    var dragging: TextDragging?
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var inlinePrediction = UITextInlinePredictionType.default
    var mathExpressions = UITextMathExpressionCompletionType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var needsText = false
    var isSecure = false
    var contentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
    var writingTools = UIWritingToolsBehavior.default
    var writingToolsResults: UIWritingToolsResultOptions = []
}
