// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import RenderServer

extension CALayer {
    /// What most layers never have, made on first use.
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
        /// Contents that are no picture.
        var foreignContents: Any?
        /// The stale part of the contents; nil for all of them.
        var staleRect: CGRect?
        /// Whether what was drawn before stays under what is drawn anew.
        var keepsDrawing = false
        /// Values of keys that are no properties.
        var values: [String: Any] = [:]
        var timing: RenderTiming = Extras.standardTiming
        var animations: [RunningAnimation] = []
        /// The drawn background, where that is a pattern.
        var patternBackground: PatternBackground?

        static let standardTiming: RenderTiming = {
            var timing = RenderTiming()
            timing.duration = .infinity
            return timing
        }()
    }

    /// Whether the layer has what most never have.
    package final var hasRareState: Bool { extras != nil }

    /// Changes the rare state, making it first if need be.
    final func withExtras(_ body: (Extras) -> Void) {
        if let extras { return body(extras) }
        let extras = Extras()
        self.extras = extras
        body(extras)
    }

    /// What is to be done with the layer and what is known of it.
    package struct Marks: OptionSet {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        static let needsLayout = Marks(rawValue: 1 << 0)
        static let needsDisplay = Marks(rawValue: 1 << 1)
        static let subtreeNeedsLayout = Marks(rawValue: 1 << 2)
        static let subtreeNeedsDisplay = Marks(rawValue: 1 << 3)
        /// In the middle of its own ``CALayer/layoutSublayers()``.
        package static let isInLayout = Marks(rawValue: 1 << 4)
        /// Somebody may want an action when a property changes.
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
        /// Somebody has noted where the sublayers are, and none has moved since.
        static let knowsPlaces = Marks(rawValue: 1 << 12)
        /// Sublayers have come, gone or changed places since the last commit.
        static let hasOtherSublayers = Marks(rawValue: 1 << 13)
        /// The contents are what the layer has drawn, which it can draw again.
        static let drewItself = Marks(rawValue: 1 << 14)
        /// What the layer had drawn is gone; it draws itself again before it is seen.
        static let isStoreDropped = Marks(rawValue: 1 << 15)
        /// The host's class lays nothing out by itself, so that it may be asked whether it is idle.
        static let hostMayBeIdle = Marks(rawValue: 1 << 16)
    }

    /// What a layer with many sublayers was when it was committed, and which of them has changed since.
    final class ChangesBelow {
        let node: RenderNode
        /// The sublayer that has changed; nil while none has.
        private(set) var child: ObjectIdentifier?
        /// Whether several have.
        private(set) var isMany = false

        init(_ node: RenderNode) { self.node = node }

        func note(_ layer: CALayer) {
            let id = ObjectIdentifier(layer)
            if let child, child != id { isMany = true }
            child = id
        }
    }
}
