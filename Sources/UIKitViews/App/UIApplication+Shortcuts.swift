// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension UIApplication {
    /// What the program's Info.plist offers beside ``shortcutItems``; the composition root sets it.
    package var staticShortcutItems: [UIApplicationShortcutItem] {
        get { application.staticShortcuts }
        set { application.staticShortcuts = newValue }
    }

    /// Does what a shortcut stands for, as when a person chose it while the program is open.
    ///
    /// The delegate of the scene in front hears of it, or the application's where there are no
    /// scenes.
    ///
    /// - Parameters:
    ///   - item: What was chosen.
    ///   - completion: Called with whether the delegate could.
    /// - Returns: whether there is a delegate for it.
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
