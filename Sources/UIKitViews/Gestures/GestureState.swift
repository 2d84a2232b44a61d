// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recognizer that is not kept alive.
@MainActor
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// What a recognizer knows.
@MainActor
package struct GestureState {
    weak var view: UIView?
    weak var delegate: (any UIGestureRecognizerDelegate)?
    package weak var arena: GestureArena?
    var state = UIGestureRecognizer.State.possible
    /// The state that the recognizer would have if it did not wait for another to fail.
    var held: UIGestureRecognizer.State?
    /// Whether targets have not been told of the state yet.
    var hasPendingNotification = false
    /// Whether the targets are told at the next turn, without touches.
    var settlesAlone = false
    var isEnabled = true
    var name: String?
    var cancelsTouches = true
    var delaysBegan = false
    var delaysEnded = true
    var touchTypes: [NSNumber] = [0, 1, 2, 3]
    var pressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
    var requiresOneTouchType = true
    var modifierFlags: UIKeyModifierFlags = []
    var buttonMask: UIEvent.ButtonMask = []
    /// The touches that take part, in the order in which they began.
    var touches: [UITouch] = []
    /// Where the gesture was when its last touch was lifted, in the window.
    var lastLocation = CGPoint.zero
    var requirements: [WeakRecognizer] = []
    /// What was found out in this attempt: whether the recognizer waits for another.
    var waitsFor: [ObjectIdentifier: Bool] = [:]
    /// The presses that take part, in the order in which they began.
    var presses: [UIPress] = []
    /// Whether `allowedPressTypes` was set.
    var choseOwnPressTypes = false
}
