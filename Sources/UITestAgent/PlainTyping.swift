// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Keeps a text input from changing what a test types: capitals, corrections, quotes and dashes.
@MainActor
struct PlainTyping {
    private let input: any UITextInputTraits & UIResponder
    private let capitals: UITextAutocapitalizationType
    private let correction: UITextAutocorrectionType
    private let quotes: UITextSmartQuotesType
    private let dashes: UITextSmartDashesType

    /// Begins; nil for what is no text input.
    init?(_ responder: UIResponder) {
        guard let input = responder as? any UITextInputTraits & UIResponder else { return nil }
        self.input = input
        capitals = input.autocapitalizationType
        correction = input.autocorrectionType
        quotes = input.smartQuotesType
        dashes = input.smartDashesType
        input.autocapitalizationType = .none
        input.autocorrectionType = .no
        input.smartQuotesType = .no
        input.smartDashesType = .no
    }

    /// Gives the input back what it was set to.
    func end() {
        input.autocapitalizationType = capitals
        input.autocorrectionType = correction
        input.smartQuotesType = quotes
        input.smartDashesType = dashes
    }
}
