// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView {
    func setAutoresizingMask(_ mask: AutoresizingMask) {
        guard mask != layoutState.autoresizingMask else { return }
        layoutState.autoresizingMask = mask
        translatedConstraintsMayHaveChanged()
    }

    /// Follows the masks of the subviews after the size of the bounds changed.
    func resizeSubviews(from old: CGSize, to new: CGSize) {
        guard layoutState.autoresizesSubviews else { return }
        for view in hierarchy.subviews where !view.layoutState.autoresizingMask.isEmpty {
            guard view.layoutState.translatesAutoresizingMask else { continue }
            view.autoresize(from: old, to: new)
        }
    }

    /// Changes place and size by the mask, as if there were no transform.
    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = layoutState.autoresizingMask
        let anchor = anchorPoint
        let bounds = bounds
        let center = center
        let horizontal = AutoresizingAxis(
            leading: mask.contains(.flexibleLeftMargin),
            size: mask.contains(.flexibleWidth),
            trailing: mask.contains(.flexibleRightMargin)
        ).resized(
            position: center.x - anchor.x * bounds.width,
            length: bounds.width,
            from: old.width,
            to: new.width
        )
        let vertical = AutoresizingAxis(
            leading: mask.contains(.flexibleTopMargin),
            size: mask.contains(.flexibleHeight),
            trailing: mask.contains(.flexibleBottomMargin)
        ).resized(
            position: center.y - anchor.y * bounds.height,
            length: bounds.height,
            from: old.height,
            to: new.height
        )
        let size = CGSize(width: horizontal.length, height: vertical.length)
        if size != bounds.size { self.bounds = CGRect(origin: bounds.origin, size: size) }
        let moved = CGPoint(
            x: horizontal.position + anchor.x * size.width,
            y: vertical.position + anchor.y * size.height
        )
        if moved != center { self.center = moved }
    }
}

/// The autoresizing mask along one axis.
///
/// The superview's length has three parts: the margin before, the size and the margin after. The
/// flexible parts share a change in proportion to their lengths, or equally if their sum is zero.
/// Without a flexible part the margin after changes.
struct AutoresizingAxis {
    var leading: Bool
    var size: Bool
    var trailing: Bool

    /// The origin and length after a change of the superview's length.
    func resized(
        position: CGFloat,
        length: CGFloat,
        from old: CGFloat,
        to new: CGFloat
    ) -> (position: CGFloat, length: CGFloat) {
        let change = new - old
        guard change != 0, change.isFinite else { return (position, length) }
        let parts = [
            (leading, position), (size, length), (trailing, old - position - length),
        ]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (position, length) }
        let total = flexible.reduce(0) { $0 + $1.1 }
        func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
            guard isFlexible else { return 0 }
            return total == 0 ? change / CGFloat(flexible.count) : change * part / total
        }
        return (position + share(leading, position), length + share(size, length))
    }
}
