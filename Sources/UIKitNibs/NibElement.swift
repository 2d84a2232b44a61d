// SPDX-License-Identifier: Apache-2.0

/// One element of Interface Builder's XML with what is in it.
final class NibElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [NibElement] = []
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func add(_ child: NibElement) { children.append(child) }

    func add(_ characters: String) { text += characters }

    subscript(key: String) -> String? { attributes[key] }

    var id: String? { attributes["id"] }

    /// The first child of a name.
    func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// The child that stands for a property.
    func child(key: String) -> NibElement? { children.first { $0["key"] == key } }

    /// What is in the first child of a name.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    func flag(_ key: String) -> Bool? { attributes[key].map { $0 == "YES" } }

    func number(_ key: String) -> Double? {
        guard let text = attributes[key], let value = Double(text), value.isFinite else {
            return nil
        }
        return value
    }

    func integer(_ key: String) -> Int? { attributes[key].flatMap { Int($0) } }

    /// The text of a property: an attribute, or an element where it has several lines.
    func string(_ key: String) -> String? {
        if let text = attributes[key] { return text }
        guard let element = child(key: key), element.name == "string" else { return nil }
        return element.text
    }

    /// Calls a block with this element and all inside it, depth first.
    func walk(_ visit: (NibElement) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}
