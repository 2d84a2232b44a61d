// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The parts of a PDF's structure with what is said about them, which Cairo does not write.
///
/// Cairo writes an object for each part at the end of the file, in the order in which they began. An
/// update that is appended to the file (PDF 1.7, 7.5.6) replaces those that have properties, and the
/// catalogue.
package struct PDFStructure {
    private struct Part {
        let name: String
        let entries: [String]
    }

    private var parts: [Part] = []
    /// The document's title, which readers show in place of the file's name.
    package var title: String?

    package init() {}

    /// Whether the document has no parts.
    package var isEmpty: Bool { parts.isEmpty }

    /// Adds a part that begins, with texts by the keys of PDF 1.7, 14.7.2 (`Alt`).
    package mutating func append(_ name: String, _ texts: KeyValuePairs<String, String?>) {
        var entries = texts.compactMap { key, text in text.map { "/\(key) \(Self.text($0))" } }
        // What names a table's columns says so (PDF 1.7, 14.8.5.7).
        if name == "TH" { entries.append("/A << /O /Table /Scope /Column >>") }
        parts.append(Part(name: name, entries: entries))
    }

    /// The update that follows the file; nil where the file is not what it should be.
    package func update(of output: PDFOutput) -> Data? {
        guard let tail = output.recorded else { return nil }
        let start = output.count - tail.count
        let objects = Self.objects(in: tail)
        // Cairo adds a part for each link.
        let elements = objects.filter {
            $0.body.contains("/Type /StructElem") && Self.name(of: $0.body) != "Link"
        }
        guard elements.count == parts.count,
            zip(elements, parts).allSatisfy({ Self.name(of: $0.body) == $1.name }),
            let catalog = objects.last(where: { $0.body.contains("/Type /Catalog") }),
            var trailer = Self.trailer(in: tail)
        else { return nil }
        var replaced: [(number: Int, body: String)] = []
        for (element, part) in zip(elements, parts) {
            guard !part.entries.isEmpty else { continue }
            replaced.append((element.number, Self.adding(part.entries, to: element.body)))
        }
        var facts: [String] = []
        if !catalog.body.contains("/Lang") {
            facts.append(
                "/Lang \(Self.text(Locale.current.language.languageCode?.identifier ?? "en"))"
            )
        }
        if let title {
            facts.append("/ViewerPreferences << /DisplayDocTitle true >>")
            if let number = trailer.takeNumber() {
                facts.append("/Metadata \(number) 0 R")
                replaced.append((number, Self.metadata(title)))
            }
        }
        replaced.append((catalog.number, Self.adding(facts, to: catalog.body)))
        return Self.file(replaced, trailer, at: start + tail.count)
    }

    // MARK: Reading what Cairo wrote

    private typealias Object = (number: Int, body: String)

    /// The objects of the file's end that are no streams.
    private static func objects(in tail: Data) -> [Object] {
        var objects: [Object] = []
        var index = tail.startIndex
        let (opening, closing) = (Data(" 0 obj\n".utf8), Data("\nendobj".utf8))
        while let head = tail.range(of: opening, in: index..<tail.endIndex),
            let end = tail.range(of: closing, in: head.upperBound..<tail.endIndex)
        {
            index = end.upperBound
            var first = head.lowerBound
            while first > tail.startIndex, (48...57).contains(tail[first - 1]) { first -= 1 }
            let digits = String(decoding: tail[first..<head.lowerBound], as: UTF8.self)
            let body = tail[head.upperBound..<end.lowerBound]
            guard let number = Int(digits), body.starts(with: Data("<<".utf8)),
                body.range(of: Data("stream".utf8)) == nil
            else { continue }
            objects.append((number, String(decoding: body, as: UTF8.self)))
        }
        return objects
    }

    /// The kind of a part.
    private static func name(of body: String) -> String? {
        guard let start = body.range(of: "/S /") else { return nil }
        return String(body[start.upperBound...].prefix { $0.isLetter || $0.isNumber })
    }

    /// The end of the file as Cairo wrote it.
    private struct Trailer {
        /// The entries, the number of objects among them.
        var entries: String
        /// Where the file's own table begins.
        let table: Int

        /// The number of a further object; nil where the entries do not say how many there are.
        mutating func takeNumber() -> Int? {
            guard let key = entries.range(of: "/Size ") else { return nil }
            let digits = entries[key.upperBound...].prefix { $0.isNumber }
            guard let count = Int(digits) else { return nil }
            entries.replaceSubrange(digits.startIndex..<digits.endIndex, with: "\(count + 1)")
            return count
        }
    }

    private static func trailer(in tail: Data) -> Trailer? {
        guard let mark = tail.range(of: Data("trailer".utf8), options: .backwards) else {
            return nil
        }
        let text = String(decoding: tail[mark.upperBound...], as: UTF8.self)
        guard let opening = text.range(of: "<<"), let closing = text.range(of: ">>"),
            let word = text.range(of: "startxref"),
            let table = Int(text[word.upperBound...].split(whereSeparator: \.isWhitespace)[0])
        else { return nil }
        let entries = String(text[opening.upperBound..<closing.lowerBound])
        return Trailer(entries: entries, table: table)
    }

    // MARK: Writing

    private static func adding(_ entries: [String], to body: String) -> String {
        guard let end = body.range(of: ">>", options: .backwards) else { return body }
        return body[..<end.lowerBound] + "   " + entries.joined(separator: "\n   ") + "\n>>"
    }

    /// The stream that has the title for readers of XMP (PDF 1.7, 14.3.2).
    private static func metadata(_ title: String) -> String {
        var escaped = ""
        for scalar in title.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // XML has no other control characters, and no halves of pairs.
            case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}",
                "\u{FFFF}":
                break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        let packet = """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
            <x:xmpmeta xmlns:x="adobe:ns:meta/">
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(escaped)</rdf:li></rdf:Alt></dc:title>
            </rdf:Description>
            </rdf:RDF>
            </x:xmpmeta>
            <?xpacket end="r"?>
            """
        let length = packet.utf8.count
        return "<< /Type /Metadata /Subtype /XML /Length \(length) >>\nstream\n\(packet)\nendstream"
    }

    /// A text as UTF-16 in hexadecimal digits.
    private static func text(_ text: String) -> String {
        let digits = text.utf16.map { unit in
            let digits = String(unit, radix: 16, uppercase: true)
            return String(repeating: "0", count: 4 - digits.count) + digits
        }
        return "<FEFF\(digits.joined())>"
    }

    /// The objects with a table of them, as the end of a file.
    private static func file(
        _ objects: [Object],
        _ trailer: Trailer,
        at start: Int
    ) -> Data {
        var file = "\n"
        var table = ""
        for object in objects.sorted(by: { $0.number < $1.number }) {
            let place = "\(start + file.utf8.count)"
            let zeros = String(repeating: "0", count: max(0, 10 - place.count))
            table += "\(object.number) 1\n\(zeros)\(place) 00000 n \n"
            file += "\(object.number) 0 obj\n\(object.body)\nendobj\n"
        }
        let place = start + file.utf8.count
        file += "xref\n\(table)trailer\n<<\(trailer.entries) /Prev \(trailer.table)\n>>\n"
        file += "startxref\n\(place)\n%%EOF\n"
        return Data(file.utf8)
    }
}
