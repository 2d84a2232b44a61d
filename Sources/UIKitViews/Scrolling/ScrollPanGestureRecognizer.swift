// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The recognizer of a scroll view's drags.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// Whether a trackpad scrolls, and not a wheel.
    private(set) var isContinuousScroll = false

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        allowedScrollTypesMask = .all
        gesture.delegate = scrollView as? any UIGestureRecognizerDelegate
    }

    /// The scroll view, where its class is such a delegate; nobody else can be.
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            guard newValue !== scrollView else { return }
            fatalError(
                "UIScrollView.panGestureRecognizer.delegate is the scroll view and cannot be set; "
                    + "have a subclass of UIScrollView conform to UIGestureRecognizerDelegate."
            )
        }
    }

    package override func stateWasSettled() { scrollView?.panChanged() }

    package override var removesSlop: Bool { true }

    package override func begins(along path: CGPoint) -> Bool {
        scrollView?.beginsDrag(along: path) ?? false
    }

    override func scroll(by step: CGPoint, type: UIScrollType, at time: TimeInterval) {
        isContinuousScroll = type == .continuous
        super.scroll(by: step, type: type, at: time)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.touchDown()
    }

    override func reset() {
        super.reset()
        scrollView?.touchUp()
    }

    /// A pinch of the same view continues beside the drag.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ScrollPinchGestureRecognizer
            && preventedGestureRecognizer.view === view)
    }
}
