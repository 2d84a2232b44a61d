// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime

extension UIView {
    /// The frame or the bounds changed in a window.
    func safeAreaMayHaveChanged(isResized: Bool) {
        let old = layoutState.safeAreaInsets
        refreshSafeArea()
        // The subviews' distances from the far edges changed, though the view's insets did not.
        if isResized, layoutState.safeAreaInsets == old {
            for view in hierarchy.subviews { view.refreshSafeArea() }
        }
    }

    /// The insets of bars over the view, beyond the superview's safe area.
    package var barInsets: UIEdgeInsets {
        get { extras.barInsets }
        set {
            guard newValue != extras.barInsets else { return }
            extras.barInsets = newValue
            refreshSafeArea()
        }
    }

    /// Updates the safe area, and notifies this view and its descendants of a change.
    func refreshSafeArea() {
        let insets = computedSafeArea
        guard insets != layoutState.safeAreaInsets else { return }
        announcing("safeAreaInsets") { layoutState.safeAreaInsets = insets }
        insetsDidChange()
        safeAreaInsetsDidChange()
        hierarchy.controller?.viewSafeAreaInsetsDidChange()
        if layoutState.insetsLayoutMarginsFromSafeArea { refreshMargins() }
        setNeedsLayout()
        for view in hierarchy.subviews { view.refreshSafeArea() }
    }

    /// The overlap with the superview's insets, edge by edge, plus the controller's additional
    /// insets.
    private var computedSafeArea: UIEdgeInsets {
        guard hierarchy.window != nil else { return .zero }
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.outerSafeArea
        } else if let superview = hierarchy.superview {
            let outer = superview.safeAreaInsetsForSubviews
            let frame = frame
            let around = superview.bounds
            insets = UIEdgeInsets(
                top: Self.rest(of: outer.top, frame.minY - around.minY),
                left: Self.rest(of: outer.left, frame.minX - around.minX),
                bottom: Self.rest(of: outer.bottom, around.maxY - frame.maxY),
                right: Self.rest(of: outer.right, around.maxX - frame.maxX)
            )
        }
        insets = insets.combined(with: extras.barInsets, +)
        guard let controller = hierarchy.controller else { return insets }
        return insets.combined(with: controller.additionalSafeAreaInsets, +)
    }

    /// The remainder of an inset at a distance from its edge; never more than the inset.
    private static func rest(of band: CGFloat, _ distance: CGFloat) -> CGFloat {
        band == 0 ? 0 : max(0, min(band, band - distance))
    }
}
