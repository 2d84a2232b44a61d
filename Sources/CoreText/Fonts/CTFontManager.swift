// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// How widely a font is registered; here always for the process only.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nowhere.
    case none = 0
    /// The process.
    case process = 1
    /// The user: taken as the process.
    case persistent = 2
    /// The session: taken as the process.
    case session = 3
}

/// Why a font could not be registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file cannot be read.
    case insufficientPermissions = 102
    /// The bytes are not a font.
    case unrecognizedFormat = 103
    /// The font is damaged.
    case invalidFontData = 104
    /// A font of that name or file is registered already.
    case alreadyRegistered = 105
    /// The font is in use.
    case exceededResourceLimit = 106
    /// The font is not registered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The system needs the font.
    case systemRequired = 203
}

/// The domain of the errors.
public var kCTFontManagerErrorDomain: CFString {
    NSString(string: "com.apple.CoreText.CTFontManagerErrorDomain")
}

/// Posted when fonts are registered or unregistered.
public var kCTFontManagerRegisteredFontsChangedNotification: CFString {
    NSString(string: "CTFontManagerFontChangedNotification")
}

/// Registers the fonts of a file; false, with an error, if it is missing, no font, or there
/// already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistry.register(fontURL as URL), fontURL, error)
}

/// Unregisters the fonts of a file; false, with an error, if they were not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL,
    _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistry.unregister(fontURL as URL), fontURL, error)
}

/// Registers a font made of data; false, with an error, if one of its name is there already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistry.register(font), nil, error)
}

/// Unregisters a font made of data; false, with an error, if it was not registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(FontRegistry.unregister(font), nil, error)
}

/// Registers the fonts of several files; the handler hears of the errors, and that it is done.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray,
    _ scope: CTFontManagerScope,
    _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(NSArray(array: failures(fontURLs, FontRegistry.register)), true)
}

/// The descriptors of the fonts in a file; nil if it is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = (fileURL as URL).path(percentEncoded: false) as String?,
        let file = FontBytes(path: path)
    else { return nil }
    let fonts = (0..<CGFont.count(in: file)).compactMap { CGFont(path: path, index: $0) }
    guard !fonts.isEmpty else { return nil }
    return NSArray(array: fonts.map(FontRegistry.descriptor))
}

/// The descriptor of the font that some bytes are; nil if they are none.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    CGFont(data: Data(copying: data)).map(FontRegistry.descriptor)
}

/// The families that can be used.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
    NSArray(array: FontFamilies.names)
}

/// The PostScript names that can be used.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    NSArray(array: FontFamilies.names.flatMap(FontFamilies.faceNames(ofFamily:)).sorted())
}

private func report(
    _ failure: CTFontManagerError?,
    _ url: CFURL?,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let failure else { return true }
    error?.pointee = .passRetained(FontRegistry.error(failure, url))
    return false
}
