// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that runs animations and can be held, turned round and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether there is nothing to animate yet, something under way, or something stopped.
    var state: UIViewAnimatingState { get }
    /// Whether time runs.
    var isRunning: Bool { get }
    /// Whether it runs, or will run, from the end to the beginning.
    var isReversed: Bool { get set }
    /// How much is done, from 0 to 1; setting it holds the animation there.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Ends the animation where it is; without finishing, views keep the values that are seen.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives the views of a stopped animation their values at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or over.
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
    /// Where it is.
    case current = 2
}
