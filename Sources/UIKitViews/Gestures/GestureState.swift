// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recognizer that is held weakly.
@MainActor
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

@MainActor
package struct GestureState {
    weak var view: UIView?
    weak var delegate: (any UIGestureRecognizerDelegate)?
    package weak var arena: GestureArena?
    package var state = UIGestureRecognizer.State.possible
    /// The state that the recognizer would have if it did not wait for another to fail.
    package var held: UIGestureRecognizer.State?
    /// Whether the targets have still to be called with the state.
    var hasPendingNotification = false
    /// Whether the targets are called in the next turn, without touches.
    var settlesAlone = false
    var isEnabled = true
    var name: String?
    /// Whether the framework made the recognizer for a view, so that archives leave it out.
    var isPart = false
    var cancelsTouches = true
    var delaysBegan = false
    var delaysEnded = true
    var touchTypes: [NSNumber] = [0, 1, 2, 3]
    var pressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
    var requiresOneTouchType = true
    var modifierFlags: UIKeyModifierFlags = []
    var buttonMask: UIEvent.ButtonMask = []
    /// The recognizer's touches, in the order in which they began.
    package var touches: [UITouch] = []
    /// The location of the gesture when its last touch ended, in the window.
    var lastLocation = CGPoint.zero
    var requirements: [WeakRecognizer] = []
    /// Whether the recognizer waits for others to fail, as found out in this attempt.
    var waitsFor: [ObjectIdentifier: Bool] = [:]
    /// The recognizer's presses, in the order in which they began.
    var presses: [UIPress] = []
    /// Whether `allowedPressTypes` was set.
    var choseOwnPressTypes = false
}
