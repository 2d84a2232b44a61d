// SPDX-License-Identifier: Apache-2.0

import Foundation
import XMLReading

/// Builds the tree of elements of an SVG file.
final class SVGTree: XMLHandler {
    private var open: [SVGElement] = []
    private var root: SVGElement?
    private var sheet = ""
    /// The prefixes of names that are SVG's.
    private var prefixes: Set<Substring> = ["svg"]
    private static let namespace = "http://www.w3.org/2000/svg"

    private init() {}

    /// The root of a file, with the properties of style of each element.
    static func read(_ data: Data) throws -> SVGElement {
        guard data.count <= SVGLimits.bytes else {
            throw SVGError("it has \(data.count) bytes, \(SVGLimits.bytes) at most")
        }
        let tree = SVGTree()
        do {
            try XMLReader.read(data, within: SVGLimits.xml, into: tree)
        } catch let error as XMLError {
            throw SVGError(error.description)
        }
        guard let root = tree.root, root.name == "svg" else {
            throw SVGError("its root is <\(tree.root?.name ?? "")>, not <svg>")
        }
        var sheet = SVGStyleSheet(tree.sheet)
        var outer: [SVGElement] = []
        style(root, &sheet, &outer)
        return root
    }

    /// The elements of a tree by their identifiers.
    static func elements(of root: SVGElement) -> [String: SVGElement] {
        var table: [String: SVGElement] = [:]
        var left = [root]
        while let element = left.popLast() {
            if let id = element.id, table[id] == nil { table[id] = element }
            left += element.children.reversed()
        }
        return table
    }

    private static func style(
        _ element: SVGElement,
        _ sheet: inout SVGStyleSheet,
        _ outer: inout [SVGElement]
    ) {
        element.set(sheet.properties(of: element, inside: outer))
        outer.append(element)
        for child in element.children where child.name != "#text" { style(child, &sheet, &outer) }
        outer.removeLast()
    }

    // MARK: XML

    func begin(_ name: String, _ attributes: [String: String]) throws {
        var plain: [String: String] = [:]
        for (key, value) in attributes {
            // The href of XLink counts where there is no plain one.
            if key.hasSuffix(":href") {
                if attributes["href"] == nil { plain["href"] = value }
            } else {
                plain[key] = value
            }
        }
        for (key, value) in attributes where value == Self.namespace && key.hasPrefix("xmlns:") {
            prefixes.insert(key.dropFirst(6))
        }
        let element = SVGElement(local(name), plain)
        if let outer = open.last { outer.add(element) } else { root = element }
        open.append(element)
    }

    /// The name without a prefix of SVG's; with others it stands for nothing that is known.
    private func local(_ name: String) -> String {
        guard let colon = name.firstIndex(of: ":"), prefixes.contains(name[..<colon]) else {
            return name
        }
        return String(name[name.index(after: colon)...])
    }

    func end() { open.removeLast() }

    func wantsText(in name: String) -> Bool {
        ["text", "tspan", "style", "a", "textPath"].contains(local(name))
    }

    func text(_ text: String) {
        if let style = open.last, style.name == "style" {
            // Sheets in other languages than CSS are none.
            guard style["type"].map({ $0.isEmpty || $0 == "text/css" }) ?? true else { return }
            sheet += text + "\n"
        } else {
            open.last?.add(SVGElement(text: text))
        }
    }
}
