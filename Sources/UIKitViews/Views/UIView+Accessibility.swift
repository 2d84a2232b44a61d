// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// The accessibility elements in the view, in order: those that were set, or the subviews that
    /// are or contain elements.
    package var accessibleChildren: [Any] {
        if accessibilityElementsHidden { return [] }
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        if count > 0, count != NSNotFound {
            return (0..<count).compactMap { accessibilityElement(at: $0) }
        }
        let shown = subviews.filter { !$0.isHidden && $0.alpha > 0 }
        let modal = shown.filter(\.accessibilityViewIsModal)
        return modal.isEmpty ? shown : modal
    }
}
