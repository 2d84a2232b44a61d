// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Content that is much larger than the screen and than memory for it.
struct BigContentTests {
    /// A picture of 20,000 x 20,000 that is worked out where it is asked for.
    private final class Picture: CATiledLayer {
        var drawn = 0

        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            drawn += 1
            let part = ctx.boundingBoxOfClipPath
            let side: CGFloat = 500
            for row in Int(part.minY / side)...Int(part.maxY / side) {
                for column in Int(part.minX / side)...Int(part.maxX / side) {
                    ctx.setFillColor(Picture.color(row, column))
                    ctx.fill(
                        CGRect(
                            x: CGFloat(column) * side,
                            y: CGFloat(row) * side,
                            width: side,
                            height: side
                        )
                    )
                }
            }
        }

        static func pixel(_ row: Int, _ column: Int) -> UInt32 {
            0xFF00_00FF | UInt32(row % 4 * 85) << 16 | UInt32(column % 4 * 85) << 8
        }

        static func color(_ row: Int, _ column: Int) -> CGColor {
            Paint.rgb(CGFloat(row % 4) / 3, CGFloat(column % 4) / 3, 1)
        }
    }

    private static func big(_ screen: Screen) -> Picture {
        let picture = Picture()
        picture.anchorPoint = .zero
        picture.bounds = CGRect(x: 0, y: 0, width: 20_000, height: 20_000)
        picture.isOpaque = true
        picture.levelsOfDetail = 6
        screen.root.addSublayer(picture)
        picture.setNeedsDisplay()
        return picture
    }

    @Test func aHugePictureScrollsInBoundedMemory() {
        let screen = Screen(width: 400, height: 800)
        let picture = Self.big(screen)
        screen.draw()
        let first = picture.drawn
        #expect(first == 2 * 4)
        for step in 1...120 {
            CATransaction.setDisableActions(true)
            let at = CGPoint(x: CGFloat(step * 160), y: CGFloat(step * 153))
            picture.position = CGPoint(x: -at.x, y: -at.y)
            let before = picture.drawn
            screen.draw()
            // One more tile each way than the screen is large.
            #expect(picture.drawn - before <= 3 * 5)
            #expect(picture.tileBytes <= 64 << 20)
            let middle = screen.pixel(200, 400)
            let row = Int(at.y + 400) / 500
            let column = Int(at.x + 200) / 500
            #expect(middle == Picture.pixel(row, column), "step \(step)")
        }
        #expect(picture.drawn > 400)
    }

    @Test func zoomingOutDrawsCoarserTilesAndNotMore() {
        let screen = Screen(width: 400, height: 800)
        let picture = Self.big(screen)
        for step in 0..<10 {
            CATransaction.setDisableActions(true)
            let scale = 1 / CGFloat(1 << step)
            picture.transform = CATransform3DMakeScale(scale, scale, 1)
            let before = picture.drawn
            screen.draw()
            // 20,000 pixels at a sixty-fourth of 6 levels are 625.
            #expect(picture.drawn - before <= 5 * 8, "scale \(scale)")
            #expect(picture.tileBytes <= 64 << 20)
        }
        let count = picture.drawn
        CATransaction.setDisableActions(true)
        picture.transform = CATransform3DIdentity
        screen.draw()
        #expect(picture.drawn == count, "the finest tiles were still there")
    }

    @Test func oneLevelOfDetailHasABoundToo() {
        let screen = Screen(width: 400, height: 800)
        let picture = Self.big(screen)
        picture.levelsOfDetail = 1
        CATransaction.setDisableActions(true)
        picture.transform = CATransform3DMakeScale(0.01, 0.01, 1)
        screen.draw()
        #expect(picture.tileBytes <= 64 << 20)
        #expect(screen.pixel(100, 100) != 0xFFFF_FFFF)
        screen.host.purge()
        CATransaction.setDisableActions(true)
        picture.setNeedsDisplay()
        screen.draw()
        #expect(picture.tileBytes <= 64 << 20)
    }

    @Test func aPurgeLetsGoOfTilesOutOfSight() {
        let screen = Screen(width: 300, height: 300)
        let picture = Self.big(screen)
        screen.draw()
        let shown = picture.tileBytes
        CATransaction.setDisableActions(true)
        picture.position.x = -2_560
        screen.draw()
        #expect(picture.tileBytes > shown)
        screen.host.purge()
        #expect(picture.tileBytes <= shown + 256 * 256 * 4 * 2)
        #expect(PixelMemory.shared.idleBytes >= 0)
    }

    @Test func aListOfTenThousandRowsDrawsOneStripForEachStep() {
        CATransaction.setDisableActions(true)
        let (width, height, row) = (300, 600, 44)
        let screen = Screen(width: width, height: height, threads: 2)
        screen.root.masksToBounds = true
        let list = screen.add(Paint.white, 0, 0, CGFloat(width), CGFloat(height))
        list.masksToBounds = true
        var rows: [Int: CALayer] = [:]
        func show(_ top: Int) {
            CATransaction.setDisableActions(true)
            list.bounds.origin.y = CGFloat(top)
            let shown = (top / row)...((top + height - 1) / row)
            for index in rows.keys where !shown.contains(index) {
                rows.removeValue(forKey: index)?.removeFromSuperlayer()
            }
            for index in shown where rows[index] == nil && index < 10_000 {
                let color = Paint.rgb(CGFloat(index % 7) / 7, 0.5, 0.5)
                let y = CGFloat(index * row)
                let layer = screen.add(Paint.white, 0, y, CGFloat(width), CGFloat(row), to: list)
                screen.add(color, 10, 6, 32, 32, to: layer).cornerRadius = 8
                screen.add(Paint.black, 0, CGFloat(row - 1), CGFloat(width), 1, to: layer)
                rows[index] = layer
            }
        }
        show(0)
        screen.draw()
        var top = 0
        for step in 0..<40 {
            let by = step == 20 ? 12_345 : 37
            top += by
            show(top)
            screen.draw()
            let drawn = screen.context.drawnPixels
            if by == 37 {
                // The new strip, and no more of the row that it belongs to than there is.
                #expect(drawn <= width * (37 + row), "step \(step)")
            }
            let whole = PixelBuffer(width: width, height: height)
            let fresh = RenderContext(backdrop: 0xFFFF_FFFF)
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: 0)
            #expect(whole.words == screen.buffer.words, "step \(step)")
        }
    }

    @Test func aLayerThatDrawsItselfAgainGetsTheMemoryOfAnEarlierPicture() {
        final class Drawing: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(Paint.red)
                ctx.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
        }
        let screen = Screen(width: 150, height: 150)
        let layer = Drawing()
        layer.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
        screen.root.addSublayer(layer)
        let before = PixelMemory.shared.reuses
        for _ in 0..<8 {
            layer.setNeedsDisplay()
            screen.draw()
            #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
            #expect(screen.pixel(15, 15) == 0xFFFF_0000)
        }
        #expect(PixelMemory.shared.reuses >= before + 4)
    }
}
