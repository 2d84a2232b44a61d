// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A cell's numbers by key, and animations of them.
extension EmitterCellProperties {
    private static let numbers: [String: WritableKeyPath<Self, CGFloat> & Sendable] = [
        "lifetime": \.lifetime.value, "lifetimeRange": \.lifetime.range,
        "velocity": \.velocity.value, "velocityRange": \.velocity.range,
        "scale": \.scale.value, "scaleRange": \.scale.range, "scaleSpeed": \.scaleSpeed,
        "spin": \.spin.value, "spinRange": \.spin.range,
        "emissionLatitude": \.latitude, "emissionLongitude": \.longitude,
        "emissionRange": \.emissionRange, "xAcceleration": \.acceleration.x,
        "yAcceleration": \.acceleration.y, "zAcceleration": \.acceleration.z,
        "redRange": \.color[0].range, "greenRange": \.color[1].range,
        "blueRange": \.color[2].range, "alphaRange": \.color[3].range,
        "redSpeed": \.colorSpeed[0], "greenSpeed": \.colorSpeed[1],
        "blueSpeed": \.colorSpeed[2], "alphaSpeed": \.colorSpeed[3],
        "contentsScale": \.contentsScale,
    ]

    /// The value of a key or of a nested cell's key; nil for an unknown one.
    func value(of key: String) -> AnimatableValue? {
        if let path = CellPath(key) {
            return cells.first { $0.name == path.cell }?.value(of: path.key)
        }
        if let path = RenderKeyPath(key), path.component != .whole {
            return value(of: path.property.rawValue)?.component(path.component)
        }
        switch key {
        case "birthRate": return .number(Double(birthRate))
        case "enabled": return .flag(isEnabled)
        case "contents": return contents.map { .contents($0) } ?? AnimatableValue.none
        case "contentsRect": return .rect(contentsRect)
        case "color":
            let c = color.map(\.value)
            return .color(CGColor(srgbRed: c[0], green: c[1], blue: c[2], alpha: c[3]))
        default: return Self.numbers[key].map { .number(Double(self[keyPath: $0])) }
        }
    }

    mutating func set(_ value: AnimatableValue, for key: String) {
        if let path = CellPath(key) {
            for index in cells.indices where cells[index].name == path.cell {
                cells[index].set(value, for: path.key)
            }
            return
        }
        if let path = RenderKeyPath(key), path.component != .whole {
            let name = path.property.rawValue
            let whole = self.value(of: name)?.replacing(path.component, with: value)
            if let whole { set(whole, for: name) }
            return
        }
        switch (key, value) {
        case ("birthRate", .number(let rate)): birthRate = Float(rate)
        case ("enabled", _): isEnabled = value.isTrue
        case ("contents", .contents(let picture)): contents = picture
        case ("contents", .none): contents = nil
        case ("contentsRect", .rect(let rect)): contentsRect = rect
        case ("color", _):
            guard let c = value.color?.sRGB else { return }
            for (index, part) in [c.red, c.green, c.blue, c.alpha].enumerated() {
                color[index].value = CGFloat(part)
            }
        case (_, .number(let number)):
            if let path = Self.numbers[key] { self[keyPath: path] = CGFloat(number) }
        default: break
        }
    }

    /// The cell with an animation of its layer applied, at a time of the layer.
    func animated(by animation: RenderAnimation, at time: Double) -> EmitterCellProperties {
        var result = self
        animation.apply(to: &result, at: time)
        return result
    }
}

/// A key path that names a cell: `emitterCells.spark.velocity`.
struct CellPath: Sendable {
    let cell: String
    let key: String

    init?(_ keyPath: String) {
        guard keyPath.hasPrefix("emitterCells.") else { return nil }
        let parts = keyPath.split(separator: ".", maxSplits: 2)
        guard parts.count == 3 else { return nil }
        cell = String(parts[1])
        key = String(parts[2])
    }
}

extension RenderAnimation {
    /// Applies the change to a cell, at a time of the animation's parent.
    fileprivate func apply(to cell: inout EmitterCellProperties, at parentTime: Double) {
        guard changesCells, let position = timing.position(at: parentTime) else { return }
        switch body {
        case .group(let animations):
            let local = paced(position.progress) * timing.duration
            for animation in animations { animation.apply(to: &cell, at: local) }
        case .custom(_, let change):
            guard let path = cellPath, path.cell == cell.name,
                let under = cell.value(of: path.key),
                let value = change.value(position, paced(position.progress), over: under, timing)
            else { return }
            cell.set(value, for: path.key)
        default: return
        }
    }

    /// Whether it changes a cell's birth rate.
    func changesRate(of cell: EmitterCellProperties) -> Bool {
        switch body {
        case .group(let animations): animations.contains { $0.changesRate(of: cell) }
        case .custom:
            cellPath.map { $0.cell == cell.name && ["birthRate", "enabled"].contains($0.key) }
                ?? false
        default: false
        }
    }
}
