// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjCRuntime

extension UIView {
    func holdChecked(_ constraint: NSLayoutConstraint) {
        MainThread.check("UIView.addConstraint(_:)")
        if constraint.namesWhatIsGone {
            Diagnostics.trap(
                .genericException,
                "UIView.addConstraint(_:): the constraint \(constraint.text) names a view that is gone"
            )
        }
        for item in constraint.relationship.items {
            guard let view = item.hostView, view.isDescendant(of: self) else {
                Diagnostics.trap(
                    .genericException,
                    "UIView.addConstraint(_:): the view hierarchy is not prepared for the"
                        + " constraint \(constraint.text): \(item.name) is not inside"
                        + " \(layoutItem.name)"
                )
            }
        }
        guard !constraint.isActive else { return }
        hold(constraint)
    }

    func showOtherPlace() {
        guard hasAmbiguousLayout, let item = layoutState.item,
            let engine = LayoutEngine.engine(for: self)
        else { return }
        engine.exerciseAmbiguity(of: item)
        rootView.layoutIfNeeded()
    }

    func constraintsAffecting(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item = layoutState.item, let engine = LayoutEngine.engine(for: self) else {
            return []
        }
        return engine.constraints(affecting: item, axis)
    }

    func releaseChecked(_ constraint: NSLayoutConstraint) {
        MainThread.check("UIView.removeConstraint(_:)")
        release(constraint)
    }

    var isAmbiguous: Bool {
        guard let item = layoutState.item, let engine = LayoutEngine.engine(for: self) else {
            return false
        }
        return engine.isAmbiguous(item)
    }

    /// Pixels to a point where the view is shown, or would be.
    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }
}
