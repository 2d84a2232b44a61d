// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that runs animations and can be held, turned round and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animation is inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether time runs.
    var isRunning: Bool { get }
    /// Whether it runs, or will run, from the end to the beginning.
    var isReversed: Bool { get set }
    /// The progress from 0 to 1; setting it holds the animation there.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or resumes it after a pause.
    func startAnimation()
    /// Starts after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation where it is; without finishing, views keep the values that are seen.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation: its views get the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Running or held.
    case active = 1
    /// Stopped and not finished.
    case stopped = 2
}

/// A place in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Its end.
    case end = 0
    /// Its beginning.
    case start = 1
    /// At its current state.
    case current = 2
}
