// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitSymbols
import VectorPictures

/// A symbol in a given size and weight: of the system, drawn by the framework itself, or of a template.
// Sendable is unchecked because it is a value whose parts never change.
struct SymbolImage: Equatable, @unchecked Sendable {
    let name: String
    /// How much of a symbol with steps is shown in full, 0 to 1.
    let variableValue: Double
    /// The template of a symbol that is not the system's.
    let template: SymbolTemplate?
    private let glyph: SymbolGlyph
    private let looks: SymbolLooks
    /// One em of the text around in points.
    private let em: CGFloat
    /// Points to a twentieth of an em of the drawing.
    private let unit: CGFloat
    private let scale: CGFloat
    /// The room around most drawings in twentieths of an em, which hardly changes with the scale.
    private static let margins = CGSize(width: 3.3, height: 2.3)

    /// Takes a drawing of the system, or of a template.
    init(
        _ name: String,
        _ glyph: SymbolGlyph,
        _ template: SymbolTemplate?,
        _ looks: SymbolLooks,
        _ traits: UITraitCollection?,
        variableValue: Double
    ) {
        self.name = name
        self.template = template
        self.variableValue = variableValue
        self.glyph = glyph
        self.looks = looks
        let shown = traits?.displayScale ?? 0
        scale = shown > 0 ? shown : max(UITraitCollection.systemDefault.displayScale, 1)
        em = looks.emSize(traits)
        unit = em * (glyph.baseline == nil ? looks.scaleFactor : 1) / 20
    }

    /// Whether both are drawn alike: the drawing follows from the name.
    static func == (first: SymbolImage, second: SymbolImage) -> Bool {
        first.name == second.name && first.template === second.template
            && first.variableValue == second.variableValue && first.looks == second.looks
            && first.em == second.em && first.scale == second.scale
    }

    /// Pixels per point.
    var displayScale: CGFloat { scale }

    /// Whether the symbol is mirrored where one reads from right to left.
    var isDirectional: Bool { glyph.isDirectional }

    /// Whether the symbol is drawn in colours, which no tint replaces.
    var isColored: Bool {
        switch looks.colors {
        case .palette, .hierarchical: true
        case .multicolor: !glyph.colors.isEmpty
        case .monochrome, nil: false
        }
    }

