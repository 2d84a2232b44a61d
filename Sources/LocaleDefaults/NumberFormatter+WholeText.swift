// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux reads the number that a text begins with; on iOS the whole text has to be one. It
// gives no decimal numbers either.
// `CRedefinedFunctions` puts this function into the class's table of methods.

extension NumberFormatter {
    /// `NumberFormatter.number(from:)`, nil where something stands behind the number.
    @_silgen_name("casement_number_from_text")
    public final func _number(from text: String) -> NSNumber? {
        guard let number = withDigits({ _originalNumber(from: text) }),
            isLenient || endsWithNumber(text)
        else { return nil }
        guard generatesDecimalNumbers, !(number is NSDecimalNumber) else { return number }
        return NSDecimalNumber(string: "\(number)")
    }

    /// Whether a text in plain digits has nothing behind them but the format's own suffix.
    private func endsWithNumber(_ text: String) -> Bool {
        // Other styles end in symbols and words.
        guard numberStyle == .none || numberStyle == .decimal, let last = text.last else {
            return true
        }
        if last.isNumber || decimalSeparator.hasSuffix(String(last)) { return true }
        return [positiveSuffix, negativeSuffix].contains { suffix in
            suffix.map { !$0.isEmpty && text.hasSuffix($0) } ?? false
        }
    }

    /// Foundation's function.
    @_silgen_name("foundation_number_from_text")
    private final func _originalNumber(from text: String) -> NSNumber?
}
