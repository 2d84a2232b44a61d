// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import QuartzCore

/// A ring around the item that has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The line that the ring follows.
    enum Shape {
        case item
        case rounded(CGRect, CGFloat, CALayerCornerCurve)
        case path(UIBezierPath)
    }

    private(set) final var shape = Shape.item
    private weak var container: UIView?
    private weak var reference: UIView?
    private var place = Position.automatic

    /// Makes a ring around the item itself.
    public override nonisolated init() {
        super.init()
    }

    /// Makes a ring around a rectangle of the container's space.
    public convenience init(rect: CGRect) {
        self.init()
        shape = .rounded(rect, 0, .circular)
    }

    /// Makes a ring around a rounded rectangle of the container's space.
    public convenience init(
        roundedRect rect: CGRect,
        cornerRadius: CGFloat,
        curve: CALayerCornerCurve
    ) {
        self.init()
        shape = .rounded(rect, cornerRadius, curve)
    }

    /// Makes a ring along a path of the container's space.
    public convenience init(path bezierPath: UIBezierPath) {
        self.init()
        shape = .path(bezierPath)
    }

    /// The view that the ring is added to; the item's own unless set.
    open weak var containerView: UIView? {
        get { container }
        set { container = newValue }
    }

    /// The subview of the container above which the ring is; above all by default.
    open weak var referenceView: UIView? {
        get { reference }
        set { reference = newValue }
    }

    /// The position of the ring.
    open var position: UIFocusHaloEffect.Position {
        get { place }
        set { place = newValue }
    }

    /// A copy of the effect.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIFocusHaloEffect()
        copy.shape = shape
        copy.container = container
        copy.reference = reference
        copy.place = place
        return copy
    }
}
