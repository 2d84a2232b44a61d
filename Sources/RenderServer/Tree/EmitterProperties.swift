// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A source of particles.
package struct EmitterProperties: Sendable {
    package var cells: [EmitterCellProperties] = []
    /// The factor of the cells' birth rates now.
    package var birthRate: Float = 1
    /// Earlier factors with the layer's times at which they began, the latest last.
    private(set) var pastRates: [(start: Double, rate: Float)] = []
    package var lifetime: Float = 1
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0
    /// The names that `CAEmitterLayerEmitterShape` and its siblings have.
    package var shape = "point"
    package var mode = "volume"
    package var renderMode = "unordered"
    package var preservesDepth = false
    package var velocity: Float = 1
    package var scale: Float = 1
    package var spin: Float = 1
    package var seed: UInt32 = 0
    /// Animations of cells; they count for particles that are born while they run.
    private(set) var cellAnimations: [CellAnimation] = []

    /// An animation with paths like `emitterCells.spark.velocity`, and when it was removed.
    struct CellAnimation: Sendable {
        let animation: RenderAnimation
        let end: Double
    }

    package init() {}

    /// Adds an animation of the values that particles are born with, until a time of the layer.
    package mutating func animateCells(
        _ animation: RenderAnimation,
        until end: Double = .infinity
    ) {
        guard animation.changesCells else { return }
        cellAnimations.append(CellAnimation(animation: animation, end: end))
        // Drop the oldest, whose particles no longer live.
        if cellAnimations.count > 32 { cellAnimations.removeFirst(16) }
    }

    /// Changes the birth rate at a time of the layer; earlier particles live on.
    package mutating func setBirthRate(_ rate: Float, at time: Double) {
        let time = time.isFinite ? max(time, 0) : 0
        if pastRates.isEmpty { pastRates = [(0, birthRate)] }
        pastRates.removeAll { $0.start >= time && $0.start > 0 }
        if time > 0 { pastRates.append((time, rate)) } else { pastRates = [(0, rate)] }
        birthRate = rate
        // Merge the oldest steps, whose particles no longer live.
        if pastRates.count > 64 { pastRates.removeSubrange(1...16) }
    }
}

/// One kind of particle.
package struct EmitterCellProperties: Sendable {
    /// A value and the width of its random range.
    package struct Spread: Sendable {
        package var value: CGFloat
        package var range: CGFloat

        package init(_ value: CGFloat, range: CGFloat = 0) {
            self.value = value
            self.range = range
        }
    }

    /// The name of the cell in key paths.
    package var name: String?
    package var contents: RenderContents?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var magnificationFilter = LayerContentPlacement.Filter.linear
    package var minificationFilter = LayerContentPlacement.Filter.linear
    package var cells: [EmitterCellProperties] = []
    /// When the cell emits particles, in the layer's time.
    package var timing: RenderTiming = EmitterCellProperties.endless
    package var isEnabled = true
    package var birthRate: Float = 0
    package var lifetime = Spread(0)
    package var velocity = Spread(0)
    package var scale = Spread(1)
    package var scaleSpeed: CGFloat = 0
    package var spin = Spread(0)
    package var latitude: CGFloat = 0
    package var longitude: CGFloat = 0
    package var emissionRange: CGFloat = 0
    package var acceleration: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    /// Red, green, blue and alpha: value, range, change a second.
    package var color: [Spread] = Array(repeating: Spread(1), count: 4)
    package var colorSpeed: [CGFloat] = [0, 0, 0, 0]

    package init() {}

    private static let endless: RenderTiming = {
        var timing = RenderTiming()
        timing.duration = .infinity
        return timing
    }()
}
