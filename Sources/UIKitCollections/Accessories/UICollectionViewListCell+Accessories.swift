// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import UIKitCells
import UIKitControls

// What stands beside the content of a row.
extension UICollectionViewListCell {
    /// From one accessory to the next, and to the content.
    private static let leadingGap: CGFloat = 16
    private static let trailingGap: CGFloat = 12
    private static let contentGap: CGFloat = 8

    func setAccessories(_ all: [UICellAccessory]) {
        row.accessories = all
        var old = row.accessoryViews
        var views: [AccessoryView] = []
        for isLeading in [true, false] {
            for accessory in UICellAccessory.ordered(all, isLeading: isLeading) {
                if let index = old.firstIndex(where: { $0.supports(accessory) }) {
                    let known = old.remove(at: index)
                    known.update(accessory)
                    views.append(known)
                } else {
                    views.append(AccessoryView(accessory, in: self))
                }
            }
        }
        for view in old where view.view.superview === self { view.view.removeFromSuperview() }
        row.accessoryViews = views
        setNeedsLayout()
        if let host = element.host { host.contentChanged(self) }
    }

    /// The margin before the accessories, and after them.
    var rowMargins: (before: CGFloat, after: CGFloat) {
        let view = cell.content == nil ? cell.contentView : self
        let margins = view.directionalLayoutMargins
        return (row.margins?.leading ?? margins.leading, row.margins?.trailing ?? margins.trailing)
    }

    private var shownAccessories: [AccessoryView] {
        let isEditing = element.host?.isEditing ?? false
        return row.accessoryViews.filter { $0.accessory.isDisplayed(isEditing: isEditing) }
    }

    var rowIndent: CGFloat { max(0, CGFloat(indentationLevel) * row.step) }

    /// Where the content begins and ends, counted from the leading edge.
    func contentRoom(_ width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let indent = rowIndent
        guard !row.accessoryViews.isEmpty else { return (indent, width) }
        var start: CGFloat = 0
        var end = width
        let (before, after) = rowMargins
        let shown = shownAccessories
        var x = before
        for view in shown where view.accessory.isLeading {
            start = x + view.width
            x = start + Self.leadingGap
        }
        start += indent
        x = width - after
        for view in shown.reversed() where !view.accessory.isLeading {
            end = x - view.width - Self.contentGap
            x -= view.width + Self.trailingGap
        }
        return (start, max(start, end))
    }

    /// Puts the accessories in their places, and shows those that are to be there.
    func layOutAccessories() {
        let views = row.accessoryViews
        guard !views.isEmpty else {
            if row.margins != nil { takeContentMargins(hasTrailing: false) }
            return
        }
        let width = bounds.width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixel = 1 / max(1, traitCollection.displayScale)
        let (before, after) = rowMargins
        let shown = shownAccessories
        let shownIDs = Set(shown.map { ObjectIdentifier($0) })
        for view in views where !shownIDs.contains(ObjectIdentifier(view)) {
            view.view.removeFromSuperview()
        }
        func room(_ x: CGFloat, _ wide: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? width - x - wide : x,
                y: 0,
                width: wide,
                height: bounds.height
            )
        }
        let state = currentState
        let looks = (
            isSelected: state.isSelected, isExpanded: state.isExpanded, isRightToLeft: isRightToLeft
        )
        func put(_ view: AccessoryView, _ x: CGFloat, _ gap: CGFloat) {
            let isNew = view.view.superview !== self
            if isNew { addSubview(view.view) }
            let place = { view.place(in: room(x, view.width), pixel: pixel, gap: gap) }
            if isNew { UIView.performWithoutAnimation(place) } else { place() }
            view.tint()
            view.follow(looks)
        }
        var x = before + (row.indentsAccessories ? rowIndent : 0)
        for view in shown where view.accessory.isLeading {
            put(view, x, Self.leadingGap)
            x += view.width + Self.leadingGap
        }
        x = width - after
        let trailing = shown.filter { !$0.accessory.isLeading }
        for (index, view) in trailing.enumerated().reversed() {
            x -= view.width
            put(view, x, Self.trailingGap)
            view.setNeighbour(index > 0)
            x -= Self.trailingGap
        }
        takeContentMargins(hasTrailing: !trailing.isEmpty)
    }

    /// Content that ends at an accessory has a narrow margin there.
    private func takeContentMargins(hasTrailing: Bool) {
        guard cell.content == nil else { return }
        let view = cell.contentView
        let base = row.margins ?? view.directionalLayoutMargins
        if row.margins == nil { row.margins = base }
        let after = hasTrailing ? Self.contentGap : base.trailing
        if view.directionalLayoutMargins.trailing != after {
            view.directionalLayoutMargins.trailing = after
        }
    }

    /// The height below which accessories would not be seen whole.
    var accessoryHeight: CGFloat {
        var least: CGFloat = 0
        for view in shownAccessories {
            if case .customView = view.accessory.accessoryType {
                least = max(least, view.size.height + Self.contentGap)
            }
        }
        return least.isFinite ? least : 0
    }

    // MARK: Taps

    func outlineWasTapped(_ accessory: UICellAccessory) {
        if let action = accessory.values.action { return action() }
        guard let host = element.host, let path = element.key?.indexPath else { return }
        host.outlineSource?.toggleOutline(at: path)
    }

    /// Whether a tap anywhere in the row opens and closes its branch.
    var outlineHeader: UICellAccessory? {
        for view in shownAccessories where view.accessory.accessoryType == .outlineDisclosure {
            switch view.accessory.values.style {
            case .header: return view.accessory
            case .automatic: return isListHeader ? view.accessory : nil
            case .cell: return nil
            }
        }
        return nil
    }

    func signWasTapped(_ accessory: UICellAccessory) {
        if let action = accessory.values.action { return action() }
        guard accessory.accessoryType == .delete, let host = element.host,
            let path = element.key?.indexPath
        else { return }
        host.openSwipe(path, isLeading: false)
    }

    func gripWasDragged(_ recognizer: UIGestureRecognizer) {
        guard let host = element.host, let path = element.key?.indexPath else { return }
        let place = recognizer.location(in: host)
        switch recognizer.state {
        case .began: host.beginDragging(path, at: place)
        case .changed: host.dragMovedItem(to: place)
        case .ended: host.endDraggingItem(isCancelled: false)
        case .cancelled: host.endDraggingItem(isCancelled: true)
        case .possible, .failed: break
        }
    }
}
