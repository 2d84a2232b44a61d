// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XMLAdditions

/// Documents that break off, and what parsers say of them.
struct CheckedParsingTests {
    private func read(
        _ text: String,
        _ listener: Listener = Listener()
    ) -> (Bool, XMLParser, Listener) {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = listener
        return (parser.parse(), parser, listener)
    }

    @Test func aGoodDocumentIsReadToItsEnd() {
        let (isGood, parser, listener) = read("<a><b c='1'>x</b></a>")
        #expect(isGood)
        #expect(parser.parserError == nil)
        #expect(parser.delegate === listener)
        #expect(listener.events == ["start", "<a", "<b c=1", "x", ">b", ">a", "end"])
        #expect(read("<a/>").0)
    }

    @Test func theFirstErrorEndsADocument() {
        let (isGood, parser, listener) = read("<a><b></a><c/>")
        #expect(!isGood)
        #expect(listener.events == ["start", "<a", "<b", "error 76"])
        let error = parser.parserError as NSError?
        #expect(error?.domain == XMLParser.errorDomain)
        #expect(error?.code == 76)
        #expect(error?.userInfo["NSXMLParserErrorLineNumber"] as? Int == 1)
        #expect(error?.userInfo["NSXMLParserErrorColumn"] as? Int == 11)
        let message = error?.userInfo["NSXMLParserErrorMessage"] as? String
        #expect(message == "Opening and ending tag mismatch: b line 1 and a\n")
    }

    @Test func aDocumentWithoutAByteIsNoEvent() {
        let (isGood, parser, listener) = read("")
        #expect(!isGood)
        #expect(listener.events.isEmpty)
        let code = XMLParser.ErrorCode.emptyDocumentError.rawValue
        #expect((parser.parserError as NSError?)?.code == code)
    }

    @Test(arguments: [
        " ", "<a>", "text", "<a></a><b/>", "<a>&nope;</a>", "<a b='1' b='2'/>", "<a",
    ])
    func brokenDocumentsAreNotGood(_ text: String) {
        let (isGood, parser, listener) = read(text)
        #expect(!isGood)
        #expect(parser.parserError != nil)
        #expect(listener.events.filter { $0.hasPrefix("error") }.count == 1)
        #expect(listener.events.last?.hasPrefix("error") == true)
    }

    @Test func aParserWithoutADelegateFindsErrorsToo() {
        let parser = XMLParser(data: Data("<a><b></a>".utf8))
        #expect(!parser.parse())
        #expect((parser.parserError as NSError?)?.code == 76)
        #expect(parser.delegate == nil)
        #expect(XMLParser(data: Data("<a>b</a>".utf8)).parse())
    }

    @Test func aDelegateMayEndTheParsing() {
        let listener = Listener()
        listener.endsAt = "b"
        let (isGood, parser, _) = read("<a><b/><c/></a>", listener)
        #expect(!isGood)
        let code = XMLParser.ErrorCode.delegateAbortedParseError.rawValue
        #expect((parser.parserError as NSError?)?.code == code)
        #expect(listener.events == ["start", "<a", "<b", "error \(code)"])
    }

    @Test func delegatesMayTakeTurns() {
        let (outer, inner) = (Listener(), Listener())
        outer.successor = inner
        let (isGood, parser, _) = read("<a><b/></a>", outer)
        #expect(isGood)
        #expect(outer.events == ["start", "<a"])
        #expect(inner.events == ["<b", ">b", ">a", "end"])
        #expect(parser.delegate === inner)
    }

    @Test func undeclaredPrefixesEndNothing() {
        let (isGood, _, listener) = read("<x:a><b/></x:a>")
        #expect(isGood)
        #expect(listener.events.last == "end")
    }

    @Test func streamsAreCheckedToo() {
        let parser = XMLParser(stream: InputStream(data: Data("<a><b></a>".utf8)))
        #expect(!parser.parse())
        let good = XMLParser(stream: InputStream(data: Data("<a>é</a>".utf8)))
        #expect(good.parse())
    }
}

/// Notes a parser's events.
private final class Listener: NSObject, XMLParserDelegate {
    var events: [String] = []
    var endsAt: String?
    var successor: Listener?

    func parserDidStartDocument(_ parser: XMLParser) { events.append("start") }

    func parserDidEndDocument(_ parser: XMLParser) { events.append("end") }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        #expect(parser.delegate === self)
        let list = attributes.map { " \($0.key)=\($0.value)" }.joined()
        events.append("<\(elementName)\(list)")
        if elementName == endsAt { parser.abortParsing() }
        if let successor { parser.delegate = successor }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) { events.append(">\(elementName)") }

    func parser(_ parser: XMLParser, foundCharacters string: String) { events.append(string) }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        events.append("error \((parseError as NSError).code)")
    }
}
