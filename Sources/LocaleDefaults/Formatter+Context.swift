// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux writes all texts as they stand within a sentence.
// `CRedefinedFunctions` puts this function into the class's table of methods, as it does for dates.

extension NumberFormatter {
    /// `NumberFormatter.string(from:)`, whose words begin with a capital where a sentence begins.
    @_silgen_name("casement_text_of_number")
    public final func _text(of number: NSNumber) -> String? {
        withDigits { _originalText(of: number) }
            .map { FormatterContext.placed($0, by: self, locale) }
    }

    /// Foundation's function.
    @_silgen_name("foundation_text_of_number")
    private final func _originalText(of number: NSNumber) -> String?
}

/// Where the texts of formatters of numbers and dates stand, which the runtime keeps.
package enum FormatterContext {
    private static let lock = NSLock()
    // Unsafe because the lock guards it.
    private nonisolated(unsafe) static var reader: (@Sendable (Formatter) -> Formatter.Context)?

    /// Sets how contexts are read; nobody is asked before.
    package static func set(reader: @escaping @Sendable (Formatter) -> Formatter.Context) {
        lock.withLock { self.reader = reader }
    }

    /// A text as it stands in the formatter's context.
    ///
    /// Lists and texts that stand alone are left as they are: whether they begin with a capital
    /// depends on the language.
    static func placed(_ text: String, by formatter: Formatter, _ locale: Locale?) -> String {
        guard lock.withLock({ reader })?(formatter) == .beginningOfSentence else { return text }
        return capitalized(text, locale)
    }

    /// A text that begins with a capital.
    package static func capitalized(_ text: String, _ locale: Locale?) -> String {
        text.prefix(1).uppercased(with: locale) + text.dropFirst()
    }
}
