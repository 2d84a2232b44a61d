// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a text wants to be written.
///
/// Every property is optional: who has none of its own has the default below. There is no keyboard
/// on the screen here, and nobody corrects or fills in; what an adopter says is there to be read.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// How letters are capitalised automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }

    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }

    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }

    /// Whether quotes become those of the language.
    var smartQuotesType: UITextSmartQuotesType { get set }

    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }

    /// Whether spaces around words are kept right.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

    /// Whether a guess at what comes next is shown.
    var inlinePredictionType: UITextInlinePredictionType { get set }

    /// Whether results of sums are offered.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }

    /// Which keys an on-screen keyboard offers.
    var keyboardType: UIKeyboardType { get set }

    /// How an on-screen keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }

    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }

    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }

    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }

    // Swift tells the two kinds of optionals apart in requirements; adopters have Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic content of the text; nil for none.
    var textContentType: UITextContentType! { get set }

    /// What a new password must look like.
    var passwordRules: UITextInputPasswordRules? { get set }

    /// How much help with writing the text takes.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }

    /// What help with writing may put into the text; empty for what suits it.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
    /// How letters are capitalised automatically.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// Whether words are corrected.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// Whether misspelt words are marked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// Whether quotes become those of the language.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    /// Whether two hyphens become a dash.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }

    /// Whether spaces around words are kept right.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }

    /// Whether a guess at what comes next is shown.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }

    /// Whether results of sums are offered.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }

    /// Which keys an on-screen keyboard offers.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// How an on-screen keyboard looks.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }

    /// What the return key says.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// Whether the return key is disabled while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }

    /// Whether the text is hidden.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic content of the text; nil for none.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }

    /// What a new password must look like.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }

    /// How much help with writing the text takes.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }

    /// What help with writing may put into the text; empty for what suits it.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { [] }
        set {}
    }
}
