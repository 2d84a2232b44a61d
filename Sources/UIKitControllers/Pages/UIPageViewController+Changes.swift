// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
package import Foundation
import ObjCRuntime
import UIKitCore

// What scrolling and curling share: which pages there are, and how one takes another's place.
extension UIPageViewController {
    func makePageView() {
        let content = _UIPageViewControllerContentView(self)
        pages.content = content
        view = content
        switch pages.style {
        case .scroll: content.makeStrip()
        case .pageCurl: makeRecognizers(in: content)
        }
        for page in pages.shown { content.place(page, at: .here) }
        content.refreshIndicator(asksForIndex: true)
    }

    /// Adopts what a storyboard says, before the view is loaded.
    package func configure(
        style: String?,
        orientation: String?,
        spine: String?,
        spacing: CGFloat?
    ) {
        pages.configure(style: style, orientation: orientation, spine: spine, spacing: spacing)
    }

    // MARK: Neighbours

    func sourceDidChange() {
        settle()
        pages.before = .unasked
        pages.after = .unasked
        pages.content?.refreshIndicator(asksForIndex: true)
        askForNeighbours()
        pages.content?.setNeedsLayout()
    }

    /// Asks what lies on both sides, which a strip has to know before a finger pulls it.
    func askForNeighbours() {
        guard pages.style == .scroll, pages.transition == nil, viewIfLoaded?.window != nil else {
            return
        }
        _ = neighbour(.forward)
        _ = neighbour(.reverse)
        pages.content?.strip?.limit()
    }

    /// What lies on one side, asked for if need be.
    func neighbour(_ direction: NavigationDirection) -> UIViewController? {
        if case .unasked = pages[direction] {
            pages[direction] = asked(direction).map { .page($0) } ?? .missing
        }
        return pages[direction].controller
    }

    private func asked(_ direction: NavigationDirection) -> UIViewController? {
        guard let source = pages.dataSource else { return nil }
        switch direction {
        case .forward:
            return pages.shown.last.flatMap {
                source.pageViewController(self, viewControllerAfter: $0)
            }
        case .reverse:
            return pages.shown.first.flatMap {
                source.pageViewController(self, viewControllerBefore: $0)
            }
        }
    }

    /// The pages that a turn leads to: two with the spine in the middle, none at the end.
    func pagesToTurnTo(_ direction: NavigationDirection) -> [UIViewController] {
        guard let first = neighbour(direction) else { return [] }
        guard pages.count == 2 || pages.isDoubleSided, let source = pages.dataSource else {
            return [first]
        }
        switch direction {
        case .forward:
            guard let next = source.pageViewController(self, viewControllerAfter: first) else {
                return []
            }
            return pages.count == 2 ? [first, next] : [next]
        case .reverse:
            guard let next = source.pageViewController(self, viewControllerBefore: first) else {
                return []
            }
            return pages.count == 2 ? [next, first] : [next]
        }
    }

    // MARK: By code

    func show(
        _ controllers: [UIViewController],
        _ direction: NavigationDirection,
        animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        // A page that curls and has a back may bring it along.
        let mayHaveBack = pages.style == .pageCurl && pages.isDoubleSided && animated
        let required = pages.count
        guard controllers.count == required || mayHaveBack && controllers.count == 2 else {
            fatalError(
                "UIPageViewController.setViewControllers: The number of view controllers provided "
                    + "(\(controllers.count)) doesn't match the number required (\(required)) for "
                    + "the requested transition; give as many as spineLocation shows."
            )
        }
        settle()
        let new = Array(controllers.prefix(required))
        let isSame = new.elementsEqual(pages.shown) { $0 === $1 }
        pages.before = .unasked
        pages.after = .unasked
        let isSeen = viewIfLoaded?.window != nil
        let moves =
            animated && isSeen && !isSame && !pages.shown.isEmpty
            && UIView.areAnimationsEnabled
        if isSame {
            finishShowing(completion)
        } else {
            let transition = PageTransition(
                direction: direction,
                old: pages.shown,
                new: new,
                isByHand: false,
                isAnimated: moves,
                completion: completion
            )
            begin(transition)
            if moves { run() } else { finish(completed: true) }
        }
    }

    private func finishShowing(_ completion: ((Bool) -> Void)?) {
        pages.content?.refreshIndicator(asksForIndex: true)
        askForNeighbours()
        completion?(true)
    }

