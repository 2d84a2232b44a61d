// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation

/// The template of a symbol as Apple's SF Symbols app exports it: an SVG file with groups such as `Regular-M`.
///
/// Source: Apple, "Creating custom symbol images for your app".
// Sendable is unchecked because the drawings never change.
package final class SymbolTemplate: @unchecked Sendable {
    /// The names of the weights, the lightest first.
    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    /// The names of the scales, with how large symbols are beside those of the medium one.
    private static let scales: [(name: String, factor: CGFloat)] = [
        ("S", 0.8), ("M", 1), ("L", 1.275),
    ]
    /// The height of capitals of the system's font in ems.
    private static let capHeight: CGFloat = 0.70459
    /// The room above and below a drawing in ems, as with the system's symbols.
    private static let verticalMargin: CGFloat = 0.0575
    /// The weights between which others are computed, with their places on the font's weight axis.
    private static let places: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

    private let variants: [Key: SymbolVariant]

    private struct Key: Hashable {
        let weight: Int
        let scale: Int
    }

    /// Reads a template.
    ///
    /// - Throws: an ``SVGError`` for what is no SVG, or has no group of a symbol.
    package init(data: Data) throws {
        variants = Self.variants(try SVGDocument(data: data))
        if variants.isEmpty {
            throw SVGError("it has no group of a symbol, such as Regular-M or Regular-S")
        }
    }

    /// The drawing in a weight from 0, ultralight, to 8, black, and a scale from 0, small, to 2.
    ///
    /// What the template lacks is computed: weights between ultralight, regular and black where the
    /// outlines allow that, else the nearest weight; scales by size.
    package func variant(weight: Int, scale: Int) -> SymbolVariant {
        if let found = self.found(weight, scale) { return found }
        for other in Self.scales.indices {
            guard let found = self.found(weight, other) else { continue }
            let factor = Self.scales[scale].factor / Self.scales[other].factor
            return found.scaled(by: factor, capHeight: Self.capHeight)
        }
        return SymbolVariant(size: .zero, baseline: 0, layers: [])
    }

    private func found(_ weight: Int, _ scale: Int) -> SymbolVariant? {
        if let exact = variants[Key(weight: weight, scale: scale)] { return exact }
        let known = Self.weights.indices.filter { variants[Key(weight: $0, scale: scale)] != nil }
        if let low = known.last(where: { $0 < weight }),
            let high = known.first(where: { $0 > weight }),
            let light = variants[Key(weight: low, scale: scale)],
            let heavy = variants[Key(weight: high, scale: scale)]
        {
            let share =
                (Self.places[weight] - Self.places[low]) / (Self.places[high] - Self.places[low])
            if let mixed = light.mixed(with: heavy, share: share) { return mixed }
        }
        let nearest = known.min { abs($0 - weight) < abs($1 - weight) }
        return nearest.flatMap { variants[Key(weight: $0, scale: scale)] }
    }

    // MARK: Reading

    /// A group of the template, in the file's lengths.
    private struct Drawing {
        let layers: [SymbolVariant.Layer]
        let box: CGRect
    }

    private static func variants(_ document: SVGDocument) -> [Key: SymbolVariant] {
        var reader = SymbolReader(document)
        reader.read(document.root, SVGStyle(document.root, under: .initial), .identity)
        var drawings: [Key: Drawing] = [:]
        for (weight, weightName) in weights.enumerated() {
            for (scale, row) in scales.enumerated() {
                guard let layers = reader.groups["\(weightName)-\(row.name)"],
                    let first = layers.first?.path.box
                else { continue }
                let box = layers.dropFirst().compactMap(\.path.box).reduce(first) { $0.union($1) }
                drawings[Key(weight: weight, scale: scale)] = Drawing(layers: layers, box: box)
            }
        }
        var result: [Key: SymbolVariant] = [:]
        for (key, drawing) in drawings {
            let margins = margins(of: key, drawing, drawings, reader.guides)
            result[key] = variant(drawing, margins, scales[key.scale].name, reader.guides)
        }
        return result
    }

    /// The room to the left and right of a drawing.
    ///
    /// Guides of newer templates stand where a symbol begins and ends; those of the first are as wide
    /// as the room.
    private static func margins(
        of key: Key,
        _ drawing: Drawing,
        _ drawings: [Key: Drawing],
        _ guides: [String: CGRect]
    ) -> (left: CGFloat, right: CGFloat) {
        if let left = guides["left-margin"], let right = guides["right-margin"] {
            return (left.width, right.width)
        }
        func own(_ key: Key, _ box: CGRect) -> (CGFloat, CGFloat)? {
            let name = "\(weights[key.weight])-\(scales[key.scale].name)"
            guard let left = guides["left-margin-\(name)"],
                let right = guides["right-margin-\(name)"]
            else { return nil }
            return (box.minX - left.midX, right.midX - box.maxX)
        }
        if let found = own(key, drawing.box) { return found }
        // Guides of the regular weight stand for all weights.
        let order = [
            Key(weight: 3, scale: key.scale), Key(weight: 3, scale: 1), Key(weight: 3, scale: 0),
        ]
        let others = order.lazy.compactMap { other in drawings[other].flatMap { own(other, $0.box) }
        }
        return others.first ?? (0, 0)
    }

    private static func variant(
        _ drawing: Drawing,
        _ margins: (left: CGFloat, right: CGFloat),
        _ scale: String,
        _ guides: [String: CGRect]
    ) -> SymbolVariant {
        let box = drawing.box
        var em: CGFloat = 100
        var baseline = box.midY + capHeight / 2 * em
        if let line = guides["Baseline-\(scale)"]?.midY {
            baseline = line
            if let cap = guides["Capline-\(scale)"]?.midY, line - cap > 1 {
                em = (line - cap) / capHeight
            }
        }
        let margin = verticalMargin * em
        let toEms = CGAffineTransform(
            translationX: margins.left - box.minX,
            y: margin - box.minY
        ).concatenating(CGAffineTransform(scaleX: 1 / em, y: 1 / em))
        return SymbolVariant(
            size: CGSize(
                width: max(0, box.width + margins.left + margins.right) / em,
                height: (box.height + 2 * margin) / em
            ).rounded,
            baseline: (box.maxY + margin - baseline) / em,
            layers: drawing.layers.map { layer in
                var layer = layer
                layer.path = layer.path.transformed(toEms)
                return layer
            }
        )
    }
}

