// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The key of an error for the URLs of the fonts that it is about.
public var kCTFontManagerErrorFontURLsKey: CFString {
    NSString(string: "CTFontManagerErrorFontURLs")
}

/// Registers the fonts of several files; false if one of them could not be.
///
/// `errors` gets an array of `CFError`, one for each file that failed, which the caller releases.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    report(failures(fontURLs, FontRegistry.register), errors)
}

/// Unregisters the fonts of several files; false if one of them was not registered.
///
/// `errors` gets an array of `CFError`, one for each file that failed, which the caller releases.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    report(failures(fontURLs, FontRegistry.unregister), errors)
}

/// Unregisters the fonts of several files; the handler hears of the errors, and that it is done.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(NSArray(array: failures(fontURLs, FontRegistry.unregister)), true)
}

/// Registers the files that descriptors name with ``kCTFontURLAttribute``.
public func CTFontManagerRegisterFontDescriptors(
    _ fontDescriptors: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    CTFontManagerRegisterFontURLs(files(of: fontDescriptors), scope, enabled, registrationHandler)
}

/// Unregisters the files that descriptors name with ``kCTFontURLAttribute``.
public func CTFontManagerUnregisterFontDescriptors(
    _ fontDescriptors: CFArray,
    _ scope: CTFontManagerScope,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    CTFontManagerUnregisterFontURLs(files(of: fontDescriptors), scope, registrationHandler)
}

/// The descriptors of the fonts that some bytes hold; empty if they are none.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    NSArray(array: CTFontManagerCreateFontDescriptorFromData(data).map { [$0] } ?? [])
}

/// The descriptors of the fonts that the program registered.
public func CTFontManagerCopyRegisteredFontDescriptors(
    _ scope: CTFontManagerScope,
    _ enabled: Bool
) -> CFArray {
    NSArray(array: registeredFaces.compactMap { $0.font.map(FontRegistry.descriptor) })
}

/// How widely the fonts of a file are registered.
public func CTFontManagerGetScopeForURL(_ fontURL: CFURL) -> CTFontManagerScope {
    let path = (fontURL as URL).standardizedFileURL.path(percentEncoded: false)
    return registeredFaces.contains { $0.path == path } ? .process : .none
}

/// The faces that the program registered.
private var registeredFaces: [FontEntry] {
    FontDatabase.shared.families
        .flatMap { FontDatabase.shared.faces(ofFamily: $0) }
        .filter(\.isRegistered)
}

/// The files that descriptors name.
private func files(of descriptors: CFArray) -> CFArray {
    let urls = descriptors.compactMap { ($0 as? CTFontDescriptor)?.attributes[FontKey.url] as? URL }
    return NSArray(array: urls)
}

/// The errors of the files that something cannot be done with.
func failures(_ urls: CFArray, _ action: (URL) -> CTFontManagerError?) -> [NSError] {
    urls.compactMap { item in
        guard let url = item as? URL else { return nil }
        return action(url).map { FontRegistry.error($0, url as NSURL) }
    }
}

private func report(
    _ failures: [NSError],
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    guard !failures.isEmpty else { return true }
    errors?.pointee = .passRetained(NSArray(array: failures))
    return false
}
