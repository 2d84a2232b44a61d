// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIGestureRecognizer {
    /// Whether the attempt has ended.
    var isOver: Bool {
        switch gesture.state {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }

    /// Whether a continuous gesture has begun and not ended.
    package var isUnderWay: Bool { gesture.state == .began || gesture.state == .changed }

    /// Enters a state that a subclass sets.
    ///
    /// Leaving `possible` for anything but failure needs the consent of delegate and view, the
    /// failure of the recognizers that this one waits for, and that no other prevents it.
    func setState(_ new: State) {
        MainThread.check("UIGestureRecognizer.state")
        switch (gesture.state, new) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            leavePossible(for: new == .changed ? .began : new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed):
            enter(.changed)
        case (.began, .ended), (.changed, .ended):
            enter(.ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            enter(.cancelled)
        default:
            break
        }
    }

    private func leavePossible(for new: State) {
        // Without touches no other recognizer can prevent it, as when a program sets the state.
        guard let arena = gesture.arena else { return enter(new) }
        arena.isUnsettled = true
        if arena.mustWait(self) {
            gesture.held = new
            return
        }
        guard consent(), arena.allows(self) else { return fail() }
        gesture.held = nil
        enter(new)
        arena.didRecognize(self)
    }

    /// Continues after the recognizers that this one waited for have failed.
    func release() {
        guard let held = gesture.held, gesture.state == .possible else { return }
        gesture.held = nil
        leavePossible(for: held)
    }

    package func fail() {
        guard gesture.state == .possible else { return }
        gesture.held = nil
        store(.failed)
        guard let arena = gesture.arena else { return settleAlone() }
        arena.isUnsettled = true
        arena.didFail(self)
    }

    /// Stores the state with notifications to its observers.
    private func store(_ state: State) { announcing("state") { gesture.state = state } }

    private func enter(_ new: State) {
        gesture.hasPendingNotification = true
        store(new)
        guard let arena = gesture.arena else { return settleAlone() }
        arena.isUnsettled = true
    }

    /// Calls the targets in the next turn with a state that the program set, then resets the
    /// recognizer after a final state.
    private func settleAlone() {
        guard !gesture.settlesAlone else { return }
        gesture.settlesAlone = true
        Deadlines.shared.add(after: 0) { [self] in
            gesture.settlesAlone = false
            // Touches that came meanwhile handle it.
            guard gesture.arena == nil else { return }
            tellTargets()
            if isOver, gesture.arena == nil { startOver() }
        }
    }

    private func consent() -> Bool {
        if let delegate = gesture.delegate,
            delegate.gestureRecognizerShouldBegin?(self) == false
        {
            return false
        }
        return gesture.view?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Calls the targets with a state that they have not received.
    func tellTargets() {
        guard gesture.hasPendingNotification else { return }
        gesture.hasPendingNotification = false
        stateWasSettled()
        for entry in gestureTargets.entries(for: .primaryActionTriggered) {
            switch entry.handler {
            case .target(let target):
                if let object = target.object { _ = target.selector.send(to: object, [self]) }
            case .action(let action): action.perform(sender: self)
            case .chain: break
            }
        }
    }

    /// Back to the beginning, after the attempt is over.
    func startOver() {
        gesture.held = nil
        gesture.hasPendingNotification = false
        gesture.touches = []
        gesture.presses = []
        gesture.waitsFor = [:]
        store(.possible)
        reset()
    }

    func setEnabled(_ isEnabled: Bool) {
        guard isEnabled != gesture.isEnabled else { return }
        gesture.isEnabled = isEnabled
        guard !isEnabled else { return }
        if isUnderWay {
            enter(.cancelled)
        } else if gesture.arena != nil {
            fail()
        }
        gesture.arena?.settle()
    }

    // MARK: Touches

    func delegateAllows(_ event: UIEvent) -> Bool {
        gesture.delegate?.gestureRecognizer?(self, shouldReceive: event) ?? true
    }

    /// Whether the recognizer accepts a touch that just began.
    func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
        guard gesture.isEnabled, !isOver, takesTouches,
            gesture.touchTypes.contains(where: { $0.intValue == touch.type.rawValue })
        else { return false }
        if gesture.requiresOneTouchType, let first = gesture.touches.first,
            first.type != touch.type
        {
            return false
        }
        guard shouldReceive(event) else { return false }
        return gesture.delegate?.gestureRecognizer?(self, shouldReceive: touch) ?? true
    }

    func leaveOut(_ touch: UITouch) {
        gesture.touches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === self }
        gesture.arena?.isUnsettled = true
    }

    func leaveOut(_ press: UIPress) {
        gesture.presses.removeAll { $0 === press }
        press.recognizers.removeAll { $0 === self }
        gesture.arena?.isUnsettled = true
    }

    /// Whether the recognizer accepts a press that just began.
    func accepts(_ press: UIPress, with event: UIPressesEvent) -> Bool {
        guard gesture.isEnabled, !isOver, press.isOfButton,
            gesture.choseOwnPressTypes || press.key == nil,
            gesture.pressTypes.contains(where: { $0.intValue == press.type.rawValue }),
            shouldReceive(event)
        else { return false }
        return gesture.delegate?.gestureRecognizer?(self, shouldReceive: press) ?? true
    }

    func middle(in view: UIView?) -> CGPoint {
        let window = gesture.view?.window
        let points = gesture.touches.map { $0.location(in: nil) }
        guard !points.isEmpty else {
            guard let window, let view else { return gesture.lastLocation }
            return view.convert(gesture.lastLocation, from: window)
        }
        let count = CGFloat(points.count)
        let point = CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count,
            y: points.reduce(0) { $0 + $1.y } / count
        )
        guard let window, let view else { return point }
        return view.convert(point, from: window)
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        MainThread.check("UIView.addGestureRecognizer(_:)")
        guard recognizer.gesture.view !== self else { return }
        recognizer.gesture.view?.removeGestureRecognizer(recognizer)
        touch.recognizers = (touch.recognizers ?? []) + [recognizer]
        recognizer.gesture.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        MainThread.check("UIView.removeGestureRecognizer(_:)")
        guard recognizer.gesture.view === self else { return }
        recognizer.gesture.arena?.withdraw(recognizer)
        touch.recognizers?.removeAll { $0 === recognizer }
        recognizer.gesture.view = nil
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for old in touch.recognizers ?? [] {
            if !(recognizers ?? []).contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        }
        for new in recognizers ?? [] { addGestureRecognizer(new) }
    }
}
