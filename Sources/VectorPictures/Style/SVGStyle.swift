// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime

/// What an area or a line is painted with.
enum SVGPaint: Equatable {
    case none
    case color(SVGColor)
    /// A gradient or pattern by its identifier, and what counts if there is none.
    indirect case server(String, fallback: SVGPaint)

    /// Reads a paint; nil for what is none, which leaves the inherited one.
    init?(_ text: String, current: SVGColor) {
        let text = text.trimmed
        if text == "none" {
            self = .none
        } else if let (id, rest) = SVGReference.split(text) {
            self = .server(id, fallback: SVGPaint(rest, current: current) ?? .none)
        } else if let color = SVGColor(text, current: current) {
            self = .color(color)
        } else {
            return nil
        }
    }
}

/// References to elements in style: `url(#id)`.
enum SVGReference {
    /// The identifier, and what follows the reference; nil for other text.
    static func split(_ text: String) -> (id: String, rest: String)? {
        guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
        let inner = text[..<end].dropFirst(4).filter { $0 != "\"" && $0 != "'" }.trimmed
        guard inner.hasPrefix("#") else { return nil }
        return (String(inner.dropFirst()), text[text.index(after: end)...].trimmed)
    }

    static func id(_ text: String?) -> String? { text.flatMap { split($0.trimmed)?.id } }
}

/// The computed style of an element.
struct SVGStyle {
    // What inner elements inherit.
    /// Whether the fill and the stroke are the current colour, whatever that is further inside.
    private var isFillCurrent = false
    private var isStrokeCurrent = false
    var fill = SVGPaint.color(.black)
    var fillOpacity: CGFloat = 1
    var fillRule = CGPathFillRule.winding
    var clipRule = CGPathFillRule.winding
    var stroke = SVGPaint.none
    var strokeOpacity: CGFloat = 1
    var strokeWidth = SVGLength("1")
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 4
    var dashes: [SVGLength] = []
    var dashOffset: SVGLength?
    var color = SVGColor.black
    var isVisible = true
    var isStrokedFirst = false
    var isAntialiased = true
    var fontFamily = ""
    var fontSize: CGFloat = 16
    var fontWeight: CGFloat = 400
    var isItalic = false
    var textAnchor = "start"
    var letterSpacing: CGFloat = 0
    var keepsSpace = false
    /// The markers at the start, in the middle and at the end.
    var markers: [String?] = [nil, nil, nil]

    // What they do not.
    private(set) var opacity: CGFloat = 1
    private(set) var isDisplayed = true
    private(set) var clipPath: String?
    private(set) var mask: String?
    private(set) var blendMode = CGBlendMode.normal
    private(set) var isIsolated = false
    private(set) var showsOverflow = false
    private(set) var keepsStrokeWidth = false
    var transform = CGAffineTransform.identity

    /// The style that the outermost element inherits.
    static var initial: SVGStyle { SVGStyle() }

    private init() {}

    /// The style of an element where it stands in the file.
    init(of element: SVGElement) {
        self.init(element, under: element.parent.map(SVGStyle.init(of:)) ?? .initial)
    }

    /// The style of an element in one with another style.
    init(_ element: SVGElement, under outer: SVGStyle) {
        self = outer
        opacity = 1
        isDisplayed = true
        clipPath = nil
        mask = nil
        blendMode = .normal
        isIsolated = false
        showsOverflow = false
        keepsStrokeWidth = false
        transform = .identity
        let properties = element.properties
        // Colours may mean the current one, lengths the size of the font.
        if let text = properties["color"], let new = SVGColor(text, current: color) { color = new }
        if isFillCurrent { fill = .color(color) }
        if isStrokeCurrent { stroke = .color(color) }
        if let text = properties["font-size"] { setFontSize(text, outer.fontSize) }
        // One property for all markers comes before those of single ones.
        if let text = properties["marker"] {
            markers = Array(repeating: SVGReference.id(text), count: 3)
        }
        for (name, value) in element.declarations where value != "inherit" { set(name, value) }
    }

    /// The names of the properties that are read one by one.
    static let names = [
        "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity",
        "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
        "stroke-dashoffset", "visibility", "paint-order", "shape-rendering", "opacity", "display",
        "clip-path", "mask", "filter", "mix-blend-mode", "isolation", "overflow", "vector-effect",
        "transform", "marker-start", "marker-mid", "marker-end", "font-family", "font-weight",
        "font-style", "text-anchor", "letter-spacing", "xml:space",
    ]

