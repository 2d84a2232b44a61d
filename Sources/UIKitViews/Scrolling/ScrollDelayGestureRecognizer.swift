// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Holds the touches of a scroll view's content back for a moment, in which they may turn out to
/// scroll.
///
/// It never recognizes: it fails when the moment is over or the finger is lifted, and the touches
/// then reach the content; or the drag prevents it, and they do not.
@MainActor
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
    /// The delay of touches, in seconds.
    static let time: TimeInterval = 0.15

    private weak var scrollView: UIScrollView?
    private var end: Deadline?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        delaysTouchesBegan = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.scroll.delaysTouches, scrollView.canScrollOrZoom else {
            return release(with: event)
        }
        guard end == nil else { return }
        end = Deadlines.shared.add(after: ScrollDelayGestureRecognizer.time) { [weak self] in
            self?.release(with: nil)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        release(with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        end?.cancel()
        end = nil
    }

    /// Lets the content have the touches that it may have.
    private func release(with event: UIEvent?) {
        guard state == .possible else { return }
        for touch in gesture.touches {
            guard let scrollView, let view = touch.hitView, view !== scrollView,
                touch.delivery.stage == .held
            else { continue }
            if !scrollView.touchesShouldBegin([touch], with: event, in: view) {
                touch.delivery.isRefused = true
            }
        }
        state = .failed
    }
}

extension UIScrollView {
    /// Whether a touch could scroll or zoom.
    var canScrollOrZoom: Bool {
        scroll.isEnabled && (canDrag(along: .horizontal) || canDrag(along: .vertical)) || canZoom
    }
}
