// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIScene {
    /// A transition of a scene's life cycle.
    package enum Transition {
        case enterForeground
        case activate
        case deactivate
        case enterBackground
        case disconnect
    }

    /// Performs a transition if the present state allows it, with notifications to the delegate and
    /// observers.
    ///
    /// - Returns: whether the state allowed it.
    @discardableResult
    package func perform(_ transition: Transition) -> Bool {
        switch (transition, storage.activationState) {
        case (.enterForeground, .unattached), (.enterForeground, .background):
            delegate?.sceneWillEnterForeground?(self)
            post(UIScene.willEnterForegroundNotification)
            storage.activationState = .foregroundInactive
        case (.activate, .foregroundInactive):
            storage.activationState = .foregroundActive
            delegate?.sceneDidBecomeActive?(self)
            post(UIScene.didActivateNotification)
        case (.deactivate, .foregroundActive):
            delegate?.sceneWillResignActive?(self)
            post(UIScene.willDeactivateNotification)
            storage.activationState = .foregroundInactive
        case (.enterBackground, .foregroundInactive):
            storage.activationState = .background
            delegate?.sceneDidEnterBackground?(self)
            post(UIScene.didEnterBackgroundNotification)
        case (.disconnect, .background), (.disconnect, .unattached),
            (.disconnect, .foregroundInactive):
            storage.activationState = .unattached
            delegate?.sceneDidDisconnect?(self)
            post(UIScene.didDisconnectNotification)
        default:
            return false
        }
        return true
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
