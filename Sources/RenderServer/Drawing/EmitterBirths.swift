// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When a cell emits its particles and with which values, in the cell's time.
struct EmitterBirths {
    private let emitter: EmitterProperties
    private let cell: EmitterCellProperties
    private let animations: [EmitterProperties.CellAnimation]
    /// The rate from each start on; the first begins at 0.
    private let steps: [(start: Double, rate: Double)]
    /// Whether the cell has ever emitted particles.
    let isEnabled: Bool

    /// The interval at which an animated rate is sampled.
    private static let grain = 1.0 / 60
    private static let capacity = 36_000

    /// `time`: the layer's time.
    init(of cell: EmitterCellProperties, in emitter: EmitterProperties, at time: Double) {
        self.emitter = emitter
        self.cell = cell
        animations = emitter.cellAnimations
        let changes = animations.filter { $0.animation.changesRate(of: cell) }
        isEnabled = cell.isEnabled || !changes.isEmpty
        guard !changes.isEmpty || !emitter.pastRates.isEmpty else {
            steps = [(0, Double(cell.birthRate) * Double(emitter.birthRate))]
            return
        }
        var starts: Set<Double> = [0]
        for past in emitter.pastRates { starts.insert(past.start) }
        for change in changes {
            let timing = change.animation.timing
            let begin = timing.speed == 0 ? 0 : timing.parentTime(at: 0)
            let end = min(change.end, timing.speed == 0 ? 0 : change.animation.endTime)
            guard begin.isFinite else { continue }
            if end.isFinite { starts.insert(cell.timing.activeTime(at: end)) }
            for index in 0..<Self.capacity {
                let moment = begin + Double(index) * Self.grain
                guard moment <= min(end, time) else { break }
                starts.insert(cell.timing.activeTime(at: moment))
            }
        }
        let sorted = starts.filter { $0 >= 0 && $0.isFinite }.sorted()
        var steps: [(start: Double, rate: Double)] = []
        for index in sorted.indices {
            let start = sorted[index]
            let next = index + 1 < sorted.count ? sorted[index + 1] : start + Self.grain
            // Sampled in the middle of the step, at most half a grain in, so that a later frame
            // finds the same rate.
            let moment = start + min(next - start, Self.grain) / 2
            let now = Self.cell(cell, bornAt: moment, emitter.cellAnimations)
            let layer = emitter.pastRates.last { $0.start <= start }?.rate ?? emitter.birthRate
            let rate = now.isEnabled ? Double(now.birthRate) * Double(layer) : 0
            steps.append((start, rate.isFinite ? max(rate, 0) : 0))
        }
        self.steps = steps
    }

    /// The number of births until a time.
    func count(by time: Double) -> Double {
        var sum = 0.0
        for (index, step) in steps.enumerated() where step.start < time {
            let end = index + 1 < steps.count ? steps[index + 1].start : .infinity
            sum += (min(end, time) - step.start) * step.rate
        }
        return sum
    }

    /// The time of a birth by its number; nil for never.
    func moment(of count: Double) -> Double? {
        var rest = count
        for (index, step) in steps.enumerated() where step.rate > 0 {
            let end = index + 1 < steps.count ? steps[index + 1].start : .infinity
            let here = (end - step.start) * step.rate
            if rest <= here { return step.start + rest / step.rate }
            rest -= here
        }
        return nil
    }

    /// The cell's values for a particle born at a time.
    func cell(bornAt time: Double) -> EmitterCellProperties {
        animations.isEmpty ? cell : Self.cell(cell, bornAt: time, animations)
    }

    /// The largest value of a measure of the cell, its animations included.
    func reach(_ measure: (EmitterCellProperties) -> Double) -> Double {
        guard !animations.isEmpty else { return measure(cell) }
        // Sampled at 17 evenly spaced times of each animation, start and end included.
        var longest = measure(cell)
        for change in animations {
            let timing = change.animation.timing
            for part in 0...16 {
                let time = timing.parentTime(at: timing.activeDuration * Double(part) / 16)
                guard time.isFinite else { continue }
                let born = cell.animated(by: change.animation, at: time)
                longest = max(longest, measure(born))
            }
        }
        return longest
    }

    private static func cell(
        _ cell: EmitterCellProperties,
        bornAt time: Double,
        _ animations: [EmitterProperties.CellAnimation]
    ) -> EmitterCellProperties {
        let moment = cell.timing.parentTime(at: time)
        var result = cell
        for change in animations where moment <= change.end {
            result = result.animated(by: change.animation, at: moment)
        }
        return result
    }
}
