// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// Pages of one size, and how a high view is divided among them.
struct PageLayout: Codable, Sendable, Equatable {
    let size: CGSize
    let margin: CGFloat

    /// What the margins leave.
    var content: CGSize {
        CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
    }

    /// Whether something fits on a page.
    var isUsable: Bool {
        [size.width, size.height, margin].allSatisfy { $0.isFinite && $0 >= 0 && $0 <= 14_400 }
            && content.width >= 10 && content.height >= 10
    }

    /// Where the pages of a view begin and end, from the top down.
    ///
    /// A page ends above the first view that it would cut, unless half of the page stayed empty then.
    @MainActor
    func parts(of view: UIView) -> [ClosedRange<CGFloat>] {
        var whole: [ClosedRange<CGFloat>] = []
        collect(view, in: view, &whole)
        return parts(height: view.bounds.height, whole: whole)
    }

    /// The same for a view of a height with parts that are not to be cut.
    func parts(height: CGFloat, whole: [ClosedRange<CGFloat>]) -> [ClosedRange<CGFloat>] {
        var parts: [ClosedRange<CGFloat>] = []
        var top: CGFloat = 0
        while top < height - 0.01 {
            var end = min(top + content.height, height)
            if end < height {
                // A cut that moves up can meet another part.
                while let cut = whole.first(where: {
                    $0.lowerBound < end - 0.01 && $0.upperBound > end + 0.01
                }),
                    cut.lowerBound > top + content.height / 2
                { end = cut.lowerBound }
                if end <= top + content.height / 2 { end = top + content.height }
            }
            parts.append(top...end)
            top = end
        }
        return parts.isEmpty ? [0...max(height, 0)] : parts
    }

    /// Adds the views that are not to be cut: those of at most a quarter of a page, whole, and of the
    /// larger ones those without subviews as far as they fit on a page.
    @MainActor
    private func collect(
        _ view: UIView,
        in root: UIView,
        _ whole: inout [ClosedRange<CGFloat>]
    ) {
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
            let frame = subview.convert(subview.bounds, to: root)
            guard frame.height > 0, frame.height.isFinite else { continue }
            let isSmall = frame.height <= content.height / 4
            if isSmall || (subview.subviews.isEmpty && frame.height <= content.height) {
                whole.append(frame.minY...frame.maxY)
            } else {
                collect(subview, in: root, &whole)
            }
        }
    }
}
