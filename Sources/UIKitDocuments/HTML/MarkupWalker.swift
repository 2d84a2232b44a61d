// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

/// What a walk through a document of HTML comes upon.
enum MarkupEvent {
    /// An element begins; its name in small letters.
    case start(String, attributes: [String: String])
    /// The element that began last, of those that have not ended, ends.
    case end
    /// Text with its entities resolved.
    case text(String)
}

/// Walks through HTML, however broken, as libxml2 mends it.
struct MarkupWalker {
    private enum NodeType {
        static let element: CInt = 1
        static let text: CInt = 3
        static let characterData: CInt = 4
        static let whitespace: CInt = 13
        static let significantWhitespace: CInt = 14
    }

    /// Mends what is broken, says nothing about it, fetches nothing, has no limit of depth.
    private static let options: CInt = 1 << 0 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 19

    /// Tells all that is in a document, in its order.
    ///
    /// - Throws: a `CocoaError` where libxml2 is missing or there is no document.
    static func walk(_ html: String, _ body: (MarkupEvent) -> Void) throws {
        guard let library = MarkupLibrary.shared else {
            Diagnostics.warn("NSAttributedString reads HTML with libxml2, which is not installed")
            throw CocoaError(.featureUnsupported)
        }
        var html = withBody(html)
        let document = html.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                CInt(exactly: bytes.count).flatMap {
                    library.readDocument(bytes.baseAddress, $0, nil, "UTF-8", options)
                }
            }
        }
        guard let document else { throw CocoaError(.fileReadCorruptFile) }
        defer { library.freeDocument(document) }
        guard let reader = library.walk(document) else { throw CocoaError(.fileReadUnknown) }
        defer { library.freeReader(reader) }
        MarkupWalker(library: library, reader: reader).walk(body)
    }

    /// The document with a body of its own: outside of one, libxml2 makes paragraphs of text.
    private static func withBody(_ html: String) -> String {
        if html.range(of: "<body", options: .caseInsensitive) != nil { return html }
        var place = html.startIndex
        if let head = html.range(of: "</head>", options: .caseInsensitive) {
            place = head.upperBound
        } else if let root = html.range(of: "<html", options: .caseInsensitive),
            let end = html[root.upperBound...].firstIndex(of: ">")
        {
            place = html.index(after: end)
        }
        return String(html[..<place]) + "<body>" + html[place...]
    }

    private let library: MarkupLibrary
    private let reader: MarkupLibrary.Reader

    private func walk(_ body: (MarkupEvent) -> Void) {
        var open = 0
        func close(to depth: Int) {
            while open > depth {
                open -= 1
                body(.end)
            }
        }
        while library.read(reader) == 1 {
            let depth = Int(library.depth(reader))
            switch library.nodeType(reader) {
            case NodeType.element:
                close(to: depth)
                // Elements are closed by what follows at their depth: some have no end of their own.
                open = depth + 1
                body(.start(name.lowercased(), attributes: attributes()))
            case NodeType.text, NodeType.characterData, NodeType.whitespace,
                NodeType.significantWhitespace:
                close(to: depth)
                body(.text(value))
            default:
                break
            }
        }
        close(to: 0)
    }

    private var name: String { library.name(reader).map { String(cString: $0) } ?? "" }

    private var value: String { library.value(reader).map { String(cString: $0) } ?? "" }

    private func attributes() -> [String: String] {
        var found: [String: String] = [:]
        while library.nextAttribute(reader) == 1 { found[name.lowercased()] = value }
        _ = library.backToElement(reader)
        return found
    }
}
