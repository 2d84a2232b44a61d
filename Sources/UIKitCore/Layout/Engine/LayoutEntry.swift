// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// An item's place in an engine.
@MainActor
final class LayoutEntry {
    let item: LayoutItem
    unowned(unsafe) let engine: LayoutEngine
    /// The number under which the engine keeps it.
    let index: Int32
    /// The first of the four numbers of the aligned rectangle, in the space of the superview.
    let x: Variable
    /// The width for which the contents last told their height.
    @exclusivity(unchecked) var contentWidth = -1.0
    /// Where the item is in the root's space; made when a constraint reaches across levels.
    @exclusivity(unchecked) var absoluteX: Variable?
    @exclusivity(unchecked) var absoluteY: Variable?
    /// The equations that make `absoluteX` and `absoluteY`.
    @exclusivity(unchecked) var absoluteRules: [ConstraintID] = []
    /// The equations for a view with a mask, for the root, and for the guides of the system.
    @exclusivity(unchecked) var frameRules: [FrameRule] = []
    /// What the contents ask for: at most and at least, by axis.
    @exclusivity(unchecked) var contentRules: [ContentRule] = []

    var y: Variable { x.next(1) }
    var width: Variable { x.next(2) }
    var height: Variable { x.next(3) }

    /// An equation whose constant follows the view's frame, margins or safe area.
    struct FrameRule {
        var id: ConstraintID
        var kind: Kind

        enum Kind {
            case x
            case y
            case width
            case height
        }
    }

    /// A goal whose constant is the intrinsic size.
    struct ContentRule {
        var id: ConstraintID
        var axis: NSLayoutConstraint.Axis
        var isUpperBound: Bool
    }

    init(item: LayoutItem, engine: LayoutEngine, index: Int32) {
        self.item = item
        self.engine = engine
        self.index = index
        x = engine.solver.makeVariables(tag: index)
    }

    /// The next layout of the space places the item, whether the solver moves it or not.
    func mustBePlaced() {
        item.core.pointee.isMoved = true
        item.spaceView?.layoutState.item?.mustPlaceAll = true
    }
}
