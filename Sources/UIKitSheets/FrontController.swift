// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// Finds who presents what the system shows.
@MainActor
enum FrontController {
    /// The controller in front in a window, or in the key window.
    static func of(_ window: UIWindow?) -> UIViewController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
        let shown = window ?? UIApplication.shared.keyWindow ?? windows.first { !$0.isHidden }
        var top = shown?.rootViewController
        while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}
