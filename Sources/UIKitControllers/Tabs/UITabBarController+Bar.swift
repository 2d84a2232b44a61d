// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

extension UITabBarController: ScrollFollower {
    func makeTabView() {
        let around = UILayoutContainerView(frame: UIScreen.main.bounds)
        around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIView(frame: around.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        around.addSubview(content)
        around.addSubview(ownBar)
        tabState.content = content
        view = around
    }

    var ownBar: UITabBar {
        if let bar = tabState.bar { return bar }
        let bar = UITabBar(frame: .zero)
        adopt(bar)
        return bar
    }

    /// Takes a bar that a nib describes.
    package func adopt(_ bar: UITabBar) {
        tabState.bar?.removeFromSuperview()
        bar.bar.owner = self
        bar.bar.delegate = self
        tabState.bar = bar
        viewIfLoaded?.addSubview(bar)
        if isViewLoaded || !tabState.controllers.isEmpty { refreshItems(animated: false) }
    }

    // MARK: Places

    /// Places the bar, and tells the content what it covers.
    func arrangeBar() {
        guard let view = viewIfLoaded, let content = tabState.content else { return }
        let bar = ownBar
        let bounds = view.bounds
        let height = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(
            x: tabState.isBarOffscreen || showsSidebar ? -bounds.width : 0,
            y: tabState.isMinimized ? bounds.maxY : bounds.maxY - height,
            width: bounds.width,
            height: height
        )
        arrangeSidebar(beside: content)
        var insets = UIEdgeInsets.zero
        let isBarSeen = !showsNoBar
        if isBarSeen { insets.bottom = max(0, height - view.safeAreaInsets.bottom) }
        insets.bottom += arrangeAccessory(above: isBarSeen ? height : view.safeAreaInsets.bottom)
        content.barInsets = insets
        if let shown = tabState.shown?.viewIfLoaded, tabState.transition == nil { place(shown) }
        follow()
    }

    private var showsNoBar: Bool {
        tabState.isBarOffscreen || ownBar.isHidden || showsSidebar || tabState.isMinimized
    }

    func barMayHaveChanged() {
        guard isViewLoaded else { return }
        arrangeBar()
        view.setNeedsLayout()
    }

    /// Gives a child's view its frame: all of the content, or what an opaque bar leaves.
    func place(_ child: UIView) {
        guard let content = tabState.content, let shown = tabState.shown else { return }
        var frame = content.bounds
        let isOpaque = !ownBar.isTranslucent && !shown.extendedLayoutIncludesOpaqueBars
        // A stack goes on below the bar; what is on it does not where it says so.
        let stops = !shown.edgesForExtendedLayout.contains(.bottom)
        if !showsNoBar, stops || isOpaque { frame.size.height -= ownBar.frame.height }
        if child.frame != frame { child.frame = frame }
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The stack of a child's has changed: the bar goes with what is pushed, or comes back.
    func follow(_ child: UINavigationController, isBarOffscreen: Bool, animated: Bool) {
        if child === tabState.shown { setBarOffscreen(isBarOffscreen, animated: animated) }
    }

    func setBarOffscreen(_ isAway: Bool, animated: Bool) {
        guard isAway != tabState.isBarOffscreen, isViewLoaded else {
            tabState.isBarOffscreen = isAway
            return
        }
        guard animated, view.window != nil else {
            tabState.isBarOffscreen = isAway
            return barMayHaveChanged()
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            self.tabState.isBarOffscreen = isAway
            self.arrangeBar()
        }
    }

    // MARK: Scrolling

    /// The scroll view that the bar looks at.
    func contentScrollView(of controller: UIViewController) -> UIScrollView? {
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        if let chosen = top.contentScrollView(for: .bottom) { return chosen }
        guard let view = top.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    private func follow() {
        guard let scrollView = tabState.shown.flatMap(contentScrollView(of:)) else {
            return ownBar.setScrolled(isAtEdge: true)
        }
        // A navigation controller follows it already, and tells.
        if !(tabState.shown is UINavigationController) { scrollView.scrollFollower = self }
        measure(scrollView)
    }

    private func measure(_ scrollView: UIScrollView) {
        let inset = scrollView.adjustedContentInset.bottom
        let end = scrollView.contentSize.height + inset
        let seen = scrollView.contentOffset.y + scrollView.bounds.height
        ownBar.setScrolled(isAtEdge: end <= seen + 0.5)
    }

    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard let shown = tabState.shown, contentScrollView(of: shown) === scrollView else {
            return
        }
        measure(scrollView)
        minimize(with: scrollView)
    }
}
