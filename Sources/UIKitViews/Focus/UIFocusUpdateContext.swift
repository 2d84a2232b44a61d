// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A focus move: source, destination and direction.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    private weak var former: (any UIFocusItem)?
    private weak var following: (any UIFocusItem)?

    /// Makes a context of no move.
    public override init() { super.init() }

    /// Makes a context of a move.
    package init(
        from former: (any UIFocusItem)?,
        to following: (any UIFocusItem)?,
        heading: UIFocusHeading
    ) {
        self.former = former
        self.following = following
        focusHeading = heading
    }

    /// The item that had the focus; nil if none had it.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { former }

    /// The item that gets the focus; nil if none gets it.
    open weak var nextFocusedItem: (any UIFocusItem)? { following }

    /// The view that had the focus, or the one that the item was in.
    open weak var previouslyFocusedView: UIView? { former?.focusView }

    /// The view that gets the focus, or the one that the item is in.
    open weak var nextFocusedView: UIView? { following?.focusView }

    /// The direction; empty if the program moves the focus.
    open private(set) var focusHeading = UIFocusHeading()

    /// The two items and the heading, for a debugger.
    open override nonisolated var description: String {
        MainThread.describe(self) {
            let names = [$0.former, $0.following].map { $0.map { "\(type(of: $0))" } ?? "nil" }
            return "<\(type(of: $0)): from \(names[0]) to \(names[1]), "
                + "heading \($0.focusHeading.rawValue)>"
        }
    }
}

extension UIFocusItem {
    /// The item as a view, or the view around it.
    package var focusView: UIView? {
        for environment in focusChain {
            if let view = environment as? UIView { return view }
        }
        return nil
    }
}
