// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    /// Rare state, allocated on first use.
    final class Extras {
        weak var delegate: (any CALayerDelegate)?
        var mask: CALayer?
        /// The host of the tree, on its root only.
        unowned(unsafe) var treeHost: LayerHost?
        /// The layer that a presentation layer shows.
        var model: CALayer?
        var name: String?
        var style: [AnyHashable: Any]?
        var actions: [String: any CAAction]?
        var filters: [Any]?
        var backgroundFilters: [Any]?
        var compositingFilter: Any?
        var toneMapMode = ToneMapMode.automatic
        /// Contents that are not an image.
        var foreignContents: Any?
        /// The stale part of the contents; nil: all of them.
        var staleRect: CGRect?
        /// Whether new drawing is added to the old one instead of replacing it.
        var keepsDrawing = false
        /// Values of keys that are not properties.
        var values: [String: Any] = [:]
        var timing: RenderTiming = Extras.standardTiming
        var animations: [RunningAnimation] = []
        /// The drawn background pattern.
        var patternBackground: PatternBackground?

        static let standardTiming: RenderTiming = {
            var timing = RenderTiming()
            timing.duration = .infinity
            return timing
        }()
    }

    /// Whether the layer has rare state.
    package final var hasRareState: Bool { extras != nil }

    /// Changes the rare state, which is allocated if it is missing.
    final func withExtras(_ body: (Extras) -> Void) {
        if let extras { return body(extras) }
        let extras = Extras()
        self.extras = extras
        body(extras)
    }

    /// Pending work and known facts of a layer.
    package struct Marks: OptionSet {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        static let needsLayout = Marks(rawValue: 1 << 0)
        static let needsDisplay = Marks(rawValue: 1 << 1)
        static let subtreeNeedsLayout = Marks(rawValue: 1 << 2)
        static let subtreeNeedsDisplay = Marks(rawValue: 1 << 3)
        /// Its ``CALayer/layoutSublayers()`` is running.
        package static let isInLayout = Marks(rawValue: 1 << 4)
        /// A property's change may have an action.
        static let mayHaveActions = Marks(rawValue: 1 << 5)
        /// The host answers for actions outside an animation block, too.
        static let hostAlwaysAnswersActions = Marks(rawValue: 1 << 6)
        static let isPresentation = Marks(rawValue: 1 << 7)
        /// Part of a tree that has been committed to a screen.
        static let isCommitted = Marks(rawValue: 1 << 8)
        static let isMask = Marks(rawValue: 1 << 9)
        /// The delegate's default implementation has just answered for a missing method.
        static let delegateDeclined = Marks(rawValue: 1 << 10)
        static let isSettingFrame = Marks(rawValue: 1 << 11)
        /// The sublayers' positions are cached, and none has moved since.
        static let hasValidPlaces = Marks(rawValue: 1 << 12)
        /// Sublayers were added, removed or reordered since the last commit.
        static let hasOtherSublayers = Marks(rawValue: 1 << 13)
        /// The contents were drawn by the layer, which can draw them again.
        static let drewItself = Marks(rawValue: 1 << 14)
        /// The backing store was dropped; the layer draws again before it becomes visible.
        static let isStoreDropped = Marks(rawValue: 1 << 15)
        /// The host's class does not override layout, so ``CALayer/isHostIdle`` may be asked.
        static let hostMayBeIdle = Marks(rawValue: 1 << 16)
        /// Displayed for a document, into which the layer draws directly: it has no backing store.
        static let drawsIntoDocument = Marks(rawValue: 1 << 17)
        /// Displayed for a commit.
        static let isDisplaying = Marks(rawValue: 1 << 18)
        /// The layer or one below it was animated in a host's tree before its first commit.
        static let animatesEarly = Marks(rawValue: 1 << 19)
    }

    /// Tracks which sublayer of a long list has changed since the last commit.
    final class ChangesBelow {
        let node: RenderNode
        /// The sublayer that has changed last; nil if none has.
        private(set) var child: ObjectIdentifier?
        /// Whether several sublayers have changed.
        private(set) var hasSeveral = false

        init(_ node: RenderNode) { self.node = node }

        func note(_ layer: CALayer) {
            let id = ObjectIdentifier(layer)
            if let child, child != id { hasSeveral = true }
            child = id
        }
    }
}
