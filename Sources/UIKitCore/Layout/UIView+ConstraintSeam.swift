// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

// What the views tell the constraint engine, and what they ask it. Each function is called in one
// place; the engine fills them in.
extension UIView {
    /// Gives the subviews the places that the constraints found: the base of `layoutSubviews()`.
    func applyConstraints() {}

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != layoutState.translatesAutoresizingMask else { return }
        layoutState.translatesAutoresizingMask = translates
        translatedConstraintsMayHaveChanged()
    }

    /// The mask or whether it is translated has changed.
    func translatedConstraintsMayHaveChanged() {}

    /// The size of the bounds has changed.
    func boundsSizeDidChange(from old: CGSize) {}

    /// Left and right have changed places.
    func layoutDirectionDidChange() {}

    func intrinsicContentSizeDidChange() {
        hierarchy.superview?.setNeedsLayout()
        setNeedsLayout()
    }

    func changeContentPriorities(_ change: (inout LayoutState) -> Void) {
        change(&layoutState)
        intrinsicContentSizeDidChange()
    }

    func markNeedsUpdateConstraints() {
        MainThread.check("UIView.setNeedsUpdateConstraints()")
        layoutState.needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Runs the marked updates, subviews first.
    func updateMarkedConstraints() {
        for view in hierarchy.subviews { view.updateMarkedConstraints() }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        if let controller = hierarchy.controller {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    /// Without constraints: the intrinsic size, and where there is none the present one.
    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        let intrinsic = intrinsicContentSize
        func length(_ own: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
            if priority == .required { return target }
            return own == UIView.noIntrinsicMetric ? 0 : own
        }
        return CGSize(
            width: length(intrinsic.width, target.width, horizontal),
            height: length(intrinsic.height, target.height, vertical)
        )
    }
}
