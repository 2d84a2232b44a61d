// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ObjCRuntime
import UIKitCore

// Pages that turn like paper.
extension UIPageViewController {
    /// How much of the width at each edge takes taps.
    private static let edge: CGFloat = 0.2
    private static let duration: TimeInterval = 0.5

    func makeRecognizers(in content: UIView) {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.addHandler { [weak self] in
            if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) }
        }
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in
            if $0.state == .ended { self?.turn($0) }
        }
        pages.recognizers = [pan, tap]
        for recognizer in pages.recognizers { content.addPart(recognizer) }
    }

    /// Whether a drag or a tap may turn a page.
    func mayTurn(_ recognizer: UIGestureRecognizer) -> Bool {
        guard pages.transition == nil, pages.dataSource != nil else { return false }
        return wantedDirection(recognizer) != nil
    }

    private func wantedDirection(_ recognizer: UIGestureRecognizer) -> NavigationDirection? {
        let isHorizontal = pages.orientation == .horizontal
        if let pan = recognizer as? UIPanGestureRecognizer {
            let way = pan.translation(in: view)
            let along = isHorizontal ? way.x : way.y
            let across = isHorizontal ? way.y : way.x
            guard abs(along) > abs(across) else { return nil }
            return (along < 0) != isReversed ? .forward : .reverse
        }
        guard let view else { return nil }
        let place = recognizer.location(in: view)
        let length = isHorizontal ? view.bounds.width : view.bounds.height
        guard length > 0 else { return nil }
        let fraction = (isHorizontal ? place.x : place.y) / length
        if fraction > 1 - UIPageViewController.edge { return isReversed ? .reverse : .forward }
        if fraction < UIPageViewController.edge { return isReversed ? .forward : .reverse }
        return nil
    }

    /// Pages that are bound at the far edge lie the other way round.
    private var isReversed: Bool { pages.spine == .max }

    private func turn(_ recognizer: UIGestureRecognizer) {
        guard let transition = beginTurn(recognizer) else { return }
        curl(transition)
    }

    // MARK: By a finger

    /// A finger holds the page until it is let go.
    private func drag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            guard let transition = beginTurn(pan), let content = pages.content else { return }
            let hold = CurlHold(content.sheet.layer, duration: Self.duration)
            pages.curl = hold
            curl(transition, isHeld: true)
            hold.begin()
            follow(pan)
        case .changed: follow(pan)
        case .ended: letGo(pan, isCancelled: false)
        case .cancelled: letGo(pan, isCancelled: true)
        case .possible, .failed: break
        }
    }

    /// How far along the turn a finger is, from 0 to 1, and how fast it goes on.
    private func progress(_ pan: UIPanGestureRecognizer) -> (way: CGFloat, speed: CGFloat) {
        guard let transition = pages.transition else { return (0, 0) }
        let isHorizontal = pages.orientation == .horizontal
        let path = pan.translation(in: view)
        let velocity = pan.velocity(in: view)
        let isToStart = (transition.direction == .forward) != isReversed
        let sign: CGFloat = isToStart ? -1 : 1
        let length = max(1, isHorizontal ? view.bounds.width : view.bounds.height)
        return (
            (isHorizontal ? path.x : path.y) * sign / length,
            (isHorizontal ? velocity.x : velocity.y) * sign / length
        )
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        pages.curl?.move(to: progress(pan).way)
    }

    private func letGo(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
        guard let hold = pages.curl else { return }
        let (way, speed) = progress(pan)
        // A flick turns the page, or lays it back; without one the middle decides.
        let isTurned = !isCancelled && (speed > 0.5 || speed > -0.5 && way > 0.5)
        let generation = pages.generation
        hold.run(to: isTurned ? 1 : 0) { [weak self] in
            guard let self, self.pages.generation == generation else { return }
            self.finish(completed: isTurned)
        }
    }

    private func beginTurn(_ recognizer: UIGestureRecognizer) -> PageTransition? {
        guard pages.transition == nil, let direction = wantedDirection(recognizer) else {
            return nil
        }
        let new = pagesToTurnTo(direction)
        guard !new.isEmpty else {
            // Nothing is there today; it is asked again.
            pages[direction] = .unasked
            return nil
        }
        let transition = PageTransition(
            direction: direction,
            old: pages.shown,
            new: new,
            isByHand: true,
            isAnimated: true,
            completion: nil
        )
        begin(transition)
        return transition
    }

    /// Turns to the pages of a transition that has begun; one that is held does not end by itself.
    func curl(_ transition: PageTransition, isHeld: Bool = false) {
        guard let content = pages.content else { return finish(completed: true) }
        let isForward = transition.direction == .forward
        let generation = pages.generation
        UIView.transition(
            with: content.sheet,
            duration: UIPageViewController.duration,
            options: [
                isForward ? .transitionCurlUp : .transitionCurlDown,
                isHeld ? .curveLinear : .curveEaseInOut,
            ],
            animations: {
                for page in transition.old { page.viewIfLoaded?.removeFromSuperview() }
                for (index, page) in transition.new.enumerated() {
                    content.place(page, at: index == 0 ? .here : .beside)
                }
                content.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                // Another change may have ended this one.
                guard let self, self.pages.generation == generation, !isHeld else { return }
                self.finish(completed: true)
            }
        )
    }
}
