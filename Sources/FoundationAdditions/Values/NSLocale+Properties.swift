// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a locale consists of, and words of it, which Foundation on Linux has only in `Locale`.
extension NSLocale {
    private var value: Locale { self as Locale }

    /// The identifier, such as `en_US`.
    public var localeIdentifier: String { value.identifier }
    /// The language's code; empty for none.
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    /// The region's code.
    public var countryCode: String? { value.region?.identifier }
    /// The region's code.
    public var regionCode: String? { value.region?.identifier }
    /// The code of the script, where the identifier names one.
    public var scriptCode: String? {
        let identifier = localeIdentifier
        return value.language.script.flatMap {
            identifier.contains($0.identifier) ? $0.identifier : nil
        }
    }
    /// The variant's code.
    public var variantCode: String? { value.variant?.identifier }
    /// Whether the metric system is used.
    public var usesMetricSystem: Bool { value.measurementSystem != .us }
    /// What stands between a number and its fraction.
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    /// What stands between a number's groups of digits.
    public var groupingSeparator: String { value.groupingSeparator ?? "" }
    /// The sign of the currency.
    public var currencySymbol: String { value.currencySymbol ?? "" }
    /// The code of the currency.
    public var currencyCode: String? { value.currency?.identifier }
    /// The identifier of the collation.
    public var collatorIdentifier: String { value.collation.identifier }
    /// What stands before a quotation.
    public var quotationBeginDelimiter: String { value.quotationBeginDelimiter ?? "\u{201C}" }
    /// What stands behind a quotation.
    public var quotationEndDelimiter: String { value.quotationEndDelimiter ?? "\u{201D}" }
    /// What stands before a quotation in another.
    public var alternateQuotationBeginDelimiter: String {
        value.alternateQuotationBeginDelimiter ?? "\u{2018}"
    }
    /// What stands behind a quotation in another.
    public var alternateQuotationEndDelimiter: String {
        value.alternateQuotationEndDelimiter ?? "\u{2019}"
    }

    /// What a locale is called in this one's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }

    /// What a language is called in this locale's language.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }

    /// What a region is called in this locale's language.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }

    /// What a script is called in this locale's language.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        value.localizedString(forScriptCode: scriptCode)
    }

    /// What a currency is called in this locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }
}
