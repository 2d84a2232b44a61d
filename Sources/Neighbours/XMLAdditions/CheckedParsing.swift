// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import LocaleDefaults
import ObjCRuntime

/// A method of `XMLParser`, as a requirement that a table of one function meets.
package protocol Parsing: AnyObject {
    func parse() -> Bool
}

package protocol ErrorReading: AnyObject {
    func readError() -> (any Error)?
}

private protocol PieceParsing: AnyObject {
    func parse(_ data: Data, isLast: Bool) -> Bool
}

/// Functions for Foundation's `XMLParser.parse()` and `parserError`.
///
/// On iOS parsing ends with the first error. Foundation on Linux goes on, calls most broken documents good, and
/// does not even begin with one of fewer than four bytes.
package final class CheckedParsing: Parsing, ErrorReading {
    private static let original = WitnessTable(
        of: "$s13FoundationXML9XMLParserC5parseSbyF",
        in: "FoundationXML"
    )
    private static let originalError = WitnessTable(
        of: "$s13FoundationXML9XMLParserC11parserErrors0E0_pSgvg",
        in: "FoundationXML"
    )
    private static let pieces = WitnessTable(
        of: "$s13FoundationXML9XMLParserC9parseData_011lastChunkOfE0Sb0A10Essentials0E0V_SbtF",
        in: "FoundationXML"
    )
    /// What the parser needs of a document before it begins.
    private static let shortest = 4

    /// Puts the functions in the places of Foundation's before the program begins.
    @section(".init_array") @used
    private static let install: @convention(c) @Sendable () -> Void = {
        guard let original, let originalError else { return }
        let parsing = WitnessTable(of: CheckedParsing() as any Parsing)
        LateFunction.parse.replace(original, of: XMLParser.self, by: parsing)
        let reading = WitnessTable(of: CheckedParsing() as any ErrorReading)
        LateFunction.parserError.replace(originalError, of: XMLParser.self, by: reading)
    }

    /// The object, which is a parser: the functions are called by Foundation's names.
    private var parser: XMLParser { unsafeBitCast(self, to: XMLParser.self) }

    package func parse() -> Bool {
        let parser = parser
        if let data = privateMember("_data", of: parser) as? Data, data.isEmpty {
            // As on iOS the delegate hears nothing of a document without a byte.
            let code = XMLParser.ErrorCode.emptyDocumentError.rawValue
            let error = NSError(domain: XMLParser.errorDomain, code: code)
            objc_setAssociatedObject(parser, Self.key, error, .OBJC_ASSOCIATION_RETAIN)
            return false
        }
        let events = ParserEvents(of: parser)
        events.begin()
        let isGood = parseAll()
        events.end(isAborted: privateMember("_delegateAborted", of: parser) as? Bool == true)
        objc_setAssociatedObject(parser, Self.key, events.error, .OBJC_ASSOCIATION_RETAIN)
        return events.error == nil && (isGood || events.hasMinorErrors)
    }

    private func parseAll() -> Bool {
        if let data = privateMember("_data", of: parser) as? Data, data.count < Self.shortest,
            let pieces = Self.pieces
        {
            // Spaces behind a document change nothing.
            let spaces = Data(repeating: 0x20, count: Self.shortest - data.count)
            return pieces.value(of: parser, as: (any PieceParsing).self)
                .parse(data + spaces, isLast: true)
        }
        return Self.original?.value(of: parser, as: (any Parsing).self).parse() ?? false
    }

    package func readError() -> (any Error)? {
        if let known = objc_getAssociatedObject(parser, Self.key) { return known as? any Error }
        let original = Self.originalError?.value(of: parser, as: (any ErrorReading).self)
        return original?.readError()
    }

    private static var key: UnsafeRawPointer {
        unsafeBitCast(CheckedParsing.self as AnyClass, to: UnsafeRawPointer.self)
    }
}
