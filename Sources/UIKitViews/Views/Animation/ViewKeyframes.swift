// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// Collects the changes of a keyframe block: each property becomes one keyframe animation, so that
/// calculation modes, repetitions and the timing apply to the whole.
@MainActor
package final class ViewKeyframes {
    /// A change of a property in its part of the time, from 0 to 1.
    private struct Frame {
        let start: Double
        let end: Double
        let from: Any
        let to: Any
    }

    /// All changes of one property.
    private struct Track {
        let layer: CALayer
        let view: UIView
        let path: String
        /// Whether the values are added to the property, as numbers are.
        let isAdditive: Bool
        var frames: [Frame] = []
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var places: [ViewAnimation.ReplacedKey: Int] = [:]
    /// The start of the current keyframe; 0 outside of keyframes.
    private var start = 0.0
    private var end = 1.0

    package init(_ mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs a block as a keyframe with a start and a duration, relative to the whole.
    package func run(from start: Double, lasting duration: Double, _ changes: () -> Void) {
        let outer = (self.start, self.end)
        self.start = start.isFinite ? min(max(start, 0), 1) : 0
        self.end = duration.isFinite ? min(self.start + max(duration, 0), 1) : 1
        changes()
        (self.start, self.end) = outer
    }

    /// Notes a change of a layer's property.
    func record(_ layer: CALayer, of view: UIView, _ key: String, from old: Any?, to new: Any?) {
        guard let old = old as? CGRect, let new = new as? CGRect, key == "bounds" else {
            let isAdditive = old.map(Self.isNumeric) == true && new.map(Self.isNumeric) == true
            return note(layer, view, key, isAdditive, old ?? NSNull(), new ?? NSNull())
        }
        if old.origin != new.origin {
            note(layer, view, "bounds.origin", true, old.origin, new.origin)
        }
        if old.size != new.size { note(layer, view, "bounds.size", true, old.size, new.size) }
    }

    private static func isNumeric(_ value: Any) -> Bool {
        value is CGPoint || value is CGSize || value is CGRect || value is NSNumber
    }

    private func note(
        _ layer: CALayer,
        _ view: UIView,
        _ path: String,
        _ isAdditive: Bool,
        _ old: Any,
        _ new: Any
    ) {
        let key = ViewAnimation.ReplacedKey(layer: ObjectIdentifier(layer), key: path)
        let place = places[key] ?? tracks.count
        if place == tracks.count {
            places[key] = place
            tracks.append(Track(layer: layer, view: view, path: path, isAdditive: isAdditive))
        }
        tracks[place].frames.append(Frame(start: start, end: end, from: old, to: new))
    }

    /// Starts the animations of all that was gathered.
    func start(in animation: ViewAnimation) {
        for track in tracks {
            let (times, values) = course(of: track)
            guard let last = track.frames.last?.to else { continue }
            let change = CAKeyframeAnimation(keyPath: track.path)
            change.calculationMode = mode
            change.keyTimes = times.map { NSNumber(value: $0) }
            change.isAdditive = track.isAdditive
            change.values = values.map { value in
                guard track.isAdditive else { return value }
                return AnimatedValues.difference(value, last) ?? value
            }
            animation.prepare(change, on: track.layer)
            let key = track.layer.freeAnimationKey(track.path)
            animation.start(change, on: track.layer, key: key, of: track.view)
        }
        tracks = []
        places = [:]
    }

    /// The values of a property with their times: constant between keyframes; a keyframe that
    /// begins before another has ended continues from the value of that moment.
    private func course(of track: Track) -> (times: [Double], values: [Any]) {
        let first = track.frames[0].from
        var times = [0.0]
        var values = [first]
        for frame in track.frames.enumerated().sorted(by: {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }).map(\.element) {
            while times.count > 1, let last = times.last, last > frame.start {
                let value = values.removeLast()
                times.removeLast()
                guard let before = times.last, before <= frame.start else { continue }
                guard before < frame.start else { break }
                let part = (frame.start - before) / (last - before)
                if let between = AnimatedValues.between(values[values.count - 1], value, part) {
                    times.append(frame.start)
                    values.append(between)
                }
                break
            }
            if let last = times.last, frame.start > last, let value = values.last {
                times.append(frame.start)
                values.append(value)
            }
            times.append(frame.end)
            values.append(frame.to)
        }
        if let last = times.last, last < 1, let value = values.last {
            times.append(1)
            values.append(value)
        }
        return (times, values)
    }
}
