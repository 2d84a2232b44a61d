// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because `Formatter` is: it is set up once, and then only read.
/// Joins texts as a language does: "one, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The language; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes each item; without one, numbers and dates are written for the locale, the rest as described.
    open var itemFormatter: Formatter?

    /// Makes a formatter for the current language.
    public override init() { super.init() }

    /// Formatters are not read from archives.
    public required init?(coder: NSCoder) { nil }

    /// Joins texts in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        join(strings, .autoupdatingCurrent)
    }

    /// Joins items; nil where the item formatter has no text for one of them.
    open func string(from items: [Any]) -> String? {
        let texts = items.compactMap(text)
        guard texts.count == items.count else { return nil }
        return Self.join(texts, locale ?? .autoupdatingCurrent)
    }

    /// Joins the items of an array; nil for what is none.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

    private static func join(_ texts: [String], _ locale: Locale) -> String {
        texts.formatted(.list(type: .and, width: .standard).locale(locale))
    }

    private func text(of item: Any) -> String? {
        if let itemFormatter { return itemFormatter.string(for: item) }
        switch item {
        case let text as String: return text
        case let number as NSNumber: return number.description(withLocale: locale)
        case let date as Date: return date.description(with: locale)
        case let error as any Error: return error.localizedDescription
        default: return String(describing: item)
        }
    }
}
