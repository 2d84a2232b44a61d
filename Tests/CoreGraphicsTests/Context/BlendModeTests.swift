// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing

/// The blend modes by the formulae of the PDF specification and of Porter and Duff, in doubles and
/// component by component: written apart from the framework's own.
struct BlendReference {
    typealias Color = (r: Double, g: Double, b: Double, a: Double)

    let mode: CGBlendMode

    /// Source and backdrop multiplied by alpha; coverage in 0...1.
    func composite(_ s: Color, _ d: Color, coverage: Double) -> Color {
        let full = composite(s, d)
        func mix(_ new: Double, _ old: Double) -> Double { old + (new - old) * coverage }
        return (mix(full.r, d.r), mix(full.g, d.g), mix(full.b, d.b), mix(full.a, d.a))
    }

    private func composite(_ s: Color, _ d: Color) -> Color {
        func each(_ f: (Double, Double) -> Double) -> Color {
            (f(s.r, d.r), f(s.g, d.g), f(s.b, d.b), f(s.a, d.a))
        }
        let (sa, da) = (s.a, d.a)
        switch mode {
        case .normal: return each { $0 + $1 * (1 - sa) }
        case .clear: return each { _, _ in 0 }
        case .copy: return each { source, _ in source }
        case .sourceIn: return each { source, _ in source * da }
        case .sourceOut: return each { source, _ in source * (1 - da) }
        case .sourceAtop: return each { $0 * da + $1 * (1 - sa) }
        case .destinationOver: return each { $0 * (1 - da) + $1 }
        case .destinationIn: return each { _, backdrop in backdrop * sa }
        case .destinationOut: return each { _, backdrop in backdrop * (1 - sa) }
        case .destinationAtop: return each { $0 * (1 - da) + $1 * sa }
        case .xor: return each { $0 * (1 - da) + $1 * (1 - sa) }
        case .plusLighter: return each { min(1, $0 + $1) }
        case .plusDarker:
            let alpha = min(1, sa + da)
            func darker(_ x: Double, _ y: Double) -> Double {
                max(0, alpha - (sa - x) - (da - y))
            }
            return (darker(s.r, d.r), darker(s.g, d.g), darker(s.b, d.b), alpha)
        default: break
        }
        let source = sa > 0 ? [s.r / sa, s.g / sa, s.b / sa] : [0, 0, 0]
        let backdrop = da > 0 ? [d.r / da, d.g / da, d.b / da] : [0, 0, 0]
        let mixed = blend(backdrop, source)
        func part(_ x: Double, _ y: Double, _ m: Double) -> Double {
            (1 - sa) * y + (1 - da) * x + sa * da * m
        }
        return (
            part(s.r, d.r, mixed[0]), part(s.g, d.g, mixed[1]), part(s.b, d.b, mixed[2]),
            sa + da - sa * da
        )
    }

    private func blend(_ b: [Double], _ s: [Double]) -> [Double] {
        switch mode {
        case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
        case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
        case .color: return setLuminosity(s, luminosity(b))
        case .luminosity: return setLuminosity(b, luminosity(s))
        default: return zip(b, s).map(part)
        }
    }

    private func part(_ b: Double, _ s: Double) -> Double {
        func hardLight(_ b: Double, _ s: Double) -> Double {
            s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        }
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return hardLight(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
        case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .hardLight: return hardLight(b, s)
        case .difference: return abs(b - s)
        default: return b + s - 2 * b * s
        }
    }

    private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private func saturation(_ c: [Double]) -> Double {
        max(c[0], c[1], c[2]) - min(c[0], c[1], c[2])
    }

    private func setLuminosity(_ c: [Double], _ target: Double) -> [Double] {
        var result = c.map { $0 + target - luminosity(c) }
        let light = luminosity(result)
        let low = result.reduce(1, min)
        let high = result.reduce(0, max)
        if low < 0 { result = result.map { light + ($0 - light) * light / (light - low) } }
        if high > 1 { result = result.map { light + ($0 - light) * (1 - light) / (high - light) } }
        return result
    }

    private func setSaturation(_ c: [Double], _ target: Double) -> [Double] {
        let order = [0, 1, 2].sorted { c[$0] < c[$1] }
        var result = [0.0, 0, 0]
        if c[order[2]] > c[order[0]] {
            result[order[1]] = (c[order[1]] - c[order[0]]) * target / (c[order[2]] - c[order[0]])
            result[order[2]] = target
        }
        return result
    }
}

@Suite("Blend modes")
struct BlendModeTests {
    private static let modes = (0...27).compactMap { CGBlendMode(rawValue: $0) }

    private static let colors: [(Double, Double, Double)] = [
        (0, 0, 0), (1, 1, 1), (1, 0, 0), (0.2, 0.6, 0.9), (0.9, 0.5, 0.1), (0.5, 0.5, 0.5),
        (0.1, 0.2, 0.05),
    ]

    private func bytes(_ pixel: UInt32) -> [Int] {
        [16, 8, 0, 24].map { Int(pixel >> UInt32($0) & 255) }
    }

