// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import UIKit
import UIKitTesting

/// Core Animation.
extension LeakTable {
    static let layers: [LeakRow] = [
        LeakRow(CALayer.self) { CALayer() },
        LeakRow(CAEmitterLayer.self) { CAEmitterLayer() },
        LeakRow(CAGradientLayer.self) { CAGradientLayer() },
        LeakRow(CAReplicatorLayer.self) { CAReplicatorLayer() },
        LeakRow(CAScrollLayer.self) { CAScrollLayer() },
        LeakRow(CAShapeLayer.self) { CAShapeLayer() },
        LeakRow(CATiledLayer.self) { CATiledLayer() },
        LeakRow(CATransformLayer.self) { CATransformLayer() },
        LeakRow(CATextLayer.self) {
            let layer = CATextLayer()
            layer.string = "Soak"
            return layer
        },
        LeakRow(CAAnimation.self) { CAAnimation() },
        LeakRow(CAAnimationGroup.self) {
            let group = CAAnimationGroup()
            group.animations = [CABasicAnimation(keyPath: "opacity")]
            return group
        },
        LeakRow(CAPropertyAnimation.self) { CAPropertyAnimation(keyPath: "opacity") },
        LeakRow(CABasicAnimation.self) {
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.toValue = 1
            return animation
        },
        LeakRow(CAKeyframeAnimation.self) {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = [0, 1, 0.5]
            return animation
        },
        LeakRow(CASpringAnimation.self) {
            let animation = CASpringAnimation(keyPath: "position.x")
            animation.fromValue = 10
            return animation
        },
        LeakRow(CATransition.self) { CATransition() },
        LeakRow(CATransaction.self) { CATransaction() },
        LeakRow(
            CADisplayLink.self,
            on: { stage in
                let link = CADisplayLink(target: LinkTarget(), selector: Selector("tick"))
                link.add(to: .main, forMode: .common)
                stage.app.advance(by: 0.1)
                link.invalidate()
                return link
            }
        ),
        LeakRow(
            CAEmitterCell.self,
            on: { stage in
                let emitter = CAEmitterLayer()
                let cell = CAEmitterCell()
                cell.birthRate = 20
                cell.lifetime = 0.2
                emitter.emitterCells = [cell]
                stage.use(emitter)
                return cell
            }
        ),
        LeakRow(CAEDRMetadata.self) { CAEDRMetadata.hlg(ambientViewingEnvironment: Data([1])) },
        LeakRow(CAMediaTimingFunction.self) {
            CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)
        },
        LeakRow(CAValueFunction.self) { CAValueFunction(name: .rotateZ) },
    ]
}

/// Hears of a display link's frames.
@MainActor private final class LinkTarget: NSObject {}
