// SPDX-License-Identifier: Apache-2.0

import CDynamics
public import CoreGraphics
import Foundation
public import UIKitViews

/// Ties an item to a point or to another item: by a rod, a spring, a rope, a pin or a rail.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point.
        case anchor = 1
    }

    @usableFromInline
    enum Kind {
        case distance
        case limit
        case fixed(at: CGPoint)
        case pin(at: CGPoint)
        case slide(at: CGPoint, along: CGVector)
    }

    private final let kind: Kind
    private final let offsets: (UIOffset, UIOffset)
    private final var joint: OpaquePointer?
    private final weak var space: DynamicSpace?
    private final var isChanged = false

    /// The one or two items.
    open private(set) var items: [any UIDynamicItem]
    /// What the first item is tied to.
    open private(set) var attachedBehaviorType: AttachmentType

    // Public for the compiler, so that subclasses inherit the convenience initializers.
    @usableFromInline
    init(
        _ items: [any UIDynamicItem],
        _ kind: Kind,
        offsets: (UIOffset, UIOffset) = (.zero, .zero),
        anchor: CGPoint = .zero
    ) {
        self.items = items
        self.kind = kind
        self.offsets = offsets
        attachedBehaviorType = items.count > 1 ? .items : .anchor
        anchorPoint = anchor
        super.init()
        length = distance
    }

    isolated deinit { dropJoint() }

    // MARK: Making

    /// Ties an item's centre to a point, at the distance that they have.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a point of an item to a point, at the distance that they have.
    public convenience init(
        item: any UIDynamicItem,
        offsetFromCenter offset: UIOffset,
        attachedToAnchor point: CGPoint
    ) {
        self.init([item], .distance, offsets: (offset, .zero), anchor: point)
    }

    /// Ties the centres of two items at the distance that they have.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(
            item: item1,
            offsetFromCenter: .zero,
            attachedTo: item2,
            offsetFromCenter: .zero
        )
    }

    /// Ties points of two items at the distance that they have.
    public convenience init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init([item1, item2], .distance, offsets: (offset1, offset2))
    }

    /// Lets an item slide along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        make([item], .slide(at: point, along: axis), anchor: point)
    }

    /// Lets two items slide along each other on an axis through a point, without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        make([item1, item2], .slide(at: point, along: axis), anchor: point)
    }

    /// Keeps points of two items no farther from each other than they are.
    open class func limitAttachment(
        with item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        make([item1, item2], .limit, offsets: (offset1, offset2))
    }

    /// Makes two items one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> Self {
        make([item1, item2], .fixed(at: point), anchor: point)
    }

    /// Lets two items turn about a point that both have.
    open class func pinAttachment(
        with item1: any UIDynamicItem,
        attachedTo item2: any UIDynamicItem,
        attachmentAnchor point: CGPoint
    ) -> Self {
        make([item1, item2], .pin(at: point), anchor: point)
    }

    private class func make(
        _ items: [any UIDynamicItem],
        _ kind: Kind,
        offsets: (UIOffset, UIOffset) = (.zero, .zero),
        anchor: CGPoint = .zero
    ) -> Self {
        let made = UIAttachmentBehavior(items, kind, offsets: offsets, anchor: anchor)
        guard let made = made as? Self else {
            // Apple's designated initializers cannot make these kinds, so neither can a subclass.
            fatalError(
                "UIAttachmentBehavior: the attachments that a function makes have no subclass"
            )
        }
        return made
    }

    // MARK: Properties

    /// The point to which an item is tied; moving it pulls the item along.
    open var anchorPoint: CGPoint { didSet { if anchorPoint != oldValue { isMoved() } } }
    /// The distance that is kept, in points; as it was in the beginning by default.
    open var length: CGFloat = 0 { didSet { if length != oldValue { isMoved() } } }
    /// How soon a spring's swinging fades: 0, the default, is never, 1 is at once.
    open var damping: CGFloat = 0 { didSet { if damping != oldValue { isMoved() } } }
    /// Swings a second; 0, the default, makes it rigid.
    open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { isMoved() } } }
    /// What resists turning or sliding; 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { isMoved() } } }
    /// How far items may slide, in points, or turn, in radians, from how they are; without limit by
    /// default.
    open var attachmentRange = UIFloatRange.infinite {
        didSet { if attachmentRange != oldValue { isMoved() } }
    }

    private func isMoved() {
        isChanged = true
        didChange()
    }

    private func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    private var distance: CGFloat {
        let from = point(of: items[0], offsets.0)
        let to = items.count > 1 ? point(of: items[1], offsets.1) : anchorPoint
        return hypot(to.x - from.x, to.y - from.y)
    }

    // MARK: For the animator

    override var dynamicItems: [any UIDynamicItem] { items }

    override func reconcile(_ space: DynamicSpace) {
        if joint != nil && !isChanged { return }
        dropJoint()
        isChanged = false
        guard let first = space.body(of: items[0])?.handle else { return }
        var second: OpaquePointer = space.ground
        if items.count > 1 {
            guard let body = space.body(of: items[1])?.handle else { return }
            second = body
        }
        self.space = space
        joint = makeJoint(in: space, first, second)
        guard let joint else { return }
        let unit = if case .slide = kind { Units.pointsPerMetre } else { 1.0 as CGFloat }
        cd_joint_set_range(
            joint,
            Float(attachmentRange.minimum / unit),
            Float(attachmentRange.maximum / unit)
        )
        cd_joint_set_friction(joint, Float(frictionTorque))
    }

    private func makeJoint(
        in space: DynamicSpace,
        _ a: OpaquePointer,
        _ b: OpaquePointer
    ) -> OpaquePointer? {
        let from = CDVector(point(of: items[0], offsets.0))
        let to = CDVector(items.count > 1 ? point(of: items[1], offsets.1) : anchorPoint)
        let frequency = Float(max(frequency, 0))
        let damping = Float(max(damping, 0))
        switch kind {
        case .distance:
            let length = Units.metres(max(length, 0))
            // A rod without length is a pin.
            if length < 0.01, frequency == 0, items.count == 1 {
                return cd_joint_distance(space.world, a, b, from, to, length, 60, 1)
            }
            return cd_joint_distance(space.world, a, b, from, to, length, frequency, damping)
        case .limit: return cd_joint_rope(space.world, a, b, from, to, Units.metres(length))
        case .fixed(let point):
            return cd_joint_weld(space.world, a, b, CDVector(point), frequency, damping)
        case .pin(let point): return cd_joint_pin(space.world, a, b, CDVector(point))
        case .slide(let point, let axis):
            let length = axis.length
            let axis = length > 0 ? axis * (1 / length) : CGVector(dx: 1, dy: 0)
            // The rail belongs to what stays.
            return cd_joint_slide(space.world, b, a, CDVector(point), CDVector(metres: axis))
        }
    }

    private func dropJoint() {
        if let joint, let space { cd_joint_free(space.world, joint) }
        joint = nil
    }

    override func leave(_ space: DynamicSpace) { dropJoint() }
}
