// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import RenderServer
import Testing

/// What layers out of sight have drawn goes when memory is short, and is there when they are seen.
struct HiddenStoresTests {
    /// A layer that fills itself and counts how often.
    private final class Painted: CALayer {
        private(set) var drawings = 0

        override func draw(in context: CGContext) {
            drawings += 1
            context.setFillColor(Paint.red)
            context.fill(bounds)
        }
    }

    private let screen = Screen()

    private func painted(_ x: CGFloat, _ y: CGFloat) -> Painted {
        let layer = Painted()
        layer.frame = CGRect(x: x, y: y, width: 20, height: 20)
        layer.setNeedsDisplay()
        screen.root.addSublayer(layer)
        return layer
    }

    @Test func onlyLayersOutOfSightLoseWhatTheyHaveDrawn() {
        CATransaction.setDisableActions(true)
        let seen = painted(10, 10)
        let hidden = painted(40, 10)
        let far = painted(500, 10)
        hidden.isHidden = true
        screen.draw()
        let before = screen.buffer.words
        screen.host.purge()
        screen.draw(at: 1)
        #expect(seen.properties.contents != nil)
        #expect(hidden.properties.contents == nil && far.properties.contents == nil)
        #expect(screen.buffer.words == before)
        #expect(seen.drawings == 1 && hidden.drawings == 1 && far.drawings == 1)
    }

    @Test func theyDrawThemselvesAgainWhenTheyComeIntoSight() {
        CATransaction.setDisableActions(true)
        let hidden = painted(40, 10)
        let far = painted(500, 10)
        hidden.isHidden = true
        screen.draw()
        screen.host.purge()
        screen.draw(at: 1)
        CATransaction.setDisableActions(true)
        hidden.isHidden = false
        screen.draw(at: 2)
        #expect(hidden.drawings == 2 && far.drawings == 1)
        #expect(screen.pixel(50, 20) == 0xFFFF_0000)
        CATransaction.setDisableActions(true)
        screen.root.bounds.origin.x = 480
        screen.draw(at: 3)
        #expect(far.drawings == 2)
        #expect(screen.pixel(30, 20) == 0xFFFF_0000)
    }

    @Test func aLayerThatIsPutSomewhereElseDrawsItselfThere() {
        CATransaction.setDisableActions(true)
        let far = painted(500, 10)
        screen.draw()
        screen.host.purge()
        screen.draw(at: 1)
        far.removeFromSuperlayer()
        let other = Screen()
        CATransaction.setDisableActions(true)
        far.frame.origin = .zero
        other.root.addSublayer(far)
        other.draw()
        #expect(far.drawings == 2)
        #expect(other.pixel(5, 5) == 0xFFFF_0000)
    }

    @Test func picturesThatWereGivenStay() {
        CATransaction.setDisableActions(true)
        let layer = painted(40, 10)
        screen.draw()
        CATransaction.setDisableActions(true)
        layer.contents = CGImage(pixelBuffer: .quarters(4))
        layer.isHidden = true
        screen.draw(at: 1)
        screen.host.purge()
        screen.draw(at: 2)
        #expect(layer.contents != nil)
    }
}
