// SPDX-License-Identifier: Apache-2.0

import Foundation
import XMLReading

/// Builds the tree of elements of a storyboard or nib.
final class NibTree: XMLHandler {
    private var open: [NibElement] = []
    private var root: NibElement?

    private init() {}

    /// The root of a file.
    ///
    /// - Throws: ``NibError`` for what is not well formed, or beyond the bounds.
    static func read(_ data: Data) throws -> NibElement {
        let tree = NibTree()
        let limits = XMLLimits(
            elements: NibDocument.mostElements,
            depth: NibDocument.greatestDepth
        )
        do {
            try XMLReader.read(data, within: limits, into: tree)
        } catch let error as XMLError {
            throw NibError(error.description)
        }
        guard let root = tree.root else { throw NibError("it has no root") }
        return root
    }

    func begin(_ name: String, _ attributes: [String: String]) {
        let element = NibElement(name, attributes)
        if let outer = open.last { outer.add(element) } else { root = element }
        open.append(element)
    }

    func end() { open.removeLast() }

    /// Only these have text of their own.
    func wantsText(in name: String) -> Bool { name == "string" || name == "mutableString" }

    func text(_ text: String) { open.last?.add(text) }
}
