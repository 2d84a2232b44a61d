// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
public import ObjCRuntime

/// Lets a view's contents be dragged: by a finger that stays, or a pointer that moves.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    final weak var dragDelegate: (any UIDragInteractionDelegate)?
    private final weak var host: UIView?
    private final var isOn = UIDragInteraction.isEnabledByDefault
    private final var allowsOthers = false
    final var recognizer: PressRecognizer?
    /// The drag that began here and goes on.
    final var drag: Drag?
    private final let gate = LiftGate()

    /// Whether a press at a point of the view lifts anything; without it every press is the
    /// interaction's, and other gestures yield.
    package final var liftsAt: ((CGPoint) -> Bool)? {
        get { gate.liftsAt }
        set { gate.liftsAt = newValue }
    }

    /// Makes an interaction.
    public init(delegate: any UIDragInteractionDelegate) {
        dragDelegate = delegate
        super.init()
    }

    /// Who provides what is dragged.
    open weak var delegate: (any UIDragInteractionDelegate)? { dragDelegate }

    /// Whether new interactions are enabled; true.
    open class var isEnabledByDefault: Bool { true }

    /// Whether drags begin.
    open var isEnabled: Bool {
        get { isOn }
        set {
            isOn = newValue
            recognizer?.isEnabled = newValue
        }
    }

    /// Whether other gestures go on while items are lifted; false unless set.
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { allowsOthers }
        set {
            allowsOthers = newValue
            recognizer?.isExclusive = !newValue
        }
    }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Leaves the view where it was.
    open func willMove(to view: UIView?) {
        guard view !== host else { return }
        cancelDrag()
        if let recognizer { host?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Begins to watch for presses.
    open func didMove(to view: UIView?) {
        host = view
        guard let view else { return }
        let recognizer = PressRecognizer()
        recognizer.beginsWhenPointerMoves = true
        recognizer.isEnabled = isOn
        recognizer.isExclusive = !allowsOthers
        recognizer.delegate = gate
        recognizer.addHandler { [weak self] _ in self?.pressDidChange() }
        self.recognizer = recognizer
        view.addPart(recognizer)
    }

    private func pressDidChange() {
        guard let recognizer else { return }
        // The drag goes on though its source may leave the window meanwhile.
        switch recognizer.state {
        case .began:
            guard let window = host?.window else { return }
            let point = recognizer.location(in: window)
            let lifted = DragCoordinator.shared.lift(self, at: point, in: window)
            // What the delegate did when it was asked may have ended the press: nobody would hear
            // of the finger any more.
            guard recognizer === self.recognizer, [.began, .changed].contains(recognizer.state)
            else {
                lifted?.cancel()
                return
            }
            drag = lifted
            drag?.isByPointer = recognizer.isByPointer
        case .changed:
            guard let drag, let window = host?.window ?? drag.window else { return }
            drag.move(to: recognizer.location(in: window), in: window)
        case .ended:
            drag?.release()
            drag = nil
        case .cancelled: cancelDrag()
        default: break
        }
    }

    private func cancelDrag() {
        drag?.cancel()
        drag = nil
    }
}

/// Lets presses begin only where something can be lifted.
@MainActor
private final class LiftGate: NSObject, UIGestureRecognizerDelegate {
    var liftsAt: ((CGPoint) -> Bool)?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let liftsAt, let view = gestureRecognizer.view else { return true }
        return liftsAt(gestureRecognizer.location(in: view))
    }
}
