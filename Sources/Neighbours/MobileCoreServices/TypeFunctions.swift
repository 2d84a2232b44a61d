// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

import Foundation
public import ObjCRuntime
import UniformTypeIdentifiers

/// The tags that are filename extensions.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = NSString(
    string: "public.filename-extension"
)
/// The tags that are MIME types.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = NSString(string: "public.mime-type")

private func text(_ string: CFString) -> String { String(describing: string) }

private func given(_ text: String?) -> Unmanaged<CFString>? {
    text.map { Unmanaged.passRetained(NSString(string: $0)) }
}

/// The identifier for a tag, made up for one that nobody has declared.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString,
    _ inTag: CFString,
    _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let parent = inConformingToUTI.flatMap { UTType(text($0)) }
    let type = UTType(
        tag: text(inTag),
        tagClass: UTTagClass(rawValue: text(inTagClass)),
        conformingTo: parent
    )
    return given(type?.identifier)
}

/// The first tag of a kind that a type has; nil for none.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: CFString,
    _ inTagClass: CFString
) -> Unmanaged<CFString>? {
    guard let type = UTType(text(inUTI)) else { return nil }
    switch UTTagClass(rawValue: text(inTagClass)) {
    case .filenameExtension: return given(type.preferredFilenameExtension)
    case .mimeType: return given(type.preferredMIMEType)
    default: return nil
    }
}

/// Whether a type is another one or stands beneath it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(text(inUTI)), let other = UTType(text(inConformsToUTI)) else {
        return false
    }
    return type.conforms(to: other)
}

/// Whether two identifiers are of one type; the case of letters does not count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    text(inUTI1).lowercased() == text(inUTI2).lowercased()
}

/// Whether somebody has declared a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
    UTType(text(inUTI))?.isDeclared ?? false
}

/// What people call a type; nil for an unknown one.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
    given(UTType(text(inUTI))?.localizedDescription)
}