    // MARK: Transitions

    /// Announces new pages and puts them where they come from.
    func begin(_ transition: PageTransition) {
        if transition.isByHand {
            pages.delegate?.pageViewController?(self, willTransitionTo: transition.new)
        }
        pages.transition = transition
        pages.generation += 1
        for page in transition.new where page.parent !== self { addChild(page) }
        guard isViewLoaded, let content = pages.content else { return }
        if pages.presence == .here || pages.presence == .coming {
            for page in transition.old {
                page.beginAppearanceTransition(false, animated: transition.isAnimated)
            }
            for page in transition.new {
                page.beginAppearanceTransition(true, animated: transition.isAnimated)
            }
        }
        if pages.style == .scroll {
            let place: _UIPageViewControllerContentView.Place =
                transition.direction == .forward ? .after : .before
            for page in transition.new { content.place(page, at: place) }
            if pages.presence == .here { for page in transition.new { page.isAppearingNow() } }
        }
    }

    private func run() {
        guard let transition = pages.transition else { return }
        switch pages.style {
        case .scroll: pages.content?.strip?.move(transition.direction)
        case .pageCurl: curl(transition)
        }
    }

    /// Ends what is under way, as if its animation were over.
    func settle() {
        guard let transition = pages.transition else { return }
        let isPast = pages.content?.strip?.isPastMiddle ?? pages.curl.map { $0.goal > 0.5 } ?? true
        finish(completed: !transition.isByHand || isPast)
    }

    /// Ends a change of page: the new pages stay, or the old ones after all.
    func finish(completed: Bool) {
        guard let transition = pages.transition else { return }
        pages.transition = nil
        pages.curl?.end()
        pages.curl = nil
        let staying = completed ? transition.new : transition.old
        let leaving = completed ? transition.old : transition.new
        let isSeen = pages.presence == .here
        if !completed, isSeen {
            for page in transition.new {
                page.beginAppearanceTransition(false, animated: transition.isAnimated)
            }
            for page in transition.old {
                page.beginAppearanceTransition(true, animated: transition.isAnimated)
            }
        }
        let gone = leaving.filter { page in !staying.contains { $0 === page } }
        for page in gone {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
        }
        pages.shown = staying
        if let content = pages.content {
            for (index, page) in staying.enumerated() {
                content.place(page, at: index == 0 ? .here : .beside)
            }
            content.strip?.rest()
        }
        if isSeen {
            for page in staying where pages.style == .pageCurl || !transition.isAnimated {
                page.isAppearingNow()
            }
            for page in staying { page.endAppearanceTransition() }
            for page in gone { page.endAppearanceTransition() }
        }
        for page in gone { page.removeFromParent() }
        if completed {
            for page in staying { page.didMove(toParent: self) }
            learnNeighbours(transition)
            pages.content?.turnIndicator(transition)
        }
        setNeedsStatusBarAppearanceUpdate()
        if transition.isByHand {
            pages.delegate?.pageViewController?(
                self,
                didFinishAnimating: true,
                previousViewControllers: transition.old,
                transitionCompleted: completed
            )
        }
        transition.completion?(completed)
        askForNeighbours()
    }

    /// What was shown lies behind now; what lies ahead has to be asked.
    private func learnNeighbours(_ transition: PageTransition) {
        pages.before = .unasked
        pages.after = .unasked
        guard transition.isByHand, pages.style == .scroll, let old = transition.old.first else {
            return
        }
        pages[transition.direction.opposite] = .page(old)
    }

    // MARK: Spine

    func moveSpine(for size: CGSize) {
        guard pages.style == .pageCurl, let delegate = pages.delegate else { return }
        let orientation: UIInterfaceOrientation =
            size.width > size.height ? .landscapeLeft : .portrait
        guard let spine = delegate.pageViewController?(self, spineLocationFor: orientation),
            spine != SpineLocation.none
        else { return }
        pages.spine = spine
        // The delegate sets the pages that belong to it; else the first stays.
        if pages.shown.count > pages.count {
            for page in pages.shown.dropFirst(pages.count) {
                page.willMove(toParent: nil)
                page.viewIfLoaded?.removeFromSuperview()
                page.removeFromParent()
            }
            pages.shown = Array(pages.shown.prefix(pages.count))
        }
        pages.content?.setNeedsLayout()
    }
}
