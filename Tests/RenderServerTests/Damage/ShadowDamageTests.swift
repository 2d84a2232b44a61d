// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import RenderServer
import Testing

@Suite("Damage of shadows")
struct ShadowDamageTests {
    /// A layer that throws the shadow of a sublayer, which lies left of the picture.
    private func tree(_ color: CGColor, x: CGFloat) -> RenderTree {
        var inner = LayerProperties()
        inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
        inner.position = CGPoint(x: x, y: 20)
        inner.backgroundColor = color
        var decoration = LayerDecoration()
        decoration.shadowOpacity = 0.8
        decoration.shadowOffset = .zero
        decoration.shadowRadius = 12
        var outer = LayerProperties()
        outer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        outer.position = CGPoint(x: 20, y: 20)
        outer.decoration = CowBox(decoration)
        let child = RenderNode(id: 2, properties: inner, sublayers: [], mask: nil)
        let root = RenderNode(id: 1, properties: outer, sublayers: [child], mask: nil)
        return RenderTree(root: root, time: 0)
    }

    private func draw(
        _ context: RenderContext,
        _ tree: RenderTree,
        _ pixels: PixelBuffer,
        isFirst: Bool
    ) {
        context.commit(tree)
        _ = context.drawFrame(into: pixels, age: isFirst ? 0 : 1, at: 0)
    }

    @Test("What changes beside the picture changes the shadow in it")
    func shadowFromOutside() {
        let solid = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let faint = CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)
        for (color, x) in [(faint, CGFloat(-14)), (solid, -18)] {
            let context = RenderContext(scale: 1, threads: 1, debug: [])
            let kept = PixelBuffer(width: 40, height: 40)
            draw(context, tree(solid, x: -14), kept, isFirst: true)
            let before = kept[1, 20]
            draw(context, tree(color, x: x), kept, isFirst: false)
            let fresh = PixelBuffer(width: 40, height: 40)
            let whole = RenderContext(scale: 1, threads: 1, debug: [])
            draw(whole, tree(color, x: x), fresh, isFirst: true)
            #expect(before >> 24 > 20, "the shadow reaches into the picture")
            #expect(fresh[1, 20] != before)
            var differing = 0
            for y in 0..<40 {
                for x in 0..<40 where kept[x, y] != fresh[x, y] { differing += 1 }
            }
            #expect(differing == 0)
        }
    }

    @Test("A shadow of more than can be kept is drawn as far as it shows", arguments: [12.0, 70])
    func shadowOfMuch(radius: CGFloat) {
        func picture(_ side: CGFloat) -> PixelBuffer {
            var inner = LayerProperties()
            inner.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            inner.anchorPoint = .zero
            inner.position = CGPoint(x: 20, y: 25)
            inner.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.25)
            var decoration = LayerDecoration()
            decoration.shadowOpacity = 0.8
            decoration.shadowOffset = CGSize(width: -3, height: 5)
            decoration.shadowRadius = radius
            var outer = LayerProperties()
            outer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
            outer.position = CGPoint(x: 20, y: 20)
            outer.decoration = CowBox(decoration)
            let child = RenderNode(id: 2, properties: inner, sublayers: [], mask: nil)
            let root = RenderNode(id: 1, properties: outer, sublayers: [child], mask: nil)
            let pixels = PixelBuffer(width: 40, height: 40)
            let context = RenderContext(scale: 1, threads: 1, debug: [])
            draw(context, RenderTree(root: root, time: 0), pixels, isFirst: true)
            return pixels
        }
        let (large, small) = (picture(20_000), picture(700))
        var differing = 0
        for y in 0..<40 { for x in 0..<40 where large[x, y] != small[x, y] { differing += 1 } }
        #expect(differing == 0)
        #expect(large[10, 30] >> 24 > 5)
    }
}
