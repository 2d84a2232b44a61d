// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Follows the scrolling beside the delegate, as bars do.
@MainActor
package protocol ScrollFollower: AnyObject {
    /// The scroll view's offset has changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)
}

extension UIScrollView {
    /// What was set of the content and of how it scrolls.
    @MainActor
    struct ScrollState {
        weak var delegate: (any UIScrollViewDelegate)?
        weak var follower: (any ScrollFollower)?
        var edges: (any ScrollEdges)?
        var contentSize = CGSize.zero
        var contentInset = UIEdgeInsets.zero
        var adjustedInset = UIEdgeInsets.zero
        var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
        /// What a refresh control that is at work takes of the top.
        var refreshInset: CGFloat = 0
        /// How much of the bar above has been scrolled away, which scrolling to the top brings back.
        var collapsedInset: CGFloat = 0
        var alignmentPoint = CGPoint.zero
        var isEnabled = true
        var locksDirection = false
        var bouncesHorizontally = true
        var bouncesVertically = true
        var alwaysBouncesHorizontally = false
        var alwaysBouncesVertically = false
        var isPaging = false
        var rate = DecelerationRate.normal
        var transfersHorizontally = true
        var transfersVertically = true
        var allowsKeys = true
        var scrollsToTop = true
        var keyboardDismissMode = KeyboardDismissMode.none
        /// What restores the position with the first layout in a window.
        var restoration: (@MainActor (UIScrollView) -> Void)?
        var indexDisplayMode = IndexDisplayMode.automatic
        var delaysTouches = true
        var cancelsTouches = true
        var refreshControl: UIRefreshControl?
        /// Whether the offset has been set by anybody since the view was made.
        var isScrolling = false
        private var press: UIGestureRecognizer?

        /// The recognizer for remote controls, made when it is first asked for.
        mutating func directionalPress() -> UIGestureRecognizer {
            if let press { return press }
            let made = UIGestureRecognizer(target: nil, action: nil)
            made.isEnabled = false
            press = made
            return made
        }
    }

    /// How a finger, wheel or trackpad stands.
    struct DragState {
        var isTracking = false
        var isDragging = false
        /// Where the content would be without resistance when the translation is nothing.
        var origin = CGPoint.zero
        /// The axis that a locked drag stays on.
        var lockedAxis: NSLayoutConstraint.Axis?
        /// Where the drag began, which counts for pages.
        var startOffset = CGPoint.zero
        /// Whether a wheel or a trackpad drags.
        var isWheel = false
    }

    /// The limits of zooming, and how a pinch stands.
    @MainActor
    struct ZoomState {
        var minimum: CGFloat = 1
        var maximum: CGFloat = 1
        var bounces = true
        var isPinching = false
        weak var view: UIView?
        /// The scale when the pinch began.
        var startScale: CGFloat = 1
        /// The point of the zoomed view that stays between the fingers.
        var anchor = CGPoint.zero
    }

    /// The indicators, made when they are first shown.
    @MainActor
    struct IndicatorState {
        var style = IndicatorStyle.default
        var showsHorizontal = true
        var showsVertical = true
        var horizontalInsets = UIEdgeInsets.zero
        var verticalInsets = UIEdgeInsets.zero
        var adjustsInsets = true
        var horizontal: ScrollIndicatorView?
        var vertical: ScrollIndicatorView?
        var areShown = false
        /// Shown although nobody drags.
        var areForced = false
        /// Whether they are shown for a moment only to tell that there is more.
        var areFlashing = false
        var hiding: Deadline?
    }
}
