// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import CoreGraphics

extension NSLayoutConstraint {
    /// The data of a constraint, without references that would be counted.
    struct Plain: BitwiseCopyable {
        /// The links of the lists of the holder and of the items; first, where lists expect them.
        var links = ConstraintList.Links()
        /// The items' cells with their generations.
        ///
        /// While the constraint is active, an item that is deallocated becomes nil here; later its
        /// cell may be reused.
        var first: ItemCore.Pointer?
        var second: ItemCore.Pointer?
        let firstGeneration: UInt32
        let secondGeneration: UInt32
        let multiplier: Double
        var constant: Double
        var priority: Float = 1000
        let firstAttribute: Attribute
        let secondAttribute: Attribute
        let relation: Relation
        var flags: Flags = []
        /// The cell of the view that holds the constraint while it is active.
        var holder: ItemCore.Pointer?
        /// The engine that has installed the constraint, which clears this when it is deallocated.
        var engineID: UnsafeRawPointer?
        /// The solver's constant is `base - constant`.
        var base = 0.0
        /// The constraint in the engine's solver.
        var id = Int32(-1)

        /// Properties of a constraint, as flags.
        struct Flags: OptionSet, BitwiseCopyable {
            let rawValue: UInt8

            /// Edges, centres and sizes are related, neither margins nor baselines nor distances.
            static let isPlain = Flags(rawValue: 1 << 0)
            /// The side depends on the reading direction.
            static let followsDirection = Flags(rawValue: 1 << 1)
            static let isInstalled = Flags(rawValue: 1 << 2)
            static let isToBeArchived = Flags(rawValue: 1 << 3)
        }

        /// Of a constraint that relates nothing.
        init() {
            firstGeneration = 0
            secondGeneration = 0
            multiplier = 1
            constant = 0
            firstAttribute = .notAnAttribute
            secondAttribute = .notAnAttribute
            relation = .equal
        }

        init(
            _ first: LayoutItem,
            _ firstAttribute: Attribute,
            _ relation: Relation,
            _ second: LayoutItem?,
            _ secondAttribute: Attribute,
            multiplier: CGFloat,
            constant: CGFloat
        ) {
            self.init(
                AnchorPlace(first, firstAttribute),
                relation,
                second.map { AnchorPlace($0, secondAttribute) }
                    ?? AnchorPlace(attribute: secondAttribute),
                multiplier: multiplier,
                constant: constant
            )
        }

        @inline(__always)
        init(
            _ first: AnchorPlace,
            _ relation: Relation,
            _ second: AnchorPlace,
            multiplier: CGFloat,
            constant: CGFloat
        ) {
            self.first = first.core
            self.second = second.core
            firstGeneration = first.generation
            secondGeneration = second.generation
            self.multiplier = Double(multiplier)
            self.constant = Double(constant)
            firstAttribute = first.attribute
            secondAttribute = second.attribute
            self.relation = relation
            let one = AttributeSet(first.attribute)
            let two = AttributeSet(second.attribute)
            if !one.isEmpty, AttributeSet.plain.isSuperset(of: one.union(two)) {
                flags = .isPlain
            }
            if !one.isDisjoint(with: .readingEdges)
                || one.isDisjoint(with: .sides) && !two.isDisjoint(with: .readingEdges)
            {
                flags.insert(.followsDirection)
            }
        }

        /// Whether the constraint needs no further check: it relates two positions of one axis, or
        /// a size to another or to a constant, as nearly all do.
        @inline(__always)
        var isKnownValid: Bool {
            let one = AttributeSet(firstAttribute)
            let two = AttributeSet(secondAttribute)
            guard multiplier.isFinite, multiplier != 0 else { return false }
            let both = one.union(two)
            if AttributeSet.sizes.isSuperset(of: both) { return !one.isEmpty }
            guard !one.isEmpty, !two.isEmpty, second != nil else { return false }
            let isOneAxis =
                AttributeSet.xPlaces.isSuperset(of: both)
                || AttributeSet.yPlaces.isSuperset(of: both)
            return isOneAxis
                && (both.isDisjoint(with: .readingEdges) || both.isDisjoint(with: .sides))
        }

