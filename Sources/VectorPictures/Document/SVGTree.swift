// SPDX-License-Identifier: Apache-2.0

import Foundation
import XMLReading

/// Builds the tree of elements of an SVG file.
final class SVGTree: XMLHandler {
    private var open: [SVGElement] = []
    private var root: SVGElement?
    private var sheet = ""
    private var hasText = false

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
        let local = name.split(separator: ":").last.map(String.init) ?? name
        let element = SVGElement(local, plain)
        if let outer = open.last { outer.add(element) } else { root = element }
        open.append(element)
    }

    func end() { open.removeLast() }

    func wantsText(in name: String) -> Bool {
        let local = name.split(separator: ":").last ?? ""
        return ["text", "tspan", "style", "a", "textPath"].contains(local)
    }

    func text(_ text: String) {
        if open.last?.name == "style" {
            sheet += text + "\n"
        } else {
            open.last?.add(SVGElement(text: text))
        }
    }
}
