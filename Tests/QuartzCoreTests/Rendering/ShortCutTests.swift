// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Raster
import RenderServer
import Testing

/// Short cuts in the commit and in the frame come to the pixels of the long way.
struct ShortCutTests {
    typealias Dice = DamageTests.Dice

    private static func picture(_ dice: inout Dice, opaque: Bool) -> CGImage {
        let buffer = PixelBuffer(width: 5 + dice.below(30), height: 4 + dice.below(30))
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                let alpha = opaque ? 255 : UInt32(dice.below(256))
                let gray = UInt32(dice.below(Int(alpha) + 1))
                buffer[x, y] = alpha << 24 | gray << 16 | gray << 8 | min(UInt32(x), alpha)
            }
        }
        return CGImage(pixelBuffer: buffer)
    }

    private static func color(_ dice: inout Dice) -> CGColor {
        let alpha = dice.below(3) == 0 ? dice.unit() : 1
        return Paint.rgb(dice.unit(), dice.unit(), dice.unit(), alpha)
    }

    /// A layer that may take a short cut: one colour, a picture, both, or a few colours in one.
    private static func layer(_ dice: inout Dice) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(
            x: CGFloat(dice.below(600)) / 8 - 10,
            y: CGFloat(dice.below(600)) / 8 - 10,
            width: CGFloat(dice.below(300)) / 8,
            height: CGFloat(dice.below(300)) / 8
        )
        layer.opacity = Float([0, 0.3, 0.7, 1, 1][dice.below(5)])
        if dice.below(3) > 0 { layer.backgroundColor = color(&dice) }
        if dice.below(2) == 0 { layer.cornerRadius = CGFloat(dice.below(9)) }
        switch dice.below(3) {
        case 0:
            layer.contents = picture(&dice, opaque: dice.below(2) == 0)
            if dice.below(3) == 0 { layer.contentsScale = 2 }
            let filters: [CALayerContentsFilter] = [.linear, .nearest, .trilinear]
            layer.magnificationFilter = filters[dice.below(3)]
            layer.minificationFilter = filters[dice.below(3)]
            if dice.below(2) == 0, let picture = layer.contents as? CGImage {
                layer.bounds.size = CGSize(width: picture.width, height: picture.height)
            }
        case 1:
            for _ in 0...dice.below(4) {
                let part = CALayer()
                part.frame = CGRect(x: dice.below(20), y: dice.below(20), width: 15, height: 12)
                part.backgroundColor = color(&dice)
                part.opacity = dice.below(3) == 0 ? 0.5 : 1
                part.isHidden = dice.below(5) == 0
                layer.addSublayer(part)
            }
        default: break
        }
        return layer
    }

    /// A back that does not show says nothing about how the front looks, but no short cut knows it.
    private static func takeTheLongWay(_ layer: CALayer) {
        layer.isDoubleSided = false
        for part in layer.sublayers ?? [] { takeTheLongWay(part) }
    }

    @Test(arguments: 0..<40)
    func plainLayersLookAsTheyDoByTheLongWay(seed: Int) {
        let scale = [1, 2, 3, 1.5][seed % 4]
        let short = Screen(width: 80, height: 80, scale: scale, threads: 1 + seed % 2)
        let long = Screen(width: 80, height: 80, scale: scale, threads: 1)
        for (screen, isLong) in [(short, false), (long, true)] {
            CATransaction.setDisableActions(true)
            var dice = Dice(state: UInt64(seed) &* 31)
            screen.root.backgroundColor = Self.color(&dice)
            for _ in 0..<8 {
                let layer = Self.layer(&dice)
                if isLong { Self.takeTheLongWay(layer) }
                screen.root.addSublayer(layer)
            }
            screen.draw()
        }
        #expect(short.buffer.words == long.buffer.words, "seed \(seed)")
        // Moved by parts of pixels, in place.
        for screen in [short, long] {
            CATransaction.setDisableActions(true)
            var dice = Dice(state: UInt64(seed))
            for layer in screen.root.sublayers ?? [] {
                layer.position.x += CGFloat(dice.below(100)) / 16
                layer.position.y -= CGFloat(dice.below(100)) / 16
            }
            screen.draw(at: 1)
        }
        #expect(short.buffer.words == long.buffer.words, "seed \(seed), moved")
    }

    /// Changes one or two things in a layer with many others in it.
    private static func edit(_ parent: CALayer, _ dice: inout Dice) {
        guard let layers = parent.sublayers else { return }
        CATransaction.setDisableActions(true)
        let layer = layers[dice.below(layers.count)]
        switch dice.below(24) {
        case 0: parent.addSublayer(layer)
        case 1: layer.removeFromSuperlayer()
        case 2: parent.insertSublayer(Self.layer(&dice), at: UInt32(dice.below(20)))
        case 3: layer.zPosition = CGFloat(dice.below(3) - 1)
        case 4: parent.bounds.origin.x += 1.5
        case 5: parent.backgroundColor = Self.color(&dice)
        case 6: parent.opacity = parent.opacity == 1 ? 0.6 : 1
        case 7: layer.isHidden.toggle()
        case 8: layer.backgroundColor = Self.color(&dice)
        case 9:
            // Two commits without a frame between them.
            layer.position.x += 3
            CATransaction.flush()
            CATransaction.setDisableActions(true)
            layers[dice.below(layers.count)].position.y += 2
        case 10:
            layer.position.x += 3
            layers[dice.below(layers.count)].position.y += 2
        case 11: layer.sublayers?.first?.position.x += 2
        case 12: layer.contents = Self.picture(&dice, opaque: true)
        default: layer.position.x += CGFloat(dice.below(40)) / 4 - 5
        }
    }

    @Test(arguments: 0..<10)
    func oneChangeAmongManyLayersIsThatOfATreeMadeAnew(seed: Int) throws {
        CATransaction.setDisableActions(true)
        let screens = [1 + seed % 2, 1].map { Screen(width: 120, height: 120, threads: $0) }
        var parents: [CALayer] = []
        for screen in screens {
            CATransaction.setDisableActions(true)
            var dice = Dice(state: UInt64(seed) &* 991)
            let parent = seed % 3 == 0 ? screen.root : CALayer()
            if parent !== screen.root {
                parent.frame = CGRect(x: 4, y: 4, width: 110, height: 110)
                parent.masksToBounds = seed % 2 == 0
                screen.root.addSublayer(parent)
            }
            for _ in 0..<60 { parent.addSublayer(Self.layer(&dice)) }
            parents.append(parent)
            screen.draw()
        }
        for step in 0..<40 {
            for index in 0..<2 {
                var dice = Dice(state: UInt64(seed * 1_000 + step))
                Self.edit(parents[index], &dice)
            }
            screens[0].draw(at: Double(step))
            CATransaction.setDisableActions(true)
            CALayer.forgetNodes(of: screens[1].root)
            CATransaction.flush()
            let fresh = RenderContext(backdrop: 0xFFFF_FFFF)
            fresh.commit(try #require(screens[1].context.currentTree))
            _ = fresh.drawFrame(into: screens[1].buffer, age: 0, at: Double(step))
            let isSame = screens[0].buffer.words == screens[1].buffer.words
            #expect(isSame, "seed \(seed), step \(step)")
            if !isSame { return }
        }
    }

    @Test func manyFramesWithOneChangeKeepNoLayersThatAreGone() throws {
        let screen = Screen(width: 60, height: 60)
        var layers: [CALayer] = []
        for index in 0..<40 {
            let layer = screen.add(Paint.red, CGFloat(index), 0, 4, 4)
            layers.append(layer)
        }
        screen.draw()
        for step in 0..<100 {
            CATransaction.setDisableActions(true)
            layers[step % 40].position.y += 1
            screen.draw(at: Double(step))
            let root = try #require(screen.context.currentTree?.root)
            #expect(root.sublayers.count == 40)
            for (index, node) in root.sublayers.enumerated() {
                #expect(node.properties.position == layers[index].position)
            }
        }
    }
}

extension CALayer {
    /// Makes the next commit look at every layer of a tree.
    fileprivate static func forgetNodes(of layer: CALayer) {
        for child in layer.sublayers ?? [] { forgetNodes(of: child) }
        let isHidden = layer.isHidden
        layer.isHidden.toggle()
        layer.isHidden = isHidden
        let passing = CALayer()
        layer.addSublayer(passing)
        passing.removeFromSuperlayer()
    }
}
