// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Single pixels that a rule decides.
struct RenderingTests {
    @Test func depthBeatsOrder() {
        let screen = Screen()
        let low = screen.add(Paint.red, 0, 0, 10, 10)
        screen.add(Paint.blue, 0, 0, 10, 10)
        screen.draw()
        #expect(screen.pixel(5, 5) == 0xFF00_00FF)
        CATransaction.setDisableActions(true)
        low.zPosition = 1
        screen.draw()
        #expect(screen.pixel(5, 5) == 0xFFFF_0000)
    }

    @Test func hiddenAndTransparentLayersHideWhatIsBelow() {
        let screen = Screen()
        let parent = screen.add(Paint.red, 0, 0, 20, 20)
        screen.add(Paint.blue, 0, 0, 10, 10, to: parent)
        parent.isHidden = true
        screen.draw()
        #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
        parent.isHidden = false
        parent.opacity = 0
        screen.draw()
        #expect(screen.pixel(5, 5) == 0xFFFF_FFFF)
    }

    @Test func groupOpacityCanBeForbidden() {
        let screen = Screen()
        let parent = screen.add(Paint.blue, 0, 0, 20, 20)
        screen.add(Paint.red, 0, 0, 10, 10, to: parent)
        parent.opacity = 0.5
        screen.draw()
        // As one picture, the blue below the red does not show.
        let mixed = screen.pixel(5, 5)
        #expect((mixed >> 16) & 0xFF >= 0xFE && mixed & 0xFF == (mixed >> 8) & 0xFF)
        #expect(mixed & 0xFF >= 0x7E && mixed & 0xFF <= 0x81)
        CATransaction.setDisableActions(true)
        parent.allowsGroupOpacity = false
        screen.draw()
        #expect(screen.pixel(5, 5) & 0xFF > 0x38 && screen.pixel(5, 5) & 0xFF < 0x90)
        #expect((screen.pixel(5, 5) >> 16) & 0xFF < 0xFF)
    }

    @Test func clipsCutSublayersAndContentsButNotWithoutMasking() {
        let screen = Screen()
        let parent = screen.add(Paint.clear, 10, 10, 10, 10)
        screen.add(Paint.red, 5, 5, 20, 20, to: parent)
        screen.draw()
        #expect(screen.pixel(25, 25) == 0xFFFF_0000)
        CATransaction.setDisableActions(true)
        parent.masksToBounds = true
        screen.draw()
        #expect(screen.pixel(25, 25) == 0xFFFF_FFFF && screen.pixel(19, 19) == 0xFFFF_0000)
    }

    @Test func bordersLieOverSublayers() {
        let screen = Screen()
        let parent = screen.add(Paint.white, 0, 0, 20, 20)
        screen.add(Paint.red, 0, 0, 20, 20, to: parent)
        parent.borderWidth = 2
        parent.borderColor = Paint.blue
        screen.draw()
        #expect(screen.pixel(1, 1) == 0xFF00_00FF && screen.pixel(2, 2) == 0xFFFF_0000)
    }

