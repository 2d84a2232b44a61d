// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML

/// Why a storyboard or nib cannot be read.
struct NibError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A storyboard or nib as a tree of elements.
///
/// What a hostile file could do is bounded: its size, its elements, how deep they are nested;
/// nothing outside of it is read.
final class NibDocument {
    let root: NibElement
    private(set) var byID: [String: NibElement] = [:]

    static let mostBytes = 32 << 20
    static let mostElements = 400_000
    static let greatestDepth = 200

    /// Reads XML.
    ///
    /// - Throws: ``NibError`` for what is no XML of Interface Builder, or beyond the bounds.
    init(_ data: Data) throws {
        guard data.count <= NibDocument.mostBytes else {
            throw NibError("it has \(data.count) bytes, \(NibDocument.mostBytes) at most")
        }
        let builder = NibTreeBuilder()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let isParsed = parser.parse()
        if let problem = builder.problem { throw NibError(problem) }
        guard isParsed, let root = builder.root else {
            throw NibError("it is no XML: line \(parser.lineNumber)")
        }
        guard root.name == "document" || root.name == "archive" else {
            throw NibError("its root is <\(root.name)>, not <document>")
        }
        self.root = root
        var table: [String: NibElement] = [:]
        root.walk { element in
            if let id = element.id, table[id] == nil { table[id] = element }
        }
        byID = table
    }

    /// The elements of objects that are controllers, by scene.
    var controllers: [NibElement] {
        root.list("scenes").flatMap { $0.list("objects") }.filter {
            $0["sceneMemberID"] == "viewController" || $0.name.hasSuffix("Controller")
        }
    }

    /// How many elements there are.
    var elementCount: Int {
        var count = 0
        root.walk { _ in count += 1 }
        return count
    }
}

/// Builds the tree while the file is read.
private final class NibTreeBuilder: NSObject, XMLParserDelegate {
    private(set) var root: NibElement?
    private(set) var problem: String?
    private var open: [NibElement] = []
    private var count = 0

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        count += 1
        guard count <= NibDocument.mostElements, open.count < NibDocument.greatestDepth else {
            problem =
                "it has more than \(NibDocument.mostElements) elements, or they are nested deeper "
                + "than \(NibDocument.greatestDepth)"
            return parser.abortParsing()
        }
        let element = NibElement(elementName, attributeDict)
        if let outer = open.last { outer.add(element) } else { root = root ?? element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        if !open.isEmpty { open.removeLast() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        // Only these have text of their own.
        guard let element = open.last, ["string", "mutableString"].contains(element.name) else {
            return
        }
        element.add(string)
    }
}
