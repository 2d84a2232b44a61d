// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension CALayer {
    final func markNeedsLayout() {
        guard !marks.contains(.needsLayout), !marks.contains(.isPresentation) else { return }
        marks.insert(.needsLayout)
        if let parent {
            markAncestors(from: parent, .subtreeNeedsLayout)
        } else {
            extras?.treeHost?.setNeedsCommit()
        }
    }

    /// Climbs while the superlayer is marked, then lays out everything below.
    final func layoutMarkedTree() {
        var top = self
        while let above = top.parent, above.marks.contains(.needsLayout) { top = above }
        top.layoutSubtree()
    }

    /// Lays out what is marked in this tree, parents first.
    ///
    /// A layout may mark layers above or beside it again; those wait for the next round of
    /// whoever drives the layout, except below this layer, where rounds go on until nothing is
    /// marked or a limit says that the tree never settles.
    package final func layoutSubtree() {
        var round = 0
        while marks.contains(.needsLayout) || marks.contains(.subtreeNeedsLayout) {
            layoutMarked()
            round += 1
            guard round < CALayer.layoutRounds else {
                return warn(
                    "CALayer.layoutIfNeeded: \(summary) is marked again by its own layout for "
                        + "\(round) rounds; giving up for this frame"
                )
            }
        }
    }

    /// How often one tree may mark itself again during its layout.
    private static let layoutRounds = 100

    private func layoutMarked() {
        if marks.contains(.needsLayout) {
            marks.remove(.needsLayout)
            marks.insert(.isInLayout)
            layoutSublayers()
            marks.remove(.isInLayout)
        }
        guard marks.contains(.subtreeNeedsLayout) else { return }
        marks.remove(.subtreeNeedsLayout)
        for child in children where child.parent === self {
            if child.marks.contains(.needsLayout) || child.marks.contains(.subtreeNeedsLayout) {
                child.layoutMarked()
            }
        }
        if let mask = extras?.mask { mask.layoutMarked() }
        // Children may have marked each other while the marks above them were already taken off.
        if children.contains(where: \.hasLayoutMark) { marks.insert(.subtreeNeedsLayout) }
    }

    private var hasLayoutMark: Bool {
        marks.contains(.needsLayout) || marks.contains(.subtreeNeedsLayout)
    }

    final func layoutByDelegate() {
        guard let delegate else { return }
        _ = _objcOptional(delegate, "layoutSublayers(of:)") { delegate.layoutSublayers(of: self) }
    }
}