    private mutating func set(_ name: String, _ value: String) {
        switch name {
        case "fill":
            guard let new = SVGPaint(value, current: color) else { return }
            fill = new
            isFillCurrent = value.trimmed.lowercased() == "currentcolor"
        case "fill-opacity": fillOpacity = Self.share(value) ?? fillOpacity
        case "fill-rule": fillRule = value == "evenodd" ? .evenOdd : .winding
        case "clip-rule": clipRule = value == "evenodd" ? .evenOdd : .winding
        case "stroke":
            guard let new = SVGPaint(value, current: color) else { return }
            stroke = new
            isStrokeCurrent = value.trimmed.lowercased() == "currentcolor"
        case "stroke-opacity": strokeOpacity = Self.share(value) ?? strokeOpacity
        case "stroke-width": strokeWidth = SVGLength(value) ?? strokeWidth
        case "stroke-linecap": cap = ["round": .round, "square": .square][value] ?? .butt
        case "stroke-linejoin": join = ["round": .round, "bevel": .bevel][value] ?? .miter
        case "stroke-miterlimit": miterLimit = max(1, Self.number(value) ?? miterLimit)
        case "stroke-dasharray": dashes = Self.dashes(value)
        case "stroke-dashoffset": dashOffset = SVGLength(value)
        case "visibility": isVisible = value == "visible"
        case "paint-order":
            isStrokedFirst =
                value.split(separator: " ").first { $0 == "fill" || $0 == "stroke" } == "stroke"
        case "shape-rendering": isAntialiased = value != "crispEdges" && value != "optimizeSpeed"
        case "opacity": opacity = Self.share(value) ?? 1
        case "display": isDisplayed = value != "none"
        case "clip-path": clipPath = SVGReference.id(value)
        case "mask": mask = SVGReference.id(value)
        case "filter":
            if value != "none" { Unbuilt.report("SVG: filter") }
        case "mix-blend-mode": blendMode = Self.blendModes[value] ?? .normal
        case "isolation": isIsolated = value == "isolate"
        case "overflow": showsOverflow = value == "visible" || value == "auto"
        case "vector-effect": keepsStrokeWidth = value == "non-scaling-stroke"
        case "transform": transform = SVGTransform.read(value) ?? .identity
        case "marker-start": markers[0] = SVGReference.id(value)
        case "marker-mid": markers[1] = SVGReference.id(value)
        case "marker-end": markers[2] = SVGReference.id(value)
        default: setText(name, value)
        }
    }

    private mutating func setText(_ name: String, _ value: String) {
        switch name {
        case "font-family": fontFamily = value
        case "font-weight":
            switch value {
            case "normal": fontWeight = 400
            case "bold": fontWeight = 700
            case "bolder": fontWeight = min(900, fontWeight + 300)
            case "lighter": fontWeight = max(100, fontWeight - 300)
            default: fontWeight = Self.number(value) ?? fontWeight
            }
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-anchor": textAnchor = value
        case "letter-spacing":
            letterSpacing = SVGLength(value)?.value(of: fontSize, font: fontSize) ?? 0
        case "xml:space": keepsSpace = value == "preserve"
        default: break
        }
    }

    private mutating func setFontSize(_ text: String, _ outer: CGFloat) {
        let names: [String: CGFloat] = [
            "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
            "xx-large": 32, "smaller": outer / 1.2, "larger": outer * 1.2,
        ]
        let size = names[text] ?? SVGLength(text)?.value(of: outer, font: outer) ?? fontSize
        fontSize = min(max(size, 0), 10_000)
    }

    private static func number(_ text: String) -> CGFloat? {
        var scanner = SVGScanner(text.trimmed)
        let number = scanner.number()
        return scanner.isAtEnd ? number : nil
    }

    /// A number or percentage from 0 to 1.
    static func share(_ text: String) -> CGFloat? {
        var scanner = SVGScanner(text.trimmed)
        guard let number = scanner.number() else { return nil }
        let isPercent = scanner.skip("%")
        guard scanner.isAtEnd else { return nil }
        return min(max(isPercent ? number / 100 : number, 0), 1)
    }

    private static func dashes(_ text: String) -> [SVGLength] {
        let words = text.split { $0 == "," || $0.isWhitespace }
        let lengths = words.prefix(256).map { SVGLength(String($0)) }
        guard lengths.allSatisfy({ $0 != nil }) else { return [] }
        return lengths.compactMap { $0 }
    }

    private static let blendModes: [String: CGBlendMode] = [
        "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
        "hard-light": .hardLight, "soft-light": .softLight, "difference": .difference,
        "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
        "luminosity": .luminosity,
    ]
}
