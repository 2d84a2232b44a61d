// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

/// Is notified of scrolling and zooming, and controls it.
///
/// Every method is optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol, _UIScrollViewDelegateProbes {
    // @optional

    /// The content offset has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger, a wheel or a trackpad begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is lifted; the target offset may be changed.
    ///
    /// The velocity is in points a millisecond.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The finger was lifted; tells whether the content decelerates.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has stopped decelerating.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated scroll of the program's is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is scaled; nil for none, so that nothing zooms.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// The view is about to be zoomed.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Zooming is over, and the scale back within its limits.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    )

    /// Whether a tap on the status bar scrolls to the top; true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The scroll to the top is over.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// The insets together with the safe area have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
