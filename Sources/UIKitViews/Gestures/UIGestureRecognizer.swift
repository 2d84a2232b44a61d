// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Recognizes a gesture in the touches of its view and its descendants, and calls its targets.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    package final var gesture = GestureState()
    final var gestureTargets = ControlActions()

    // MARK: Life

    /// Makes a recognizer that sends `action` to `target`, which it holds weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Reads an archived recognizer.
    public init?(coder: NSCoder) {
        super.init()
        decodeCommonFields(FieldDecoder(coder))
    }

    /// Writes what `init(coder:)` reads.
    @_spi(Rooms) open func encodeRecognizer(to coder: NSCoder) { encodeCommonFields(to: coder) }

    // As in UIView: `init()` would override NSObject's, which has no actor.
    /// Makes a recognizer without targets.
    @_disfavoredOverload
    public convenience init(_none: Void = ()) {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    /// Adds a target with an action; the same pair is added once only.
    open func addTarget(_ target: Any, action: Selector) {
        gestureTargets.add(target: target, action: action, for: .primaryActionTriggered)
    }

    /// Removes targets and actions; nil stands for any.
    open func removeTarget(_ target: Any?, action: Selector?) {
        gestureTargets.remove(target: target, action: action, for: .primaryActionTriggered)
    }

    // MARK: State

    /// The state; only subclasses set it.
    open var state: UIGestureRecognizer.State {
        get { gesture.state }
        set { setState(newValue) }
    }

    /// The view that the recognizer was added to.
    open var view: UIView? { gesture.view }

    /// Whether the recognizer receives touches; setting false cancels its gesture.
    open var isEnabled: Bool {
        get { gesture.isEnabled }
        set { announcing("isEnabled", "enabled") { setEnabled(newValue) } }
    }

    /// A name for debugging.
    open var name: String? {
        get { gesture.name }
        set { announcing("name") { gesture.name = newValue } }
    }

    /// The delegate, which decides when the recognizer may recognize.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { gesture.delegate }
        set { announcing("delegate") { gesture.delegate = newValue } }
    }

    // MARK: What becomes of the view's touches

    /// Whether the view's touches are cancelled when the gesture is recognized; true by default.
    open var cancelsTouchesInView: Bool {
        get { gesture.cancelsTouches }
        set { announcing("cancelsTouchesInView") { gesture.cancelsTouches = newValue } }
    }

    /// Whether the view receives touches only after the recognizer has failed; false by default.
    open var delaysTouchesBegan: Bool {
        get { gesture.delaysBegan }
        set { announcing("delaysTouchesBegan") { gesture.delaysBegan = newValue } }
    }

    /// Whether the view receives the end of touches only after the recognizer has failed; true by
    /// default.
    open var delaysTouchesEnded: Bool {
        get { gesture.delaysEnded }
        set { announcing("delaysTouchesEnded") { gesture.delaysEnded = newValue } }
    }

    // MARK: What the recognizer sees

    /// The kinds of touches that the recognizer sees, as raw values; all by default.
    open var allowedTouchTypes: [NSNumber] {
        get { gesture.touchTypes }
        set { announcing("allowedTouchTypes") { gesture.touchTypes = newValue } }
    }

    /// The kinds of presses that the recognizer sees, as raw values; all by default.
    ///
    /// Keys count only if this was set: typing is no tap.
    open var allowedPressTypes: [NSNumber] {
        get { gesture.pressTypes }
        set {
            announcing("allowedPressTypes") {
                gesture.pressTypes = newValue
                gesture.choseOwnPressTypes = true
            }
        }
    }

    /// Whether the recognizer sees touches of one kind at a time; true by default.
    open var requiresExclusiveTouchType: Bool {
        get { gesture.requiresOneTouchType }
        set { announcing("requiresExclusiveTouchType") { gesture.requiresOneTouchType = newValue } }
    }

    /// The modifier keys held during the gesture.
    open var modifierFlags: UIKeyModifierFlags { gesture.modifierFlags }

    /// The pointer's buttons held during the gesture.
    open var buttonMask: UIEvent.ButtonMask { gesture.buttonMask }

    // MARK: Where

    /// The location of the gesture in a view's space: the centroid of its touches.
    ///
    /// Nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        replaced("locationIn:", in: UIGestureRecognizer.self, [view]) ?? middle(in: view)
    }

    /// The location of one touch in a view's space.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        if let result: CGPoint = replaced(
            "locationOfTouch:in:",
            in: UIGestureRecognizer.self,
            [touchIndex, view]
        ) {
            return result
        }
        guard gesture.touches.indices.contains(touchIndex) else {
            fatalError(
                "UIGestureRecognizer.location(ofTouch:in:): index \(touchIndex) is beyond the "
                    + "\(gesture.touches.count) touches of \(self)."
            )
        }
        return gesture.touches[touchIndex].location(in: view)
    }

    /// The number of touches.
    open var numberOfTouches: Int {
        replaced("numberOfTouches", in: UIGestureRecognizer.self) ?? gesture.touches.count
    }

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

    /// Whether the recognizer receives an event; asks the delegate.
    open func shouldReceive(_ event: UIEvent) -> Bool { delegateAllows(event) }

    // MARK: For subclasses

    /// Resets the recognizer; subclasses clear their state.
    open func reset() {}

    /// Leaves a touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { leaveOut(touch) }

    /// Leaves a press out of the gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { leaveOut(button) }

    /// Touches began in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Estimated properties of touches were updated.
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

    /// Called with a new state before the targets are.
    package func stateWasSettled() {}

    /// Whether the recognizer looks for one tap of one finger, which a control under it beats.
    package var isSingleTap: Bool { false }

    /// Whether the recognizer receives touches; hovering is none.
    package var takesTouches: Bool { true }

    /// Whether the attempt continues without touches, as between two taps.
    @_spi(Rooms) open var waitsForMoreTouches: Bool { false }

    /// The class, the address, the state and the view.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let view = $0.gesture.view.map { "<\(_objcPrintedName(type(of: $0)))>" } ?? "nil"
            return "<\(_objcPrinted($0)); "
                + "state = \("\($0.gesture.state)".capitalized); view = \(view)>"
        }
    }
}
