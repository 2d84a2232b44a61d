// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKitViews

/// Taps on what a scroll view zooms.
@MainActor
@Suite(.serialized)
struct ZoomTapTests {
    /// Zooms where it is tapped twice.
    private final class Zoomer: UIScrollView, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 3000))
        var counts: [Int] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            delegate = self
            addSubview(content)
            contentSize = content.bounds.size
            minimumZoomScale = 0.05
            maximumZoomScale = 2
            zoomScale = 0.05
        }

        required init?(coder: NSCoder) { nil }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            guard let touch = touches.first else { return }
            counts.append(touch.tapCount)
            guard touch.tapCount == 2 else { return }
            let place = touch.location(in: content)
            let rect = CGRect(x: place.x - 100, y: place.y - 100, width: 200, height: 200)
            zoom(to: rect, animated: true)
        }
    }

    @Test(arguments: [false, true])
    func twoTapsOnTheContentZoom(_ isPointer: Bool) throws {
        let app = try TestApp(device: "iPhone SE (3rd generation)")
        let zoomer = Zoomer(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        app.show(zoomer)
        let place = CGPoint(x: 120, y: 150)
        for _ in 0..<2 {
            if isPointer { app.click(at: place) } else { app.tap(at: place) }
            app.advance(by: 0.05)
        }
        #expect(zoomer.counts == [1, 2])
        app.advance(by: 1)
        #expect(zoomer.zoomScale == 1)
        let shown = zoomer.content.convert(CGPoint(x: 150, y: 200), from: nil)
        #expect(abs(shown.x - 1400) < 1 && abs(shown.y - 1000) < 1)
    }
}
