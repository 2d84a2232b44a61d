// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// The elements that assistive technology finds in the view, in order: what was set, or the
    /// subviews that are elements or hold some.
    package var accessibleChildren: [Any] {
        if let elements = accessibilityElements { return elements }
        if accessibilityElementsHidden { return [] }
        let shown = subviews.filter { !$0.isHidden && $0.alpha > 0 }
        let modal = shown.filter(\.accessibilityViewIsModal)
        return modal.isEmpty ? shown : modal
    }
}
