// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on Linux takes the locale `en_001`, without a currency, for the user's, and asks nobody.
// On a phone it is that of the settings, `en_US` on a new simulator. `CRedefinedFunctions` has the
// names under which Foundation's libraries call each other, and calls the functions below, so that
// formatters find these, too. Where Foundation's names change, its own locale stays.

/// The locale that `LC_ALL` or `LANG` names; `en_US` where neither names one.
private let settings: Locale = {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // Without the encoding and the variant: `de_DE.UTF-8@euro`.
    let identifier = name.prefix { $0 != "." && $0 != "@" }
    let isNamed = !identifier.isEmpty && identifier != "C" && identifier != "POSIX"
    return Locale(identifier: isNamed ? String(identifier) : "en_US")
}()

/// `Locale.current`.
@_silgen_name("casement_current_locale")
public func _currentLocale() -> Locale { settings }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("casement_autoupdating_locale")
public func _autoupdatingLocale() -> Locale { settings }

/// `Locale.preferredLanguages`.
@_silgen_name("casement_preferred_languages")
public func _preferredLanguages() -> [String] { [settings.identifier(.bcp47)] }
