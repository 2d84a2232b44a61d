// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// One element of an SVG file, or a piece of text, with what is in it.
final class SVGElement {
    /// The name without a prefix; `#text` for a piece of text.
    let name: String
    let text: String
    private let attributes: [String: String]
    private(set) var children: [SVGElement] = []
    private(set) weak var parent: SVGElement?
    /// Properties of style by name: presentation attributes, rules of style sheets, the `style` attribute.
    private(set) var properties: [String: String] = [:]
    /// Those that every element may have, in a fixed order.
    private(set) var declarations: [(name: String, value: String)] = []

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
        text = ""
    }

    init(text: String) {
        name = "#text"
        attributes = [:]
        self.text = text
    }

    func add(_ child: SVGElement) {
        children.append(child)
        child.parent = self
    }

    /// An attribute as it is written, or what a style sets in its place.
    subscript(key: String) -> String? { properties[key] ?? attributes[key] }

    /// The names of all attributes, with their values.
    var allAttributes: [String: String] { attributes }

    var id: String? { attributes["id"] }

    /// The classes that style sheets select by.
    var classes: [Substring] { (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) }

    /// The identifier of the element in the same file that this one refers to.
    var reference: String? {
        guard let text = attributes["href"], text.hasPrefix("#") else { return nil }
        return String(text.dropFirst())
    }

    /// An attribute as a length; nil if it is missing or none.
    func length(_ key: String) -> SVGLength? { self[key].flatMap { SVGLength($0) } }

    /// An attribute as a transform; the identity if it is missing or broken.
    func transform(_ key: String = "transform") -> CGAffineTransform {
        attributes[key].flatMap(SVGTransform.read) ?? .identity
    }

    /// An attribute as a list of numbers.
    func numbers(_ key: String) -> [CGFloat] {
        var scanner = SVGScanner(attributes[key] ?? "")
        return scanner.numbers()
    }

    func set(_ properties: [String: String]) {
        self.properties = properties
        declarations = SVGStyle.names.compactMap { name in properties[name].map { (name, $0) } }
    }
}

/// The rectangle of user space that an element shows, and how it fits into the element's own.
struct SVGViewport {
    /// The `viewBox`; nil without one.
    let box: CGRect?
    private let aspect: SVGAspectRatio

    init(_ element: SVGElement) {
        let numbers = element.numbers("viewBox")
        box =
            numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0
            ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
        aspect = SVGAspectRatio(element["preserveAspectRatio"])
    }

    /// Whether what lies outside of the element's rectangle may show, if it is not clipped.
    var fillsBeyond: Bool { aspect.isSlice }

    /// Leads from the view box to a rectangle.
    func transform(to rect: CGRect) -> CGAffineTransform {
        guard let box else { return CGAffineTransform(translationX: rect.minX, y: rect.minY) }
        return aspect.transform(from: box, to: rect)
    }
}

/// How a picture of one shape fills a rectangle of another: `preserveAspectRatio`.
struct SVGAspectRatio {
    private var isStretched = false
    private(set) var isSlice = false
    /// How much of the room that is left lies before the picture.
    private var shares = (x: CGFloat(0.5), y: CGFloat(0.5))

    init(_ text: String?) {
        for word in (text ?? "").split(whereSeparator: \.isWhitespace) {
            switch word {
            case "none": isStretched = true
            case "slice": isSlice = true
            default:
                guard word.count == 8 else { continue }
                shares = (Self.share(word.prefix(4).suffix(3)), Self.share(word.suffix(3)))
            }
        }
    }

    private static func share(_ word: Substring) -> CGFloat {
        switch word {
        case "Min": 0
        case "Max": 1
        default: 0.5
        }
    }

    /// Leads from a picture's rectangle to the one that it fills.
    func transform(from box: CGRect, to rect: CGRect) -> CGAffineTransform {
        var (across, down) = (rect.width / box.width, rect.height / box.height)
        if !isStretched {
            across = isSlice ? max(across, down) : min(across, down)
            down = across
        }
        return CGAffineTransform(
            a: across,
            b: 0,
            c: 0,
            d: down,
            tx: rect.minX + (rect.width - box.width * across) * shares.x - box.minX * across,
            ty: rect.minY + (rect.height - box.height * down) * shares.y - box.minY * down
        )
    }
}
