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
/// The type `public.composite-content`.
nonisolated(unsafe) public let kUTTypeCompositeContent: CFString = NSString(
    string: "public.composite-content"
)
/// The type `public.message`.
nonisolated(unsafe) public let kUTTypeMessage: CFString = NSString(string: "public.message")
/// The type `public.disk-image`.
nonisolated(unsafe) public let kUTTypeDiskImage: CFString = NSString(string: "public.disk-image")
/// The type `public.volume`.
nonisolated(unsafe) public let kUTTypeVolume: CFString = NSString(string: "public.volume")
/// The type `com.apple.package`.
nonisolated(unsafe) public let kUTTypePackage: CFString = NSString(string: "com.apple.package")
/// The type `com.apple.bundle`.
nonisolated(unsafe) public let kUTTypeBundle: CFString = NSString(string: "com.apple.bundle")
/// The type `com.apple.plugin`.
nonisolated(unsafe) public let kUTTypePluginBundle: CFString = NSString(string: "com.apple.plugin")
/// The type `com.apple.xpc-service`.
nonisolated(unsafe) public let kUTTypeXPCService: CFString = NSString(
    string: "com.apple.xpc-service"
)
/// The type `com.apple.framework`.
nonisolated(unsafe) public let kUTTypeFramework: CFString = NSString(string: "com.apple.framework")
/// The type `com.apple.application`.
nonisolated(unsafe) public let kUTTypeApplication: CFString = NSString(
    string: "com.apple.application"
)
/// The type `com.apple.application-bundle`.
nonisolated(unsafe) public let kUTTypeApplicationBundle: CFString = NSString(
    string: "com.apple.application-bundle"
)
/// The type `com.apple.application-file`.
nonisolated(unsafe) public let kUTTypeApplicationFile: CFString = NSString(
    string: "com.apple.application-file"
)
/// The type `public.unix-executable`.
nonisolated(unsafe) public let kUTTypeUnixExecutable: CFString = NSString(
    string: "public.unix-executable"
)
/// The type `com.apple.resolvable`.
nonisolated(unsafe) public let kUTTypeResolvable: CFString = NSString(
    string: "com.apple.resolvable"
)
/// The type `com.apple.alias-file`.
nonisolated(unsafe) public let kUTTypeAliasFile: CFString = NSString(string: "com.apple.alias-file")
/// The type `com.apple.alias-record`.
nonisolated(unsafe) public let kUTTypeAliasRecord: CFString = NSString(
    string: "com.apple.alias-record"
)
/// The type `com.apple.bookmark`.
nonisolated(unsafe) public let kUTTypeURLBookmarkData: CFString = NSString(
    string: "com.apple.bookmark"
)
/// The type `public.symlink`.
nonisolated(unsafe) public let kUTTypeSymLink: CFString = NSString(string: "public.symlink")
/// The type `com.apple.mount-point`.
nonisolated(unsafe) public let kUTTypeMountPoint: CFString = NSString(
    string: "com.apple.mount-point"
)
/// The type `public.utf16-external-plain-text`.
nonisolated(unsafe) public let kUTTypeUTF16ExternalPlainText: CFString = NSString(
    string: "public.utf16-external-plain-text"
)
/// The type `public.delimited-values-text`.
nonisolated(unsafe) public let kUTTypeDelimitedText: CFString = NSString(
    string: "public.delimited-values-text"
)
/// The type `public.tab-separated-values-text`.
nonisolated(unsafe) public let kUTTypeTabSeparatedText: CFString = NSString(
    string: "public.tab-separated-values-text"
)
/// The type `public.utf8-tab-separated-values-text`.
nonisolated(unsafe) public let kUTTypeUTF8TabSeparatedText: CFString = NSString(
    string: "public.utf8-tab-separated-values-text"
)
/// The type `public.assembly-source`.
nonisolated(unsafe) public let kUTTypeAssemblyLanguageSource: CFString = NSString(
    string: "public.assembly-source"
)
/// The type `public.c-source`.
nonisolated(unsafe) public let kUTTypeCSource: CFString = NSString(string: "public.c-source")
/// The type `public.objective-c-source`.
nonisolated(unsafe) public let kUTTypeObjectiveCSource: CFString = NSString(
    string: "public.objective-c-source"
)
/// The type `public.c-plus-plus-source`.
nonisolated(unsafe) public let kUTTypeCPlusPlusSource: CFString = NSString(
    string: "public.c-plus-plus-source"
)
/// The type `public.objective-c-plus-plus-source`.
nonisolated(unsafe) public let kUTTypeObjectiveCPlusPlusSource: CFString = NSString(
    string: "public.objective-c-plus-plus-source"
)
/// The type `public.c-header`.
nonisolated(unsafe) public let kUTTypeCHeader: CFString = NSString(string: "public.c-header")
/// The type `public.c-plus-plus-header`.
nonisolated(unsafe) public let kUTTypeCPlusPlusHeader: CFString = NSString(
    string: "public.c-plus-plus-header"
)
/// The type `com.sun.java-source`.
nonisolated(unsafe) public let kUTTypeJavaSource: CFString = NSString(string: "com.sun.java-source")
/// The type `public.script`.
nonisolated(unsafe) public let kUTTypeScript: CFString = NSString(string: "public.script")
/// The type `com.apple.applescript.text`.
nonisolated(unsafe) public let kUTTypeAppleScript: CFString = NSString(
    string: "com.apple.applescript.text"
)
/// The type `com.apple.applescript.script`.
nonisolated(unsafe) public let kUTTypeOSAScript: CFString = NSString(
    string: "com.apple.applescript.script"
)
/// The type `com.apple.applescript.script-bundle`.
nonisolated(unsafe) public let kUTTypeOSAScriptBundle: CFString = NSString(
    string: "com.apple.applescript.script-bundle"
)
/// The type `com.netscape.javascript-source`.
nonisolated(unsafe) public let kUTTypeJavaScript: CFString = NSString(
    string: "com.netscape.javascript-source"
)
/// The type `public.shell-script`.
nonisolated(unsafe) public let kUTTypeShellScript: CFString = NSString(
    string: "public.shell-script"
)
/// The type `public.perl-script`.
nonisolated(unsafe) public let kUTTypePerlScript: CFString = NSString(string: "public.perl-script")
/// The type `public.python-script`.
nonisolated(unsafe) public let kUTTypePythonScript: CFString = NSString(
    string: "public.python-script"
)
/// The type `public.ruby-script`.
nonisolated(unsafe) public let kUTTypeRubyScript: CFString = NSString(string: "public.ruby-script")
/// The type `public.php-script`.
nonisolated(unsafe) public let kUTTypePHPScript: CFString = NSString(string: "public.php-script")
/// The type `com.apple.xml-property-list`.
nonisolated(unsafe) public let kUTTypeXMLPropertyList: CFString = NSString(
    string: "com.apple.xml-property-list"
)
/// The type `com.apple.binary-property-list`.
nonisolated(unsafe) public let kUTTypeBinaryPropertyList: CFString = NSString(
    string: "com.apple.binary-property-list"
)
/// The type `com.apple.rtfd`.
nonisolated(unsafe) public let kUTTypeRTFD: CFString = NSString(string: "com.apple.rtfd")
/// The type `com.apple.flat-rtfd`.
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = NSString(string: "com.apple.flat-rtfd")
/// The type `com.apple.webarchive`.
nonisolated(unsafe) public let kUTTypeWebArchive: CFString = NSString(
    string: "com.apple.webarchive"
)
/// The type `public.jpeg-2000`.
nonisolated(unsafe) public let kUTTypeJPEG2000: CFString = NSString(string: "public.jpeg-2000")
/// The type `com.apple.pict`.
nonisolated(unsafe) public let kUTTypePICT: CFString = NSString(string: "com.apple.pict")
/// The type `com.apple.quicktime-image`.
nonisolated(unsafe) public let kUTTypeQuickTimeImage: CFString = NSString(
    string: "com.apple.quicktime-image"
)
/// The type `com.apple.icns`.
nonisolated(unsafe) public let kUTTypeAppleICNS: CFString = NSString(string: "com.apple.icns")
/// The type `public.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = NSString(string: "public.mpeg")
/// The type `public.mpeg-2-video`.
nonisolated(unsafe) public let kUTTypeMPEG2Video: CFString = NSString(string: "public.mpeg-2-video")
/// The type `public.mpeg-2-transport-stream`.
nonisolated(unsafe) public let kUTTypeMPEG2TransportStream: CFString = NSString(
    string: "public.mpeg-2-transport-stream"
)
/// The type `com.apple.protected-mpeg-4-audio`.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Audio: CFString = NSString(
    string: "com.apple.protected-mpeg-4-audio"
)
/// The type `com.apple.protected-mpeg-4-video`.
nonisolated(unsafe) public let kUTTypeAppleProtectedMPEG4Video: CFString = NSString(
    string: "com.apple.protected-mpeg-4-video"
)
/// The type `public.avi`.
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = NSString(string: "public.avi")
/// The type `public.aiff-audio`.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat: CFString = NSString(
    string: "public.aiff-audio"
)
/// The type `com.microsoft.waveform-audio`.
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = NSString(
    string: "com.microsoft.waveform-audio"
)
/// The type `public.midi-audio`.
nonisolated(unsafe) public let kUTTypeMIDIAudio: CFString = NSString(string: "public.midi-audio")
/// The type `public.playlist`.
nonisolated(unsafe) public let kUTTypePlaylist: CFString = NSString(string: "public.playlist")
/// The type `public.m3u-playlist`.
nonisolated(unsafe) public let kUTTypeM3UPlaylist: CFString = NSString(
    string: "public.m3u-playlist"
)
/// The type `com.apple.ink.inktext`.
nonisolated(unsafe) public let kUTTypeInkText: CFString = NSString(string: "com.apple.ink.inktext")
/// The type `public.bookmark`.
nonisolated(unsafe) public let kUTTypeBookmark: CFString = NSString(string: "public.bookmark")
/// The type `public.3d-content`.
nonisolated(unsafe) public let kUTType3DContent: CFString = NSString(string: "public.3d-content")
/// The type `com.rsa.pkcs-12`.
nonisolated(unsafe) public let kUTTypePKCS12: CFString = NSString(string: "com.rsa.pkcs-12")
/// The type `public.x509-certificate`.
nonisolated(unsafe) public let kUTTypeX509Certificate: CFString = NSString(
    string: "public.x509-certificate"
)
/// The type `org.idpf.epub-container`.
nonisolated(unsafe) public let kUTTypeElectronicPublication: CFString = NSString(
    string: "org.idpf.epub-container"
)
/// The type `public.log`.
nonisolated(unsafe) public let kUTTypeLog: CFString = NSString(string: "public.log")
/// The type `public.email-message`.
nonisolated(unsafe) public let kUTTypeEmailMessage: CFString = NSString(
    string: "public.email-message"
)
/// The type `public.calendar-event`.
nonisolated(unsafe) public let kUTTypeCalendarEvent: CFString = NSString(
    string: "public.calendar-event"
)
/// The type `public.to-do-item`.
nonisolated(unsafe) public let kUTTypeToDoItem: CFString = NSString(string: "public.to-do-item")
/// The type `public.spreadsheet`.
nonisolated(unsafe) public let kUTTypeSpreadsheet: CFString = NSString(string: "public.spreadsheet")
/// The type `public.presentation`.
nonisolated(unsafe) public let kUTTypePresentation: CFString = NSString(
    string: "public.presentation"
)
/// The type `org.gnu.gnu-zip-archive`.
nonisolated(unsafe) public let kUTTypeGNUZipArchive: CFString = NSString(
    string: "org.gnu.gnu-zip-archive"
)
/// The type `public.bzip2-archive`.
nonisolated(unsafe) public let kUTTypeBzip2Archive: CFString = NSString(
    string: "public.bzip2-archive"
)
/// The type `com.apple.internet-location`.
nonisolated(unsafe) public let kUTTypeInternetLocation: CFString = NSString(
    string: "com.apple.internet-location"
)
/// The type `com.microsoft.windows-executable`.
nonisolated(unsafe) public let kUTTypeWindowsExecutable: CFString = NSString(
    string: "com.microsoft.windows-executable"
)
/// The type `com.sun.java-class`.
nonisolated(unsafe) public let kUTTypeJavaClass: CFString = NSString(string: "com.sun.java-class")
/// The type `com.sun.java-archive`.
nonisolated(unsafe) public let kUTTypeJavaArchive: CFString = NSString(
    string: "com.sun.java-archive"
)
