// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster

/// One particle at one moment.
package struct Particle {
    package var cell: EmitterCellProperties
    /// The cell's index and the particle's number.
    var kind: Int
    var number: Int
    package var x: Double
    package var y: Double
    var scale: Double
    /// In radians.
    var angle: Double
    /// Red, green, blue, alpha.
    var color: SIMD4<Double>
}

extension LayerProperties {
    /// Whether tiles fade in.
    var hasFadingTiles: Bool {
        if case .tiled(let box) = kind { return box.value.fadeDuration > 0 }
        return false
    }

    /// Whether the layer emits particles, so that its picture changes all the time.
    var emitsParticles: Bool {
        guard case .emitter(let box) = kind else { return false }
        if !box.value.cellAnimations.isEmpty { return true }
        guard box.value.birthRate > 0 || !box.value.pastRates.isEmpty else { return false }
        return box.value.cells.contains { $0.birthRate > 0 && $0.isEnabled }
    }
}

extension EmitterProperties {
    /// The most particles of one cell; the oldest are left out.
    private static let capacity = 4_000

    /// The deepest generation of particles that is drawn.
    private static let generations = 3

    /// The particles alive at a time of the layer.
    ///
    /// A particle's course is a closed formula of its number and the seed. So any moment can be
    /// drawn without those before it, with the same bytes on every machine.
    package func particles(at time: Double) -> [Particle] {
        guard time.isFinite, time >= 0 else { return [] }
        var result: [Particle] = []
        for (kind, cell) in cells.enumerated() {
            let births = EmitterBirths(of: cell, in: self, at: time)
            guard births.isEnabled else { continue }
            let now = cell.timing.activeTime(at: time)
            let reach = births.reach { $0.reach(lifetime: Double(lifetime), Self.generations) }
            guard reach > 0, reach.isFinite, now >= 0 else { continue }
            let end = min(now, cell.timing.activeDuration)
            let last = min(births.count(by: end).rounded(.down), 1e15)
            let oldest = births.count(by: max(0, now - reach)).rounded(.up)
            let first = max(0, last - Double(Self.capacity), oldest)
            guard first <= last else { continue }
            for number in Int(first)...Int(last) {
                guard let birth = births.moment(of: Double(number)) else { continue }
                let source = Source(kind: kind, number: number, birth: birth, parent: nil)
                add(births.cell(bornAt: birth), source, now, Self.generations, &result)
            }
        }
        return renderMode == "oldestLast" ? result.reversed() : result
    }

    /// The emitter or the particle that emits a particle, and when.
    private struct Source {
        var kind: Int
        var number: Int
        var birth: Double
        /// The parent particle's place and direction; nil for the layer's shape.
        var parent: (x: Double, y: Double, angle: Double)?
    }

    /// Adds a particle, if it lives, and those that it has emitted.
    private func add(
        _ cell: EmitterCellProperties,
        _ source: Source,
        _ now: Double,
        _ generations: Int,
        _ result: inout [Particle]
    ) {
        let age = now - source.birth
        let flight = flight(cell, source)
        guard age >= 0, flight.life > 0, result.count < Self.capacity * 2 else { return }
        if age < flight.life, let particle = flight.particle(at: age, cell, source.number) {
            result.append(particle)
        }
        guard generations > 1, !cell.cells.isEmpty else { return }
        for (index, child) in cell.cells.enumerated() where child.isEnabled {
            let rate = Double(child.birthRate)
            let reach = child.reach(lifetime: Double(lifetime), generations - 1)
            guard rate > 0, rate.isFinite, reach > 0, reach.isFinite else { continue }
            // Births while the parent lives, as far back as a child may still live.
            let last = (min(age, flight.life) * rate).rounded(.down)
            let first = max(0, last - 500, ((age - reach) * rate).rounded(.up))
            guard first <= last else { continue }
            for number in Int(first)...Int(last) {
                let birth = Double(number) / rate
                let place = flight.place(at: birth)
                let next = Source(
                    kind: (source.kind &* 31 &+ index &+ 101) &+ source.number &* 7919,
                    number: number,
                    birth: source.birth + birth,
                    parent: (place.x, place.y, flight.direction(at: birth))
                )
                add(child, next, now, generations - 1, &result)
            }
        }
    }

