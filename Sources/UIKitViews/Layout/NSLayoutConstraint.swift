// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
public import Foundation
import ObjCRuntime

/// A linear relation between two attributes of views or layout guides.
///
/// Requires `first.attribute (≤ = ≥) multiplier * second.attribute + constant`, in points of the
/// nearest common ancestor's bounds space.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// All that constraints have, as plain memory.
    // Unsafe because `init()`, which has no actor, sets it, and because the lists of constraints,
    // which only the main actor uses, do not declare it.
    @exclusivity(unchecked) nonisolated(unsafe) final var plain: Plain
    /// Stored properties that few constraints need.
    // Unsafe for the reasons of `plain`.
    @exclusivity(unchecked) nonisolated(unsafe) final var rare: Rare?

    /// Makes an inactive constraint.
    ///
    /// Items are views and layout guides. A pair of attributes that cannot be compared raises an
    /// exception.
    public init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        plain = Plain(
            LayoutItem.of(view1, role: "first"),
            attr1,
            relation,
            view2.map { LayoutItem.of($0, role: "second") },
            view2 == nil ? .notAnAttribute : attr2,
            multiplier: multiplier,
            constant: c
        )
        super.init()
        relationship.check()
    }

    /// Makes a constraint that relates nothing; it cannot be activated.
    public override init() {
        plain = Plain()
        super.init()
    }

    /// Makes a constraint between items, for the visual format.
    convenience init(
        _ first: LayoutItem,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ second: LayoutItem?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        self.init(
            Plain(
                first,
                firstAttribute,
                relation,
                second,
                secondAttribute,
                multiplier: multiplier,
                constant: constant
            )
        )
    }

    /// Makes a constraint of two places, for anchors: in place, since nearly all are made so.
    @inline(__always)
    init(
        _ first: AnchorPlace,
        _ relation: Relation,
        _ second: AnchorPlace,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        plain = Plain(first, relation, second, multiplier: multiplier, constant: constant)
        super.init()
        if !plain.isKnownValid { relationship.check() }
    }

    /// Makes a constraint from its parts; with what few constraints have.
    init(_ plain: Plain, rare: Rare? = nil) {
        self.plain = plain
        self.rare = rare
        super.init()
        if rare != nil || !plain.isKnownValid { relationship.check() }
    }

    /// The view or guide on the left-hand side; nil once it is gone.
    open var firstItem: AnyObject? { relationship.first?.object }

    /// The attribute on the left-hand side.
    open var firstAttribute: Attribute { plain.firstAttribute }

    /// The view or guide on the right-hand side, or nil.
    open var secondItem: AnyObject? { relationship.second?.object }

    /// The attribute on the right-hand side.
    open var secondAttribute: Attribute { plain.secondAttribute }

    /// How the sides compare.
    open var relation: Relation { plain.relation }

    /// The factor of the right-hand attribute.
    open var multiplier: CGFloat { CGFloat(plain.multiplier) }

    /// The constant of the right-hand side, in points; can be changed at any time, cheaply.
    open var constant: CGFloat {
        get { CGFloat(plain.constant) }
        set { announcing("constant") { setConstant(newValue) } }
    }

    /// The priority; required by default.
    ///
    /// While the constraint is installed (in a window, or after a layout), it may not change to or
    /// from required.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(plain.priority) }
        set { announcing("priority") { setPriority(newValue) } }
    }

    /// Whether the constraint is active.
    ///
    /// Activating a constraint whose items have no common ancestor raises an exception.
    open var isActive: Bool {
        get { plain.holder != nil }
        set {
            announcing("isActive", "active") { if newValue { activate() } else { deactivate() } }
        }
    }

    /// A name for debugging; identifiers of the system begin with UI.
    open var identifier: String? {
        get { rare?.identifier }
        set { if newValue != nil || rare != nil { makeRare().identifier = newValue } }
    }

    /// Whether the constraint is archived with its view; false by default.
    open var shouldBeArchived: Bool {
        get { plain.flags.contains(.isToBeArchived) }
        set { announcing("shouldBeArchived") { plain.set(.isToBeArchived, newValue) } }
    }

    /// The left-hand side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        relationship.first?.anyAnchor(firstAttribute)
            ?? NSLayoutAnchor<AnyObject>(AnchorPlace(attribute: firstAttribute))
    }

    /// The right-hand side as an anchor, or nil.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        relationship.second?.anyAnchor(secondAttribute)
    }

    /// Activates constraints; cheaper than one by one.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        var activation = Activation()
        // Unsafe: the same array, read without counting references.
        let entries = unsafeBitCast(constraints, to: [Unmanaged<NSLayoutConstraint>].self)
        for index in 0..<entries.count { activation.activate(entries[index]) }
        activation.finish()
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Reads constraints from a picture in characters, `H:|-[name(>=50)]-8-[other]|` for example.
    ///
    /// An invalid format raises an exception that shows the error's place.
    open class func constraints(
        withVisualFormat format: String,
        options opts: FormatOptions = [],
        metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
        return reader.constraints()
    }

    /// The constraint in UIKit's form.
    open override nonisolated var description: String {
        MainThread.describe(self) { $0.text }
    }
}

