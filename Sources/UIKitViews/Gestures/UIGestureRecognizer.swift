// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Finds a gesture in the touches of its view and all inside it, and tells its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    package final var gesture = GestureState()
    final var gestureTargets = ControlActions()

    // MARK: Life

    /// Makes a recognizer that sends `action` to `target`, which it does not keep alive.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Reads an archived recognizer.
    public init?(coder: NSCoder) {
        super.init()
        let decode = FieldDecoder(coder)
        decode.flag("UIGestureRecognizer.enabled") { gesture.isEnabled = $0 }
        gesture.name = decode.string("UIGestureRecognizer.name")
    }

    // As in UIView: `init()` would override NSObject's, which has no actor.
    /// Makes a recognizer without targets.
    @_disfavoredOverload
    public convenience init(_none: Void = ()) {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    /// Sends `action` to `target`, too; the same pair is sent once only.
    open func addTarget(_ target: Any, action: Selector) {
        gestureTargets.add(target: target, action: action, for: .primaryActionTriggered)
    }

    /// Stops sending; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        gestureTargets.remove(target: target, action: action, for: .primaryActionTriggered)
    }

    // MARK: State

    /// How far the recognizer has come; set by subclasses only.
    open var state: UIGestureRecognizer.State {
        get { gesture.state }
        set { setState(newValue) }
    }

    /// The view that the recognizer was added to.
    open var view: UIView? { gesture.view }

    /// Whether the recognizer sees touches; set to false it gives up what it has begun.
    open var isEnabled: Bool {
        get { gesture.isEnabled }
        set { setEnabled(newValue) }
    }

    /// A name for debugging.
    open var name: String? {
        get { gesture.name }
        set { gesture.name = newValue }
    }

    /// Who has a say in when the recognizer recognizes.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { gesture.delegate }
        set { gesture.delegate = newValue }
    }

    // MARK: What becomes of the view's touches

    /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
    open var cancelsTouchesInView: Bool {
        get { gesture.cancelsTouches }
        set { gesture.cancelsTouches = newValue }
    }

    /// Whether the view hears of touches only once the recognizer has failed; false by default.
    open var delaysTouchesBegan: Bool {
        get { gesture.delaysBegan }
        set { gesture.delaysBegan = newValue }
    }

    /// Whether the view hears of the end of touches only once the recognizer has failed; true by
    /// default.
    open var delaysTouchesEnded: Bool {
        get { gesture.delaysEnded }
        set { gesture.delaysEnded = newValue }
    }

    // MARK: What the recognizer sees

    /// The kinds of touches that the recognizer sees, as raw values; all by default.
    open var allowedTouchTypes: [NSNumber] {
        get { gesture.touchTypes }
        set { gesture.touchTypes = newValue }
    }

    /// The kinds of presses that the recognizer sees, as raw values; all by default.
    ///
    /// A keyboard's keys count only where this was set: who types does not tap.
    open var allowedPressTypes: [NSNumber] {
        get { gesture.pressTypes }
        set {
            gesture.pressTypes = newValue
            gesture.choseOwnPressTypes = true
        }
    }

    /// Whether the recognizer sees touches of one kind at a time; true by default.
    open var requiresExclusiveTouchType: Bool {
        get { gesture.requiresOneTouchType }
        set { gesture.requiresOneTouchType = newValue }
    }

    /// The modifier keys held during the gesture.
    open var modifierFlags: UIKeyModifierFlags { gesture.modifierFlags }

    /// The pointer's buttons held during the gesture.
    open var buttonMask: UIEvent.ButtonMask { gesture.buttonMask }

    // MARK: Where

    /// Where the gesture is, in a view's space: the middle of its touches.
    ///
    /// Nil means the window's.
    open func location(in view: UIView?) -> CGPoint { middle(in: view) }

    /// Where one of the touches is, in a view's space.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard gesture.touches.indices.contains(touchIndex) else {
            fatalError(
                "UIGestureRecognizer.location(ofTouch:in:): index \(touchIndex) is beyond the "
                    + "\(gesture.touches.count) touches of \(self)."
            )
        }
        return gesture.touches[touchIndex].location(in: view)
    }

    /// How many touches take part.
    open var numberOfTouches: Int { gesture.touches.count }

    // MARK: Relations

    /// Makes the recognizer wait until another has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        gesture.requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether recognizing this makes another fail; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another's recognizing makes this one fail; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this waits until another has failed, by its class; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether another waits until this has failed, by its class; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether the recognizer sees an event; asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool { delegateAllows(event) }

    // MARK: For subclasses

    /// Puts the recognizer back to where it began; subclasses forget what they know.
    open func reset() {}

    /// Leaves a touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { leaveOut(touch) }

    /// Leaves a press out of the gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { leaveOut(button) }

    /// Fingers came down in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Better values came for properties that were estimates.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Buttons went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The force of a press changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Buttons went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The system took the presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: Hooks

    /// Told of a new state before the targets are.
    package func stateWasSettled() {}

    /// Whether the recognizer looks for one tap of one finger, which a control under it beats.
    package var isSingleTap: Bool { false }

    /// Whether the recognizer looks at touches at all; a pointer that hovers is none.
    package var takesTouches: Bool { true }

    /// Whether the attempt goes on though no finger is down, as between two taps.
    package var waitsForMoreTouches: Bool { false }

    /// The class, the address, the state and the view.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let view = $0.gesture.view.map { "<\(type(of: $0))>" } ?? "nil"
            return "<\(type(of: $0)): \(Unmanaged.passUnretained($0).toOpaque()); "
                + "state = \($0.gesture.state); view = \(view)>"
        }
    }
}
