// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing

/// What lies in front in layers that keep their depth.
///
/// - Source: Apple's page of `CATransformLayer`: a hierarchy in true 3D.
struct DepthTests {
    init() { CATransaction.flush() }

    /// A red layer in front of a blue one, in a transform layer that fills the screen.
    private func cards(_ screen: Screen) -> CATransformLayer {
        let cards = CATransformLayer()
        cards.frame = screen.root.bounds
        for (color, z) in [(Paint.red, 30.0), (Paint.blue, -30.0)] {
            let card = CALayer()
            card.frame = cards.bounds
            card.backgroundColor = color
            card.zPosition = z
            cards.addSublayer(card)
        }
        screen.root.addSublayer(cards)
        return cards
    }

    /// The colour in the middle once the layer has a transform, without animation.
    private func middle(_ screen: Screen, _ layer: CALayer, _ transform: CATransform3D) -> UInt32 {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.transform = transform
        CATransaction.commit()
        screen.draw()
        return screen.pixel(50, 50)
    }

    @Test func sublayersTurnWithATransformLayer() {
        let screen = Screen()
        let cards = cards(screen)
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        #expect(middle(screen, cards, CATransform3DIdentity) == red)
        #expect(middle(screen, cards, CATransform3DMakeRotation(.pi, 0, 1, 0)) == blue)
        #expect(middle(screen, cards, CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)) == blue)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        screen.root.sublayerTransform = perspective
        #expect(middle(screen, cards, CATransform3DMakeRotation(.pi, 0, 1, 0)) == blue)
        #expect(middle(screen, cards, CATransform3DMakeRotation(0.1, 0, 1, 0)) == red)
    }

    @Test func transformLayersInOneAnotherTurnAsOne() {
        let screen = Screen()
        let cards = cards(screen)
        let outer = CATransformLayer()
        outer.frame = screen.root.bounds
        outer.addSublayer(cards)
        screen.root.addSublayer(outer)
        let half = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(middle(screen, outer, half) == 0xFF00_00FF)
        #expect(middle(screen, cards, half) == 0xFFFF_0000)
    }

    @Test func aPlainLayerIsFlatAndShowsTheSameInFront() {
        let screen = Screen()
        let plain = CALayer()
        plain.frame = screen.root.bounds
        for child in cards(screen).sublayers ?? [] { plain.addSublayer(child) }
        screen.root.addSublayer(plain)
        #expect(middle(screen, plain, CATransform3DMakeRotation(.pi, 0, 1, 0)) == 0xFFFF_0000)
    }
}
