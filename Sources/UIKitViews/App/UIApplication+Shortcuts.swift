// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIApplication {
    /// The Info.plist's shortcuts, beside ``shortcutItems``; the composition root sets it.
    package var staticShortcutItems: [UIApplicationShortcutItem] {
        get { application.staticShortcuts }
        set { application.staticShortcuts = newValue }
    }

    /// Performs a shortcut that the user chose while the program runs.
    ///
    /// The front scene's delegate is notified, or the application's where there are no scenes.
    ///
    /// - Parameters:
    ///   - item: The chosen shortcut.
    ///   - completion: Called with whether the delegate could.
    /// - Returns: Whether a delegate handles it.
    @discardableResult
    package func choose(
        _ item: UIApplicationShortcutItem,
        completion: @escaping (Bool) -> Void = { _ in }
    ) -> Bool {
        let scenes = application.scenes.compactMap { $0 as? UIWindowScene }
        if let scene = scenes.first(where: { $0 === keyWindow?.windowScene }) ?? scenes.first {
            let delegate = scene.delegate as? any UIWindowSceneDelegate
            return delegate?.windowScene?(
                scene,
                performActionFor: item,
                completionHandler: completion
            ) != nil
        }
        return delegate?.application?(
            self,
            performActionFor: item,
            completionHandler: completion
        ) != nil
    }
}
