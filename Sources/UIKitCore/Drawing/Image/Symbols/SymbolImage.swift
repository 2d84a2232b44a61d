// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A symbol of the system in a given size and weight, drawn by the framework itself.
struct SymbolImage: @unchecked Sendable {
    let name: String
    private let glyph: SymbolGlyph
    private let looks: SymbolLooks
    /// The size of one em in points.
    private let em: CGFloat
    private let scale: CGFloat

    /// Finds the drawing; nil for names that are not drawn.
    init?(_ name: String, _ looks: SymbolLooks, _ traits: UITraitCollection?) {
        guard let glyph = SymbolGlyph.named(name) else { return nil }
        self.name = name
        self.glyph = glyph
        self.looks = looks
        let shown = traits?.displayScale ?? 0
        scale = shown > 0 ? shown : max(UITraitCollection.systemDefault.displayScale, 1)
        em = looks.emSize(traits)
    }

    /// Pixels to a point.
    var displayScale: CGFloat { scale }

    /// The size in points, rounded up to pixels.
    var size: CGSize {
        let pixels = pixelSize
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// The size in pixels.
    var pixelSize: CGSize {
        CGSize(
            width: max(1, (glyph.box.width * em * scale).rounded(.up)),
            height: max(1, (glyph.box.height * em * scale).rounded(.up))
        )
    }

    /// How far the baseline of text beside the symbol lies above its bottom edge, in points.
    var baselineOffset: CGFloat {
        // The middle of a symbol stands at half the height of capitals, 0.7046 em.
        max(0, (glyph.box.height - 0.7046) / 2 * em)
    }

    /// Draws the symbol in black, or in its colours, into pixels.
    func render(width: CGFloat, height: CGFloat) -> CGImage? {
        let size = CGSize(width: width.rounded(), height: height.rounded())
        guard let context = CGContext.makeImageContext(size: size, opaque: false, scale: 1) else {
            return nil
        }
        context.scaleBy(x: size.width / glyph.box.width, y: size.height / glyph.box.height)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for (index, layer) in glyph.layers.enumerated() {
            let color = color(ofLayer: index).cgColor
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.setLineWidth(glyph.lineWidth * looks.strokeFactor)
            context.setBlendMode(layer.isCutOut ? .clear : .normal)
            context.addPath(layer.path)
            if layer.isStroked { context.strokePath() } else { context.fillPath(using: .evenOdd) }
        }
        return context.makeImage()
    }

    private func color(ofLayer index: Int) -> UIColor {
        switch looks.colors {
        case .palette(let colors):
            colors.indices.contains(index) ? colors[index] : colors.last ?? .black
        case .hierarchical(let color): index == 0 ? color : color.withAlphaComponent(0.5)
        case .monochrome, .multicolor, nil: .black
        }
    }
}

extension SymbolLooks {
    /// The size of one em in points: the point size or the text style's, by the scale.
    func emSize(_ traits: UITraitCollection?) -> CGFloat {
        let base = pointSize ?? textStyle.map { SymbolLooks.size(ofStyle: $0, traits) } ?? 17
        return max(base.isFinite ? base : 17, 0.5) * scaleFactor
    }

    private static func size(ofStyle style: String, _ traits: UITraitCollection?) -> CGFloat {
        let style = UIFont.TextStyle(rawValue: style)
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }

    private var scaleFactor: CGFloat {
        switch scale {
        case .small: 0.8
        case .large: 1.29
        case .default, .unspecified, .medium: 1
        }
    }

    /// How much thicker strokes are than the usual ones.
    var strokeFactor: CGFloat {
        switch weight {
        case .ultraLight: 0.4
        case .thin: 0.55
        case .light: 0.75
        case .unspecified, .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        case .heavy: 1.7
        case .black: 1.9
        }
    }

    /// Whether the symbol has colours of its own.
    var isColored: Bool {
        switch colors {
        case .palette, .hierarchical: true
        case .monochrome, .multicolor, nil: false
        }
    }
}

extension ImageStorage {
    /// Finds a symbol; nil, with a report, for names that are not drawn yet.
    init?(symbol name: String, configuration: UIImage.Configuration?) {
        let looks = (configuration as? UIImage.SymbolConfiguration)?.looks ?? SymbolLooks()
        guard let symbol = SymbolImage(name, looks, configuration?.traitCollection) else {
            if !name.isEmpty { Unbuilt.report("UIImage(systemName: \"\(name)\")") }
            return nil
        }
        self.init(source: ImageSource(symbol), scale: symbol.displayScale)
        baselineOffset = symbol.baselineOffset
        if looks.isColored { renderingMode = .alwaysOriginal }
        self.configuration =
            configuration as? UIImage.SymbolConfiguration
            ?? UIImage.SymbolConfiguration(looks, configuration?.traitCollection)
    }
}
