// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster
import RenderServer

/// Converts the values of filter properties to the renderer's filters.
///
/// There is no Core Image here, so a filter is its name (`"CIGaussianBlur"` or the short
/// `"gaussianBlur"`), or a dictionary of the name under `"name"` or `"type"` and the inputs by their
/// keys (`"inputRadius"`). UIKit hands in the renderer's own values.
enum FilterValues {
    /// The filters of a list; unknown ones are reported to `unknown`.
    static func filters(_ values: [Any]?, unknown: (String) -> Void) -> [LayerFilter] {
        (values ?? []).flatMap { value -> [LayerFilter] in
            if let filter = value as? LayerFilter { return [filter] }
            guard let (name, inputs) = parts(value) else {
                unknown("\(type(of: value))")
                return []
            }
            if let found = named(name, Inputs(values: inputs)) { return found }
            unknown(name)
            return []
        }
    }

    /// The blend mode of a compositing filter.
    static func blend(_ value: Any?, unknown: (String) -> Void) -> RasterBlendMode {
        guard let value else { return .normal }
        if let mode = value as? RasterBlendMode { return mode }
        guard let (name, _) = parts(value) else {
            unknown("\(type(of: value))")
            return .normal
        }
        var short = plain(name)
        for ending in ["blendmode", "compositing"] where short.hasSuffix(ending) {
            short.removeLast(ending.count)
        }
        if let mode = modes[short] { return mode }
        unknown(name)
        return .normal
    }

    private static func parts(_ value: Any) -> (name: String, inputs: [String: Any])? {
        if let name = value as? String { return (name, [:]) }
        guard let inputs = value as? [String: Any],
            let name = (inputs["name"] ?? inputs["type"]) as? String
        else { return nil }
        return (name, inputs)
    }

    /// A name in lower case without Core Image's prefix.
    private static func plain(_ name: String) -> String {
        let isCoreImage = name.hasPrefix("CI") && name.dropFirst(2).first?.isUppercase == true
        return (isCoreImage ? String(name.dropFirst(2)) : name).lowercased()
    }

    private static let modes: [String: RasterBlendMode] = [
        "normal": .normal, "sourceover": .normal, "multiply": .multiply, "screen": .screen,
        "overlay": .overlay, "darken": .darken, "lighten": .lighten, "colordodge": .colorDodge,
        "colorburn": .colorBurn, "softlight": .softLight, "hardlight": .hardLight,
        "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity,
        "minimum": .darken, "maximum": .lighten, "darkensourceover": .darken,
        "lightensourceover": .lighten, "addition": .plusLighter, "lineardodge": .plusLighter,
        "plusl": .plusLighter, "plusd": .plusDarker, "linearburn": .plusDarker, "clear": .clear,
        "copy": .copy, "sourcein": .sourceIn, "sourceout": .sourceOut,
        "sourceatop": .sourceAtop, "destover": .destinationOver, "destin": .destinationIn,
        "destout": .destinationOut, "destatop": .destinationAtop, "xor": .xor,
    ]

    /// The values of a filter's inputs.
    private struct Inputs {
        let values: [String: Any]

        func number(_ key: String, _ standard: Double) -> Double {
            guard let value = values[key] else { return standard }
            return asNumber(value) ?? standard
        }

        func amount(_ key: String, _ standard: Double) -> Float { Float(number(key, standard)) }
    }

    private static func named(_ name: String, _ inputs: Inputs) -> [LayerFilter]? {
        func color(_ matrix: ColorMatrix) -> [LayerFilter] { [.color(matrix)] }
        switch plain(name) {
        case "gaussianblur": return [.blur(CGFloat(inputs.number("inputRadius", 10)))]
        case "boxblur", "discblur":
            // The Gaussian with the variance of a box of this half width.
            let radius = inputs.number("inputRadius", plain(name) == "boxblur" ? 10 : 8)
            return [.blur(CGFloat(radius * 0.577))]
        case "colorcontrols":
            return [
                .color(.saturation(inputs.amount("inputSaturation", 1))),
                .color(.brightness(inputs.amount("inputBrightness", 0))),
                .color(.contrast(inputs.amount("inputContrast", 1))),
            ]
        case "colorsaturate": return color(.saturation(inputs.amount("inputAmount", 1)))
        case "vibrance": return color(.saturation(1 + inputs.amount("inputAmount", 0)))
        case "colorbrightness": return color(.brightness(inputs.amount("inputAmount", 0)))
        case "colorcontrast": return color(.contrast(inputs.amount("inputAmount", 1)))
        case "colorinvert": return color(.inverted)
        case "luminancetoalpha", "masktoalpha": return color(.brightnessToAlpha)
        case "exposureadjust":
            let k = Float(exp2(inputs.number("inputEV", 0)))
            return color(.scale(k, k, k))
        case "colorhuerotate", "hueadjust":
            let angle = inputs.number("inputAngle", 0)
            return color(.hue(cosine: Float(cos(angle)), sine: Float(sin(angle))))
        case "colormonochrome":
            return color(
                .shades(of: SIMD4(0.6, 0.45, 0.3, 1), inputs.amount("inputIntensity", 1))
            )
        case "photoeffectmono", "photoeffecttonal", "photoeffectnoir":
            let isHard = plain(name) == "photoeffectnoir"
            return [.color(.saturation(0)), .color(.contrast(isHard ? 1.3 : 1))]
        case "sepiatone":
            return color(.shades(of: SIMD4(1.2, 1, 0.8, 1), inputs.amount("inputIntensity", 1)))
        case "colormatrix":
            func row(_ key: String, _ standard: SIMD4<Float>) -> SIMD4<Float> {
                guard let list = inputs.values[key] as? [Any], list.count == 4 else {
                    return standard
                }
                let numbers = list.map { Float(asNumber($0) ?? 0) }
                return SIMD4(numbers[0], numbers[1], numbers[2], numbers[3])
            }
            return color(
                ColorMatrix(
                    red: row("inputRVector", SIMD4(1, 0, 0, 0)),
                    green: row("inputGVector", SIMD4(0, 1, 0, 0)),
                    blue: row("inputBVector", SIMD4(0, 0, 1, 0)),
                    alpha: row("inputAVector", SIMD4(0, 0, 0, 1)),
                    bias: row("inputBiasVector", .zero)
                )
            )
        default: return nil
        }
    }
}

extension CALayer {
    final func setFilter(_ key: LayerKey, _ store: (Extras) -> Void) {
        change(key) {
            withExtras(store)
            readFilters(key)
        }
    }

    /// Converts the filter properties for the renderer.
    private func readFilters(_ key: LayerKey) {
        let unknown = { (name: String) in
            warn("\(self.summary).\(key.rawValue): no filter is called '\(name)'; it does nothing")
        }
        let silent = { (_: String) in }
        var filters = LayerFilters()
        filters.content = FilterValues.filters(
            extras?.filters,
            unknown: key == .filters ? unknown : silent
        )
        filters.background = FilterValues.filters(
            extras?.backgroundFilters,
            unknown: key == .backgroundFilters ? unknown : silent
        )
        filters.blend = FilterValues.blend(
            extras?.compositingFilter,
            unknown: key == .compositingFilter ? unknown : silent
        )
        if filters.isEmpty && properties.decorated.filters == nil { return }
        properties.changeDecoration { $0.filters = filters.isEmpty ? nil : CowBox(filters) }
    }
}