    @Test func backsOfSingleSidedLayersDoNotShow() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 20, 20)
        layer.isDoubleSided = false
        screen.draw()
        #expect(screen.pixel(10, 10) == 0xFFFF_0000)
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        screen.draw()
        #expect(screen.pixel(10, 10) == 0xFFFF_FFFF)
        layer.isDoubleSided = true
        screen.draw()
        #expect(screen.pixel(10, 10) == 0xFFFF_0000)
    }

    @Test func masksLetThroughByAlpha() {
        let screen = Screen()
        let layer = screen.add(Paint.red, 0, 0, 20, 20)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        mask.backgroundColor = Paint.rgb(0, 1, 0, 0.5)
        layer.mask = mask
        screen.draw()
        let half = screen.pixel(5, 5)
        #expect((half >> 8) & 0xFF >= 0x7E && (half >> 8) & 0xFF <= 0x81)
        #expect(screen.pixel(15, 5) == 0xFFFF_FFFF)
    }

    @Test func shadowsFollowTheirPathOrTheDrawing() {
        for usesPath in [true, false] {
            let screen = Screen()
            let layer = screen.add(Paint.clear, 20, 20, 20, 20)
            screen.add(Paint.red, 0, 0, 20, 20, to: layer)
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 10, height: 10)
            if usesPath { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
            screen.draw()
            #expect(screen.pixel(45, 45) == 0xFF00_0000, "path: \(usesPath)")
            #expect(screen.pixel(30, 30) == 0xFFFF_0000)
            #expect(screen.pixel(25, 45) == 0xFFFF_FFFF)
        }
    }

    @Test func sublayerTransformsTurnAboutTheAnchor() {
        let screen = Screen()
        let parent = screen.add(Paint.clear, 0, 0, 40, 40)
        screen.add(Paint.red, 0, 0, 10, 10, to: parent)
        parent.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        screen.draw()
        #expect(screen.pixel(35, 35) == 0xFFFF_0000 && screen.pixel(5, 5) == 0xFFFF_FFFF)
    }

    @Test func fractionalEdgesSnapToPixels() {
        let screen = Screen()
        screen.add(Paint.red, 10.4, 10.6, 10, 10)
        screen.draw()
        #expect(screen.pixel(10, 11) == 0xFFFF_0000 && screen.pixel(9, 11) == 0xFFFF_FFFF)
        #expect(screen.pixel(10, 10) == 0xFFFF_FFFF && screen.pixel(19, 20) == 0xFFFF_0000)
        #expect(screen.pixel(20, 20) == 0xFFFF_FFFF)
    }

    @Test func hostileGeometryDrawsNothingAndEnds() {
        let screen = Screen()
        let sizes: [CGFloat] = [0, -5, 1e300, .infinity, 1e-300]
        for size in sizes {
            let layer = screen.add(Paint.red, 200, 200, 1, 1)
            layer.bounds.size = CGSize(width: size, height: size)
            layer.cornerRadius = size
            layer.borderWidth = size
            layer.shadowOpacity = 1
            layer.shadowRadius = size
            layer.masksToBounds = size > 0
            let child = screen.add(Paint.blue, 0, 0, size, 5, to: layer)
            child.contents = CGImage(pixelBuffer: .quarters(2))
            child.contentsScale = size
        }
        for value in [CGFloat.infinity, 0, 1e300, .nan] {
            let layer = screen.add(Paint.red, 50, 50, 10, 10)
            layer.transform = CATransform3DMakeScale(value, 1, 1)
            layer.sublayerTransform.m34 = value
            layer.zPosition = value
            screen.add(Paint.blue, 0, 0, 5, 5, to: layer)
        }
        screen.draw()
        #expect(screen.pixel(1, 1) >> 24 == 255)
    }

    @Test func aCommitMakesNodesOnlyOnTheWayToTheChange() throws {
        let screen = Screen()
        let left = screen.add(Paint.red, 0, 0, 10, 10)
        let right = screen.add(Paint.red, 20, 0, 10, 10)
        let leaf = screen.add(Paint.blue, 0, 0, 5, 5, to: left)
        screen.draw()
        let before = try #require(screen.context.currentTree?.root)
        CATransaction.setDisableActions(true)
        leaf.opacity = 0.5
        screen.draw()
        let after = try #require(screen.context.currentTree?.root)
        #expect(before !== after && before.sublayers[0] !== after.sublayers[0])
        #expect(before.sublayers[1] === after.sublayers[1])
        #expect(before.sublayers[0].sublayers[0].properties.opacity == 1)
        #expect(right.superlayer === screen.root)
        #expect(after.dump.contains("opacity 0.5"))
    }

    @Test func replicatorsDelayEachCopysTime() {
        let screen = Screen()
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        replicator.instanceCount = 2
        replicator.instanceDelay = 1
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        screen.root.addSublayer(replicator)
        let layer = screen.add(Paint.red, 0, 0, 10, 10, to: replicator)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 0
        fade.beginTime = 50
        fade.duration = 1
        layer.add(fade, forKey: nil)
        let early = screen.draw(at: 50.5)
        #expect(early.nextFrameTime == 50.5)
        #expect(screen.pixel(5, 5) == 0xFFFF_FFFF && screen.pixel(25, 5) == 0xFFFF_0000)
        // The first copy is through, the second is not.
        #expect(screen.draw(at: 51.5).nextFrameTime == 51.5)
        #expect(screen.context.currentTree?.root.nextChange(after: 52) == nil)
        #expect(screen.pixel(5, 5) == 0xFFFF_0000 && screen.pixel(25, 5) == 0xFFFF_FFFF)
    }

    @Test func tilesAreDrawnWhereTheyShow() {
        final class Tiles: CATiledLayer {
            var drawn: [CGRect] = []

            override class func fadeDuration() -> CFTimeInterval { 0 }

            override func draw(in ctx: CGContext) {
                drawn.append(ctx.boundingBoxOfClipPath)
                ctx.setFillColor(Paint.green)
                ctx.fill(bounds)
            }
        }
        let screen = Screen()
        screen.root.masksToBounds = true
        let tiles = Tiles()
        tiles.frame = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
        tiles.tileSize = CGSize(width: 50, height: 50)
        screen.root.addSublayer(tiles)
        tiles.setNeedsDisplay()
        screen.draw()
        #expect(tiles.drawn.count == 4)
        #expect(screen.pixel(99, 99) == 0xFF00_FF00)
    }

    @Test func particlesFlyByTheirNumbersAlone() {
        let screen = Screen()
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        emitter.emitterPosition = CGPoint(x: 10, y: 50)
        let dot = PixelBuffer(width: 4, height: 4)
        for y in 0..<4 { for x in 0..<4 { dot[x, y] = 0xFFFF_FFFF } }
        let cell = CAEmitterCell()
        cell.contents = CGImage(pixelBuffer: dot)
        cell.color = Paint.red
        cell.birthRate = 1
        cell.lifetime = 3
        cell.velocity = 20
        emitter.emitterCells = [cell]
        screen.root.addSublayer(emitter)
        let outcome = screen.draw(at: 2.5)
        #expect(outcome.nextFrameTime == 2.5)
        // Born at 0, 1 and 2, so 2.5, 1.5 and 0.5 seconds old.
        for x in [60, 40, 20] { #expect(screen.pixel(x, 50) == 0xFFFF_0000) }
        #expect(screen.pixel(30, 50) == 0xFFFF_FFFF)
        let first = screen.buffer.words
        screen.draw(at: 7)
        screen.draw(at: 2.5)
        #expect(screen.buffer.words == first)
    }

    @Test func gradientsAndStrokesGoIntoPerspective() {
        let screen = Screen(width: 120, height: 60)
        let gradient = CAGradientLayer()
        gradient.colors = [Paint.red, Paint.blue]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 5, y: 5, width: 40, height: 40), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = Paint.green
        shape.lineWidth = 6
        for (index, layer) in [gradient, shape].enumerated() {
            layer.frame = CGRect(x: 5 + index * 60, y: 5, width: 50, height: 50)
            var transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
            transform.m34 = -1 / 400
            layer.transform = transform
            screen.root.addSublayer(layer)
        }
        screen.draw()
        #expect(screen.pixel(12, 30) >> 16 & 0xFF > 0xC0 && screen.pixel(46, 30) & 0xFF > 0xC0)
        #expect(screen.pixel(2, 30) == 0xFFFF_FFFF)
        let green = (60..<120).filter { screen.pixel($0, 30) == 0xFF00_FF00 }
        #expect(green.count >= 6 && green.count <= 16)
        #expect(screen.pixel(90, 30) == 0xFFFF_FFFF)
        #expect(screen.draw().damage == [])
    }

    @Test func textLayersDrawTheirString() {
        let screen = Screen(width: 120, height: 40)
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        text.string = "Hill"
        text.fontSize = 24
        text.foregroundColor = Paint.black
        screen.root.addSublayer(text)
        screen.draw()
        let ink = screen.buffer.words.filter { $0 & 0xFF < 0x40 }.count
        #expect(ink > 60 && ink < 1_500)
    }
}
