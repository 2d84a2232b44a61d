// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Records which attributes and properties of elements are read, for tests.
enum NibReads {
    /// What was read since the beginning; nil while nothing is recorded.
    private static let names = Mutex<Set<String>?>(nil)

    static func begin() { names.withLock { $0 = [] } }

    /// Ends recording and answers what was read.
    static func end() -> Set<String> {
        names.withLock { names in
            let all = names ?? []
            names = nil
            return all
        }
    }

    static func note(_ element: String, _ name: @autoclosure () -> String) {
        names.withLock { names in
            if names != nil { names?.insert("\(element) \(name())") }
        }
    }
}

/// One element of Interface Builder's XML with what is in it.
final class NibElement {
    let name: String
    let attributes: [String: String]
    private(set) var all: [NibElement] = []
    /// The elements in this one.
    var children: [NibElement] { all }
    fileprivate(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func add(_ child: NibElement) { all.append(child) }

    func add(_ characters: String) { text += characters }

    subscript(key: String) -> String? {
        note("@" + key)
        return attributes[key]
    }

    var id: String? { attributes["id"] }

    /// The first child of a name.
    func child(_ name: String) -> NibElement? {
        note("<" + name)
        return children.first { $0.name == name }
    }

    /// The child that stands for a property.
    func child(key: String) -> NibElement? {
        note(key)
        return children.first { $0.attributes["key"] == key }
    }

    private func note(_ read: @autoclosure () -> String) { NibReads.note(name, read()) }

    /// What is in the first child of a name.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    func flag(_ key: String) -> Bool? { self[key].map { $0 == "YES" } }

    func number(_ key: String) -> Double? {
        guard let text = self[key], let value = Double(text), value.isFinite else {
            return nil
        }
        return value
    }

    func integer(_ key: String) -> Int? { self[key].flatMap { Int($0) } }

    /// The text of a property: an attribute, or an element where it has several lines.
    func string(_ key: String) -> String? {
        if let text = self[key] { return text }
        guard let element = child(key: key),
            element.name == "string" || element.name == "mutableString"
        else { return nil }
        return element.text
    }

    /// Calls a block with this element and all inside it, depth first.
    func walk(_ visit: (NibElement) -> Void) {
        visit(self)
        for child in children { child.walk(visit) }
    }
}
