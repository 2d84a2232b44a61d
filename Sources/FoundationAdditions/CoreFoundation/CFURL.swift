// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjCRuntime

/// How a path is written.
public enum CFURLPathStyle: CFIndex, Sendable {
    case cfurlposixPathStyle = 0
    case cfurlhfsPathStyle = 1
    case cfurlWindowsPathStyle = 2
}

/// Makes a location of a text; nil where it is none.
public func CFURLCreateWithString(
    _ allocator: CFAllocator!,
    _ URLString: CFString!,
    _ baseURL: CFURL!
) -> CFURL! {
    URLString.flatMap { NSURL(string: String($0), relativeTo: baseURL.map { $0 as URL }) }
}

/// Makes a location of a file; only paths of POSIX are understood.
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator!,
    _ filePath: CFString!,
    _ pathStyle: CFURLPathStyle,
    _ isDirectory: Bool
) -> CFURL! {
    guard let filePath, pathStyle == .cfurlposixPathStyle else { return nil }
    return NSURL(fileURLWithPath: String(filePath), isDirectory: isDirectory)
}

/// The text of a location.
public func CFURLGetString(_ anURL: CFURL!) -> CFString! {
    anURL.flatMap { $0.absoluteString }.map { NSString(string: $0) }
}

/// The location of a file as a path.
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! {
    anURL.flatMap { $0.path }.map { NSString(string: $0) }
}

/// The scheme.
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! {
    anURL.flatMap { $0.scheme }.map { NSString(string: $0) }
}

/// The host.
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! {
    anURL.flatMap { $0.host }.map { NSString(string: $0) }
}

/// The path.
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! {
    anURL.flatMap { $0.path }.map { NSString(string: $0) }
}

/// What is behind the path's last slash.
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! {
    url.flatMap { $0.lastPathComponent }.map { NSString(string: $0) }
}

/// What is behind the last component's last dot; nil for nothing.
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! {
    url.flatMap { $0.pathExtension }.flatMap { $0.isEmpty ? nil : NSString(string: $0) }
}

/// Makes a location below another.
public func CFURLCreateCopyAppendingPathComponent(
    _ allocator: CFAllocator!,
    _ url: CFURL!,
    _ pathComponent: CFString!,
    _ isDirectory: Bool
) -> CFURL! {
    guard let url, let pathComponent else { return nil }
    return (url as URL).appendingPathComponent(String(pathComponent), isDirectory: isDirectory)
        as NSURL
}

/// Makes the location above another.
public func CFURLCreateCopyDeletingLastPathComponent(
    _ allocator: CFAllocator!,
    _ url: CFURL!
) -> CFURL! {
    url.map { ($0 as URL).deletingLastPathComponent() as NSURL }
}

/// A text with what no location may hold as numbers behind percent signs.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!,
    _ originalString: CFString!,
    _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!,
    _ encoding: CFStringEncoding
) -> CFString! {
    guard let originalString else { return nil }
    // What RFC 2396 lets stand in a location, which is what this function was made for.
    var allowed = CharacterSet(charactersIn: "-_.!~*'();/?:@&=+$,")
    for range in ["a"..."z", "A"..."Z", "0"..."9"] as [ClosedRange<Unicode.Scalar>] {
        allowed.insert(charactersIn: range)
    }
    if let more = charactersToLeaveUnescaped { allowed.insert(charactersIn: String(more)) }
    if let less = legalURLCharactersToBeEscaped { allowed.remove(charactersIn: String(less)) }
    return String(originalString).addingPercentEncoding(withAllowedCharacters: allowed)
        .map { NSString(string: $0) }
}

/// A text without percent signs but those of characters that are to stay; nil for all where none is named.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!,
    _ originalString: CFString!,
    _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    guard let originalString else { return nil }
    let kept = charactersToLeaveEscaped.map { Set(String($0)) } ?? []
    guard !kept.isEmpty else {
        return String(originalString).removingPercentEncoding.map { NSString(string: $0) }
    }
    var rest = String(originalString)
    var result = ""
    // Each kept character is taken out in its escaped form, and what is between them is turned.
    let escapes = Set(
        kept.compactMap { String($0).addingPercentEncoding(withAllowedCharacters: []) }
    )
    while let next = escapes.compactMap({ rest.range(of: $0, options: .caseInsensitive) })
        .min(by: { $0.lowerBound < $1.lowerBound })
    {
        guard let before = String(rest[..<next.lowerBound]).removingPercentEncoding else {
            return nil
        }
        result += before + rest[next]
        rest = String(rest[next.upperBound...])
    }
    return rest.removingPercentEncoding.map { NSString(string: result + $0) }
}

/// A universally unique number as an object.
public final class CFUUID: Sendable {
    fileprivate let value: UUID

    fileprivate init(_ value: UUID) { self.value = value }
}

/// Makes a number that nobody else has.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { CFUUID(UUID()) }

/// Reads a number; nil where the text is none.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
    uuidStr.flatMap { UUID(uuidString: String($0)) }.map { CFUUID($0) }
}

/// The usual text of a number.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
    uuid.map { NSString(string: $0.value.uuidString) }
}
