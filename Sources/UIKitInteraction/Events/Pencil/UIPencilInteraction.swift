// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Hears of taps and squeezes of the pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// How far a squeeze has come.
    public enum Phase: UInt, Sendable {
        /// It has begun.
        case began = 0
        /// The pencil has moved meanwhile.
        case changed = 1
        /// It was let go.
        case ended = 2
        /// It was taken away.
        case cancelled = 3
    }

    /// One double tap on the pencil.
    @preconcurrency @MainActor
    open class Tap: NSObject {
        private final let time: TimeInterval
        private final let pose: UIPencilHoverPose?

        init(_ time: TimeInterval, _ pose: UIPencilHoverPose?) {
            self.time = time
            self.pose = pose
            super.init()
        }

        /// When it was, in the seconds of events.
        open var timestamp: TimeInterval { time }

        /// How the pencil was held; nil where that is not known.
        open var hoverPose: UIPencilHoverPose? { pose }
    }

    /// One squeeze of the pencil.
    @preconcurrency @MainActor
    open class Squeeze: NSObject {
        private final let time: TimeInterval
        private final let stage: Phase
        private final let pose: UIPencilHoverPose?

        init(_ time: TimeInterval, _ stage: Phase, _ pose: UIPencilHoverPose?) {
            self.time = time
            self.stage = stage
            self.pose = pose
            super.init()
        }

        /// When it was, in the seconds of events.
        open var timestamp: TimeInterval { time }

        /// How far it has come.
        open var phase: Phase { stage }

        /// How the pencil was held; nil where that is not known.
        open var hoverPose: UIPencilHoverPose? { pose }
    }

    private final weak var pencilDelegate: (any UIPencilInteractionDelegate)?
    private final weak var host: UIView?

    /// Makes an interaction without a delegate.
    public override init() { super.init() }

    /// Makes an interaction.
    public convenience init(delegate: (any UIPencilInteractionDelegate)?) {
        self.init()
        pencilDelegate = delegate
    }

    /// Who hears of taps and squeezes.
    open weak var delegate: (any UIPencilInteractionDelegate)? {
        get { pencilDelegate }
        set { pencilDelegate = newValue }
    }

    /// Whether the delegate hears anything.
    open var isEnabled = true

    /// What the user wants a double tap to do.
    open class var preferredTapAction: UIPencilPreferredAction { PencilEvents.shared.tapAction }

    /// What the user wants a squeeze to do.
    open class var preferredSqueezeAction: UIPencilPreferredAction {
        PencilEvents.shared.squeezeAction
    }

    /// Whether fingers are not to draw.
    open class var prefersPencilOnlyDrawing: Bool { false }

    /// Whether the user wants to see, under a pencil above the screen, what it would do.
    open class var prefersHoverToolPreview: Bool { true }

    // MARK: UIInteraction

    /// The view that the interaction was added to.
    open var view: UIView? { host }

    /// Nothing is to be done before.
    open func willMove(to view: UIView?) {
        if view !== host { PencilEvents.shared.remove(self) }
    }

    /// Stores the view.
    open func didMove(to view: UIView?) {
        host = view
        if view != nil { PencilEvents.shared.add(self) }
    }
}
