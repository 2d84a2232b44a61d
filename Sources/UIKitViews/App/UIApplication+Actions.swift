// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ObjCRuntime

extension UIApplication {
    /// Sends an action through the application, or directly where there is none yet.
    package static func deliver(
        _ action: Selector,
        to target: Any?,
        from sender: UIControl,
        for event: UIEvent?
    ) {
        shared.sendAction(action, to: target, from: sender, for: event)
    }

    func deliverAction(
        _ action: Selector,
        to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        MainThread.check("UIApplication.sendAction(_:to:from:for:)")
        StandardEdit.register()
        guard let receiver = receiver(of: action, target, sender) else { return false }
        if case .value = action.send(to: receiver, [sender, event]) { return true }
        // As on iOS, a target that has no such method is an error of the program.
        if let object = receiver as? NSObject { object.doesNotRecognizeSelector(action) }
        return false
    }

    /// The target, or the responder that has the action's method: from the first responder, else
    /// the sender, else the key window.
    private func receiver(of action: Selector, _ target: Any?, _ sender: Any?) -> AnyObject? {
        if let target, !(target is NSNull) { return target as AnyObject }
        let window = (sender as? UIResponder)?.hostWindow ?? keyWindow
        let starts: [UIResponder?] = [
            window?.firstResponderState.responder, sender as? UIResponder, keyWindow, self,
        ]
        for start in starts.compactMap({ $0 }) {
            if let found = start.target(forAction: action, withSender: sender) {
                return found as AnyObject
            }
        }
        return nil
    }
}
