// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing

struct ScrollLayerTests {
    private func layer() -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        return layer
    }

    @Test(
        "A point scrolls as far as the mode allows",
        arguments: [
            (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)),
            (.horizontally, CGPoint(x: 30, y: 0)),
            (.vertically, CGPoint(x: 0, y: 40)),
            (.none, .zero),
        ]
    )
    func modes(mode: CAScrollLayerScrollMode, origin: CGPoint) {
        let layer = layer()
        layer.scrollMode = mode
        layer.scroll(to: CGPoint(x: 30, y: 40))
        #expect(layer.bounds.origin == origin)
    }

    @Test("A rectangle scrolls by as little as shows it")
    func rectangles() {
        let layer = layer()
        layer.scroll(to: CGRect(x: 20, y: 10, width: 30, height: 20))
        #expect(layer.bounds.origin == .zero)
        layer.scroll(to: CGRect(x: 90, y: 60, width: 30, height: 20))
        #expect(layer.bounds.origin == CGPoint(x: 20, y: 30))
        layer.scroll(to: CGRect(x: 10, y: 0, width: 30, height: 20))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 0))
        layer.scroll(to: CGRect(x: 200, y: 0, width: 500, height: 20))
        #expect(layer.bounds.origin == CGPoint(x: 200, y: 0))
    }

    @Test("A layer inside scrolls the nearest scroll layer above it")
    func ancestors() {
        let outer = layer()
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let leaf = CALayer()
        leaf.frame = CGRect(x: 300, y: 400, width: 20, height: 20)
        outer.addSublayer(page)
        page.addSublayer(leaf)
        leaf.scroll(CGPoint(x: 5, y: 5))
        #expect(outer.bounds.origin == CGPoint(x: 305, y: 405))
        leaf.scrollRectToVisible(CGRect(x: -10, y: 0, width: 10, height: 10))
        #expect(outer.bounds.origin == CGPoint(x: 290, y: 400))
        CALayer().scroll(CGPoint(x: 1, y: 1))
        #expect(outer.visibleRect == CGRect(x: 290, y: 400, width: 100, height: 50))
    }
}