/// Takes groups and guides out of a template.
private struct SymbolReader {
    /// The layers of groups by their identifiers, in the file's space.
    private(set) var groups: [String: [SymbolVariant.Layer]] = [:]
    /// The boxes of guides by their identifiers.
    private(set) var guides: [String: CGRect] = [:]
    private let document: SVGDocument
    private var points = SVGLimits.drawnPoints

    init(_ document: SVGDocument) { self.document = document }

    mutating func read(_ element: SVGElement, _ style: SVGStyle, _ outer: CGAffineTransform) {
        let transform = style.transform.concatenating(outer)
        let id = element.id ?? ""
        if Self.isGroup(id) {
            var layers: [SymbolVariant.Layer] = []
            collect(element, style, transform, &layers)
            if groups[id] == nil { groups[id] = layers }
            return
        }
        if id.contains("margin") || id.hasPrefix("Baseline-") || id.hasPrefix("Capline-"),
            guides[id] == nil,
            let path = SVGMeasure(viewport: document.size, font: 16).outline(of: element)
        {
            guides[id] = path.transformed(transform).box
        }
        for child in element.children where child.name != "#text" {
            read(child, SVGStyle(child, under: style), transform)
        }
    }

    private static func isGroup(_ id: String) -> Bool {
        let parts = id.split(separator: "-")
        return parts.count == 2 && ["S", "M", "L"].contains(parts[1])
            && !["Baseline", "Capline"].contains(parts[0])
    }

    private mutating func collect(
        _ element: SVGElement,
        _ style: SVGStyle,
        _ transform: CGAffineTransform,
        _ layers: inout [SymbolVariant.Layer]
    ) {
        guard style.isDisplayed else { return }
        if let path = SVGMeasure(viewport: document.size, font: 16).outline(of: element) {
            points -= path.pointCount
            let classes = element.classes
            // Newer templates show outlines as wires, which are meant as areas.
            let isPreview = classes.contains { $0.hasPrefix("SFSymbolsPreview") }
            guard points > 0, path.box != nil else { return }
            if style.fill != .none || isPreview {
                layers.append(
                    SymbolVariant.Layer(
                        path: path.transformed(transform),
                        rule: style.fillRule,
                        rank: Self.rank(classes),
                        color: Self.color(classes)
                    )
                )
            } else if style.stroke != .none, let width = style.strokeWidth?.value(of: 0, font: 16) {
                let line = path.copy(
                    strokingWithWidth: width,
                    lineCap: style.cap,
                    lineJoin: style.join,
                    miterLimit: style.miterLimit
                )
                layers.append(
                    SymbolVariant.Layer(
                        path: line.transformed(transform),
                        rule: .winding,
                        rank: Self.rank(classes),
                        color: Self.color(classes)
                    )
                )
            }
        }
        for child in element.children where child.name != "#text" {
            let inner = SVGStyle(child, under: style)
            collect(child, inner, inner.transform.concatenating(transform), &layers)
        }
    }

    /// The rank in classes such as `hierarchical-0:secondary`.
    private static func rank(_ classes: [Substring]) -> Int {
        guard let name = classes.first(where: { $0.hasPrefix("hierarchical-") }) else { return 0 }
        switch name.split(separator: ":").last {
        case "secondary": return 1
        case "tertiary": return 2
        default: return 0
        }
    }

    /// The system colour in classes such as `multicolor-1:systemRedColor`.
    private static func color(_ classes: [Substring]) -> String? {
        guard
            let name = classes.first(where: { $0.hasPrefix("multicolor-") })?.split(separator: ":")
                .last,
            name != "tintColor"
        else { return nil }
        return String(name.hasSuffix("Color") ? name.dropLast(5) : name)
    }
}
