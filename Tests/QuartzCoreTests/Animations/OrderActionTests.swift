// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing

/// Actions of layers that come to the screen and leave it.
struct OrderActionTests {
    /// Ends the transaction that a test before this one left open on the thread, with its
    /// disabled actions.
    init() { CATransaction.flush() }

    private final class Popping: NSObject, CALayerDelegate {
        var asked: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            guard event.hasPrefix("onOrder") else { return nil }
            asked.append(event)
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.0
            fade.duration = 1
            return fade
        }
    }

    private final class FadingLayer: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            event == kCAOnOrderIn ? CATransition() : nil
        }
    }

    @Test func aLayerThatComesToTheScreenRunsItsAction() {
        let screen = Screen()
        let (layer, popping) = (CALayer(), Popping())
        layer.delegate = popping
        screen.root.addSublayer(layer)
        #expect(popping.asked == [kCAOnOrderIn])
        #expect(layer.animation(forKey: kCAOnOrderIn)?.duration == 1)
    }

    @Test func theClassOfALayerMayHaveTheAction() {
        let screen = Screen()
        let layer = FadingLayer()
        screen.root.insertSublayer(layer, at: 0)
        #expect(layer.animationKeys()?.count == 1)
    }

    @Test func hidingShowingAndRemovingAskToo() {
        let screen = Screen()
        let (layer, popping) = (CALayer(), Popping())
        layer.delegate = popping
        screen.root.addSublayer(layer)
        CATransaction.flush()
        layer.isHidden = true
        layer.isHidden = true
        #expect(popping.asked == [kCAOnOrderIn, kCAOnOrderOut])
        layer.isHidden = false
        layer.removeFromSuperlayer()
        #expect(popping.asked == [kCAOnOrderIn, kCAOnOrderOut, kCAOnOrderIn, kCAOnOrderOut])
        #expect(layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func layersOffScreenHiddenOnesAndSwitchedOffActionsAreNotAsked() {
        let screen = Screen()
        let (layer, popping, offScreen) = (CALayer(), Popping(), CALayer())
        layer.delegate = popping
        offScreen.addSublayer(layer)
        layer.isHidden = true
        screen.root.addSublayer(layer)
        layer.removeFromSuperlayer()
        layer.isHidden = false
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        screen.root.addSublayer(layer)
        CATransaction.commit()
        #expect(popping.asked.isEmpty)
    }

    @Test func aLayerThatOnlyMovesWithinTheScreenDoesNotComeToIt() {
        let screen = Screen()
        let (layer, popping, other) = (CALayer(), Popping(), CALayer())
        screen.root.addSublayer(layer)
        screen.root.addSublayer(other)
        CATransaction.flush()
        layer.delegate = popping
        other.addSublayer(layer)
        #expect(popping.asked.isEmpty)
    }
}