    /// A particle's whole course, from its random numbers.
    private func flight(_ cell: EmitterCellProperties, _ source: Source) -> Flight {
        var dice = ParticleDice(seed: seed, kind: source.kind, number: source.number)
        let life = dice.spread(cell.lifetime) * Double(lifetime)
        let start = source.parent.map { ($0.x, $0.y) } ?? place(&dice)
        let speed = dice.spread(cell.velocity) * Double(velocity)
        let cone = (dice.unit() - 0.5) * Double(cell.emissionRange)
        let angle = (source.parent?.angle ?? 0) + Double(cell.longitude) + cone
        let flat = speed * cos(Double(cell.latitude))
        let size = dice.spread(cell.scale) * Double(scale)
        let turn = dice.spread(cell.spin) * Double(spin)
        var color = SIMD4<Double>(1, 1, 1, 1)
        for channel in 0..<4 { color[channel] = dice.spread(cell.color[channel]) }
        return Flight(
            kind: source.kind,
            life: life,
            start: SIMD2(start.0, start.1),
            velocity: SIMD2(cos(angle) * flat, sin(angle) * flat),
            acceleration: SIMD2(Double(cell.acceleration.x), Double(cell.acceleration.y)),
            size: size,
            turn: turn,
            color: color
        )
    }

    /// A particle from birth to death.
    private struct Flight {
        let kind: Int
        let life: Double
        let start: SIMD2<Double>
        let velocity: SIMD2<Double>
        let acceleration: SIMD2<Double>
        let size: Double
        let turn: Double
        let color: SIMD4<Double>

        func place(at age: Double) -> SIMD2<Double> {
            start + velocity * age + acceleration * (age * age / 2)
        }

        /// The direction of flight in radians.
        func direction(at age: Double) -> Double {
            let now = velocity + acceleration * age
            return now == .zero ? 0 : Trigonometry.angle(y: now.y, x: now.x)
        }

        func particle(at age: Double, _ cell: EmitterCellProperties, _ number: Int) -> Particle? {
            let scale = size + Double(cell.scaleSpeed) * age
            guard scale > 0 else { return nil }
            let place = place(at: age)
            var color = color
            for channel in 0..<4 {
                let value = color[channel] + Double(cell.colorSpeed[channel]) * age
                color[channel] = min(max(value, 0), 1)
            }
            return Particle(
                cell: cell,
                kind: kind,
                number: number,
                x: place.x,
                y: place.y,
                scale: scale,
                angle: turn * age,
                color: color
            )
        }
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

extension EmitterCellProperties {
    /// How long after its birth a particle or one of its descendants may be visible.
    func reach(lifetime: Double, _ generations: Int) -> Double {
        let own = Double(self.lifetime.value + abs(self.lifetime.range) / 2) * lifetime
        guard generations > 1 else { return own }
        var longest = 0.0
        for cell in cells where cell.isEnabled {
            longest = max(longest, cell.reach(lifetime: lifetime, generations - 1))
        }
        return own + longest
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

    /// A number in 0..<1.
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
            // Colours in 32 steps, so that few tinted pictures are cached.
            func step(_ value: Double) -> Float { Float((value * 32).rounded() / 32) }
            let tint = ColorTint(
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
            let shrinks = abs(map.determinant) < 1
            let filter = shrinks ? cell.minificationFilter : cell.magnificationFilter
            let image = DrawImage(
                pixels: contents.buffer,
                source: part,
                map: ProjectiveTransform(map),
                shape: .rect(rect, place, antialiased: true),
                sampling: filter == .nearest ? .nearest : .bilinear,
                blend: emitter.renderMode == "additive" ? .plusLighter : .normal
            )
            append(
                layer,
                part: ItemPart.particles
                    &+ UInt32(
                        truncatingIfNeeded: particle.number &* 16 &+ particle.kind &* 0x9E37_79B1
                    ),
                bounds: image.shape.pixelBounds,
                opaque: .empty,
                .image(image, opacity: layer.tintedOpacity * Float(particle.color.w))
            )
        }
    }
}
