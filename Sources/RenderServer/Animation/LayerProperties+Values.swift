// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Properties by key path.
extension LayerProperties {
    package func value(at path: RenderKeyPath) -> AnimatableValue? {
        guard let whole = value(of: path.property) else { return nil }
        return path.component == .whole ? whole : whole.component(path.component)
    }

    package mutating func set(_ value: AnimatableValue, at path: RenderKeyPath) {
        if path.component == .whole { return set(value, for: path.property) }
        guard let whole = self.value(of: path.property),
            let changed = whole.replacing(path.component, with: value)
        else { return }
        set(changed, for: path.property)
    }

    /// The value of a property; nil where the layer's kind has none of that name.
    package func value(of property: RenderProperty) -> AnimatableValue? {
        switch property {
        case .bounds: .rect(bounds)
        case .position: .point(position)
        case .zPosition: .number(zPosition)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .number(anchorPointZ)
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .hidden: .flag(isHidden)
        case .doubleSided: .flag(!flags.contains(.isSingleSided))
        case .geometryFlipped: .flag(flags.contains(.isGeometryFlipped))
        case .masksToBounds: .flag(masksToBounds)
        case .opaque: .flag(flags.contains(.isOpaque))
        case .allowsGroupOpacity: .flag(!flags.contains(.forbidsGroupOpacity))
        case .shouldRasterize: .flag(flags.contains(.shouldRasterize))
        case .contents: contents.map { .contents($0) } ?? AnimatableValue.none
        case .contentsRect: .rect(placed.rect)
        case .contentsScale: .number(placed.scale)
        case .contentsCenter: .rect(placed.center)
        case .minificationFilterBias: .number(Double(placed.minificationFilterBias))
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .maskedCorners: .number(Double(decorated.maskedCorners))
        case .borderWidth: .number(decorated.borderWidth)
        case .borderColor: .color(decorated.borderColor)
        case .opacity: .number(Double(opacity))
        case .rasterizationScale: .number(decorated.rasterizationScale)
        case .shadowColor: .color(decorated.shadowColor)
        case .shadowOpacity: .number(Double(decorated.shadowOpacity))
        case .shadowOffset: .size(decorated.shadowOffset)
        case .shadowRadius: .number(decorated.shadowRadius)
        case .shadowPath: .path(decorated.shadowPath)
        default: kind.value(of: property)
        }
    }

    package mutating func set(_ value: AnimatableValue, for property: RenderProperty) {
        switch (property, value) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.position, .point(let point)): position = point
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.zPosition, .number(let z)): changeSpace { $0.zPosition = z }
        case (.anchorPointZ, .number(let z)): changeSpace { $0.anchorPointZ = z }
        case (.transform, .transform(let t)): changeSpace { $0.transform = t }
        case (.sublayerTransform, .transform(let t)): changeSpace { $0.sublayerTransform = t }
        case (.hidden, _): set(.isHidden, value.isTrue)
        case (.doubleSided, _): set(.isSingleSided, !value.isTrue)
        case (.geometryFlipped, _): set(.isGeometryFlipped, value.isTrue)
        case (.masksToBounds, _): set(.masksToBounds, value.isTrue)
        case (.opaque, _): set(.isOpaque, value.isTrue)
        case (.allowsGroupOpacity, _): set(.forbidsGroupOpacity, !value.isTrue)
        case (.shouldRasterize, _): set(.shouldRasterize, value.isTrue)
        case (.contents, .contents(let new)): contents = new
        case (.contents, .none): contents = nil
        case (.contentsRect, .rect(let rect)): changePlacement { $0.rect = rect }
        case (.contentsScale, .number(let scale)): changePlacement { $0.scale = scale }
        case (.contentsCenter, .rect(let rect)): changePlacement { $0.center = rect }
        case (.minificationFilterBias, .number(let bias)):
            changePlacement { $0.minificationFilterBias = Float(bias) }
        case (.backgroundColor, _): backgroundColor = value.color
        case (.cornerRadius, .number(let radius)): cornerRadius = radius
        case (.maskedCorners, .number(let bits)):
            changeDecoration { $0.maskedCorners = UInt(min(max(bits.rounded(), 0), 15)) }
        case (.borderWidth, .number(let width)): changeDecoration { $0.borderWidth = width }
        case (.borderColor, _): changeDecoration { $0.borderColor = value.color }
        case (.opacity, .number(let alpha)): opacity = Float(alpha)
        case (.rasterizationScale, .number(let scale)):
            changeDecoration { $0.rasterizationScale = scale }
        case (.shadowColor, _): changeDecoration { $0.shadowColor = value.color }
        case (.shadowOpacity, .number(let alpha)):
            changeDecoration { $0.shadowOpacity = Float(alpha) }
        case (.shadowOffset, .size(let offset)): changeDecoration { $0.shadowOffset = offset }
        case (.shadowRadius, .number(let radius)): changeDecoration { $0.shadowRadius = radius }
        case (.shadowPath, _): changeDecoration { $0.shadowPath = value.path }
        default: kind.set(value, for: property)
        }
    }

    private mutating func set(_ flag: LayerFlags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }
}

