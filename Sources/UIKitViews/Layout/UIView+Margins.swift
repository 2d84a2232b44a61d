// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView {
    /// The margin of an ordinary view at every edge.
    private static let ordinaryMargin: CGFloat = 8

    /// The margins that were set, or the defaults, with the safe area and the superview's margins.
    var effectiveLayoutMargins: UIEdgeInsets { margins(within: safeAreaInsets) }

    private func margins(within safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var margins = ownMargins
        if layoutState.insetsLayoutMarginsFromSafeArea {
            margins = margins.combined(with: safeArea, +)
        }
        guard layoutState.preservesSuperviewLayoutMargins, let superview else { return margins }
        // A scroll view's insets keep its content out of part of the safe area already.
        let outer = superview.margins(within: superview.safeAreaInsetsForSubviews)
        let frame = frame
        let around = superview.bounds
        let reach = UIEdgeInsets(
            top: outer.top - (frame.minY - around.minY),
            left: outer.left - (frame.minX - around.minX),
            bottom: outer.bottom - (around.maxY - frame.maxY),
            right: outer.right - (around.maxX - frame.maxX)
        )
        return margins.combined(with: reach, max)
    }

    /// The margins before anything outside is looked at.
    private var ownMargins: UIEdgeInsets {
        let own: UIEdgeInsets? =
            switch layoutState.margins {
            case .sides(let insets): insets
            case .directional(let insets): insets.resolved(isRightToLeft: isRightToLeft)
            case nil: nil
            }
        if let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins
        {
            let least = controller.systemMinimumLayoutMargins.resolved(isRightToLeft: isRightToLeft)
            return (own ?? .zero).combined(with: least, max)
        }
        let ordinary = UIView.ordinaryMargin
        return own
            ?? UIEdgeInsets(top: ordinary, left: ordinary, bottom: ordinary, right: ordinary)
    }

    /// Whether the margins can change without being set, beyond the safe area.
    var marginsFollowSurroundings: Bool {
        layoutState.preservesSuperviewLayoutMargins || layoutState.knownMargins == nil
            || hierarchy.controller != nil
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        changeMargins { $0.margins = .sides(margins) }
    }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins { $0.margins = .directional(margins) }
    }

    func changeMargins(_ change: (inout LayoutState) -> Void) {
        if layoutState.knownMargins == nil { layoutState.knownMargins = effectiveLayoutMargins }
        change(&layoutState)
        refreshMargins()
    }

    /// Notifies of changed margins, here and in the subviews that preserve them.
    func refreshMargins() {
        let margins = effectiveLayoutMargins
        guard let known = layoutState.knownMargins else {
            layoutState.knownMargins = margins
            return
        }
        guard margins != known else { return }
        layoutState.knownMargins = margins
        insetsDidChange()
        layoutMarginsDidChange()
        hierarchy.controller?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for view in hierarchy.subviews where view.layoutState.preservesSuperviewLayoutMargins {
            view.refreshMargins()
        }
    }
}
