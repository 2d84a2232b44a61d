// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Raster
import RenderServer

/// Trees with every kind of layer and effect that change at random, the same on each run.
final class RandomScene {
    let screen: Screen
    private(set) var time = 0.0
    private var dice: DamageTests.Dice
    private var layers: [CALayer]

    /// `threads`: on how many the frames are drawn.
    init(seed: Int, threads: Int = 1) {
        dice = DamageTests.Dice(state: UInt64(seed) &* 77 &+ 13)
        screen = Screen(
            width: 120,
            height: 300,
            scale: [1, 1, 2, 1.5][seed % 4],
            threads: threads
        )
        layers = [screen.root]
        CATransaction.setDisableActions(true)
        for _ in 0..<14 { grow() }
    }

    /// Changes a few things.
    func change() {
        CATransaction.setDisableActions(true)
        for _ in 0..<(1 + dice.below(4)) { edit() }
    }

    private func color() -> CGColor {
        Paint.rgb(dice.unit(), dice.unit(), dice.unit(), dice.below(3) == 0 ? dice.unit() : 1)
    }

    private func grow() {
        let layer: CALayer
        switch dice.below(10) {
        case 0:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic][dice.below(3)]
            layer = gradient
        case 1:
            let shape = CAShapeLayer()
            let rect = CGRect(x: 2, y: 2, width: 10 + dice.below(30), height: 20)
            shape.path = CGPath(ellipseIn: rect, transform: nil)
            shape.fillColor = color()
            shape.strokeColor = color()
            shape.lineDashPattern = dice.below(2) == 0 ? [4, 3] : nil
            layer = shape
        case 2:
            layer = CALayer()
            layer.contents = CGImage(pixelBuffer: .quarters(6))
        case 3:
            let copies = CAReplicatorLayer()
            copies.instanceCount = 3
            copies.instanceTransform = CATransform3DMakeTranslation(9, 5, 0)
            copies.instanceAlphaOffset = -0.2
            layer = copies
        case 4: layer = CATransformLayer()
        default: layer = CALayer()
        }
        layer.frame = CGRect(
            x: CGFloat(dice.below(80)) + (dice.below(3) == 0 ? 0.3 : 0),
            y: CGFloat(dice.below(240)),
            width: CGFloat(8 + dice.below(70)),
            height: CGFloat(8 + dice.below(90))
        )
        if dice.below(4) > 0 { layer.backgroundColor = color() }
        if dice.below(2) == 0 { layer.cornerRadius = CGFloat(dice.below(14)) }
        layers[dice.below(layers.count)].addSublayer(layer)
        layers.append(layer)
    }

    private func edit() {
        let layer = layers[1 + dice.below(layers.count - 1)]
        switch dice.below(20) {
        case 0, 1, 2:
            layer.position.x += CGFloat(dice.below(40) - 20) / 4
            layer.position.y += CGFloat(dice.below(40) - 20) / 4
        case 3: layer.opacity = Float(dice.unit())
        case 4: layer.backgroundColor = color()
        case 5: layer.cornerRadius = CGFloat(dice.below(20))
        case 6: layer.masksToBounds.toggle()
        case 7: layer.isHidden.toggle()
        case 8: layer.transform = CATransform3DMakeRotation(dice.unit() * 3, 0, 0, 1)
        case 9:
            layer.shadowOpacity = Float(dice.unit())
            layer.shadowRadius = CGFloat(dice.below(6))
        case 10: layer.borderWidth = CGFloat(dice.below(4))
        case 11:
            let mask = CALayer()
            mask.frame = CGRect(x: 3, y: 3, width: 20 + dice.below(40), height: 40)
            mask.backgroundColor = color()
            mask.cornerRadius = 6
            layer.mask = dice.below(3) == 0 ? nil : mask
        case 12: layer.filters = dice.below(2) == 0 ? nil : ["gaussianBlur"]
        case 13: layer.backgroundFilters = dice.below(2) == 0 ? nil : ["gaussianBlur"]
        case 14:
            var transform = CATransform3DMakeRotation(dice.unit(), 0, 1, 0)
            transform.m34 = -1 / 300
            layer.transform = dice.below(2) == 0 ? CATransform3DIdentity : transform
        case 15: layer.shouldRasterize.toggle()
        case 16: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 17: layer.bounds.origin.y += CGFloat(dice.below(20) - 10)
        case 18: layer.zPosition = CGFloat(dice.below(3))
        default: if layers.count < 30 { grow() } else { layers[0].addSublayer(layer) }
        }
    }
}
