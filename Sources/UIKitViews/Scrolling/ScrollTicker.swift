// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import QuartzCore
import RenderServer

/// Calls a scroll view before each frame for as long as its content moves by itself.
///
/// A display link retains its target, so this object stands between it and the view.
@MainActor
final class ScrollTicker {
    private weak var scrollView: UIScrollView?
    private var link: CADisplayLink?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        let link = CADisplayLink(
            target: self,
            selector: _selector("tick", false, ScrollTicker.tick)
        )
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func invalidate() {
        link?.invalidate()
        link = nil
    }

    private func tick() {
        guard let scrollView else { return invalidate() }
        scrollView.advanceMotion(to: MediaTime.now)
    }
}