extension NSLayoutConstraint {
    /// The immutable part of a constraint.
    @MainActor
    struct Relationship {
        var first: LayoutItem?
        var firstAttribute: Attribute
        var relation: Relation
        var second: LayoutItem?
        var secondAttribute: Attribute
        var multiplier: CGFloat
        /// The start of the distance, if the left-hand side is one.
        var subtracted: LayoutItem?
        var subtractedAttribute = Attribute.notAnAttribute
        var isDistance = false
    }

    /// The relationship in words that can be read at leisure; items that are gone are nil.
    final var relationship: Relationship {
        Relationship(
            first: LayoutItem(plain.first, plain.firstGeneration),
            firstAttribute: plain.firstAttribute,
            relation: plain.relation,
            second: LayoutItem(plain.second, plain.secondGeneration),
            secondAttribute: plain.secondAttribute,
            multiplier: CGFloat(plain.multiplier),
            subtracted: LayoutItem(rare?.subtracted, rare?.subtractedGeneration ?? 0),
            subtractedAttribute: rare?.subtractedAttribute ?? .notAnAttribute,
            isDistance: rare?.subtracted != nil
        )
    }

    final class Rare {
        var identifier: String?
        /// The start of the distance, if the left-hand side is one.
        var subtracted: ItemCore.Pointer?
        var subtractedGeneration: UInt32 = 0
        var subtractedAttribute = Attribute.notAnAttribute

        // Without an actor, as the constraint's own initializer.
        nonisolated init() {}
    }

    /// The properties that few constraints need, made on first use.
    final func makeRare() -> Rare {
        if let rare { return rare }
        let rare = Rare()
        self.rare = rare
        return rare
    }
}

extension NSLayoutConstraint.Relationship {
    /// Raises an exception if the two sides cannot be compared.
    func check() {
        func refuse(_ reason: String) -> Never {
            Diagnostics.trap(
                .invalidArgumentException,
                "NSLayoutConstraint for \(first?.name ?? "nil"): \(reason)"
            )
        }
        guard firstAttribute != .notAnAttribute else {
            refuse("the first attribute may not be notAnAttribute")
        }
        guard multiplier.isFinite else { refuse("the multiplier is \(multiplier)") }
        guard second != nil, secondAttribute != .notAnAttribute else {
            guard firstAttribute.kind == .size || isDistance else {
                refuse(
                    "the location attribute \(firstAttribute.text) needs a second item;"
                        + " only width and height can be compared with a constant alone"
                )
            }
            return
        }
        // A horizontal position may equal a vertical one: iOS accepts left = top, which SnapKit's
        // tests require, and refuses a position that equals a size.
        let areBothSizes = (firstAttribute.kind == .size, secondAttribute.kind == .size)
        guard isDistance || areBothSizes.0 == areBothSizes.1 else {
            refuse(
                "\(firstAttribute.text) and \(secondAttribute.text) cannot be compared;"
                    + " both must be places or both sizes"
            )
        }
        if let a = firstAttribute.followsReadingDirection,
            let b = secondAttribute.followsReadingDirection, a != b
        {
            refuse(
                "\(firstAttribute.text) and \(secondAttribute.text) cannot be compared: leading and"
                    + " trailing depend on the reading direction, left and right do not"
            )
        }
        if firstAttribute.kind != .size, multiplier == 0 {
            refuse("a multiplier of 0 says nothing of a location")
        }
    }

    /// Everything that the relationship names.
    var items: [LayoutItem] { [first, second, subtracted].compactMap { $0 } }
}