extension LayerKind {
    func value(of property: RenderProperty) -> AnimatableValue? {
        switch self {
        case .shape(let box): ShapeProperties.value(of: property, in: box.value)
        case .gradient(let box): GradientProperties.value(of: property, in: box.value)
        case .replicator(let box): ReplicatorProperties.value(of: property, in: box.value)
        case .emitter(let box): EmitterProperties.value(of: property, in: box.value)
        case .plain, .transform, .tiled: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: RenderProperty) {
        switch self {
        case .shape(let box):
            self = .shape(box.changed { $0.set(value, for: property) })
        case .gradient(let box):
            self = .gradient(box.changed { $0.set(value, for: property) })
        case .replicator(let box):
            self = .replicator(box.changed { $0.set(value, for: property) })
        case .emitter(let box):
            self = .emitter(box.changed { $0.set(value, for: property) })
        case .plain, .transform, .tiled: break
        }
    }
}

extension CowBox {
    /// A box of a changed copy.
    package func changed(_ body: (inout Value) -> Void) -> CowBox<Value> {
        var copy = value
        body(&copy)
        return CowBox(copy)
    }
}

extension AnimatableValue {
    var isTrue: Bool {
        switch self {
        case .flag(let flag): flag
        case .number(let number): number != 0
        default: false
        }
    }

    var color: CGColor? {
        if case .color(let color) = self { return color }
        return nil
    }

    var path: CGPath? {
        if case .path(let path) = self { return path }
        return nil
    }

    static func color(_ color: CGColor?) -> AnimatableValue {
        color.map { AnimatableValue.color($0) } ?? .none
    }

    static func path(_ path: CGPath?) -> AnimatableValue {
        path.map { AnimatableValue.path($0) } ?? .none
    }
}

extension ShapeProperties {
    static func value(of property: RenderProperty, in p: Self) -> AnimatableValue? {
        switch property {
        case .path: .path(p.path)
        case .fillColor: .color(p.fillColor)
        case .strokeColor: .color(p.strokeColor)
        case .lineWidth: .number(p.lineWidth)
        case .miterLimit: .number(p.miterLimit)
        case .lineDashPhase: .number(p.dashPhase)
        case .strokeStart: .number(p.strokeStart)
        case .strokeEnd: .number(p.strokeEnd)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: RenderProperty) {
        switch (property, value) {
        case (.path, _): path = value.path
        case (.fillColor, _): fillColor = value.color
        case (.strokeColor, _): strokeColor = value.color
        case (.lineWidth, .number(let number)): lineWidth = number
        case (.miterLimit, .number(let number)): miterLimit = number
        case (.lineDashPhase, .number(let number)): dashPhase = number
        case (.strokeStart, .number(let number)): strokeStart = number
        case (.strokeEnd, .number(let number)): strokeEnd = number
        default: break
        }
    }
}

extension GradientProperties {
    static func value(of property: RenderProperty, in p: Self) -> AnimatableValue? {
        switch property {
        case .colors: .colors(p.colors)
        case .locations: p.locations.isEmpty ? AnimatableValue.none : .numbers(p.locations)
        case .startPoint: .point(p.start)
        case .endPoint: .point(p.end)
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: RenderProperty) {
        switch (property, value) {
        case (.colors, .colors(let new)): colors = new
        case (.colors, .none): colors = []
        case (.locations, .numbers(let new)): locations = new
        case (.locations, .none): locations = []
        case (.startPoint, .point(let point)): start = point
        case (.endPoint, .point(let point)): end = point
        default: break
        }
    }
}

extension ReplicatorProperties {
    static func value(of property: RenderProperty, in p: Self) -> AnimatableValue? {
        switch property {
        case .instanceCount: .number(Double(p.count))
        case .instanceDelay: .number(p.delay)
        case .instanceTransform: .transform(p.transform)
        case .instanceColor: .color(p.color)
        case .instanceRedOffset: .number(Double(p.redOffset))
        case .instanceGreenOffset: .number(Double(p.greenOffset))
        case .instanceBlueOffset: .number(Double(p.blueOffset))
        case .instanceAlphaOffset: .number(Double(p.alphaOffset))
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: RenderProperty) {
        switch (property, value) {
        case (.instanceCount, .number(let n)): count = Int(min(max(n.rounded(), 0), 10_000))
        case (.instanceDelay, .number(let n)): delay = n
        case (.instanceTransform, .transform(let t)): transform = t
        case (.instanceColor, _): color = value.color
        case (.instanceRedOffset, .number(let n)): redOffset = Float(n)
        case (.instanceGreenOffset, .number(let n)): greenOffset = Float(n)
        case (.instanceBlueOffset, .number(let n)): blueOffset = Float(n)
        case (.instanceAlphaOffset, .number(let n)): alphaOffset = Float(n)
        default: break
        }
    }
}

extension EmitterProperties {
    static func value(of property: RenderProperty, in p: Self) -> AnimatableValue? {
        switch property {
        case .birthRate: .number(Double(p.birthRate))
        case .lifetime: .number(Double(p.lifetime))
        case .emitterPosition: .point(p.position)
        case .emitterZPosition: .number(p.zPosition)
        case .emitterSize: .size(p.size)
        case .emitterDepth: .number(p.depth)
        case .velocity: .number(Double(p.velocity))
        case .scale: .number(Double(p.scale))
        case .spin: .number(Double(p.spin))
        default: nil
        }
    }

    mutating func set(_ value: AnimatableValue, for property: RenderProperty) {
        switch (property, value) {
        case (.birthRate, .number(let n)): birthRate = Float(n)
        case (.lifetime, .number(let n)): lifetime = Float(n)
        case (.emitterPosition, .point(let p)): position = p
        case (.emitterZPosition, .number(let n)): zPosition = n
        case (.emitterSize, .size(let s)): size = s
        case (.emitterDepth, .number(let n)): depth = n
        case (.velocity, .number(let n)): velocity = Float(n)
        case (.scale, .number(let n)): scale = Float(n)
        case (.spin, .number(let n)): spin = Float(n)
        default: break
        }
    }
}
