// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// A text, and what its document says of itself.
struct TextDocument {
    var text: NSAttributedString
    var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

    var attributeDictionary: NSDictionary {
        let pairs = attributes.map { ($0.key.rawValue, $0.value) }
        return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: pairs))
    }
}

/// Finds a document's format and encoding, and reads it.
struct DocumentReader {
    private typealias Key = NSAttributedString.DocumentReadingOptionKey

    private let data: Data
    private let options: [NSAttributedString.DocumentReadingOptionKey: Any]
    private var pathExtension = ""

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
        self.data = data
        self.options = options
    }

    init(
        contentsOf url: URL,
        _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
        self.init(try Data(contentsOf: url), options)
        pathExtension = url.pathExtension.lowercased()
    }

    func document() throws -> TextDocument {
        let type = documentType
        var document: TextDocument
        switch type {
        case .html:
            let (text, encoding) = try decoded(else: .windowsCP1252)
            document = TextDocument(text: try HTMLDocument(text).attributedText())
            document.attributes[.characterEncoding] = encoding.rawValue
        case .rtf:
            document = TextDocument(text: try RTFReader(data).text())
        case .plain:
            let (text, encoding) = try decoded(else: .utf8)
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            document = TextDocument(text: NSAttributedString(string: text, attributes: attributes))
            document.attributes[.characterEncoding] = encoding.rawValue
        default:
            Diagnostics.warn(
                "NSAttributedString cannot read documents of the type \(type.rawValue)"
            )
            throw CocoaError(.fileReadCorruptFile)
        }
        document.attributes[.documentType] = type.rawValue
        return document
    }

    // MARK: The format

    private var documentType: NSAttributedString.DocumentType {
        if let type = NSAttributedString.DocumentType(option: options[.documentType]) {
            return type
        }
        switch pathExtension {
        case "html", "htm": return .html
        case "rtf": return .rtf
        case "txt": return .plain
        default: return guessedType
        }
    }

    private var guessedType: NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(512), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    // MARK: The encoding

    /// The text by its mark of byte order, the option, its own word, or else in an encoding.
    private func decoded(else usual: String.Encoding) throws -> (String, String.Encoding) {
        if let marked = DocumentEncoding.byteOrderMark(of: data) {
            return (try text(data.dropFirst(marked.length), marked.encoding), marked.encoding)
        }
        let wanted = DocumentEncoding.encoding(ofOption: options[.characterEncoding])
        if let encoding = wanted ?? DocumentEncoding.declared(in: data) {
            return (try text(data, encoding), encoding)
        }
        if let text = String(data: data, encoding: usual) { return (text, usual) }
        return (try text(data, .isoLatin1), .isoLatin1)
    }

    private func text(_ bytes: Data, _ encoding: String.Encoding) throws -> String {
        if let text = String(data: bytes, encoding: encoding) { return text }
        // A browser shows what it can of a text with broken bytes; UIKit's importer is one.
        if encoding == .utf8 { return String(decoding: bytes, as: UTF8.self) }
        throw CocoaError(.fileReadInapplicableStringEncoding)
    }
}
