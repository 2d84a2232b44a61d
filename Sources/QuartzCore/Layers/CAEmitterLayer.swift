// SPDX-License-Identifier: Apache-2.0

public import Foundation
import RenderServer

/// A layer that emits particles, drawn over its background and border.
open class CAEmitterLayer: CALayer {
    /// Makes a layer without cells.
    public override init() {
        super.init()
        properties.kind = .emitter(CowBox(EmitterProperties()))
    }

    /// Makes a copy that shows another layer's state.
    public override init(layer: Any) {
        super.init(layer: layer)
        cells = (layer as? CAEmitterLayer)?.cells
    }

    /// Reads an archived layer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if case .plain = properties.kind { properties.kind = .emitter(CowBox(EmitterProperties())) }
    }

    private final var cells: [CAEmitterCell]?

    private var emitter: EmitterProperties {
        if case .emitter(let box) = properties.kind { return box.value }
        return EmitterProperties()
    }

    private func changeEmitter(_ key: LayerKey, _ body: (inout EmitterProperties) -> Void) {
        var values = emitter
        body(&values)
        change(key) { properties.kind = .emitter(CowBox(values)) }
    }

    /// The kinds of particles; later changes of a cell show once they are set again.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            cells = newValue
            takeCells()
        }
    }

    /// Copies the cells' present values into the properties.
    final func takeCells() {
        changeEmitter(.emitterCells) { $0.cells = (cells ?? []).map(\.renderValue) }
    }

    /// Keeps the effect of an ending animation on particles that already live.
    final func keepCells(of animation: RenderAnimation, until time: Double) {
        var values = emitter
        values.animateCells(animation, until: time)
        properties.kind = .emitter(CowBox(values))
        markChanged()
    }

    /// Multiplies the birth rate of every cell; particles that already live are unaffected.
    open var birthRate: Float {
        get { emitter.birthRate }
        set {
            guard newValue != emitter.birthRate else { return }
            let now = localTime(at: CACurrentMediaTime())
            changeEmitter(.birthRate) { $0.setBirthRate(newValue, at: now) }
        }
    }

    /// Multiplies the lifetime of every cell.
    open var lifetime: Float {
        get { emitter.lifetime }
        set { changeEmitter(.lifetime) { $0.lifetime = newValue } }
    }

    /// The middle of the shape that particles come from.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { changeEmitter(.emitterPosition) { $0.position = newValue } }
    }

    /// Its depth.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { changeEmitter(.emitterZPosition) { $0.zPosition = newValue } }
    }

    /// The size of the shape.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { changeEmitter(.emitterSize) { $0.size = newValue } }
    }

    /// The extent of the shape along z.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { changeEmitter(.emitterDepth) { $0.depth = newValue } }
    }

    /// The shape that particles come from; a point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: emitter.shape) }
        set { changeEmitter(.emitterShape) { $0.shape = newValue.rawValue } }
    }

    /// The part of the shape that particles come from; its volume by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: emitter.mode) }
        set { changeEmitter(.emitterMode) { $0.mode = newValue.rawValue } }
    }

    /// In which order particles are drawn.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: emitter.renderMode) }
        set { changeEmitter(.renderMode) { $0.renderMode = newValue.rawValue } }
    }

    /// Whether particles keep their depth.
    open var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set { changeEmitter(.preservesDepth) { $0.preservesDepth = newValue } }
    }

    /// Multiplies the velocity of every cell.
    open var velocity: Float {
        get { emitter.velocity }
        set { changeEmitter(.velocity) { $0.velocity = newValue } }
    }

    /// Multiplies the size of every cell.
    open var scale: Float {
        get { emitter.scale }
        set { changeEmitter(.scale) { $0.scale = newValue } }
    }

    /// Multiplies the spin of every cell.
    open var spin: Float {
        get { emitter.spin }
        set { changeEmitter(.spin) { $0.spin = newValue } }
    }

    /// The seed of the random numbers; the same seed gives the same particles.
    open var seed: UInt32 {
        get { emitter.seed }
        set { changeEmitter(.seed) { $0.seed = newValue } }
    }
}

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a shape by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line along x.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A ball.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its edge.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name by which it is archived.
    public let rawValue: String

    /// Makes a mode by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// None in particular.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Old ones below.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Old ones on top.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added to what is below.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
