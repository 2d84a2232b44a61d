// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// A picture that is brought up to date is the picture drawn from nothing.
struct DamageTests {
    /// Numbers that look random and are the same everywhere.
    struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var x = state
            x ^= x >> 33
            x = x &* 0xFF51_AFD7_ED55_8CCD
            return x ^ (x >> 33)
        }

        mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

        mutating func unit() -> CGFloat { CGFloat(next() % 1_000) / 1_000 }
    }

    @Test(arguments: 0..<24)
    func redrawingTheDamageGivesTheWholePicture(seed: Int) {
        var dice = Dice(state: UInt64(seed) &+ 99)
        let screen = Screen(width: 96, height: 80, scale: seed % 3 == 0 ? 2 : 1)
        var layers: [CALayer] = [screen.root]
        for _ in 0..<12 { layers.append(Self.grow(&layers, &dice)) }
        screen.draw()
        for step in 0..<12 {
            for _ in 0..<(1 + dice.below(3)) { Self.edit(&layers, &dice) }
            screen.draw()
            let whole = PixelBuffer(width: screen.buffer.width, height: screen.buffer.height)
            let fresh = RenderContext(
                scale: screen.context.scale,
                backdrop: 0xFFFF_FFFF,
                threads: 2
            )
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: 0)
            let isSame = whole.words == screen.buffer.words
            #expect(isSame, "seed \(seed), step \(step)")
            if !isSame { return }
        }
    }

    @Test(arguments: 0..<10)
    func movingTreesAreBroughtUpToDateAtAnyTime(seed: Int) {
        var dice = Dice(state: UInt64(seed) &+ 7)
        let screen = Screen(width: 90, height: 140, threads: 2)
        var layers: [CALayer] = [screen.root]
        for _ in 0..<10 { layers.append(Self.grow(&layers, &dice)) }
        let keys = [
            "opacity", "position.x", "bounds.size.width", "transform.rotation.z", "cornerRadius",
            "transform.scale", "borderWidth", "shadowOpacity",
        ]
        for layer in layers.dropFirst() where dice.below(2) == 0 {
            let animation = CABasicAnimation(keyPath: keys[dice.below(keys.count)])
            animation.fromValue = Double(dice.unit())
            animation.byValue = Double(dice.unit()) * 3
            animation.beginTime = 10 + Double(dice.below(3))
            animation.duration = 1 + Double(dice.unit())
            animation.autoreverses = dice.below(2) == 0
            animation.fillMode = .both
            layer.add(animation, forKey: nil)
        }
        screen.draw(at: 9)
        var time = 9.0
        for step in 0..<12 {
            time += Double(dice.unit())
            screen.draw(at: time)
            let whole = PixelBuffer(width: screen.buffer.width, height: screen.buffer.height)
            let fresh = RenderContext(backdrop: 0xFFFF_FFFF)
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: time)
            #expect(whole.words == screen.buffer.words, "seed \(seed), step \(step)")
        }
    }

    @Test func unchangedTreesHaveNoDamage() {
        let screen = Screen()
        screen.add(Paint.red, 10, 10, 20, 20)
        #expect(screen.draw().damage == [PixelRect(x: 0, y: 0, width: 100, height: 100)])
        #expect(screen.draw().damage == [])
    }

    @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 10, 10, 5, 5)
        screen.draw()
        layer.position = CGPoint(x: 62.5, y: 52.5)
        CATransaction.setDisableActions(true)
        layer.removeAllAnimations()
        let damage = Set(screen.draw().damage)
        let expected: Set = [
            PixelRect(x: 10, y: 10, width: 5, height: 5),
            PixelRect(x: 60, y: 50, width: 5, height: 5),
        ]
        #expect(damage == expected)
    }

    @Test func olderBuffersGetTheDamageOfTheFramesBetween() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 10, 10, 20, 20)
        CATransaction.setDisableActions(true)
        let second = PixelBuffer(width: 100, height: 100)
        screen.draw()
        _ = screen.context.drawFrame(into: second, age: 0, at: 0)
        for x in [30, 50, 70] {
            layer.frame.origin.x = CGFloat(x)
            CATransaction.flush()
            CATransaction.setDisableActions(true)
            // Two buffers by turns: each holds the frame before the last.
            let target = x == 50 ? second : screen.buffer
            _ = screen.context.drawFrame(into: target, age: 2, at: 0)
        }
        let whole = PixelBuffer(width: 100, height: 100)
        _ = screen.context.drawFrame(into: whole, age: 0, at: 0)
        #expect(whole.words == screen.buffer.words)
    }

    private static func grow(_ layers: inout [CALayer], _ dice: inout Dice) -> CALayer {
        let layer: CALayer
        switch dice.below(8) {
        case 0:
            let gradient = CAGradientLayer()
            gradient.colors = [color(&dice), color(&dice)]
            layer = gradient
        case 1:
            let shape = CAShapeLayer()
            shape.path = CGPath(
                ellipseIn: CGRect(x: 2, y: 2, width: 10 + dice.below(30), height: 20),
                transform: nil
            )
            shape.fillColor = color(&dice)
            shape.strokeColor = color(&dice)
            layer = shape
        case 2:
            layer = CALayer()
            layer.contents = CGImage(pixelBuffer: .quarters(4))
        default: layer = CALayer()
        }
        layer.frame = CGRect(
            x: CGFloat(dice.below(70)) + (dice.below(3) == 0 ? 0.5 : 0),
            y: CGFloat(dice.below(60)),
            width: CGFloat(1 + dice.below(50)),
            height: CGFloat(1 + dice.below(50))
        )
        if dice.below(3) > 0 { layer.backgroundColor = color(&dice) }
        layers[dice.below(layers.count)].addSublayer(layer)
        return layer
    }

    private static func color(_ dice: inout Dice) -> CGColor {
        Paint.rgb(dice.unit(), dice.unit(), dice.unit(), dice.below(3) == 0 ? dice.unit() : 1)
    }

    private static func edit(_ layers: inout [CALayer], _ dice: inout Dice) {
        CATransaction.setDisableActions(true)
        let layer = layers[1 + dice.below(layers.count - 1)]
        switch dice.below(22) {
        case 0: layer.position.x += CGFloat(dice.below(20) - 10)
        case 1: layer.bounds.size.width = CGFloat(dice.below(60))
        case 2: layer.opacity = Float(dice.unit())
        case 3: layer.backgroundColor = color(&dice)
        case 4: layer.cornerRadius = CGFloat(dice.below(20))
        case 5: layer.masksToBounds.toggle()
        case 6: layer.isHidden.toggle()
        case 7: layer.transform = CATransform3DMakeRotation(dice.unit() * 3, 0, 0, 1)
        case 8: layer.transform = CATransform3DMakeScale(0.5 + dice.unit(), 1, 1)
        case 9: layer.zPosition = CGFloat(dice.below(3))
        case 10:
            layer.shadowOpacity = Float(dice.unit())
            layer.shadowRadius = CGFloat(dice.below(5))
        case 11: layer.borderWidth = CGFloat(dice.below(5))
        case 12: layer.removeFromSuperlayer()
        case 13: layers[0].addSublayer(layer)
        case 14: layers.append(grow(&layers, &dice))
        case 15: layer.bounds.origin.y = CGFloat(dice.below(20) - 10)
        case 16:
            let mask = CALayer()
            mask.frame = CGRect(x: 3, y: 3, width: CGFloat(dice.below(40)), height: 20)
            mask.backgroundColor = color(&dice)
            mask.cornerRadius = 5
            layer.mask = dice.below(2) == 0 ? mask : nil
        case 17:
            var transform = CATransform3DMakeRotation(dice.unit(), 0, 1, 0)
            transform.m34 = -1 / 200
            layer.transform = transform
        case 18: layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        case 19: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        case 20: layer.transform = CATransform3DIdentity
        default: layer.contentsRect = CGRect(x: 0, y: 0, width: dice.unit() + 0.1, height: 1)
        }
    }
}