    /// The size in points, rounded up to pixels.
    var size: CGSize {
        let pixels = pixelSize
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// The size in pixels.
    var pixelSize: CGSize {
        CGSize(
            width: max(1, (box.width * unit * scale).rounded(.up)),
            height: max(1, (box.height * unit * scale).rounded(.up))
        )
    }

    /// How far the baseline of text beside the symbol lies above its bottom edge, in points.
    var baselineOffset: CGFloat {
        if let own = glyph.baseline { return own * unit }
        // The middle of a symbol stands at half the height of capitals, 0.7046 em.
        return max(0, (box.height * unit - 0.7046 * em) / 2)
    }

    /// The margins between the symbol and the line of text that it stands in, in points: what is
    /// aligned is as high as that line, which recordings of phones show, if not lower.
    var alignmentInsets: UIEdgeInsets {
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        // The ascender and descender of San Francisco.
        let above = pixels(0.9521484 * em) - (size.height - baselineOffset)
        let below = pixels(0.2412109 * em) - baselineOffset
        return UIEdgeInsets(
            top: min(-pixels(above), 0),
            left: 0,
            bottom: min(-pixels(below), 0),
            right: 0
        )
    }

    /// How much thicker lines are than the usual ones.
    private var strokeFactor: CGFloat {
        if glyph.baseline != nil { return 1 }
        let factor = looks.strokeFactor
        return factor > 1 ? 1 + (factor - 1) * glyph.boldness : factor
    }

    /// How far lines thicker than usual reach beyond the box of the drawing on each side.
    private var overhang: CGFloat {
        max(0, strokeFactor - 1) * SymbolGlyph.lineWidth / 2
    }

    /// The size in twentieths of an em of the drawing, larger for thicker lines.
    private var box: CGSize {
        if glyph.baseline != nil { return glyph.box }
        let growth = 1 - looks.marginFactor / looks.scaleFactor
        return CGSize(
            width: glyph.box.width + overhang * 2
                - min(Self.margins.width, glyph.box.width / 4) * growth,
            height: glyph.box.height + overhang * 2
                - min(Self.margins.height, glyph.box.height / 4) * growth
        )
    }

    /// Draws the symbol in black, or in its colours, into pixels.
    func render(width: CGFloat, height: CGFloat) -> CGImage? {
        let size = CGSize(width: width.rounded(), height: height.rounded())
        guard let context = CGContext.makeImageContext(size: size, opaque: false, scale: 1) else {
            return nil
        }
        // The drawing stands in the middle of the whole pixels that it takes.
        let pixels = pixelSize
        context.scaleBy(x: size.width / pixels.width, y: size.height / pixels.height)
        context.translateBy(x: pixels.width / 2, y: pixels.height / 2)
        context.scaleBy(x: unit * scale, y: unit * scale)
        context.translateBy(x: -glyph.box.width / 2, y: -glyph.box.height / 2)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let groups = groups
        for group in groups {
            let isAlone = groups.count == 1 && group.color.cgColor.alpha == 1
            if !isAlone {
                context.saveGState()
                context.setAlpha(group.color.cgColor.alpha)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            }
            for layer in glyph.layers { draw(layer, in: group, context) }
            if !isAlone {
                context.endTransparencyLayer()
                context.restoreGState()
            }
        }
        return context.makeImage()
    }

    // MARK: Colours

    /// The layers that are drawn in one colour, which are opaque among themselves.
    private struct Group {
        let rank: Int
        let isFaint: Bool
        var color = UIColor.black

        /// Whether the same layers belong to another group.
        func isSame(as other: Group) -> Bool { rank == other.rank && isFaint == other.isFaint }
    }

    /// How opaque the steps above the variable value are.
    private static let faint: CGFloat = 0.3

    /// What is drawn, the last colour first.
    private var groups: [Group] {
        var result: [Group] = []
        for layer in glyph.layers {
            var group = group(of: layer)
            guard !result.contains(where: { $0.isSame(as: group) }) else { continue }
            let color = color(ofRank: group.rank)
            let factor = group.isFaint ? Self.faint : 1
            group.color = color.withAlphaComponent(color.cgColor.alpha * factor)
            result.append(group)
        }
        return result.sorted { ($0.rank, $0.isFaint ? 0 : 1) > ($1.rank, $1.isFaint ? 0 : 1) }
    }

    private func group(of layer: SymbolGlyph.Layer) -> Group {
        let levels = glyph.levels
        let isFaint =
            layer.level > 0 && variableValue <= Double(layer.level - 1) / Double(max(levels, 1))
        return Group(rank: isColored ? layer.rank : 0, isFaint: isFaint)
    }

    private func color(ofRank rank: Int) -> UIColor {
        switch looks.colors {
        case .palette(let colors):
            return colors.isEmpty ? .black : colors[min(rank, colors.count - 1)]
        case .hierarchical(let color):
            let alpha = color.cgColor.alpha
            return rank == 0 ? color : color.withAlphaComponent(alpha * (rank == 1 ? 0.5 : 0.25))
        case .multicolor:
            guard isColored else { return .black }
            let name = glyph.colors[min(rank, glyph.colors.count - 1)]
            return SystemColor(rawValue: name)?.color ?? (name == "white" ? .white : .black)
        case .monochrome, nil: return .black
        }
    }

    // MARK: Layers

    private func draw(_ layer: SymbolGlyph.Layer, in group: Group, _ context: CGContext) {
        let isCut = isColored ? layer.isCutOfColors : layer.isCut
        guard isCut || self.group(of: layer).isSame(as: group), let path = path(layer.shape) else {
            return
        }
        let color = group.color.withAlphaComponent(1).cgColor
        context.setFillColor(color)
        context.setStrokeColor(color)
        context.setBlendMode(isCut ? .clear : .normal)
        let usual = SymbolGlyph.lineWidth * layer.widthFactor
        var width = usual * strokeFactor + layer.extraWidth
        if layer.mark != .stroke {
            context.addPath(path)
            context.fillPath(using: layer.isText ? .winding : layer.rule)
        }
        if layer.mark == .fill {
            // Areas grow with the weight beyond the usual one.
            if layer.isText { return }
            width = max(0, (strokeFactor - 1) * usual * 0.6)
        }
        guard width > 0 else { return }
        context.setLineWidth(width)
        context.addPath(path)
        context.strokePath()
    }

    private func path(_ shape: SymbolGlyph.Shape) -> CGPath? {
        switch shape {
        case .path(let path): path
        case .text(let text, let center, let height):
            SymbolText(text, weight: looks.weight).path(around: center, height: height)
        }
    }
}

extension ImageStorage {
    /// Finds a symbol, or takes one of a template; nil, with a report, for names that are not drawn yet.
    init?(
        symbol name: String,
        configuration: UIImage.Configuration?,
        variableValue: Double = 1,
        template: SymbolTemplate? = nil
    ) {
        let looks = (configuration as? UIImage.SymbolConfiguration)?.looks ?? SymbolLooks()
        let traits = configuration?.traitCollection
        guard let glyph = template.map(looks.glyph) ?? SymbolGlyph.named(name) else {
            if !name.isEmpty { Unbuilt.report("UIImage(systemName: \"\(name)\")") }
            return nil
        }
        let symbol =
            SymbolImage(name, glyph, template, looks, traits, variableValue: variableValue)
        self.init(source: ImageSource(symbol), scale: symbol.displayScale)
        if template != nil { self.name = name }
        baselineOffset = symbol.baselineOffset
        alignmentRectInsets = symbol.alignmentInsets
        flipsForRightToLeft = symbol.isDirectional
        if symbol.isColored { renderingMode = .alwaysOriginal }
        self.configuration =
            configuration as? UIImage.SymbolConfiguration
            ?? UIImage.SymbolConfiguration(looks, configuration?.traitCollection)
    }
}

extension SymbolLooks {
    /// The drawing of a template in these looks.
    fileprivate func glyph(of template: SymbolTemplate) -> SymbolGlyph {
        SymbolGlyph(
            template,
            weight: weight == .unspecified ? 3 : weight.rawValue - 1,
            scale: scale.rawValue > 0 ? scale.rawValue - 1 : 1,
            hasOwnColors: colors == .multicolor
        )
    }
}
