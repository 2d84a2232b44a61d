// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitTesting

@testable import UIKitViews

/// Writes down what a scroll view says, repeated calls once.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    var target: CGPoint?
    var zoomed: UIView?

    private func note(_ name: String) {
        if calls.last != name { calls.append(name) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note("didEndScrollingAnimation")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("willBeginZooming")
    }

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView,
        with view: UIView?,
        atScale scale: CGFloat
    ) {
        note("didEndZooming")
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
}

/// A scroll view of 300 by 400 points at the origin of the screen, with content.
@MainActor
func showScrollView(
    content: CGSize = CGSize(width: 300, height: 4000)
) throws -> (app: TestApp, view: UIScrollView, recorder: ScrollRecorder) {
    let app = try TestApp(device: "iPhone SE (3rd generation)")
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = content
    let recorder = ScrollRecorder()
    app.show(view)
    view.delegate = recorder
    return (app, view, recorder)
}
