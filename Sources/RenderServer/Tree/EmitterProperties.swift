// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A source of particles.
package struct EmitterProperties: Sendable {
    package var cells: [EmitterCellProperties] = []
    /// What cells' birth rates are multiplied by now.
    package var birthRate: Float = 1
    /// What they were multiplied by from which of the layer's times on, the latest last.
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
    /// Animations of cells, whose particles keep what they were born with.
    private(set) var cellAnimations: [CellAnimation] = []

    /// An animation with paths like `emitterCells.spark.velocity`, and when it was taken away.
    struct CellAnimation: Sendable {
        let animation: RenderAnimation
        let end: Double
    }

    package init() {}

    /// Lets an animation change what particles are born with, until a time of the layer.
    package mutating func animateCells(
        _ animation: RenderAnimation,
        until end: Double = .infinity
    ) {
        guard animation.changesCells else { return }
        cellAnimations.append(CellAnimation(animation: animation, end: end))
        // What nobody lives long enough to remember goes.
        if cellAnimations.count > 32 { cellAnimations.removeFirst(16) }
    }

    /// Changes the birth rate at a time of the layer; what was born before lives on.
    package mutating func setBirthRate(_ rate: Float, at time: Double) {
        let time = time.isFinite ? max(time, 0) : 0
        if pastRates.isEmpty { pastRates = [(0, birthRate)] }
        pastRates.removeAll { $0.start >= time && $0.start > 0 }
        if time > 0 { pastRates.append((time, rate)) } else { pastRates = [(0, rate)] }
        birthRate = rate
        // What nobody lives long enough to remember becomes one step.
        if pastRates.count > 64 { pastRates.removeSubrange(1...16) }
    }
}

/// One kind of particle.
package struct EmitterCellProperties: Sendable {
    /// A value and how far it may lie on either side, together.
    package struct Spread: Sendable {
        package var value: CGFloat
        package var range: CGFloat

        package init(_ value: CGFloat, range: CGFloat = 0) {
            self.value = value
            self.range = range
        }
    }

    /// What key paths call the cell.
    package var name: String?
    package var contents: RenderContents?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var magnificationFilter = LayerContentPlacement.Filter.linear
    package var minificationFilter = LayerContentPlacement.Filter.linear
    package var cells: [EmitterCellProperties] = []
    /// When the cell throws out particles, in the layer's time.
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
