// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
package import UIKitViews

extension UIView {
    /// All accessibility elements in the view, in the order in which a screen reader goes through
    /// them; the view alone if it is an element.
    package var accessibilityReadingOrder: [Any] { ReadingOrder(self).elements(in: self) }
}

/// The order in which a screen reader goes through elements.
///
/// Elements are read by rows from the top, each row along the reading direction, wherever they are
/// in the tree of views. What a container lists, what is grouped
/// (`shouldGroupAccessibilityChildren`) and what scrolls together is read in one run, at the place
/// of the view around it.
@MainActor
struct ReadingOrder {
    /// Elements that are read without others in between.
    private struct Run {
        var elements: [Any]
        var frame: CGRect
    }

    private let isRightToLeft: Bool

    init(_ view: UIView) {
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The elements in a view, or the view itself if it is one.
    func elements(in view: UIView) -> [Any] { sorted(runs(in: view)).flatMap(\.elements) }

    private func runs(in view: UIView) -> [Run] {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement {
            return [Run(elements: [view], frame: view.accessibilityFrame)]
        }
        if let listed = view.listedAccessibilityElements {
            let elements = listed.flatMap { self.elements(of: $0) }
            return elements.isEmpty ? [] : [Run(elements: elements, frame: view.accessibilityFrame)]
        }
        let inside = view.accessibleSubviews.flatMap { runs(in: $0) }
        guard view.shouldGroupAccessibilityChildren || view is UIScrollView, !inside.isEmpty else {
            return inside
        }
        return [
            Run(elements: sorted(inside).flatMap(\.elements), frame: view.accessibilityFrame)
        ]
    }

    /// The elements of a member of a container: itself, or what it contains.
    private func elements(of member: Any) -> [Any] {
        if let view = member as? UIView { return elements(in: view) }
        guard let object = member as? any NSObjectProtocol else { return [member] }
        if object.isAccessibilityElement { return [member] }
        if object.accessibilityElementsHidden { return [] }
        return (object.accessibilityElements ?? []).flatMap { elements(of: $0) }
    }

    /// The runs by rows; two are in one row if they share at least half of the lower one's height.
    private func sorted(_ runs: [Run]) -> [Run] {
        // Equal frames keep the order of the views.
        let fromTop = runs.enumerated().sorted { one, other in
            (one.element.frame.minY, one.offset) < (other.element.frame.minY, other.offset)
        }.map(\.element)
        var rows: [[Run]] = []
        for run in fromTop {
            if let first = rows.last?.first {
                let shared =
                    min(first.frame.maxY, run.frame.maxY) - max(first.frame.minY, run.frame.minY)
                if shared > 0, shared * 2 >= min(first.frame.height, run.frame.height) {
                    rows[rows.count - 1].append(run)
                    continue
                }
            }
            rows.append([run])
        }
        return rows.flatMap { row in
            row.enumerated().sorted { one, other in
                let first = isRightToLeft ? -one.element.frame.maxX : one.element.frame.minX
                let second = isRightToLeft ? -other.element.frame.maxX : other.element.frame.minX
                return (first, one.offset) < (second, other.offset)
            }.map(\.element)
        }
    }
}
