// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
public import Foundation
import ObjCRuntime

/// A linear relation between two attributes of views or layout guides.
///
/// It says `first.attribute (≤ = ≥) multiplier * second.attribute + constant`, in points of the
/// nearest common ancestor's bounds space.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    final let relationship: Relationship
    /// What of the relationship is read without counting references.
    // Unsafe because `init()`, which has no actor, sets it, and never changes.
    nonisolated(unsafe) final let plain: Plain
    @exclusivity(unchecked) final var state = State()
    /// The neighbours in the lists of the holder and of the items.
    // Unsafe because the lists, which only the main actor uses, do not declare it.
    @exclusivity(unchecked) nonisolated(unsafe) final var links = ConstraintList.Links(
        repeating: .init()
    )

    /// Makes a constraint; it is not active yet.
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
        relationship = Relationship(
            first: LayoutItem.of(view1, role: "first"),
            firstAttribute: attr1,
            relation: relation,
            second: view2.map { LayoutItem.of($0, role: "second") },
            secondAttribute: view2 == nil ? .notAnAttribute : attr2,
            multiplier: multiplier
        )
        plain = Plain(relationship)
        super.init()
        state.constant = c
        relationship.check()
    }

    /// Makes a constraint that relates nothing; it cannot be activated.
    public override init() {
        relationship = Relationship(
            firstAttribute: .notAnAttribute,
            relation: .equal,
            secondAttribute: .notAnAttribute,
            multiplier: 1
        )
        plain = Plain()
        super.init()
    }

    /// Makes a constraint from its parts, for anchors and the visual format.
    init(
        _ first: LayoutItem?,
        _ firstAttribute: Attribute,
        _ relation: Relation,
        _ second: LayoutItem?,
        _ secondAttribute: Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat,
        subtracting subtracted: LayoutItem? = nil,
        _ subtractedAttribute: Attribute = .notAnAttribute
    ) {
        relationship = Relationship(
            first: first,
            firstAttribute: firstAttribute,
            relation: relation,
            second: second,
            secondAttribute: secondAttribute,
            multiplier: multiplier,
            subtracted: subtracted,
            subtractedAttribute: subtractedAttribute
        )
        plain = Plain(relationship)
        super.init()
        state.constant = constant
        if !Relationship.isPlain(firstAttribute, secondAttribute, multiplier) {
            relationship.check()
        }
    }

    /// The view or guide on the left-hand side; nil once it is gone.
    open var firstItem: AnyObject? { relationship.first?.object }

    /// The attribute on the left-hand side.
    open var firstAttribute: Attribute { relationship.firstAttribute }

    /// The view or guide on the right-hand side, where there is one.
    open var secondItem: AnyObject? { relationship.second?.object }

    /// The attribute on the right-hand side.
    open var secondAttribute: Attribute { relationship.secondAttribute }

    /// How the sides compare.
    open var relation: Relation { relationship.relation }

    /// What the right-hand attribute is multiplied by.
    open var multiplier: CGFloat { relationship.multiplier }

    /// What is added to the right-hand side, in points; may change at any time, cheaply.
    open var constant: CGFloat {
        get { state.constant }
        set { setConstant(newValue) }
    }

    /// How much it matters that the constraint holds; required by default.
    ///
    /// While the constraint is active it may not change to or from required.
    open var priority: UILayoutPriority {
        get { state.priority }
        set { setPriority(newValue) }
    }

    /// Whether the constraint takes part in layout.
    ///
    /// Activating raises an exception where the items have no common ancestor.
    open var isActive: Bool {
        get { state.holderID != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// A name for debugging; those of the system begin with UI.
    open var identifier: String? {
        get { state.identifier }
        set { state.identifier = newValue }
    }

    /// Whether the constraint is archived with its view; false by default.
    open var shouldBeArchived: Bool {
        get { state.shouldBeArchived }
        set { state.shouldBeArchived = newValue }
    }

    /// The left-hand side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        relationship.first?.anyAnchor(firstAttribute)
            ?? NSLayoutAnchor<AnyObject>(nil, firstAttribute)
    }

    /// The right-hand side as an anchor, where there is one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        relationship.second?.anyAnchor(secondAttribute)
    }

    /// Activates constraints; cheaper than one by one.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        var activation = Activation()
        for constraint in constraints { activation.activate(constraint) }
        activation.finish()
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Reads constraints from a picture in characters, `H:|-[name(>=50)]-8-[other]|` for example.
    ///
    /// A format that cannot be read raises an exception that shows where.
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
    /// What a constraint relates; never changes.
    @MainActor
    struct Relationship {
        var first: LayoutItem?
        var firstAttribute: Attribute
        var relation: Relation
        var second: LayoutItem?
        var secondAttribute: Attribute
        var multiplier: CGFloat
        /// Where the left-hand side is the distance between two anchors: what is subtracted.
        var subtracted: LayoutItem?
        var subtractedAttribute = Attribute.notAnAttribute
    }

    /// What may change in a constraint.
    struct State {
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
        var identifier: String?
        var shouldBeArchived = false
        /// Whether leading is where the holder's contents begin, not the first item's: so a stack
        /// view arranges its views, whatever their own direction.
        var followsHolderDirection = false
        /// The address of the view that holds the constraint while it is active.
        var holderID: UnsafeRawPointer?
        /// The engine that has the constraint, which lets go of it before it goes.
        unowned(unsafe) var engine: LayoutEngine?
        var isInstalled = false
        /// The solver's constant is `base - constant`.
        var base = 0.0
        /// The constraint in the engine's solver.
        var id = ConstraintID.none
    }
}

extension NSLayoutConstraint.State {
    /// The view that holds the constraint while it is active.
    var holder: UIView? {
        holderID.map { Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension NSLayoutConstraint.Relationship {
    /// Whether there is nothing to check: nearly all relate two places, or a size to another or to
    /// nothing.
    @inline(__always)
    static func isPlain(
        _ first: NSLayoutConstraint.Attribute,
        _ second: NSLayoutConstraint.Attribute,
        _ multiplier: CGFloat
    ) -> Bool {
        let kind = first.kind
        return (kind == second.kind || kind == .size && second == .notAnAttribute) && kind != .none
            && first.followsReadingDirection == second.followsReadingDirection
            && multiplier.isFinite && multiplier != 0
    }

    /// Raises where the two sides cannot be compared.
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
            guard firstAttribute.kind == .size || subtracted != nil else {
                refuse(
                    "the location attribute \(firstAttribute.text) needs a second item;"
                        + " only width and height can be compared with a constant alone"
                )
            }
            return
        }
        // A horizontal place may equal a vertical one: iOS takes left = top, which SnapKit's suite
        // demands, and refuses a place that equals a size.
        let areBothSizes = (firstAttribute.kind == .size, secondAttribute.kind == .size)
        guard subtracted != nil || areBothSizes.0 == areBothSizes.1 else {
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
