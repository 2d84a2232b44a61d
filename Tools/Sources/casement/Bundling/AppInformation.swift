// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a desktop wants to know of a program, from its Info.plist.
struct AppInformation: Equatable {
    /// The kind of a document that the program opens.
    struct DocumentKind: Equatable {
        let mimeType: String
        /// The endings of its files; empty where the system knows the kind.
        let endings: [String]
        let description: String
    }

    /// The name of the program's file.
    let program: String
    /// In reverse order of domains: `com.example.App`.
    let identifier: String
    let name: String
    let version: String
    /// One line.
    let summary: String
    let category: String
    let schemes: [String]
    let documents: [DocumentKind]
    var maintainer = "Unknown <unknown@localhost>"
    var license = "LicenseRef-proprietary"

    /// The name of packages: small letters, digits, dashes.
    var packageName: String {
        let letters = name.lowercased().unicodeScalars.map { scalar -> Character in
            let isPlain = ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
            return isPlain ? Character(scalar) : "-"
        }
        let words = String(letters).split(separator: "-").joined(separator: "-")
        // Debian wants two characters, the first a letter or a digit.
        return words.count > 1 ? words : "app-" + (words.isEmpty ? "ios" : words)
    }

    init(_ plist: [String: Any], program: String) {
        func text(_ key: String) -> String? {
            (plist[key] as? String).flatMap { $0.isEmpty || $0.contains("$(") ? nil : $0 }
        }
        self.program = program
        let name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? program
        self.name = name
        identifier = Self.identifier(text("CFBundleIdentifier"), program)
        version = Self.version(text("CFBundleShortVersionString") ?? text("CFBundleVersion"))
        summary = text("CFBundleGetInfoString") ?? "\(name), an app for phones and tablets"
        category = Self.category(text("LSApplicationCategoryType"))
        let addresses = plist["CFBundleURLTypes"] as? [[String: Any]] ?? []
        schemes = addresses.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
            .map { $0.lowercased() }
            .filter { $0.wholeMatch(of: #/[a-z][a-z0-9+.\-]*/#) != nil }
        documents = Self.documents(plist)
    }

    /// Parts of letters, digits and lines, at least two.
    private static func identifier(_ text: String?, _ program: String) -> String {
        let parts = (text ?? "").split(separator: ".").map { part in
            String(part.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        }
        let own = String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return parts.count > 1 ? parts.joined(separator: ".") : "org.example." + own
    }

    /// Digits and points, as far as they go.
    private static func version(_ text: String?) -> String {
        let digits = (text ?? "").prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        return digits.first?.isNumber == true ? String(digits) : "1.0"
    }

    // MARK: Kinds

    private static let categories = [
        "business": "Office", "developer-tools": "Development", "education": "Education",
        "entertainment": "AudioVideo", "finance": "Office;Finance", "games": "Game",
        "graphics-design": "Graphics", "healthcare-fitness": "Utility", "lifestyle": "Utility",
        "medical": "Science", "music": "AudioVideo;Audio", "news": "Network;News",
        "photography": "Graphics;Photography", "productivity": "Office", "reference": "Education",
        "social-networking": "Network", "sports": "Utility", "travel": "Utility",
        "utilities": "Utility", "video": "AudioVideo;Video", "weather": "Utility",
    ]

    private static func category(_ text: String?) -> String {
        let word = text?.split(separator: ".").last.map(String.init) ?? ""
        return categories[word] ?? (word.hasSuffix("games") ? "Game" : "Utility")
    }

    /// Kinds that freedesktop's list has, by Apple's names.
    private static let known = [
        "public.plain-text": "text/plain", "public.text": "text/plain",
        "public.html": "text/html", "public.xml": "application/xml",
        "public.json": "application/json",
        "public.png": "image/png", "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif",
        "public.image": "image/png", "org.webmproject.webp": "image/webp",
        "public.tiff": "image/tiff", "com.microsoft.bmp": "image/bmp",
        "public.svg-image": "image/svg+xml",
        "com.adobe.pdf": "application/pdf", "public.rtf": "application/rtf",
        "public.comma-separated-values-text": "text/csv", "public.zip-archive": "application/zip",
        "net.daringfireball.markdown": "text/markdown", "public.mp3": "audio/mpeg",
        "public.mpeg-4": "video/mp4", "public.vcard": "text/vcard",
    ]

    private static func documents(_ plist: [String: Any]) -> [DocumentKind] {
        let declared =
            (plist["UTExportedTypeDeclarations"] as? [[String: Any]] ?? [])
            + (plist["UTImportedTypeDeclarations"] as? [[String: Any]] ?? [])
        let types = plist["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
        var found: [DocumentKind] = []
        for type in types {
            for name in type["LSItemContentTypes"] as? [String] ?? [] {
                let kind =
                    declared.first { $0["UTTypeIdentifier"] as? String == name }.map {
                        declaredKind(name, $0)
                    }
                    ?? known[name].map { DocumentKind(mimeType: $0, endings: [], description: "") }
                if let kind, !found.contains(where: { $0.mimeType == kind.mimeType }) {
                    found.append(kind)
                }
            }
        }
        return found
    }

    private static func declaredKind(_ name: String, _ type: [String: Any]) -> DocumentKind {
        let tags = type["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func list(_ key: String) -> [String] {
            tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? []
        }
        let safe = name.lowercased().filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")
        }
        return DocumentKind(
            mimeType: list("public.mime-type").first ?? "application/x-" + safe,
            endings: list("public.filename-extension"),
            description: type["UTTypeDescription"] as? String ?? name
        )
    }
}
