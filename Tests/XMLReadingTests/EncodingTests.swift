// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XMLReading

/// Encodings and entities; what is well formed is tested with nibs (`XMLReaderTests`).
struct EncodingTests {
    /// Writes down what a reader tells.
    private final class Notes: XMLHandler {
        var lines: [String] = []

        func begin(_ name: String, _ attributes: [String: String]) {
            let pairs = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
            lines.append("<\(name)\(pairs.joined())")
        }

        func end() { lines.append(">") }

        func wantsText(in name: String) -> Bool { name != "silent" }

        func text(_ text: String) { lines.append(text) }
    }

    private func read(_ data: Data, keepsUnknownEntities: Bool = false) throws -> String {
        let notes = Notes()
        let limits = XMLLimits(
            elements: 10,
            depth: 3,
            keepsUnknownEntities: keepsUnknownEntities
        )
        try XMLReader.read(data, within: limits, into: notes)
        return notes.lines.joined(separator: "|")
    }

    @Test func aHandlerIsToldElementsAndTextInOrder() throws {
        let told = try read(Data("<a b='1'>x<c/><silent>y</silent><![CDATA[<z>]]></a>".utf8))
        #expect(told == "<a b=1|x|<c|>|<silent|>|<z>|>")
    }

    @Test func otherEncodingsAreConverted() throws {
        let text = "<?xml version=\"1.0\" encoding=\"NAME\"?><a b=\"é\">ü</a>"
        for (name, encoding) in [
            ("UTF-16", String.Encoding.utf16), ("ISO-8859-1", .isoLatin1),
            ("windows-1252", .windowsCP1252), ("UTF-8", .utf8),
        ] {
            let data = try #require(
                text.replacingOccurrences(of: "NAME", with: name).data(using: encoding)
            )
            #expect(try read(data) == "<a b=é|ü|>")
        }
    }

    @Test func entitiesOfADocumentTypeStandForNothing() throws {
        let data = Data(
            "<!DOCTYPE a [<!ENTITY long_name \"x\">]><a b='&long_name;&amp;'>&c;</a>".utf8
        )
        #expect(throws: XMLError.self) { _ = try read(data) }
        #expect(try read(data, keepsUnknownEntities: true) == "<a b=&long_name;&|&c;|>")
    }

    @Test func elementsAndDepthAreBounded() {
        let wide = Data(("<a>" + String(repeating: "<b/>", count: 10) + "</a>").utf8)
        #expect(throws: XMLError.self) { _ = try read(wide) }
        #expect(throws: XMLError.self) { _ = try read(Data("<a><b><c><d/></c></b></a>".utf8)) }
    }
}
