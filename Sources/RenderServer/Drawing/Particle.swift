// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// One particle at one moment.
struct Particle {
    var cell: EmitterCellProperties
    /// Which kind and the how manyth of it.
    var kind: Int
    var number: Int
    var x: Double
    var y: Double
    var scale: Double
    /// In radians.
    var angle: Double
    /// Red, green, blue, alpha.
    var color: SIMD4<Double>
}

extension LayerProperties {
    /// Whether tiles come into sight slowly.
    var hasFadingTiles: Bool {
        if case .tiled(let box) = kind { return box.value.fadeDuration > 0 }
        return false
    }

    /// Whether the picture changes all the time by itself.
    var emitsParticles: Bool {
        guard case .emitter(let box) = kind, box.value.birthRate > 0 else { return false }
        return box.value.cells.contains { $0.birthRate > 0 && $0.isEnabled }
    }
}

extension EmitterProperties {
    /// More than this of one kind are not drawn: the oldest are left out.
    private static let capacity = 4_000

    /// The particles alive at a time of the layer.
    ///
    /// A particle's course is a closed formula of its number and the seed, so any moment can be
    /// drawn without those before it, and is the same on every machine.
    func particles(at time: Double) -> [Particle] {
        guard time.isFinite, time >= 0 else { return [] }
        var result: [Particle] = []
        for (kind, cell) in cells.enumerated() where cell.isEnabled {
            let rate = Double(cell.birthRate * birthRate)
            let longest =
                Double(cell.lifetime.value + abs(cell.lifetime.range) / 2) * Double(lifetime)
            guard rate > 0, longest > 0, rate.isFinite, longest.isFinite else { continue }
            let last = min((time * rate).rounded(.down), 1e15)
            let first = max(0, last - Double(Self.capacity), ((time - longest) * rate).rounded(.up))
            guard first <= last else { continue }
            for number in Int(first)...Int(last) {
                let age = time - Double(number) / rate
                if let particle = particle(cell, kind, number, age) { result.append(particle) }
            }
        }
        return renderMode == "oldestLast" ? result.reversed() : result
    }

    private func particle(
        _ cell: EmitterCellProperties,
        _ kind: Int,
        _ number: Int,
        _ age: Double
    ) -> Particle? {
        var dice = ParticleDice(seed: seed, kind: kind, number: number)
        let life = dice.spread(cell.lifetime) * Double(lifetime)
        guard age >= 0, age < life else { return nil }
        let start = place(&dice)
        let speed = dice.spread(cell.velocity) * Double(velocity)
        let cone = (dice.unit() - 0.5) * Double(cell.emissionRange)
        let angle = Double(cell.longitude) + cone
        let flat = speed * cos(Double(cell.latitude))
        let half = age * age / 2
        let size = dice.spread(cell.scale) * Double(scale) + Double(cell.scaleSpeed) * age
        guard size > 0 else { return nil }
        let turn = dice.spread(cell.spin) * Double(spin) * age
        var color = SIMD4<Double>(1, 1, 1, 1)
        for channel in 0..<4 {
            let value = dice.spread(cell.color[channel]) + Double(cell.colorSpeed[channel]) * age
            color[channel] = min(max(value, 0), 1)
        }
        return Particle(
            cell: cell,
            kind: kind,
            number: number,
            x: start.x + cos(angle) * flat * age + Double(cell.acceleration.x) * half,
            y: start.y + sin(angle) * flat * age + Double(cell.acceleration.y) * half,
            scale: size,
            angle: turn,
            color: color
        )
    }

    /// Where a particle is born.
    private func place(_ dice: inout ParticleDice) -> (x: Double, y: Double) {
        let (x, y) = (Double(position.x), Double(position.y))
        let (w, h) = (Double(size.width), Double(size.height))
        let (a, b) = (dice.unit(), dice.unit())
        switch shape {
        case "line": return (x + (a - 0.5) * w, y)
        case "rectangle", "cuboid":
            switch mode {
            case "points": return (x + (a < 0.5 ? -w : w) / 2, y + (b < 0.5 ? -h : h) / 2)
            case "outline":
                // Along the four sides, unrolled.
                let along = a * 2 * (w + h)
                if along < w { return (x - w / 2 + along, y - h / 2) }
                if along < w + h { return (x + w / 2, y - h / 2 + along - w) }
                if along < 2 * w + h { return (x + w / 2 - (along - w - h), y + h / 2) }
                return (x - w / 2, y + h / 2 - (along - 2 * w - h))
            default: return (x + (a - 0.5) * w, y + (b - 0.5) * h)
            }
        case "circle", "sphere":
            let isRim = mode == "outline" || mode == "points"
            let radius = isRim ? w : w * b.squareRoot()
            return (x + cos(a * 2 * .pi) * radius, y + sin(a * 2 * .pi) * radius)
        default: return (x, y)
        }
    }
}

/// The random numbers of one particle.
private struct ParticleDice {
    private var state: UInt64

    init(seed: UInt32, kind: Int, number: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        state ^= UInt64(kind &+ 1) &* 0xBF58_476D_1CE4_E5B9
        state ^= UInt64(bitPattern: Int64(number &+ 1)) &* 0x94D0_49BB_1331_11EB
    }

    /// From 0 up to 1.
    mutating func unit() -> Double {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }

    mutating func spread(_ spread: EmitterCellProperties.Spread) -> Double {
        Double(spread.value) + (unit() - 0.5) * Double(spread.range)
    }
}

extension Flattener {
    mutating func addParticles(of layer: LayerDrawing) {
        guard case .emitter(let box) = layer.properties.kind, let affine = layer.affine else {
            return
        }
        let emitter = box.value
        for particle in emitter.particles(at: layer.time) {
            guard var contents = particle.cell.contents, particle.color.w > 0 else { continue }
            // Colours in 32 steps, so that few tinted pictures are kept.
            func step(_ value: Double) -> Float { Float((value * 32).rounded() / 32) }
            let tint = Tint(
                red: step(particle.color.x) * (layer.state.tint?.red ?? 1),
                green: step(particle.color.y) * (layer.state.tint?.green ?? 1),
                blue: step(particle.color.z) * (layer.state.tint?.blue ?? 1),
                alpha: 1
            )
            if !tint.isWhite { contents = cache.tinted(contents, tint) }
            let cell = particle.cell
            let part = contents.pixels(of: cell.contentsRect)
            guard !part.isEmpty else { continue }
            let points = particle.scale / max(Double(cell.contentsScale), 1e-6)
            let (w, h) = (Double(part.width) * points, Double(part.height) * points)
            let rect = RasterRect(minX: -w / 2, minY: -h / 2, maxX: w / 2, maxY: h / 2)
            let (c, s) = (cos(particle.angle), sin(particle.angle))
            let place = RasterTransform(a: c, b: s, c: -s, d: c, tx: particle.x, ty: particle.y)
                .concatenating(affine)
            let map = RasterTransform(mapping: RasterRect(part), to: rect).concatenating(place)
            guard map.isFinite else { continue }
            let image = DrawImage(
                contents: contents,
                source: part,
                map: ProjectiveTransform(map),
                shape: .rect(rect, place, antialiased: true),
                sampling: .bilinear,
                blend: emitter.renderMode == "additive" ? .plusLighter : .normal
            )
            append(
                layer,
                part: Part.particles &+ UInt32(truncatingIfNeeded: particle.number &* 16)
                    &+ UInt32(particle.kind & 15),
                bounds: image.shape.pixelBounds,
                opaque: .empty,
                .image(image, opacity: layer.tintedOpacity * Float(particle.color.w))
            )
        }
    }
}
