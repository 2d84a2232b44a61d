// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

extension UINavigationController: ScrollFollower {
    // MARK: Views

    func makeNavigationView() {
        let around = UILayoutContainerView(frame: UIScreen.main.bounds)
        around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIView(frame: around.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.clipsToBounds = true
        around.addSubview(content)
        around.addSubview(ownBar)
        if let toolbar = navigation.toolbar { around.addSubview(toolbar) }
        navigation.content = content
        view = around
        announceAppearance()
        let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        edge.edges = .left
        edge.addHandler { [weak self] in self?.edgeWasDragged($0) }
        around.addPart(edge)
        navigation.popGesture = edge
        if let tap = navigation.barTap { around.addPart(tap) }
        if let swipe = navigation.barSwipe { around.addPart(swipe) }
    }

    var ownBar: UINavigationBar {
        if let bar = navigation.bar { return bar }
        let isPlain = navigation.barClass == UINavigationBar.self
        let made = isPlain ? nil : navigation.barClass.init(coder: EmptyCoder())
        let bar = made ?? UINavigationBar(frame: .zero)
        adopt(bar)
        return bar
    }

    /// Takes a bar that a nib describes, or one of the app's class.
    package func adopt(_ bar: UINavigationBar) {
        navigation.bar?.removeFromSuperview()
        bar.bar.owner = self
        navigation.bar = bar
        if !children.isEmpty { bar.take(children.map(\.navigationItem)) }
        if let view = viewIfLoaded { view.addSubview(bar) }
    }

    var ownToolbar: UIToolbar {
        if let toolbar = navigation.toolbar { return toolbar }
        let isPlain = navigation.toolbarClass == UIToolbar.self
        let made = isPlain ? nil : navigation.toolbarClass.init(coder: EmptyCoder())
        let toolbar = made ?? UIToolbar(frame: .zero)
        adopt(toolbar)
        return toolbar
    }

    /// Takes a toolbar that a nib describes, or one of the app's class.
    package func adopt(_ toolbar: UIToolbar) {
        navigation.toolbar = toolbar
        if let view = viewIfLoaded { view.addSubview(toolbar) }
        if let top = topViewController { toolbar.setItems(top.toolbarItems, animated: false) }
    }

    // MARK: Places

    private var isBarOffscreen: Bool {
        navigation.isBarHidden
            || navigation.hidesWhenCompact && traitCollection.verticalSizeClass == .compact
    }

    func changeBars(_ animated: Bool, _ change: () -> Void) {
        guard animated, viewIfLoaded?.window != nil else {
            change()
            return barsMayHaveChanged()
        }
        UIView.animate(springDuration: UINavigationController.hideShowBarDuration) {
            change()
            barsMayHaveChanged()
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.arrangeBars()
        }
    }

    /// Hides both bars on the screen.
    func hideBars() {
        guard viewIfLoaded?.window != nil else { return }
        setNavigationBarHidden(true, animated: true)
        setToolbarHidden(true, animated: true)
    }

    func barsMayHaveChanged() {
        guard isViewLoaded else { return }
        arrangeBars()
        view.setNeedsLayout()
    }

    /// Places the bars, and tells the content what they cover.
    func arrangeBars() {
        guard let view = viewIfLoaded, let content = navigation.content else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let bar = ownBar
        follow(navigation.shown)
        let isAway = isBarOffscreen
        let height = bar.shownHeight
        bar.bar.reach = safe.top
        bar.frame = CGRect(
            x: 0,
            y: isAway ? -height : safe.top,
            width: bounds.width,
            height: height
        )
        // While it moves away it is seen.
        bar.isHidden = isAway && ViewAnimation.current == nil
        bar.alpha = isAway ? 0 : 1
        var insets = UIEdgeInsets.zero
        if !isAway { insets.top = height }
        if let toolbar = navigation.toolbar {
            let isGone = navigation.isToolbarHidden
            let barHeight = BarMetrics.toolbarHeight
            toolbar.reach = safe.bottom
            toolbar.frame = CGRect(
                x: 0,
                y: isGone ? bounds.maxY : bounds.maxY - barHeight - safe.bottom,
                width: bounds.width,
                height: barHeight
            )
            toolbar.isHidden = isGone && navigation.transition == nil
            if !isGone { insets.bottom = barHeight }
        }
        if let scrollView = navigation.shown.flatMap(scrollView(of:)) {
            let isBelowBar = !isAway && scrollView.takesInBar
            scrollView.collapsedInset = isBelowBar ? bar.wantedHeight - height : 0
        }
        content.barInsets = insets
        if let shown = navigation.shown?.viewIfLoaded, navigation.transition == nil { place(shown) }
    }

    /// Gives a child's view its frame: all of the content, or what opaque bars leave.
    func place(_ child: UIView) {
        guard let content = navigation.content, let shown = navigation.shown ?? topViewController
        else { return }
        var frame = content.bounds
        let safe = view.safeAreaInsets
        let isOpaque = !ownBar.isTranslucent && !shown.extendedLayoutIncludesOpaqueBars
        if !isBarOffscreen, !shown.edgesForExtendedLayout.contains(.top) || isOpaque {
            let top = safe.top + ownBar.shownHeight
            frame.origin.y += top
            frame.size.height -= top
        }
        if !navigation.isToolbarHidden, !shown.edgesForExtendedLayout.contains(.bottom) {
            frame.size.height -= safe.bottom + BarMetrics.toolbarHeight
        }
        if child.frame != frame { child.frame = frame }
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    // MARK: Scrolling

    /// The scroll view that the bar looks at.
    private func scrollView(of controller: UIViewController) -> UIScrollView? {
        if let chosen = controller.contentScrollView(for: .top) { return chosen }
        guard let view = controller.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    private func follow(_ controller: UIViewController?) {
        guard let scrollView = controller.flatMap(scrollView(of:)) else {
            ownBar.bar.searchShown = .infinity
            ownBar.setScrolled(isAtEdge: true, largeTitle: .infinity)
            navigation.toolbar?.isAtEdge = true
            return
        }
        scrollView.scrollFollower = self
        measure(scrollView)
    }

    private func measure(_ scrollView: UIScrollView) {
        // How far the content has gone up under the bar at its full height.
        let inset = scrollView.adjustedContentInset.top + scrollView.collapsedInset
        let gone = scrollView.contentOffset.y + inset
        // The search bar goes first.
        let travel = ownBar.searchTravel
        ownBar.bar.searchShown = travel - gone
        let shown = max(0, ownBar.largeTitleHeight - max(0, gone - travel))
        let limit = travel + (ownBar.showsLargeTitle ? ownBar.largeTitleHeight : 0)
        ownBar.setScrolled(
            isAtEdge: gone <= limit + 0.5,
            largeTitle: shown
        )
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        let seen = scrollView.contentOffset.y + scrollView.bounds.height
        navigation.toolbar?.isAtEdge = end <= seen + 0.5
    }

    package func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard let shown = navigation.shown, self.scrollView(of: shown) === scrollView else {
            return
        }
        tabBarController?.scrollViewDidMove(scrollView)
        let former = ownBar.shownHeight
        measure(scrollView)
        if ownBar.shownHeight != former { arrangeBars() }
    }

    // MARK: Hiding

    var barTap: UITapGestureRecognizer {
        if let tap = navigation.barTap { return tap }
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.isEnabled = false
        tap.cancelsTouchesInView = false
        tap.addHandler { [weak self] tap in
            // What is tapped in a bar is for the bar.
            guard let self, !self.bars.contains(where: { $0.contains(tap) }) else { return }
            self.setNavigationBarHidden(!self.isNavigationBarHidden, animated: true)
        }
        navigation.barTap = tap
        viewIfLoaded?.addPart(tap)
        return tap
    }

    /// The bars that are shown.
    private var bars: [UIView] {
        let toolbar = navigation.isToolbarHidden ? nil : navigation.toolbar
        return [isNavigationBarHidden ? nil : ownBar, toolbar].compactMap(\.self)
    }

    var barSwipe: UIPanGestureRecognizer {
        if let swipe = navigation.barSwipe { return swipe }
        let swipe = UIPanGestureRecognizer(target: nil, action: nil)
        swipe.isEnabled = false
        swipe.cancelsTouchesInView = false
        swipe.addHandler { [weak self] recognizer in
            guard let self, let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended
            else { return }
            self.setNavigationBarHidden(pan.velocity(in: self.view).y < 0, animated: true)
        }
        navigation.barSwipe = swipe
        viewIfLoaded?.addPart(swipe)
        return swipe
    }
}

/// An archive without anything in it: the only initializer that every subclass has reads one.
private final class EmptyCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

/// Holds the children and the bars; of iOS's name, which descriptions of hierarchies tell.
@MainActor
final class UILayoutContainerView: UIView, ViewPart {}

extension UIScrollView {
    /// Whether the adjusted inset has the height of the bar above in it.
    fileprivate var takesInBar: Bool {
        contentInsetAdjustmentBehavior != .never && safeAreaInsets.top > 0
    }
}

extension UIView {
    /// Whether a gesture is inside the view.
    fileprivate func contains(_ recognizer: UIGestureRecognizer) -> Bool {
        point(inside: recognizer.location(in: self), with: nil)
    }
}

extension UINavigationBar {
    /// Follows the content: whether any lies below, and how much of a large title is seen.
    func setScrolled(isAtEdge: Bool, largeTitle: CGFloat) {
        bar.largeTitleShown = largeTitle
        guard isAtEdge != bar.isAtEdge else { return }
        bar.isAtEdge = isAtEdge
        looksDidChange()
    }
}

extension UIViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: UINavigationController? {
        var candidate = parent
        while let current = candidate {
            if let navigation = current as? UINavigationController { return navigation }
            candidate = current.parent
        }
        return nil
    }
}
