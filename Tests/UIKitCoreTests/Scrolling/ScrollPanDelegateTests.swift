// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// The delegate of a scroll view's drags, which is the scroll view.
@MainActor
struct ScrollPanDelegateTests {
    private final class Nested: UIScrollView, UIGestureRecognizerDelegate {
        var isAsked = false
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            isAsked = true
            return true
        }
    }

    @Test func aSubclassThatIsADelegateIsAskedAboutItsDrags() throws {
        let app = try TestApp(device: "iPhone 14")
        let outer = Nested(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for view in [outer, inner] {
            view.contentSize = CGSize(width: 300, height: 1_000)
            view.contentInsetAdjustmentBehavior = .never
        }
        outer.addSubview(inner)
        #expect(outer.panGestureRecognizer.delegate === outer)
        outer.panGestureRecognizer.delegate = outer
        app.show(outer)
        app.drag(
            from: CGPoint(x: 150, y: 250),
            to: CGPoint(x: 150, y: 100),
            velocity: CGVector(dx: 0, dy: -100)
        )
        #expect(outer.isAsked)
        #expect(outer.contentOffset.y > 50 && inner.contentOffset.y > 50)
    }

    @Test func itCannotBeAnother() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                final class Other: NSObject, UIGestureRecognizerDelegate {}
                let other = Other()
                UIScrollView().panGestureRecognizer.delegate = other
            }
        }
    }
}
