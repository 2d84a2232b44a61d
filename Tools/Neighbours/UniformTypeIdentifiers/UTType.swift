// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

/// A type of file or data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
    /// The identifier: `public.png`.
    public let identifier: String

    /// Makes a type of an identifier; nil for none.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// Makes a type of a file name's extension.
    public init?(filenameExtension: String) {
        identifier = TypeIdentifiers.identifier(forExtension: filenameExtension)
    }

    private init(known identifier: String) { self.identifier = identifier }

    /// Makes a type that a program declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
    }

    /// Makes a type that another program declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
    }

    /// The usual extension of a file name, without the dot.
    public var preferredFilenameExtension: String? {
        TypeIdentifiers.fileExtension(of: identifier)
    }

    /// Whether this type is the other or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        TypeIdentifiers.conforms(identifier, to: type.identifier)
    }

    /// Pictures of any kind.
    public static let image = UTType(known: "public.image")
    /// PNG pictures.
    public static let png = UTType(known: "public.png")
    /// JPEG pictures.
    public static let jpeg = UTType(known: "public.jpeg")
    /// GIF pictures.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// WebP pictures.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// HEIC pictures.
    public static let heic = UTType(known: "public.heic")
    /// TIFF pictures.
    public static let tiff = UTType(known: "public.tiff")
    /// SVG pictures.
    public static let svg = UTType(known: "public.svg-image")
    /// PDF documents.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// JSON text.
    public static let json = UTType(known: "public.json")
    /// Text of any kind.
    public static let text = UTType(known: "public.text")
    /// Text without styles.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without styles in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf")
    /// Web and file addresses.
    public static let url = UTType(known: "public.url")
    /// Addresses of files.
    public static let fileURL = UTType(known: "public.file-url")
    /// Films of any kind.
    public static let movie = UTType(known: "public.movie")
    /// MPEG-4 films.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// Sound of any kind.
    public static let audio = UTType(known: "public.audio")
    /// Anything with bytes.
    public static let data = UTType(known: "public.data")
    /// Anything with content.
    public static let content = UTType(known: "public.content")
    /// Anything at all.
    public static let item = UTType(known: "public.item")
    /// Archives in the ZIP format.
    public static let zip = UTType(known: "public.zip-archive")
}
