// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@testable import RenderServer

@Suite("Reasons for damage")
struct DamageExplanationTests {
    private let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    private func layer(
        _ id: UInt64,
        x: CGFloat,
        _ color: CGColor,
        isAnimated: Bool = false
    ) -> RenderNode {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        properties.position = CGPoint(x: x + 5, y: 5)
        properties.backgroundColor = color
        let idle = RenderAnimation(id: 1, key: nil, timing: RenderTiming())
        return RenderNode(id: id, properties: properties, animations: isAnimated ? [idle] : [])
    }

    private func tree(_ layers: [RenderNode]) -> RenderNode {
        RenderNode(id: 1, properties: LayerProperties(), sublayers: layers)
    }

    private func items(_ root: RenderNode) -> [DrawItem] {
        FreshWalker.items(
            of: root,
            InheritedState(transform: .identity, viewport: whole, time: 0),
            cache: DrawCache()
        )
    }

    /// The reasons for drawing the pixels of a layer at `x`.
    private func reasons(at x: Int, _ old: [RenderNode], _ new: [RenderNode]) -> DamageReasons {
        let root = tree(new)
        let explanation = DamageExplanation(items(tree(old)), items(root), root, within: whole)
        let rect = PixelRect(x: x, y: 0, width: 10, height: 10)
        return explanation.explain([rect]).reduce(into: []) { $0.formUnion($1.reasons) }
    }

    @Test("Layers that are added and removed are told apart")
    func addedAndRemoved() {
        let stays = layer(2, x: 0, red)
        let other = layer(3, x: 20, red)
        #expect(reasons(at: 20, [stays], [stays, other]) == .added)
        #expect(reasons(at: 20, [stays, other], [stays]) == .removed)
        #expect(reasons(at: 0, [stays, other], [stays]) == [])
    }

    @Test("A move is damage at both places, another colour at one")
    func movedAndChanged() {
        let before = layer(2, x: 0, red)
        #expect(reasons(at: 0, [before], [layer(2, x: 40, red)]) == .moved)
        #expect(reasons(at: 40, [before], [layer(2, x: 40, red)]) == .moved)
        #expect(reasons(at: 0, [before], [layer(2, x: 0, blue)]) == .content)
    }

    @Test("Layers that pass each other are reordered")
    func reordered() {
        let (a, b) = (layer(2, x: 0, red), layer(3, x: 5, blue))
        #expect(reasons(at: 0, [a, b], [b, a]).contains(.reordered))
    }

    @Test("What an animated layer changes counts as animation")
    func animated() {
        let before = layer(2, x: 0, red, isAnimated: true)
        let after = layer(2, x: 40, red, isAnimated: true)
        #expect(reasons(at: 40, [before], [after]) == .animation)
    }

    @Test("A rectangle names all reasons that it touches")
    func severalReasons() {
        let root = tree([layer(2, x: 0, blue), layer(3, x: 20, red)])
        let explanation = DamageExplanation(
            items(tree([layer(2, x: 0, red)])),
            items(root),
            root,
            within: whole
        )
        let damaged = explanation.explain([PixelRect(x: 0, y: 0, width: 30, height: 10)])
        #expect(damaged.map(\.text) == ["0,0 30x10 (added, content)"])
    }
}
