// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML

/// Hands a parser's events on to its delegate, up to the first error.
///
/// It stands in the delegate's place while the document is read. The delegate sees itself there during each event,
/// and may put another in its place.
final class ParserEvents {
    private unowned let parser: XMLParser
    private weak var delegate: (any XMLParserDelegate)?
    /// The first error.
    private(set) var error: NSError?
    /// Whether there were errors of names, which end nothing.
    private(set) var hasMinorErrors = false

    private static let abortion = Int(XMLParser.ErrorCode.delegateAbortedParseError.rawValue)
    /// Warnings and errors of names and of document types begin here; what ends a document has lower codes.
    private static let minorErrors = 200
    private static let warnings = 97...101

    init(of parser: XMLParser) { self.parser = parser }

    /// Takes the delegate's place.
    func begin() {
        delegate = parser.delegate
        parser.delegate = self
    }

    /// Gives the delegate its place back.
    ///
    /// `isAborted`: whether it has ended the parsing.
    func end(isAborted: Bool) {
        if error == nil, isAborted { fail(Self.abortion, [:]) }
        parser.delegate = delegate
    }

    private func tell(_ body: (any XMLParserDelegate) -> Void) {
        guard error == nil, let delegate else { return }
        parser.delegate = delegate
        body(delegate)
        self.delegate = parser.delegate
        parser.delegate = self
    }

    private func fail(_ code: Int, _ userInfo: [String: Any]) {
        var userInfo = userInfo
        userInfo["NSXMLParserErrorLineNumber"] = parser.lineNumber
        userInfo["NSXMLParserErrorColumn"] = parser.columnNumber
        let error = NSError(domain: XMLParser.errorDomain, code: code, userInfo: userInfo)
        tell { $0.parser(parser, parseErrorOccurred: error) }
        self.error = error
    }
}

extension ParserEvents: XMLParserDelegate {
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        let found = parseError as NSError
        guard error == nil else { return }
        guard found.code < Self.minorErrors, !Self.warnings.contains(found.code) else {
            hasMinorErrors = true
            return tell { $0.parser(parser, parseErrorOccurred: parseError) }
        }
        var userInfo = found.userInfo
        userInfo["NSXMLParserErrorMessage"] = LastMessage.text(ofError: found.code)
        fail(found.code, userInfo)
        parser.abortParsing()
    }

    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {
        tell { $0.parser(parser, validationErrorOccurred: validationError) }
    }

    func parserDidStartDocument(_ parser: XMLParser) { tell { $0.parserDidStartDocument(parser) } }

    func parserDidEndDocument(_ parser: XMLParser) { tell { $0.parserDidEndDocument(parser) } }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        tell {
            $0.parser(
                parser,
                didStartElement: elementName,
                namespaceURI: namespaceURI,
                qualifiedName: qualifiedName,
                attributes: attributes
            )
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        tell {
            $0.parser(
                parser,
                didEndElement: elementName,
                namespaceURI: namespaceURI,
                qualifiedName: qualifiedName
            )
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        tell { $0.parser(parser, foundCharacters: string) }
    }

    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespace: String) {
        tell { $0.parser(parser, foundIgnorableWhitespace: whitespace) }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        tell { $0.parser(parser, foundCDATA: block) }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        tell { $0.parser(parser, foundComment: comment) }
    }

    func parser(
        _ parser: XMLParser,
        foundProcessingInstructionWithTarget target: String,
        data: String?
    ) { tell { $0.parser(parser, foundProcessingInstructionWithTarget: target, data: data) } }

    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI uri: String) {
        tell { $0.parser(parser, didStartMappingPrefix: prefix, toURI: uri) }
    }

    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
        tell { $0.parser(parser, didEndMappingPrefix: prefix) }
    }

    func parser(
        _ parser: XMLParser,
        resolveExternalEntityName name: String,
        systemID: String?
    ) -> Data? {
        var data: Data?
        tell { data = $0.parser(parser, resolveExternalEntityName: name, systemID: systemID) }
        return data
    }
}

// What a document's type declares.
extension ParserEvents {
    func parser(
        _ parser: XMLParser,
        foundNotationDeclarationWithName name: String,
        publicID: String?,
        systemID: String?
    ) {
        tell {
            $0.parser(
                parser,
                foundNotationDeclarationWithName: name,
                publicID: publicID,
                systemID: systemID
            )
        }
    }

    func parser(
        _ parser: XMLParser,
        foundUnparsedEntityDeclarationWithName name: String,
        publicID: String?,
        systemID: String?,
        notationName: String?
    ) {
        tell {
            $0.parser(
                parser,
                foundUnparsedEntityDeclarationWithName: name,
                publicID: publicID,
                systemID: systemID,
                notationName: notationName
            )
        }
    }

    func parser(
        _ parser: XMLParser,
        foundAttributeDeclarationWithName name: String,
        forElement element: String,
        type: String?,
        defaultValue: String?
    ) {
        tell {
            $0.parser(
                parser,
                foundAttributeDeclarationWithName: name,
                forElement: element,
                type: type,
                defaultValue: defaultValue
            )
        }
    }

    func parser(_ parser: XMLParser, foundElementDeclarationWithName name: String, model: String) {
        tell { $0.parser(parser, foundElementDeclarationWithName: name, model: model) }
    }

    func parser(
        _ parser: XMLParser,
        foundInternalEntityDeclarationWithName name: String,
        value: String?
    ) { tell { $0.parser(parser, foundInternalEntityDeclarationWithName: name, value: value) } }

    func parser(
        _ parser: XMLParser,
        foundExternalEntityDeclarationWithName name: String,
        publicID: String?,
        systemID: String?
    ) {
        tell {
            $0.parser(
                parser,
                foundExternalEntityDeclarationWithName: name,
                publicID: publicID,
                systemID: systemID
            )
        }
    }
}
