// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIResponder {
    /// Whether the window names this as its first responder.
    var isFirstInItsWindow: Bool {
        hostWindow?.firstResponderState.responder === self
    }

    /// The work of `becomeFirstResponder()`.
    func takeFirstResponder() -> Bool {
        MainThread.check("UIResponder.becomeFirstResponder()")
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, let window = hostWindow else { return false }
        if let current = window.firstResponderState.responder {
            guard current.canResignFirstResponder, current.resignFirstResponder() else {
                return false
            }
        }
        window.firstResponderState.responder = self
        didChangeFirstResponder()
        window.inputViewsMayHaveChanged()
        return true
    }

    /// The work of `resignFirstResponder()`.
    func giveUpFirstResponder() -> Bool {
        MainThread.check("UIResponder.resignFirstResponder()")
        guard let window = hostWindow, isFirstInItsWindow else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponderState.responder = nil
        didChangeFirstResponder()
        window.inputViewsMayHaveChanged()
        return true
    }

    /// The responder chain from this responder on.
    package var responderChain: [UIResponder] {
        var chain: [UIResponder] = []
        var seen: Set<ObjectIdentifier> = []
        var responder: UIResponder? = self
        while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
            chain.append(current)
            responder = current.next
        }
        return chain
    }

    /// The chain, one responder a line, for a debugger.
    package var responderChainDescription: String {
        responderChain.map { "\($0)" }.joined(separator: "\n")
    }
}

/// Which responder of a window is first.
@MainActor
struct FirstResponderState {
    /// Weak: a deallocated responder is no longer first.
    weak var responder: UIResponder?
}
