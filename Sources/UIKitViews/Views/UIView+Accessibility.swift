// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// What assistive technology finds directly inside the view: the elements that were set, or
    /// the subviews that are shown, or only those that are modal.
    package var accessibleChildren: [Any] {
        if accessibilityElementsHidden { return [] }
        return listedAccessibilityElements ?? accessibleSubviews
    }

    /// The elements that the view lists as a container; nil if it lists none.
    package final var listedAccessibilityElements: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }

    /// The subviews that assistive technology sees: a modal one hides those beside it.
    package final var accessibleSubviews: [UIView] {
        let shown = subviews.filter { !$0.isHidden && $0.alpha > 0 }
        let modal = shown.filter(\.accessibilityViewIsModal)
        // Of presentations on each other the last one counts.
        if let last = modal.last as? PresentationContainer { return [last] }
        return modal.isEmpty ? shown : modal
    }
}
