// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The translation of a key, the default value or the key itself where there is none.
///
/// `NSLocalizedString` is lowered to this.
public func _objcLocalizedString(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle = .main,
    value: String = "",
    comment: String
) -> String {
    bundle._objcLocalizedString(forKey: key, value: value, table: tableName)
}

/// What lowered subclasses of `Bundle` adopt that override `localizedString(forKey:value:table:)`.
public protocol _ObjCTranslating: Bundle {}

extension Bundle {
    /// The translation of a key by the bundle's own class; `localizedString(forKey:value:table:)` is lowered to this.
    public func _objcLocalizedString(
        forKey key: String,
        value: String?,
        table tableName: String?
    ) -> String {
        if self is any _ObjCTranslating {
            return localizedString(forKey: key, value: value, table: tableName)
        }
        return _objcTranslation(forKey: key, value: value, table: tableName)
    }

    /// The translation of a key in the bundle's tables; a call of `super` is lowered to this.
    public func _objcTranslation(
        forKey key: String,
        value: String?,
        table tableName: String?
    ) -> String {
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return Translations.text(key, table: tableName, bundle: self) ?? fallback
    }

    /// The files of an extension; `urls(forResourcesWithExtension:subdirectory:)` is lowered to
    /// this, since Foundation's gives `NSURL` on Linux.
    public func _objcURLs(
        forResourcesWithExtension ext: String?,
        subdirectory: String?
    ) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subdirectory)?.map { $0 as URL }
    }

    /// The files of an extension in a language.
    public func _objcURLs(
        forResourcesWithExtension ext: String?,
        subdirectory: String?,
        localization: String?
    ) -> [URL]? {
        urls(
            forResourcesWithExtension: ext,
            subdirectory: subdirectory,
            localization: localization
        )?
        .map { $0 as URL }
    }
}

extension String {
    /// A text with arguments; `String(format:…)` is lowered to this, which knows plurals.
    public init(_objcFormat format: String, _ arguments: any CVarArg...) {
        self.init(format: Translations.resolve(format, arguments), arguments: arguments)
    }

    /// A text with arguments in a list.
    public init(_objcFormat format: String, arguments: [any CVarArg]) {
        self.init(format: Translations.resolve(format, arguments), arguments: arguments)
    }

    /// A text with arguments, as a locale writes numbers.
    public init(_objcFormat format: String, locale: Locale?, _ arguments: any CVarArg...) {
        self.init(
            format: Translations.resolve(format, arguments),
            locale: locale,
            arguments: arguments
        )
    }

    /// A text with arguments in a list, as a locale writes numbers.
    public init(_objcFormat format: String, locale: Locale?, arguments: [any CVarArg]) {
        self.init(
            format: Translations.resolve(format, arguments),
            locale: locale,
            arguments: arguments
        )
    }

    /// A text with arguments, as the current locale writes numbers;
    /// `localizedStringWithFormat(_:_:)` is lowered to this, which knows plurals.
    public static func _objcLocalizedFormat(
        _ format: String,
        _ arguments: any CVarArg...
    ) -> String {
        String(
            format: Translations.resolve(format, arguments),
            locale: .current,
            arguments: arguments
        )
    }
}