        mutating func set(_ flag: Flags, _ isOn: Bool) {
            if isOn { flags.insert(flag) } else { flags.remove(flag) }
        }
    }

    /// Attributes, as bits.
    struct AttributeSet: OptionSet, BitwiseCopyable {
        let rawValue: UInt32

        @inline(__always)
        init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The set of one attribute; empty for none.
        @inline(__always)
        init(_ attribute: Attribute) {
            rawValue = (1 << UInt32(truncatingIfNeeded: attribute.rawValue)) & ~1
        }

        /// Left to centerY: neither baselines nor margins.
        static var plain: AttributeSet { AttributeSet(rawValue: 0b111_1111_1110) }
        /// Width and height.
        static var sizes: AttributeSet { AttributeSet(rawValue: 1 << 7 | 1 << 8) }
        /// Leading, trailing and their margins.
        static var readingEdges: AttributeSet {
            AttributeSet(rawValue: 1 << 5 | 1 << 6 | 1 << 17 | 1 << 18)
        }
        /// Left, right and their margins.
        static var sides: AttributeSet {
            AttributeSet(rawValue: 1 << 1 | 1 << 2 | 1 << 13 | 1 << 14)
        }
        /// Places along x.
        static var xPlaces: AttributeSet {
            AttributeSet(rawValue: readingEdges.rawValue | sides.rawValue | 1 << 9 | 1 << 19)
        }
        /// Places along y.
        static var yPlaces: AttributeSet {
            AttributeSet(
                rawValue: 1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 15 | 1 << 16
                    | 1 << 20
            )
        }
    }

    /// The activation of several constraints, which mostly have one holder after another.
    @MainActor
    struct Activation {
        private var holder: ItemCore.Pointer?
        private var engine: LayoutEngine?

        @inline(__always)
        mutating func activate(_ entry: ConstraintList.Entry) {
            // Subclasses may override methods.
            guard entry.plain.pointee.flags.contains(.isPlain), entry.isOrdinary,
                let holder = entry.plain.holderCore
            else { return activateAlone(entry) }
            if entry.plain.pointee.holder != nil { return }
            if holder != self.holder { begin(holder) }
            NSLayoutConstraint.join(entry, holder)
            if let engine { engine.installNext(entry) }
        }

        private mutating func activateAlone(_ entry: ConstraintList.Entry) {
            finish()
            entry.takeUnretainedValue().isActive = true
        }

        /// Requests a layout of the holder.
        mutating func finish() {
            guard let holder else { return }
            self.holder = nil
            engine = nil
            guard let id = holder.pointee.viewID else { return }
            let view = Unmanaged<UIView>.fromOpaque(id)
            if !view.isAlreadyMarkedForLayout { view.takeUnretainedValue().markForLayout() }
        }

        private mutating func begin(_ holder: ItemCore.Pointer) {
            finish()
            MainThread.check("NSLayoutConstraint.activate(_:)")
            self.holder = holder
            guard let id = holder.pointee.viewID else { return }
            engine = LayoutEngine.existing(for: Unmanaged<UIView>.fromOpaque(id))
            engine?.direction.holderID = nil
        }
    }
}

extension UnsafeMutablePointer<NSLayoutConstraint.Plain> {
    /// The nearest common ancestor of two existing views, if it is one of them or the superview of
    /// both.
    @MainActor
    @inline(__always)
    fileprivate var holderCore: ItemCore.Pointer? {
        guard let first = pointee.first, first.pointee.generation == pointee.firstGeneration,
            let one = first.pointee.viewID
        else { return nil }
        guard let second = pointee.second, pointee.secondAttribute != .notAnAttribute else {
            return first
        }
        guard second.pointee.generation == pointee.secondGeneration,
            let other = second.pointee.viewID
        else { return nil }
        if other == one || second.pointee.superviewID == one { return first }
        guard let above = first.pointee.superviewID else { return nil }
        if above == other { return second }
        return above == second.pointee.superviewID ? first.pointee.findAbove() : nil
    }
}
