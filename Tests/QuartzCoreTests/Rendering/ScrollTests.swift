// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Scrolling moves the pixels that are there and draws what came into sight, to the byte.
struct ScrollTests {
    /// A list in a clipping layer with bars over and under it.
    private final class List {
        let screen: Screen
        let view: CALayer
        var rows: [CALayer] = []
        private let random: Bool

        init(scale: Double, threads: Int, random: Bool = false, radius: CGFloat = 0) {
            screen = Screen(width: 200, height: 300, scale: scale, threads: threads)
            self.random = random
            CATransaction.setDisableActions(true)
            screen.root.backgroundColor = Paint.rgb(0.9, 0.9, 0.95)
            view = screen.add(Paint.white, 0, 20, 200, 260)
            view.masksToBounds = true
            view.cornerRadius = radius
            for index in 0..<40 { rows.append(row(index)) }
        }

        private func row(_ index: Int) -> CALayer {
            let row = CALayer()
            row.frame = CGRect(x: 0, y: CGFloat(index) * 33, width: 200, height: 33)
            let icon = CALayer()
            icon.frame = CGRect(x: 8, y: 4.5, width: 24, height: 24)
            icon.cornerRadius = 6
            icon.backgroundColor = Paint.rgb(
                CGFloat(index % 7) / 7,
                0.5,
                1 - CGFloat(index % 5) / 5
            )
            row.addSublayer(icon)
            let picture = CALayer()
            picture.frame = CGRect(x: 40, y: 3, width: 27, height: 27)
            picture.contents = CGImage(pixelBuffer: .quarters(8))
            row.addSublayer(picture)
            let shape = CAShapeLayer()
            shape.frame = CGRect(x: 80, y: 2, width: 28, height: 28)
            shape.path = CGPath(
                ellipseIn: CGRect(x: 1, y: 1, width: 26, height: 24),
                transform: nil
            )
            shape.fillColor = Paint.rgb(0.2, CGFloat(index % 3) / 3, 0.4, 0.7)
            shape.strokeColor = Paint.black
            row.addSublayer(shape)
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 120, y: 2, width: 60, height: 29)
            gradient.colors = [Paint.red, Paint.rgb(0, 0.3, CGFloat(index % 4) / 4)]
            gradient.endPoint = CGPoint(x: 1, y: 0.7)
            row.addSublayer(gradient)
            let line = CALayer()
            line.frame = CGRect(x: 8, y: 32.5, width: 192, height: 0.5)
            line.backgroundColor = Paint.rgb(0.7, 0.7, 0.7)
            row.addSublayer(line)
            if index % 4 == 1 {
                icon.shadowOpacity = 0.5
                row.opacity = 0.8
            }
            view.addSublayer(row)
            return row
        }

