// SPDX-License-Identifier: Apache-2.0

package import PlatformHeadless
package import UIKitCore

/// A program without a screen, as an agent drives it.
@MainActor
package protocol UITestRun: AnyObject {
    var platform: HeadlessPlatform { get }
    /// Whether each turn draws what has changed.
    var drawsFrames: Bool { get set }
    /// When something changes by itself next; nil for never.
    var nextTurnTime: Double? { get }
    /// The next time at which an animation begins or ends.
    var nextAnimationTime: Double? { get }
    /// Does what the end of a run-loop turn does.
    func update()
    /// Lets time pass, frame by frame.
    func advance(by interval: Double)
    /// Turns the screen.
    func rotate(to orientation: UIInterfaceOrientation)
}
