// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension CALayer {
    /// Whether marking a retained layer would do nothing: it is marked, and no subclass overrides
    /// the method.
    package static func isAlreadyMarkedForLayout(_ layer: Unmanaged<CALayer>) -> Bool {
        layer._withUnsafeGuaranteedRef {
            $0.marks.contains(.needsLayout) && type(of: $0) == CALayer.self
        }
    }

    /// Whether the layer's own layout is running.
    package final var isLayingOut: Bool { marks.contains(.isInLayout) }

    final func markNeedsLayout() {
        guard !marks.contains(.needsLayout), !marks.contains(.isPresentation) else { return }
        marks.insert(.needsLayout)
        if let parent {
            markAncestors(from: parent, .subtreeNeedsLayout)
        } else {
            extras?.treeHost?.setNeedsCommit()
        }
    }

    /// Goes up while the superlayer is marked, then lays out everything below.
    final func layoutMarkedTree() {
        var top = self
        while let above = top.parent, above.marks.contains(.needsLayout) { top = above }
        top.layoutSubtree()
    }

    /// Lays out the marked layers of this tree, parents first.
    ///
    /// Layout may mark layers again. Below this layer, rounds repeat until nothing is marked or a
    /// limit is reached; layers elsewhere wait for the next round of their own driver.
    package final func layoutSubtree() {
        var round = 0
        while marks.contains(.needsLayout) || marks.contains(.subtreeNeedsLayout) {
            layoutMarked()
            round += 1
            guard round < CALayer.layoutRounds else {
                return CALayer.loopListener(loopReport(rounds: round))
            }
        }
    }

    /// Receives the report of a layout that never settles; tests replace it.
    // Unsafe because layers have no actor; only tests set it, before the layout that they observe.
    package nonisolated(unsafe) static var loopListener: (String) -> Void = warn

    /// The layers that keep marking the tree, deepest last.
    private func loopReport(rounds: Int) -> String {
        var culprits: [CALayer] = []
        collectMarked(&culprits)
        let names = culprits.prefix(CALayer.namedCulprits).map { "    " + $0.nameWithOwner }
        let rest = culprits.count - names.count
        return
            "[LayoutLoop] CALayer.layoutIfNeeded: the layout of \(nameWithOwner) does not settle: "
            + "after \(rounds) rounds these ask for another one. Look for setNeedsLayout(), or a change"
            + " of bounds that differs each time, in their layout. Giving up for this frame.\n"
            + names.joined(separator: "\n") + (rest > 0 ? "\n    and \(rest) more" : "")
    }

    /// The most layers that a loop's report names.
    private static let namedCulprits = 10

    private func collectMarked(_ found: inout [CALayer]) {
        if marks.contains(.needsLayout) { found.append(self) }
        guard marks.contains(.subtreeNeedsLayout) else { return }
        for child in children { child.collectMarked(&found) }
    }

    /// The owning view's name, otherwise the layer's.
    private var nameWithOwner: String {
        if let owner = delegate as? any CustomStringConvertible { return owner.description }
        return summary
    }

    /// The most rounds of layout of one tree.
    private static let layoutRounds = 100

    private func layoutMarked() {
        if marks.contains(.needsLayout) {
            marks.remove(.needsLayout)
            if !isIdle {
                marks.insert(.isInLayout)
                layoutSublayers()
                marks.remove(.isInLayout)
            }
        }
        guard marks.contains(.subtreeNeedsLayout) else { return }
        marks.remove(.subtreeNeedsLayout)
        // Unsafe: the same array, retained meanwhile, so that reading an element counts no
        // reference.
        let kept = children
        let all = unsafeBitCast(kept, to: [Unmanaged<CALayer>].self)
        for index in 0..<all.count where all[index].isMarked(in: self) {
            kept[index].layoutMarked()
        }
        if let mask = extras?.mask { mask.layoutMarked() }
        // Children may have marked each other after the ancestors' marks were removed.
        if children.contains(where: \.hasLayoutMark) { marks.insert(.subtreeNeedsLayout) }
    }

    /// Whether layout would do nothing, as for most leaves.
    @inline(__always)
    private var isIdle: Bool {
        guard marks.contains(.hostMayBeIdle), children.isEmpty, let host,
            type(of: self) == CALayer.self
        else { return false }
        return CALayer.isHostIdle(host)
    }

    fileprivate var hasLayoutMark: Bool {
        marks.contains(.needsLayout) || marks.contains(.subtreeNeedsLayout)
    }

    final func layoutByDelegate() {
        // A view is called directly; other delegates may lack the method.
        if let host { return host.layoutSublayers(of: self) }
        guard let delegate else { return }
        _ = _objcOptional(delegate, "layoutSublayers(of:)") { delegate.layoutSublayers(of: self) }
    }
}

extension Unmanaged<CALayer> {
    /// Whether a retained layer is marked and has a superlayer.
    @inline(__always)
    fileprivate func isMarked(in superlayer: CALayer) -> Bool {
        _withUnsafeGuaranteedRef { $0.hasLayoutMark && $0.parent === superlayer }
    }
}
