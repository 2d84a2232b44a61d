// SPDX-License-Identifier: Apache-2.0

import UIKit

// What extensions of UIKit's classes override, as categories do.

extension UINavigationController {
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }

    open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
}

extension UIScrollView {
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        Calls.all.append("\(type(of: self)) touched \(touches.count)")
    }
}

extension UILabel {
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            if tag == 79 { Calls.all.append("hidden \(newValue)") }
        }
    }
}
