// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension CALayer {
    /// Asks the delegate, the layer's actions, those of its style and the class, in this order.
    ///
    /// The first answer counts; NSNull stands for no action.
    final func searchAction(forKey event: String) -> (any CAAction)? {
        if let delegate {
            let answer = _objcOptional(delegate, "action(for:forKey:)") {
                delegate.action(for: self, forKey: event)
            }
            if let answer = answer ?? nil { return answer is NSNull ? nil : answer }
        }
        if let answer = extras?.actions?[event] { return answer is NSNull ? nil : answer }
        if let answer = styleAction(forKey: event) { return answer is NSNull ? nil : answer }
        if let answer = type(of: self).defaultAction(forKey: event) {
            return answer is NSNull ? nil : answer
        }
        return implicitAction(forKey: event)
    }

    /// Runs the action of ``kCAOnOrderIn`` or ``kCAOnOrderOut``.
    ///
    /// A layer that was never committed is asked, too, since its class may have such an action.
    final func runOrderAction(_ event: String) {
        guard host == nil || looksForActions, !marks.contains(.isPresentation),
            !CATransaction.disableActions()
        else { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// Changes the sublayers, with the action for them: that of `sublayers`, or of
    /// ``kCATransition`` where one replaces another.
    @inline(__always)
    final func changeSublayers(_ event: String = "sublayers", _ change: () -> Void) {
        if looksForActions {
            changeWithAction(event, change)
        } else {
            change()
        }
    }

    @inline(never)
    private func changeWithAction(_ event: String, _ change: () -> Void) {
        guard !marks.contains(.isPresentation), !CATransaction.disableActions() else {
            return change()
        }
        let action = self.action(forKey: event)
        change()
        action?.run(forKey: event, object: self, arguments: nil)
    }

    /// Changes what a class draws with, which has an action by its name.
    final func changeDrawn(_ key: String, _ change: () -> Void) {
        guard !marks.contains(.isPresentation) else { return change() }
        if isObserved { willChangeValue(forKey: key) }
        defer { if isObserved { didChangeValue(forKey: key) } }
        if looksForActions {
            changeWithAction(key, change)
        } else {
            change()
        }
        setNeedsDisplay()
    }

    /// Hides or shows the layer, with the actions of both.
    final func setHidden(_ isHidden: Bool) {
        guard isHidden != self.isHidden else { return }
        setFlag(.isHidden, isHidden, .hidden)
        guard marks.contains(.isCommitted) else { return }
        runOrderAction(isHidden ? kCAOnOrderOut : kCAOnOrderIn)
    }

    /// Takes the layer out of its parent, with the action of a layer that was on screen.
    final func leaveParent() {
        if marks.contains(.isCommitted), !isHidden { runOrderAction(kCAOnOrderOut) }
        detach()
    }

    private func styleAction(forKey event: String) -> (any CAAction)? {
        var style = extras?.style
        // A style may refer to itself; no real one is this deep.
        for _ in 0..<64 {
            guard let current = style else { return nil }
            if let actions = current["actions"] as? [String: any CAAction],
                let action = actions[event]
            {
                return action
            }
            style = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// The style's value for a key.
    final func styleValue(forKey key: String) -> Any? {
        var style = extras?.style
        for _ in 0..<64 {
            guard let current = style else { return nil }
            if let value = current[key] { return value }
            style = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }
}
