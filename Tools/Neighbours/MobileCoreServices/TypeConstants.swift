// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

public import Foundation
public import ObjCRuntime

/// Pictures of any kind.
nonisolated(unsafe) public let kUTTypeImage: CFString = NSString(string: "public.image")
/// PNG pictures.
nonisolated(unsafe) public let kUTTypePNG: CFString = NSString(string: "public.png")
/// JPEG pictures.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = NSString(string: "public.jpeg")
/// GIF pictures.
nonisolated(unsafe) public let kUTTypeGIF: CFString = NSString(string: "com.compuserve.gif")
/// PDF documents.
nonisolated(unsafe) public let kUTTypePDF: CFString = NSString(string: "com.adobe.pdf")
/// Films of any kind.
nonisolated(unsafe) public let kUTTypeMovie: CFString = NSString(string: "public.movie")
/// Text of any kind.
nonisolated(unsafe) public let kUTTypeText: CFString = NSString(string: "public.text")
/// Text without styles.
nonisolated(unsafe) public let kUTTypePlainText: CFString = NSString(string: "public.plain-text")
/// Text without styles in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = NSString(
    string: "public.utf8-plain-text"
)
/// Web and file addresses.
nonisolated(unsafe) public let kUTTypeURL: CFString = NSString(string: "public.url")
