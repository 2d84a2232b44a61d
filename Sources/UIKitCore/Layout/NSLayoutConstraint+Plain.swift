// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
    /// What installing reads of a relationship, without references to be counted.
    struct Plain {
        let first: ItemCore.Pointer?
        /// The second item, unless it counts for nothing.
        let second: ItemCore.Pointer?
        /// The second item, even without an attribute.
        let named: ItemCore.Pointer?
        let firstAttribute: Attribute
        let secondAttribute: Attribute
        /// Whether edges, centres and sizes are related, neither margins nor baselines nor distances.
        let isPlain: Bool
        /// Whether the reading direction says which side is meant.
        let followsDirection: Bool
        let multiplier: Double

        /// Of a constraint that relates nothing.
        init() {
            first = nil
            second = nil
            named = nil
            firstAttribute = .notAnAttribute
            secondAttribute = .notAnAttribute
            isPlain = false
            followsDirection = false
            multiplier = 1
        }

        @MainActor
        init(_ relationship: borrowing Relationship) {
            first = relationship.first?.core
            named = relationship.second?.core
            second = relationship.secondAttribute == .notAnAttribute ? nil : named
            firstAttribute = relationship.firstAttribute
            secondAttribute = relationship.secondAttribute
            isPlain =
                relationship.subtracted == nil && firstAttribute != .notAnAttribute
                && firstAttribute.rawValue <= Attribute.centerY.rawValue
                && secondAttribute.rawValue <= Attribute.centerY.rawValue
            followsDirection =
                firstAttribute.isReadingEdge
                || firstAttribute.followsReadingDirection == nil && secondAttribute.isReadingEdge
            multiplier = Double(relationship.multiplier)
        }
    }

    /// The activation of several constraints, which mostly have one holder after another.
    @MainActor
    struct Activation {
        private var holderID: UnsafeRawPointer?
        private var core: ItemCore.Pointer?
        private var engine: LayoutEngine?

        mutating func activate(_ constraint: NSLayoutConstraint) {
            // A subclass may have its own mind.
            guard type(of: constraint) == NSLayoutConstraint.self,
                constraint.plain.isPlain, let core = constraint.holderCore,
                let holderID = core.pointee.viewID
            else {
                finish()
                constraint.isActive = true
                return
            }
            guard constraint.state.holderID == nil else { return }
            if holderID != self.holderID { begin(holderID, core) }
            constraint.join(holderID, core)
            engine?.installNext(constraint)
        }

        /// Asks the holder for a layout.
        mutating func finish() {
            guard let holderID else { return }
            self.holderID = nil
            engine = nil
            Unmanaged<UIView>.fromOpaque(holderID).takeUnretainedValue().setNeedsLayout()
        }

        private mutating func begin(_ holderID: UnsafeRawPointer, _ core: ItemCore.Pointer) {
            finish()
            MainThread.check("NSLayoutConstraint.activate(_:)")
            self.holderID = holderID
            let holder = Unmanaged<UIView>.fromOpaque(holderID).takeUnretainedValue()
            engine = LayoutEngine.existing(for: holder)
            engine?.direction.holderID = nil
        }
    }

    /// The core of the nearest common ancestor of two views, where that is one of them or the
    /// superview of both.
    fileprivate var holderCore: ItemCore.Pointer? {
        guard let first = plain.first, let one = first.pointee.viewID else { return nil }
        guard let second = plain.second else { return first }
        guard let other = second.pointee.viewID else { return nil }
        if other == one || second.pointee.superviewID == one { return first }
        guard let above = first.pointee.superviewID else { return nil }
        if above == other { return second }
        return above == second.pointee.superviewID ? first.pointee.findAbove() : nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// Leading or trailing.
    fileprivate var isReadingEdge: Bool { followsReadingDirection == true }
}
