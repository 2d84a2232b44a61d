// SPDX-License-Identifier: Apache-2.0

/// The part of the tree of uniform types that item providers and the pasteboard meet.
package enum TypeIdentifiers {
    /// Each type with those directly above it.
    private static let parents: [String: [String]] = [
        "public.content": [], "public.data": ["public.item"], "public.item": [],
        "public.text": ["public.data", "public.content"],
        "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"],
        "public.utf16-plain-text": ["public.plain-text"],
        "public.utf16-external-plain-text": ["public.plain-text"],
        "public.rtf": ["public.text"],
        "public.html": ["public.text"],
        "public.xml": ["public.text"],
        "public.json": ["public.text"],
        "public.source-code": ["public.plain-text"],
        "public.swift-source": ["public.source-code"],
        "public.comma-separated-values-text": ["public.plain-text"],
        "public.url": ["public.data"],
        "public.file-url": ["public.url"],
        "public.image": ["public.data", "public.content"],
        "public.png": ["public.image"],
        "public.jpeg": ["public.image"],
        "public.heic": ["public.image"],
        "public.tiff": ["public.image"],
        "public.svg-image": ["public.image"],
        "org.webmproject.webp": ["public.image"],
        "com.compuserve.gif": ["public.image"],
        "com.microsoft.bmp": ["public.image"],
        "com.adobe.pdf": ["public.data", "public.composite-content"],
        "public.composite-content": ["public.content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.movie": ["public.audiovisual-content"],
        "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.audio": ["public.audiovisual-content"],
        "public.mp3": ["public.audio"],
        "public.archive": ["public.data"],
        "public.zip-archive": ["public.archive"],
        "public.directory": ["public.item"],
        "public.folder": ["public.directory"],
        "public.vcard": ["public.text"],
    ]

    /// The file extensions of types, the usual one first.
    private static let extensions: [(type: String, names: [String])] = [
        ("public.plain-text", ["txt", "text"]), ("public.utf8-plain-text", ["txt"]),
        ("public.rtf", ["rtf"]), ("public.html", ["html", "htm"]), ("public.xml", ["xml"]),
        ("public.json", ["json"]), ("public.swift-source", ["swift"]),
        ("public.comma-separated-values-text", ["csv"]), ("public.png", ["png"]),
        ("public.jpeg", ["jpeg", "jpg"]), ("public.heic", ["heic"]),
        ("public.tiff", ["tiff", "tif"]), ("public.svg-image", ["svg"]),
        ("org.webmproject.webp", ["webp"]), ("com.compuserve.gif", ["gif"]),
        ("com.microsoft.bmp", ["bmp"]), ("com.adobe.pdf", ["pdf"]), ("public.mpeg-4", ["mp4"]),
        ("com.apple.quicktime-movie", ["mov"]), ("public.mp3", ["mp3"]),
        ("public.zip-archive", ["zip"]), ("public.vcard", ["vcf"]),
    ]

    /// Whether a type is another or lies beneath it.
    ///
    /// Unknown types conform to themselves alone.
    package static func conforms(_ type: String, to other: String) -> Bool {
        type == other || parents[type, default: []].contains { conforms($0, to: other) }
    }

    /// The usual file extension of a type, or nil.
    package static func fileExtension(of type: String) -> String? {
        extensions.first { $0.type == type }?.names.first
    }

    /// The type of a file extension; plain data for an unknown one.
    package static func identifier(forExtension name: String) -> String {
        extensions.first { $0.names.contains(name.lowercased()) }?.type ?? "public.data"
    }
}
