// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// An item's place in an engine, as plain memory.
///
/// The one in the window's engine is in the item's own cell; an engine for a fitting size makes its
/// own.
struct EntryCore {
    var item: ItemCore.Pointer?
    /// The engine; nil while the item is in none.
    var engineID: UnsafeRawPointer?
    /// The first of the four numbers of the aligned rectangle, in the space of the superview:
    /// width, height, x and y.
    ///
    /// An equation defines the last of its numbers that is free, so a position follows from a size:
    /// a size that nothing decides is zero, as on iOS.
    var first: Int32 = -1
    /// The entry's index in the engine.
    var index: Int32 = -1
    /// The width at which the content was measured last.
    var contentWidth = -1.0
    /// Whether the item may have content whose height depends on its width.
    var mayHaveContents = false
    /// The built-in rules; few items have any.
    var rules: Rules?

    /// The rules that apply without constraints of the app.
    final class Rules {
        /// The position in the root's space; made for the first constraint across levels.
        var absoluteX: Variable?
        var absoluteY: Variable?
        /// The equations that make `absoluteX` and `absoluteY`.
        var absoluteRules: [ConstraintID] = []
        /// The equations for a view with a mask, for the root, and for the guides of the system.
        var frameRules: [LayoutEntry.FrameRule] = []
        /// The content's hugging and compression resistance, by axis.
        var contentRules: [LayoutEntry.ContentRule] = []
    }
}

/// An item's place in an engine.
package struct LayoutEntry {
    typealias Pointer = UnsafeMutablePointer<EntryCore>

    let core: Pointer

    /// An equation whose constant is the view's frame, margins or safe area.
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
}

@MainActor
extension LayoutEntry {
    var item: LayoutItem {
        guard let item = core.pointee.item else {
            preconditionFailure("LayoutEntry.item is asked for after the item has left")
        }
        return LayoutItem(core: item)
    }

    package var engine: LayoutEngine {
        guard let id = core.pointee.engineID else {
            preconditionFailure("LayoutEntry.engine is asked for after the item has left")
        }
        return Unmanaged<LayoutEngine>.fromOpaque(id).takeUnretainedValue()
    }

    var index: Int32 { core.pointee.index }
    var width: Variable { Variable(index: core.pointee.first) }
    var height: Variable { Variable(index: core.pointee.first + 1) }
    var x: Variable { Variable(index: core.pointee.first + 2) }
    var y: Variable { Variable(index: core.pointee.first + 3) }

    var contentWidth: Double {
        get { core.pointee.contentWidth }
        nonmutating set { core.pointee.contentWidth = newValue }
    }

    var absoluteX: Variable? {
        get { core.pointee.rules?.absoluteX }
        nonmutating set { rules.absoluteX = newValue }
    }

    var absoluteY: Variable? {
        get { core.pointee.rules?.absoluteY }
        nonmutating set { rules.absoluteY = newValue }
    }

    var absoluteRules: [ConstraintID] { core.pointee.rules?.absoluteRules ?? [] }
    var frameRules: [FrameRule] { core.pointee.rules?.frameRules ?? [] }
    var contentRules: [ContentRule] { core.pointee.rules?.contentRules ?? [] }

    func addAbsoluteRule(_ id: ConstraintID) { rules.absoluteRules.append(id) }
    func add(_ rule: FrameRule) { rules.frameRules.append(rule) }
    func add(_ rule: ContentRule) { rules.contentRules.append(rule) }

    func forgetFrameRules() { core.pointee.rules?.frameRules = [] }
    func forgetContentRules() { core.pointee.rules?.contentRules = [] }

    /// The rules, made on first use.
    private var rules: EntryCore.Rules {
        if let rules = core.pointee.rules { return rules }
        let rules = EntryCore.Rules()
        core.pointee.rules = rules
        return rules
    }

    /// The next layout of the space places the item, whether the solver moves it or not.
    func mustBePlaced() {
        guard let item = core.pointee.item else { return }
        item.pointee.isMoved = true
        LayoutItem(core: item).spaceCore?.pointee.mustPlaceAll = true
    }
}
