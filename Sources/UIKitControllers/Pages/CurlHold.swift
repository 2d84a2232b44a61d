// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore
import UIKitCore

/// Holds the animation of a page that turns where a finger has it, and lets it run from there.
///
/// The layer's time stands still, and its offset is the progress: that goes both ways.
@MainActor
final class CurlHold {
    private let layer: CALayer
    private let duration: TimeInterval
    private var start: TimeInterval = 0
    private(set) var progress: CGFloat = 0
    /// Where the page will come to rest: 0 laid back, 1 turned.
    private(set) var goal: CGFloat = 0
    private var link: CADisplayLink?
    private var last: TimeInterval?
    private var done: (() -> Void)?

    init(_ layer: CALayer, duration: TimeInterval) {
        self.layer = layer
        self.duration = duration
    }

    /// Stops the layer's time where the animation begins.
    func begin() {
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
    }

    func move(to progress: CGFloat) {
        // At the very end the animation would be over, and the page could not be laid back.
        self.progress = min(max(progress.isFinite ? progress : 0, 0), 0.999)
        goal = self.progress
        layer.timeOffset = start + duration * Double(self.progress)
    }

    /// Lets the page go on to one of its ends.
    func run(to goal: CGFloat, _ done: @escaping () -> Void) {
        self.goal = goal
        self.done = done
        last = nil
        let link = CADisplayLink(
            target: self,
            selector: _selector("tick", false, CurlHold.tick)
        )
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick() {
        guard let link else { return }
        let now = link.targetTimestamp
        let passed = last.map { now - $0 } ?? link.duration
        last = now
        let step = CGFloat(passed / duration)
        progress = goal > progress ? min(goal, progress + step) : max(goal, progress - step)
        layer.timeOffset = start + duration * Double(min(progress, 0.999))
        guard progress == goal else { return }
        let done = done
        self.done = nil
        link.invalidate()
        self.link = nil
        done?()
    }

    /// Gives the layer its time back.
    func end() {
        link?.invalidate()
        link = nil
        done = nil
        layer.removeAllAnimations()
        layer.speed = 1
        layer.timeOffset = 0
    }
}
