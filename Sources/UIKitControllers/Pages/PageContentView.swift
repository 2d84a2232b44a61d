// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

/// The view of a page controller: the pages and, below them, the dots.
// The name is iOS's, which descriptions of hierarchies tell.
@MainActor
final class _UIPageViewControllerContentView: UIView {
    /// Where a page is put.
    enum Place {
        case before
        case here
        /// The second of two pages that are shown.
        case beside
        case after
    }

    private weak var controller: UIPageViewController?
    /// Where pages that curl are.
    let sheet = UIView()
    private(set) var strip: _UIQueuingScrollView?
    private var indicator: UIPageControl?
    /// The dot that stands out, before a finger changes it.
    private var index = 0

    private static let indicatorHeight: CGFloat = 37

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if controller.pages.style == .pageCurl { addSubview(sheet) }
    }

    required init?(coder: NSCoder) { nil }

    func makeStrip() {
        guard let controller else { return }
        let strip = _UIQueuingScrollView(controller)
        self.strip = strip
        strip.frame = bounds
        addSubview(strip)
        // Before the first layout, as on iOS: an offset may be set at once.
        strip.arrangeIfNeeded()
    }

    func place(_ page: UIViewController, at place: Place) {
        guard let view = page.view else { return }
        if let strip {
            strip.place(view, at: place)
        } else {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.superview !== sheet { sheet.addSubview(view) }
            setNeedsLayout()
        }
    }

    // MARK: Dots

    /// Shows as many dots as the data source says, none where it does not; it is asked once there
    /// are pages.
    func refreshIndicator(asksForIndex: Bool) {
        guard let controller, controller.pages.style == .scroll,
            controller.pages.orientation == .horizontal, !controller.pages.shown.isEmpty,
            let source = controller.pages.dataSource,
            let count = source.presentationCount?(for: controller),
            let index = source.presentationIndex?(for: controller)
        else {
            indicator?.removeFromSuperview()
            indicator = nil
            return setNeedsLayout()
        }
        let shown = indicator ?? makeIndicator()
        shown.numberOfPages = count
        if asksForIndex { show(index) }
        setNeedsLayout()
    }

    private func makeIndicator() -> UIPageControl {
        let made = UIPageControl()
        made.addAction(
            UIAction { [weak self, weak made] _ in
                if let made { self?.indicatorChanged(made) }
            },
            for: .valueChanged
        )
        addSubview(made)
        indicator = made
        return made
    }

    /// A page was changed: by hand the dots follow, by code the data source says which it is.
    func turnIndicator(_ transition: UIPageViewController.PageTransition) {
        guard transition.isByHand else { return refreshIndicator(asksForIndex: true) }
        show(index + (transition.direction == .forward ? 1 : -1))
    }

    private func show(_ index: Int) {
        indicator?.currentPage = index
        self.index = indicator?.currentPage ?? 0
    }

    /// A tap on the dots leads one page on.
    private func indicatorChanged(_ indicator: UIPageControl) {
        let isForward = indicator.currentPage > index
        // The dots follow when the page is there.
        show(index)
        guard let controller, controller.pages.transition == nil, let strip else { return }
        let direction: UIPageViewController.NavigationDirection = isForward ? .forward : .reverse
        guard let page = controller.neighbour(direction) else { return }
        controller.begin(
            UIPageViewController.PageTransition(
                direction: direction,
                old: controller.pages.shown,
                new: [page],
                isByHand: true,
                isAnimated: true,
                completion: nil
            )
        )
        strip.move(direction)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        var room = bounds
        if let indicator {
            let height = min(_UIPageViewControllerContentView.indicatorHeight, room.height)
            let below = min(safeAreaInsets.bottom, room.height - height)
            indicator.frame = CGRect(
                x: 0,
                y: bounds.maxY - below - height,
                width: bounds.width,
                height: height
            )
            room.size.height -= height + below
        }
        if let strip {
            let spacing = controller.pages.spacing
            let isHorizontal = controller.pages.orientation == .horizontal
            strip.frame = room.insetBy(
                dx: isHorizontal ? -spacing / 2 : 0,
                dy: isHorizontal ? 0 : -spacing / 2
            )
            return
        }
        sheet.frame = room
        let views = controller.pages.shown.compactMap { $0.viewIfLoaded }
        let all = sheet.subviews.count == views.count ? views : sheet.subviews
        for (index, view) in all.enumerated() {
            view.frame = part(index % max(1, controller.pages.count), of: sheet.bounds)
        }
    }

    private func part(_ index: Int, of room: CGRect) -> CGRect {
        guard let controller, controller.pages.count == 2 else { return room }
        let edge: CGRectEdge =
            controller.pages.orientation == .horizontal ? .minXEdge : .minYEdge
        let length = edge == .minXEdge ? room.width : room.height
        let halves = room.divided(atDistance: length / 2, from: edge)
        return index == 0 ? halves.slice : halves.remainder
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.pages.recognizers.contains(recognizer) else {
            return super.gestureRecognizerShouldBegin(recognizer)
        }
        return controller.mayTurn(recognizer)
    }
}
