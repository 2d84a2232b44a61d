// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Pictures that are kept look like those drawn anew and can be let go.
struct CacheTests {
    private static func masked(_ screen: Screen) -> CALayer {
        CATransaction.setDisableActions(true)
        let layer = screen.add(Paint.red, 10, 10, 60, 60)
        screen.add(Paint.blue, 5, 5, 30, 30, to: layer)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        mask.cornerRadius = 20
        mask.backgroundColor = Paint.black
        layer.mask = mask
        return layer
    }

    private static func isExact(_ screen: Screen) -> Bool {
        let whole = PixelBuffer(width: screen.buffer.width, height: screen.buffer.height)
        let fresh = RenderContext(scale: screen.context.scale, backdrop: 0xFFFF_FFFF)
        if let tree = screen.context.currentTree { fresh.commit(tree) }
        _ = fresh.drawFrame(into: whole, age: 0, at: 0)
        return whole.words == screen.buffer.words
    }

    @Test func groupsThatStayAreKeptUntilPurged() {
        let screen = Screen(threads: 2)
        let layer = Self.masked(screen)
        let over = screen.add(Paint.green, 30, 30, 10, 10)
        screen.draw()
        #expect(screen.context.cachedBytes == 0)
        for step in 0..<3 {
            CATransaction.setDisableActions(true)
            over.position.x += CGFloat(step + 1)
            screen.draw()
            #expect(Self.isExact(screen))
        }
        #expect(screen.context.cachedBytes > 50 * 50 * 4)
        screen.context.purge()
        #expect(screen.context.cachedBytes == 0)
        CATransaction.setDisableActions(true)
        layer.sublayers?.first?.position.x += 3
        screen.draw()
        #expect(Self.isExact(screen))
    }

    @Test func aShadowOfAPictureIsKeptToo() {
        let screen = Screen()
        CATransaction.setDisableActions(true)
        let layer = screen.add(Paint.clear, 20, 20, 40, 40)
        screen.add(Paint.red, 0, 0, 20, 20, to: layer).cornerRadius = 10
        screen.add(Paint.blue, 20, 20, 20, 20, to: layer)
        layer.shadowOpacity = 0.7
        let over = screen.add(Paint.green, 30, 30, 10, 10)
        screen.draw()
        for _ in 0..<3 {
            CATransaction.setDisableActions(true)
            over.position.y += 2
            screen.draw()
            #expect(Self.isExact(screen))
        }
        #expect(screen.context.cachedBytes > 0)
    }

    @Test func aRasterizedLayerHasTheResolutionThatItAsksFor() {
        let screen = Screen(width: 40, height: 40, scale: 2)
        CATransaction.setDisableActions(true)
        let layer = screen.add(Paint.white, 0, 0, 40, 40)
        screen.add(Paint.black, 10.5, 0, 10, 40, to: layer)
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        screen.draw()
        #expect(screen.pixel(20, 10) == 0xFFFF_FFFF)
        #expect(screen.pixel(21, 10) == 0xFF00_0000)
        CATransaction.setDisableActions(true)
        // One pixel to a point: the edge lies on whole points and is smeared over pixels.
        layer.rasterizationScale = 1
        screen.draw()
        let edge = Set((18...24).map { screen.pixel($0, 10) })
        #expect(edge.contains { $0 != 0xFFFF_FFFF && $0 != 0xFF00_0000 })
    }

    @Test func changesInsideARasterizedLayerShow() {
        let screen = Screen(width: 80, height: 80, scale: 2, threads: 2)
        CATransaction.setDisableActions(true)
        let layer = screen.add(Paint.white, 5, 5, 60, 60)
        layer.cornerRadius = 9
        layer.shadowOpacity = 0.4
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        let dot = screen.add(Paint.red, 10, 10, 10, 10, to: layer)
        screen.draw()
        for step in 0..<6 {
            CATransaction.setDisableActions(true)
            switch step {
            case 0: dot.position.x += 7
            case 1: layer.position.y += 3
            case 2: dot.backgroundColor = Paint.blue
            case 3: layer.opacity = 0.5
            case 4: layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            default: layer.addSublayer(CALayer())
            }
            screen.draw()
            #expect(Self.isExact(screen), "step \(step)")
        }
    }

    @Test func oneChangedLayerOfManyIsTheOnlyOneLookedAt() {
        let screen = Screen(width: 200, height: 200)
        CATransaction.setDisableActions(true)
        var layers: [CALayer] = []
        for index in 0..<200 {
            let (x, y) = (CGFloat(index % 14) * 14, CGFloat(index / 14) * 13)
            layers.append(screen.add(Paint.rgb(0, CGFloat(index) / 200, 1), x, y, 12, 11))
        }
        screen.draw()
        for index in stride(from: 3, to: 200, by: 41) {
            CATransaction.setDisableActions(true)
            layers[index].cornerRadius = 4
            #expect(screen.draw().damage.count == 1)
            #expect(Self.isExact(screen))
            CATransaction.setDisableActions(true)
            layers[index].removeFromSuperlayer()
            screen.root.insertSublayer(CALayer(), at: 5)
            screen.draw()
            #expect(Self.isExact(screen))
        }
    }
}
