// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

import Foundation
public import ObjCRuntime

/// Anything at all.
nonisolated(unsafe) public let kUTTypeItem: CFString = NSString(string: "public.item")
/// What people read or look at.
nonisolated(unsafe) public let kUTTypeContent: CFString = NSString(string: "public.content")
/// Bytes.
nonisolated(unsafe) public let kUTTypeData: CFString = NSString(string: "public.data")
/// Folders.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = NSString(string: "public.directory")
/// Folders that people see.
nonisolated(unsafe) public let kUTTypeFolder: CFString = NSString(string: "public.folder")
/// Pictures of any kind.
nonisolated(unsafe) public let kUTTypeImage: CFString = NSString(string: "public.image")
/// PNG pictures.
nonisolated(unsafe) public let kUTTypePNG: CFString = NSString(string: "public.png")
/// JPEG pictures.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = NSString(string: "public.jpeg")
/// GIF pictures.
nonisolated(unsafe) public let kUTTypeGIF: CFString = NSString(string: "com.compuserve.gif")
/// TIFF pictures.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = NSString(string: "public.tiff")
/// BMP pictures.
nonisolated(unsafe) public let kUTTypeBMP: CFString = NSString(string: "com.microsoft.bmp")
/// ICO pictures.
nonisolated(unsafe) public let kUTTypeICO: CFString = NSString(string: "com.microsoft.ico")
/// Pictures as the camera took them.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = NSString(
    string: "public.camera-raw-image"
)
/// SVG pictures.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = NSString(
    string: "public.svg-image"
)
/// Pictures that move a moment.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = NSString(string: "com.apple.live-photo")
/// PDF documents.
nonisolated(unsafe) public let kUTTypePDF: CFString = NSString(string: "com.adobe.pdf")
/// Text with styles.
nonisolated(unsafe) public let kUTTypeRTF: CFString = NSString(string: "public.rtf")
/// Web pages.
nonisolated(unsafe) public let kUTTypeHTML: CFString = NSString(string: "public.html")
/// XML.
nonisolated(unsafe) public let kUTTypeXML: CFString = NSString(string: "public.xml")
/// JSON.
nonisolated(unsafe) public let kUTTypeJSON: CFString = NSString(string: "public.json")
/// Property lists.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = NSString(
    string: "com.apple.property-list"
)
/// Text of any kind.
nonisolated(unsafe) public let kUTTypeText: CFString = NSString(string: "public.text")
/// Text without styles.
nonisolated(unsafe) public let kUTTypePlainText: CFString = NSString(string: "public.plain-text")
/// Text without styles in UTF-8.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = NSString(
    string: "public.utf8-plain-text"
)
/// Text without styles in UTF-16.
nonisolated(unsafe) public let kUTTypeUTF16PlainText: CFString = NSString(
    string: "public.utf16-plain-text"
)
/// Programs' text.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = NSString(string: "public.source-code")
/// Swift.
nonisolated(unsafe) public let kUTTypeSwiftSource: CFString = NSString(
    string: "public.swift-source"
)
/// Tables with commas.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString = NSString(
    string: "public.comma-separated-values-text"
)
/// Web and file addresses.
nonisolated(unsafe) public let kUTTypeURL: CFString = NSString(string: "public.url")
/// File addresses.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = NSString(string: "public.file-url")
/// People's cards.
nonisolated(unsafe) public let kUTTypeVCard: CFString = NSString(string: "public.vcard")
/// People.
nonisolated(unsafe) public let kUTTypeContact: CFString = NSString(string: "public.contact")
/// Sound and films.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = NSString(
    string: "public.audiovisual-content"
)
/// Films of any kind.
nonisolated(unsafe) public let kUTTypeMovie: CFString = NSString(string: "public.movie")
/// Films without sound.
nonisolated(unsafe) public let kUTTypeVideo: CFString = NSString(string: "public.video")
/// Sound of any kind.
nonisolated(unsafe) public let kUTTypeAudio: CFString = NSString(string: "public.audio")
/// QuickTime films.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = NSString(
    string: "com.apple.quicktime-movie"
)
/// MPEG-4 films.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = NSString(string: "public.mpeg-4")
/// MPEG-4 sound.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = NSString(string: "public.mpeg-4-audio")
/// MP3 sound.
nonisolated(unsafe) public let kUTTypeMP3: CFString = NSString(string: "public.mp3")
/// Archives.
nonisolated(unsafe) public let kUTTypeArchive: CFString = NSString(string: "public.archive")
/// Zip archives.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = NSString(string: "public.zip-archive")
/// Fonts.
nonisolated(unsafe) public let kUTTypeFont: CFString = NSString(string: "public.font")
/// Databases.
nonisolated(unsafe) public let kUTTypeDatabase: CFString = NSString(string: "public.database")
/// Electronic books.
nonisolated(unsafe) public let kUTTypeEPUB: CFString = NSString(string: "org.idpf.epub-container")
