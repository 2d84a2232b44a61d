// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Testing
import UIKitCore

/// Actions of layers of one's own under views.
@MainActor
struct LayerActionTests {
    private final class RoundingLayer: CALayer {
        var asked: [String] = []

        override func action(forKey event: String) -> (any CAAction)? {
            asked.append(event)
            guard event == "cornerRadius" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = cornerRadius
            return animation
        }
    }

    private final class RoundingView: UIView {
        override class var layerClass: AnyClass { RoundingLayer.self }
    }

    @Test func aLayerThatChoosesActionsItselfIsAskedOutsideAnimationBlocks() throws {
        let view = RoundingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = try #require(view.layer as? RoundingLayer)
        layer.cornerRadius = 5
        #expect(layer.asked.contains("cornerRadius"))
        let animation = layer.animation(forKey: "cornerRadius") as? CABasicAnimation
        #expect(animation?.fromValue as? CGFloat == 0)
    }

    @Test func whatTheLayerLeavesToTheViewIsNotAnimated() throws {
        let view = RoundingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.opacity = 0.5
        view.center = CGPoint(x: 40, y: 40)
        #expect((view.layer as? RoundingLayer)?.asked.contains("opacity") == true)
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func layersThatDoNotAreNotAsked() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.cornerRadius = 5
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }
}