        /// Draws the next frame and compares it with one drawn from nothing.
        func isExact(into buffer: PixelBuffer? = nil, age: Int = 1) -> Bool {
            CATransaction.flush()
            CATransaction.setDisableActions(true)
            let target = buffer ?? screen.buffer
            let outcome = screen.context.drawFrame(into: target, age: age, at: 0)
            lastDamage = outcome.damage
            let whole = PixelBuffer(width: target.width, height: target.height)
            let fresh = RenderContext(scale: screen.context.scale, backdrop: 0xFFFF_FFFF)
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: 0)
            return whole.words == target.words
        }

        var lastDamage: [PixelRect] = []
        var drawn: Int { screen.context.drawnPixels }
    }

    @Test(arguments: [1.0, 2, 3], [1, 2, 4])
    func aScrolledListIsThatDrawnFromNothing(scale: Double, threads: Int) {
        let list = List(scale: scale, threads: threads)
        #expect(list.isExact(age: 0))
        for step in [7.0, 12, 1, 40, -9, -30, 100, 3] {
            list.view.bounds.origin.y += CGFloat(step) / CGFloat(scale)
            #expect(list.isExact(), "step \(step)")
        }
    }

    @Test func scrollingDrawsLittleMoreThanTheNewStrip() {
        let list = List(scale: 2, threads: 1)
        #expect(list.isExact(age: 0))
        list.view.bounds.origin.y = 100
        #expect(list.isExact())
        list.view.bounds.origin.y = 110
        #expect(list.isExact())
        // Ten points of 200 at a scale of two, and what is cut by the strip's edge.
        #expect(list.drawn <= 400 * 20 + 4_000, "\(list.drawn) pixels")
        #expect(list.lastDamage == [PixelRect(x: 3, y: 40, width: 397, height: 520)])
    }

    @Test func barsOverAScrolledListStayWhereTheyAre() {
        let list = List(scale: 2, threads: 2)
        let bar = list.screen.add(Paint.rgb(0.3, 0.3, 1, 0.5), 0, 0, 200, 60)
        let dot = list.screen.add(Paint.red, 150, 200, 30, 30)
        dot.cornerRadius = 15
        #expect(list.isExact(age: 0))
        for step in 1...12 {
            list.view.bounds.origin.y += 9.5
            if step == 6 { dot.position.x -= 20 }
            if step == 8 { bar.removeFromSuperlayer() }
            #expect(list.isExact(), "step \(step)")
        }
    }

    @Test func roundedClipsKeepTheirCorners() {
        let list = List(scale: 3, threads: 1, radius: 20)
        #expect(list.isExact(age: 0))
        for step in 1...10 {
            list.view.bounds.origin.y += 11 * CGFloat(step % 3)
            #expect(list.isExact(), "step \(step)")
        }
        #expect(list.drawn < 600 * 780 / 2)
    }

    @Test func scrollingSidewaysAndBothWaysMovesPixelsToo() {
        let list = List(scale: 2, threads: 4)
        list.view.bounds.origin = CGPoint(x: 20, y: 200)
        #expect(list.isExact(age: 0))
        for (x, y) in [(5.0, 0.0), (-12, 0), (3, 4), (-6, 8), (0.25, 0), (0, 0.25)] {
            list.view.bounds.origin.x += CGFloat(x)
            list.view.bounds.origin.y += CGFloat(y)
            #expect(list.isExact(), "by \(x), \(y)")
        }
    }

    @Test func aMovedSubtreeOverAPictureIsExact() {
        let screen = Screen(width: 240, height: 240, scale: 2)
        CATransaction.setDisableActions(true)
        let wallpaper = CALayer()
        wallpaper.frame = screen.root.bounds
        wallpaper.contents = CGImage(pixelBuffer: .quarters(100))
        screen.root.addSublayer(wallpaper)
        let card = screen.add(Paint.white, 10, 10, 180, 160)
        card.cornerRadius = 18
        for index in 0..<6 { screen.add(Paint.red, 10, CGFloat(index) * 25 + 4, 100, 9, to: card) }
        screen.draw()
        for step in 0..<6 {
            CATransaction.setDisableActions(true)
            card.position.y += CGFloat(step) * 3
            card.position.x += 2
            screen.draw()
            let whole = PixelBuffer(width: 480, height: 480)
            let fresh = RenderContext(scale: 2, backdrop: 0xFFFF_FFFF)
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: 0)
            #expect(whole.words == screen.buffer.words, "step \(step)")
        }
    }

    @Test func olderBuffersAreScrolledToo() {
        let list = List(scale: 2, threads: 2)
        let size = (list.screen.buffer.width, list.screen.buffer.height)
        let buffers = (0..<3).map { _ in PixelBuffer(width: size.0, height: size.1) }
        for frame in 0..<14 {
            list.view.bounds.origin.y += CGFloat(3 + frame % 4 * 5)
            if frame % 5 == 4 { list.rows[frame].opacity = 0.5 }
            let age = frame < 3 ? 0 : 3
            #expect(list.isExact(into: buffers[frame % 3], age: age), "frame \(frame)")
        }
    }

    @Test(arguments: 0..<6)
    func randomTreesScrolledAtRandomAreExact(seed: Int) {
        var dice = DamageTests.Dice(state: UInt64(seed) &* 77 &+ 5)
        let list = List(
            scale: [1, 2, 3, 1.5][seed % 4],
            threads: [1, 2, 4][seed % 3],
            radius: seed % 2 == 0 ? 0 : 12
        )
        #expect(list.isExact(age: 0))
        for step in 0..<14 {
            switch dice.below(10) {
            case 0: list.rows[dice.below(20)].isHidden.toggle()
            case 1: list.rows[dice.below(20)].backgroundColor = Paint.rgb(dice.unit(), 1, 1, 0.5)
            case 2: list.view.position.x += CGFloat(dice.below(9) - 4)
            case 3: list.view.bounds.size.height -= 7
            case 4: list.rows[dice.below(20)].position.y += 5
            case 5: list.view.insertSublayer(list.rows[dice.below(20)], at: 0)
            case 6: list.screen.add(Paint.rgb(1, 1, 0, dice.unit()), 20, 60, 90, 70)
            default: break
            }
            list.view.bounds.origin.y += CGFloat(dice.below(60) - 20)
            if dice.below(4) == 0 { list.view.bounds.origin.x += CGFloat(dice.below(11) - 5) }
            #expect(list.isExact(), "seed \(seed), step \(step)")
        }
    }
}
