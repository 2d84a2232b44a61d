// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// A bundle.
public typealias CFBundle = Bundle

/// The program's bundle.
public func CFBundleGetMainBundle() -> CFBundle! { Bundle.main }

/// The bundle of an identifier, as far as it is known.
public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! {
    bundleID.flatMap { Bundle(identifier: String($0)) }
}

/// The identifier in a bundle's Info.plist.
public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! {
    bundle?.bundleIdentifier.map { NSString(string: $0) }
}

/// What a bundle's Info.plist has for a key, in the user's language.
public func CFBundleGetValueForInfoDictionaryKey(
    _ bundle: CFBundle!,
    _ key: CFString!
) -> CFTypeRef! {
    guard let bundle, let key else { return nil }
    return bundle.object(forInfoDictionaryKey: String(key)).map { $0 as AnyObject }
}

/// A bundle's Info.plist.
public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! {
    bundle?.infoDictionary.map { NSDictionary(dictionary: $0) }
}

/// Where a bundle lies.
public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! {
    bundle.map { $0.bundleURL as NSURL }
}

/// The location of a file in a bundle.
public func CFBundleCopyResourceURL(
    _ bundle: CFBundle!,
    _ resourceName: CFString!,
    _ resourceType: CFString!,
    _ subDirName: CFString!
) -> CFURL! {
    bundle?.url(
        forResource: resourceName.map(String.init),
        withExtension: resourceType.map(String.init),
        subdirectory: subDirName.map(String.init)
    ).map { $0 as NSURL }
}

/// Stands for the program itself among settings.
public var kCFPreferencesCurrentApplication: CFString! {
    NSString(string: "kCFPreferencesCurrentApplication")
}

/// A setting; nil for none.
public func CFPreferencesCopyAppValue(
    _ key: CFString!,
    _ applicationID: CFString!
) -> CFPropertyList! {
    guard let key else { return nil }
    return settings(applicationID)?.object(forKey: String(key)).map { $0 as AnyObject }
}

/// Sets a setting; nil removes it.
public func CFPreferencesSetAppValue(
    _ key: CFString!,
    _ value: CFPropertyList!,
    _ applicationID: CFString!
) {
    guard let key else { return }
    settings(applicationID)?.set(value, forKey: String(key))
}

/// Writes settings; whether they could be.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool {
    settings(applicationID)?.synchronize() ?? false
}

/// A setting as a truth value; the last argument is set to whether there is one.
public func CFPreferencesGetAppBooleanValue(
    _ key: CFString!,
    _ applicationID: CFString!,
    _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> Bool {
    let value = CFPreferencesCopyAppValue(key, applicationID)
    let number = value as? NSNumber
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(number != nil)
    return number?.boolValue ?? false
}

/// A setting as a whole number; the last argument is set to whether there is one.
public func CFPreferencesGetAppIntegerValue(
    _ key: CFString!,
    _ applicationID: CFString!,
    _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> CFIndex {
    let number = CFPreferencesCopyAppValue(key, applicationID) as? NSNumber
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(number != nil)
    return number?.intValue ?? 0
}

private func settings(_ application: CFString?) -> UserDefaults? {
    guard let application, application != kCFPreferencesCurrentApplication else { return .standard }
    return UserDefaults(suiteName: String(application))
}

/// The user's locale.
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale.current as NSLocale }

/// The user's languages, the dearest first.
public func CFLocaleCopyPreferredLanguages() -> CFArray! {
    NSArray(array: Locale.preferredLanguages)
}

/// A locale by its identifier.
public func CFLocaleCreate(_ allocator: CFAllocator!, _ localeIdentifier: CFString!) -> CFLocale! {
    localeIdentifier.map { NSLocale(localeIdentifier: String($0)) }
}

/// The identifier of a locale, such as `en_US`.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFString! {
    locale.map { NSString(string: $0.localeIdentifier) }
}

/// A point in time.
public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! {
    NSDate(timeIntervalSinceReferenceDate: at)
}

/// Seconds since 1 January 2001.
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime {
    theDate?.timeIntervalSinceReferenceDate ?? 0
}
