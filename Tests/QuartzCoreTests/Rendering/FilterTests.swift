// SPDX-License-Identifier: Apache-2.0

import GoldenPictures
import QuartzCore
import Raster
import RenderServer
import Testing

/// Filters of layers, of what is behind them, and how layers are laid over each other.
struct FilterTests {
    private static func scene(_ screen: Screen) -> [CALayer] {
        CATransaction.setDisableActions(true)
        let picture = CALayer()
        picture.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
        picture.contents = CGImage(pixelBuffer: .quarters(30))
        screen.root.addSublayer(picture)
        return [picture]
    }

    @Test func filtersLookAsTheyDid() throws {
        let screen = Screen(width: 240, height: 200)
        _ = Self.scene(screen)
        for (index, filters) in [
            ["CIGaussianBlur"], [["name": "CIGaussianBlur", "inputRadius": 2.0]],
            ["CIColorInvert"], [["type": "colorSaturate", "inputAmount": 0.0]],
        ].enumerated() {
            let glass = CALayer()
            glass.frame = CGRect(
                x: 5 + (index % 2) * 58,
                y: 5 + index / 2 * 48,
                width: 50,
                height: 40
            )
            glass.cornerRadius = 10
            glass.backgroundFilters = filters as [Any]
            glass.borderWidth = 1
            screen.root.addSublayer(glass)
        }
        for (index, mode) in ["multiplyBlendMode", "CIScreenBlendMode", "plusL", "difference"]
            .enumerated()
        {
            let under = screen.add(Paint.rgb(0.8, 0.4, 0.2), 130, CGFloat(index) * 50 + 5, 60, 40)
            under.cornerRadius = 6
            let over = screen.add(Paint.rgb(0.2, 0.5, 0.9), 160, CGFloat(index) * 50 + 15, 60, 20)
            over.compositingFilter = mode
        }
        let blurred = screen.add(Paint.red, 20, 120, 40, 50)
        blurred.filters = [["name": "gaussianBlur", "inputRadius": 4]]
        screen.add(Paint.blue, 30, 10, 30, 10, to: blurred)
        let grey = screen.add(Paint.rgb(0.2, 0.9, 0.3), 80, 120, 40, 50)
        grey.filters = ["CIPhotoEffectMono"]
        screen.add(Paint.rgb(1, 1, 0, 0.5), 5, 5, 30, 10, to: grey)
        screen.draw()
        try GoldenPicture("QuartzCore/filters").expect(screen.buffer)
    }

    @Test func aBackdropBlurStaysInItsBounds() {
        let screen = Screen(width: 60, height: 40)
        CATransaction.setDisableActions(true)
        screen.add(Paint.black, 0, 0, 30, 40)
        let glass = CALayer()
        glass.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        glass.backgroundFilters = [["name": "CIGaussianBlur", "inputRadius": 5]]
        screen.root.addSublayer(glass)
        screen.draw()
        #expect(screen.pixel(29, 5) == 0xFF00_0000)
        #expect(screen.pixel(30, 5) == 0xFFFF_FFFF)
        #expect(screen.pixel(9, 20) == 0xFF00_0000)
        #expect(screen.pixel(50, 20) == 0xFFFF_FFFF)
        let middle = screen.pixel(30, 20) & 255
        #expect(middle > 100 && middle < 160, "\(middle)")
    }

    @Test func changesBehindABlurDamageNoMoreThanItReaches() {
        let screen = Screen(width: 400, height: 400)
        CATransaction.setDisableActions(true)
        let dot = screen.add(Paint.red, 20, 20, 10, 10)
        let glass = CALayer()
        glass.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        glass.backgroundFilters = [["name": "CIGaussianBlur", "inputRadius": 6]]
        screen.root.addSublayer(glass)
        screen.draw()
        dot.backgroundColor = Paint.blue
        let damage = screen.draw().damage.reduce(PixelRect.empty) { $0.union($1) }
        #expect(damage.maxX <= 30 + 18 + 12 && damage.maxY <= 30 + 18 + 12)
        #expect(damage.maxX >= 30 + 16)
        let label = screen.add(Paint.black, 200, 200, 10, 10)
        screen.draw()
        label.opacity = 0.5
        // In front of the blur nothing spreads.
        #expect(screen.draw().damage == [PixelRect(x: 200, y: 200, width: 10, height: 10)])
    }

    @Test func unknownFiltersDoNothing() {
        let screen = Screen(width: 20, height: 20)
        CATransaction.setDisableActions(true)
        let layer = screen.add(Paint.red, 0, 0, 20, 20)
        layer.filters = ["CINoSuchThing", 7]
        layer.compositingFilter = "sparkleBlendMode"
        screen.draw()
        #expect(screen.pixel(10, 10) == 0xFFFF_0000)
        #expect(layer.filters?.count == 2)
        #expect(layer.compositingFilter as? String == "sparkleBlendMode")
        layer.filters = nil
        #expect(layer.filters == nil)
    }

    @Test(arguments: 0..<9)
    func filteredTreesAreBroughtUpToDate(seed: Int) {
        var dice = DamageTests.Dice(state: UInt64(seed) &* 31 &+ 3)
        let scale = [1.0, 2, 3][seed % 3]
        let screen = Screen(width: 150, height: 120, scale: scale, threads: [1, 2, 4][seed % 3])
        var layers = Self.scene(screen)
        let list = screen.add(Paint.white, 10, 0, 100, 120)
        list.masksToBounds = true
        for index in 0..<20 {
            let color = Paint.rgb(dice.unit(), dice.unit(), dice.unit())
            layers.append(screen.add(color, 5, CGFloat(index) * 12, 90, 10, to: list))
        }
        for _ in 0..<6 {
            let layer = screen.add(
                Paint.rgb(dice.unit(), 1, 0, 0.3),
                CGFloat(dice.below(100)),
                CGFloat(dice.below(80)),
                CGFloat(20 + dice.below(80)),
                CGFloat(20 + dice.below(60)),
                to: layers[dice.below(layers.count)]
            )
            let blur: [String: Any] = ["name": "CIGaussianBlur", "inputRadius": 1 + dice.below(12)]
            switch dice.below(4) {
            case 0: layer.filters = [blur, "CIColorInvert"]
            case 1: layer.compositingFilter = "multiplyBlendMode"
            default: layer.backgroundFilters = ["CIPhotoEffectMono", blur]
            }
            layer.cornerRadius = CGFloat(dice.below(10))
            layers.append(layer)
        }
        screen.draw()
        for step in 0..<10 {
            CATransaction.setDisableActions(true)
            let layer = layers[dice.below(layers.count)]
            switch dice.below(9) {
            case 0: layer.position.x += CGFloat(dice.below(9))
            case 1: layer.opacity = Float(dice.unit())
            case 2: layer.isHidden.toggle()
            case 3: layer.backgroundColor = Paint.rgb(dice.unit(), 0, 1, dice.unit())
            case 4: screen.root.addSublayer(layer)
            case 5: layer.filters = dice.below(2) == 0 ? nil : [["name": "CIBoxBlur"]]
            case 6: layer.removeFromSuperlayer()
            default: list.bounds.origin.y += CGFloat(dice.below(20)) / CGFloat(scale)
            }
            screen.draw()
            let whole = PixelBuffer(width: screen.buffer.width, height: screen.buffer.height)
            let fresh = RenderContext(scale: scale, backdrop: 0xFFFF_FFFF)
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: 0)
            let isSame = whole.words == screen.buffer.words
            #expect(isSame, "seed \(seed), step \(step)")
            if !isSame { return }
        }
    }
}
