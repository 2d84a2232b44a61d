// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

extension UINavigationController {
    func encodeStack(to coder: NSCoder) {
        coder.encodeControllers(viewControllers, forKey: "UIViewControllers")
        coder.encode(isNavigationBarHidden, forKey: "UINavigationBarHidden")
        coder.encode(isToolbarHidden, forKey: "UIToolbarHidden")
    }

    /// The controllers that cannot be named stay at the bottom of the stack.
    func decodeStack(from coder: NSCoder) {
        let restored = coder.decodeControllers(forKey: "UIViewControllers")
        let decode = FieldDecoder(coder)
        decode.flag("UINavigationBarHidden") { isNavigationBarHidden = $0 }
        decode.flag("UIToolbarHidden") { isToolbarHidden = $0 }
        let nameless = viewControllers.filter { $0.restorationIdentifier == nil }
        let stack = nameless + restored.filter { !nameless.contains($0) }
        guard !restored.isEmpty, stack != viewControllers else { return }
        setViewControllers(stack, animated: false)
    }
}
