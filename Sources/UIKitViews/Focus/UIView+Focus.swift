// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The work of `focusItems(in:)`.
    func subviewsAsFocusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.frame.meets(rect) }
    }

    /// The parent environment: the controller of this view, else the superview; a window's is its
    /// scene.
    var environmentAroundView: (any UIFocusEnvironment)? {
        if let window = self as? UIWindow { return window.windowScene }
        return hierarchy.controller ?? hierarchy.superview
    }

    /// The preferred environments of a view: itself, unless it is a window.
    var focusPreferences: [any UIFocusEnvironment] {
        guard let window = self as? UIWindow, let controller = window.rootViewController else {
            return []
        }
        var last = controller
        while let next = last.presentation.presented { last = next }
        return [last]
    }

    func changeFocus(_ change: (inout FocusSettings) -> Void) {
        var settings = extras.focus ?? FocusSettings()
        change(&settings)
        extras.focus = settings
    }

    /// The focus effect: the one that was set, else the system's.
    var effectOfFocus: UIFocusEffect? {
        if let focus = extras.focus, focus.hasOwnEffect { return focus.effect }
        return UIFocusEffect()
    }

    func setFocusEffect(_ effect: UIFocusEffect?) {
        // The property is `copy`, as on iOS.
        let copy = effect?.copy() as? UIFocusEffect
        changeFocus {
            $0.effect = copy
            $0.hasOwnEffect = true
        }
        if isFocused { FocusCenter.shared.state(of: self)?.refreshHalo() }
    }

    func askForFocusUpdate() {
        FocusCenter.shared.state(of: self)?.setNeedsUpdate(in: self)
    }

    /// Whether `focusItems(in:)` may answer items that are no views.
    var hasOwnFocusItems: Bool { type(of: self) != UIView.self }

    /// Whether the view is in front of another in the same window.
    func isInFront(of other: UIView) -> Bool {
        var path: [UIView] = []
        var view: UIView? = self
        while let current = view {
            path.append(current)
            view = current.superview
        }
        var branch = other
        while let parent = branch.superview {
            if let index = path.firstIndex(where: { $0 === parent }), index > 0 {
                let own = parent.hierarchy.subviews.firstIndex { $0 === path[index - 1] } ?? 0
                let others = parent.hierarchy.subviews.firstIndex { $0 === branch } ?? 0
                return own > others
            }
            branch = parent
        }
        return false
    }
}

extension UIFocusEnvironment {
    /// The view below which the environment's items are.
    package var focusSearchRoot: UIView? {
        if let view = self as? UIView { return view }
        if let controller = self as? UIViewController { return controller.viewIfLoaded }
        if let scene = self as? UIWindowScene { return scene.keyWindow ?? scene.windows.last }
        return focusItemContainer as? UIView
    }
}

extension UIViewController: UIFocusEnvironment {
    /// The parent environment of a controller: its view's superview, else its presenter.
    var environmentAroundController: (any UIFocusEnvironment)? {
        controller.view?.hierarchy.superview ?? parent ?? presentingViewController
            ?? controller.view?.window
    }

    func askForFocusUpdate() {
        FocusCenter.shared.state(of: self)?.setNeedsUpdate(in: self)
    }
}
