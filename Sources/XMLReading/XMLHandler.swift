// SPDX-License-Identifier: Apache-2.0

/// Receives what an XML file holds, in order.
package protocol XMLHandler: AnyObject {
    /// An element begins.
    func begin(_ name: String, _ attributes: [String: String]) throws
    /// The element that began last, and has not ended yet, ends.
    func end()
    /// Whether the handler takes the text that stands directly in elements of a name.
    func wantsText(in name: String) -> Bool
    /// A piece of text of the innermost open element.
    func text(_ text: String)
}

/// The bounds within which a file is read.
package struct XMLLimits: Sendable {
    /// The most elements.
    package let elements: Int
    /// How deep elements may be nested.
    package let depth: Int
    /// Whether an entity that XML does not define stays in the text as it is written; else it is an error.
    package let keepsUnknownEntities: Bool

    /// Sets the bounds.
    package init(elements: Int, depth: Int, keepsUnknownEntities: Bool = false) {
        self.elements = elements
        self.depth = depth
        self.keepsUnknownEntities = keepsUnknownEntities
    }
}

/// Why XML cannot be read.
package struct XMLError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
