// SPDX-License-Identifier: Apache-2.0

package import UIKitViews

/// Finds who presents what the system shows.
@MainActor
package enum FrontController {
    /// The controller in front in a window, or in the key window.
    package static func of(_ window: UIWindow?) -> UIViewController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
        let shown = window ?? UIApplication.shared.keyWindow ?? windows.first { !$0.isHidden }
        return shown?.rootViewController.map(above)
    }

    /// The last of those that a controller presents, or itself.
    package static func above(_ controller: UIViewController) -> UIViewController {
        var top = controller
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
