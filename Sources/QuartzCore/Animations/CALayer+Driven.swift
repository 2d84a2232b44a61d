// SPDX-License-Identifier: Apache-2.0

import Foundation
package import RenderServer

/// Animations that an animator pauses, reverses and scrubs.
///
/// They are added like any other. Their driver then sets how they run and when they are over, and
/// alone reports their end. They are identified by ``CAAnimation/identity``.
extension CALayer {
    /// Adds an animation that is to be driven, without a key; nil where it cannot be copied.
    package final func addDriven(_ animation: CAAnimation) -> UInt64? {
        start(animation, forKey: nil)
        return extras?.animations.last?.renderValue.id
    }

    /// Changes the pace of an animation; answers false if it was removed.
    ///
    /// The pace's begin is a time of the screen's clock; the layer's own follows from it.
    @discardableResult
    package final func drive(_ identity: UInt64, by pace: RenderPace) -> Bool {
        guard let extras,
            let index = extras.animations.firstIndex(where: {
                $0.renderValue.id == identity
            })
        else { return false }
        var pace = pace
        pace.timing.beginTime = localTime(at: pace.timing.beginTime)
        let animation = extras.animations[index].animation
        animation.timingValues = pace.timing
        animation.isRemovedOnCompletion = false
        animation.hasReportedEnd = true
        extras.animations[index].isBegun = true
        extras.animations[index].renderValue =
            extras.animations[index].renderValue.running(by: pace)
        markChanged()
        treeHost?.noteAnimations(on: self)
        return true
    }

    /// Removes a driven animation.
    ///
    /// - Parameters:
    ///   - identity: Names the animation.
    ///   - way: How much of its way the layer itself takes over; nil leaves it as it is, which is
    ///     the end.
    ///   - finished: What the delegate is told.
    package final func endDriven(_ identity: UInt64, at way: Double?, finished: Bool) {
        guard let extras,
            let index = extras.animations.firstIndex(where: {
                $0.renderValue.id == identity
            })
        else { return }
        let running = extras.animations.remove(at: index)
        if let way, case .property(let change) = running.renderValue.body {
            let position = RenderTiming.Position(progress: way, iteration: 0, phase: .active)
            if let value = change.value(position, way, properties, running.renderValue.timing) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                set(value, at: change.path)
                CATransaction.commit()
            }
        }
        markChanged()
        finish(running, finished: finished)
    }
}
