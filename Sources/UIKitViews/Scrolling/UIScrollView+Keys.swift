// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIScrollView {
    /// The distance that an arrow key scrolls, in points; our choice.
    private static let arrowStep: CGFloat = 60
    /// The part of the view that a page key scrolls, so that some of the page before stays; our
    /// choice.
    private static let pagePart: CGFloat = 0.9

    /// Scrolls by keys; false if none of them scrolls.
    func scrollByKeys(_ presses: Set<UIPress>) -> Bool {
        guard scroll.allowsKeys, scroll.isEnabled else { return false }
        for press in presses where !press.isForText {
            guard let key = press.key, let target = target(of: key) else { continue }
            let place = reachable(target)
            guard place != keyOrigin else { continue }
            setContentOffset(place, animated: true)
            return true
        }
        return false
    }

    /// The present or future offset, so that quick key presses add up.
    private var keyOrigin: CGPoint {
        guard case .scroll(let course) = motion?.kind else { return contentOffset }
        return course.offset.to
    }

    private func target(of key: UIKey) -> CGPoint? {
        var place = keyOrigin
        let reach = reach
        let isToEnd = key.modifierFlags.contains(.command)
        let isBack = key.modifierFlags.contains(.shift)
        let seen = bounds.inset(by: scroll.adjustedInset).size
        switch key.keyCode {
        case .keyboardUpArrow:
            place.y = isToEnd ? reach.y.lowerBound : place.y - UIScrollView.arrowStep
        case .keyboardDownArrow:
            place.y = isToEnd ? reach.y.upperBound : place.y + UIScrollView.arrowStep
        case .keyboardLeftArrow:
            place.x = isToEnd ? reach.x.lowerBound : place.x - UIScrollView.arrowStep
        case .keyboardRightArrow:
            place.x = isToEnd ? reach.x.upperBound : place.x + UIScrollView.arrowStep
        case .keyboardPageUp: place.y -= seen.height * UIScrollView.pagePart
        case .keyboardPageDown: place.y += seen.height * UIScrollView.pagePart
        case .keyboardSpacebar:
            place.y += seen.height * UIScrollView.pagePart * (isBack ? -1 : 1)
        case .keyboardHome: place.y = reach.y.lowerBound
        case .keyboardEnd: place.y = reach.y.upperBound
        default: return nil
        }
        return place
    }
}