    private func unit(_ pixel: UInt32) -> BlendReference.Color {
        let parts = bytes(pixel).map { Double($0) / 255 }
        return (parts[0], parts[1], parts[2], parts[3])
    }

    /// What the rasteriser makes of a coverage: that is its own affair.
    private func measured(_ coverage: CGFloat) throws -> Double {
        let context = try Scene.context(1, 1)
        context.fill(CGRect(x: 0, y: 0, width: coverage, height: 1))
        let share = Double(context.pixel(0, 0) >> 24) / 255
        #expect(abs(share - Double(coverage)) < 0.005)
        return share
    }

    /// One pixel a case, in one row: a backdrop is laid, then the source drawn over it.
    @Test(
        "Every mode gives the formula's result, for all opacities and coverages",
        arguments: modes
    )
    func formula(mode: CGBlendMode) throws {
        let context = try Scene.context(1, 1)
        let buffer = try Require.value(context.data).assumingMemoryBound(to: UInt32.self)
        var worst = 0
        let coverages = try ([0.25, 0.6, 1] as [CGFloat]).map { ($0, try measured($0)) }
        var culprit = ""
        for backdrop in Self.colors {
            for backdropAlpha in [0, 0.3, 0.75, 1] as [CGFloat] {
                for source in Self.colors {
                    for sourceAlpha in [0, 0.4, 1] as [CGFloat] {
                        for opacity in [0.5, 1] as [CGFloat] {
                            for (coverage, share) in coverages {
                                context.setBlendMode(.copy)
                                context.setAlpha(1)
                                context.setFillColor(
                                    red: backdrop.0,
                                    green: backdrop.1,
                                    blue: backdrop.2,
                                    alpha: backdropAlpha
                                )
                                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                                let below = buffer[0]
                                context.setBlendMode(mode)
                                context.setAlpha(opacity)
                                context.setFillColor(
                                    red: source.0,
                                    green: source.1,
                                    blue: source.2,
                                    alpha: sourceAlpha
                                )
                                context.fill(CGRect(x: 0, y: 0, width: coverage, height: 1))
                                let alpha = Double(sourceAlpha * opacity)
                                let wanted = BlendReference(mode: mode).composite(
                                    (
                                        source.0 * alpha, source.1 * alpha, source.2 * alpha,
                                        alpha
                                    ),
                                    unit(below),
                                    coverage: share
                                )
                                let parts = [wanted.r, wanted.g, wanted.b, wanted.a]
                                for (got, part) in zip(bytes(buffer[0]), parts) {
                                    let off = abs(got - Int((part * 255).rounded()))
                                    if off > worst {
                                        worst = off
                                        culprit =
                                            "\(source) \(alpha) on \(backdrop) \(backdropAlpha)"
                                            + " coverage \(coverage): \(buffer[0]), not \(parts)"
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(worst <= 1, "\(mode): off by \(worst) of 255: \(culprit)")
    }

    @Test("Outside of the shape and the clip no mode changes anything", arguments: modes)
    func outside(mode: CGBlendMode) throws {
        let context = try Scene.context(8, 8)
        context.fillColor(0x336699, alpha: 0.8)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let before = context.pixel(0, 0)
        context.clip(to: CGRect(x: 2, y: 0, width: 6, height: 8))
        context.setBlendMode(mode)
        context.fillColor(0xFF8800, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 3, width: 5, height: 2))
        for y in 0..<8 {
            for x in 0..<8 where !(2..<5).contains(x) || !(3..<5).contains(y) {
                #expect(context.pixel(x, y) == before)
            }
        }
    }

    @Test(
        "Images and layers blend like colours, to the rounding of their own pixels",
        arguments: modes
    )
    func sources(mode: CGBlendMode) throws {
        func backdrop() throws -> CGContext {
            let context = try Scene.context(4, 4)
            context.fillColor(0xCC4411, alpha: 0.6)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            return context
        }
        let box = CGRect(x: 1, y: 1, width: 2, height: 2)
        let plain = try backdrop()
        plain.setBlendMode(mode)
        plain.fillColor(0x2288EE, alpha: 0.5)
        plain.fill(box)

        let source = try Scene.context(2, 2)
        source.fillColor(0x2288EE, alpha: 0.5)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try backdrop()
        image.setBlendMode(mode)
        image.draw(try Require.value(source.makeImage()), in: box)

        let layer = try backdrop()
        layer.setBlendMode(mode)
        layer.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
        layer.fillColor(0x2288EE, alpha: 0.5)
        layer.fill(box)
        layer.endTransparencyLayer()

        for y in 0..<4 {
            for x in 0..<4 {
                for other in [image, layer] {
                    for (got, wanted) in zip(bytes(other.pixel(x, y)), bytes(plain.pixel(x, y))) {
                        #expect(abs(got - wanted) <= 4, "\(mode) at (\(x), \(y))")
                    }
                }
            }
        }
    }
}
