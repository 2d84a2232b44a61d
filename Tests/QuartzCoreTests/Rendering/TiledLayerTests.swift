// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import QuartzCore
import RenderServer
import Synchronization
import Testing

/// Tiles are drawn beside the commit and show when they are ready.
struct TiledLayerTests {
    /// A layer that fills its tiles with a colour for each resolution and counts them.
    private class Tiles: CATiledLayer {
        let drawn = Mutex<[CGRect]>([])

        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            drawn.withLock { $0.append(ctx.boundingBoxOfClipPath) }
            ctx.setFillColor(ctx.ctm.a > 1 ? Paint.blue : Paint.green)
            ctx.fill(ctx.boundingBoxOfClipPath)
        }

        var count: Int { drawn.withLock { $0.count } }
    }

    private final class FadingTiles: Tiles {
        override class func fadeDuration() -> CFTimeInterval { 1_000_000 }
    }

    private static func add(_ tiles: CATiledLayer, to screen: Screen) {
        CATransaction.setDisableActions(true)
        screen.root.masksToBounds = true
        tiles.anchorPoint = .zero
        tiles.frame = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)
        tiles.tileSize = CGSize(width: 50, height: 50)
        screen.root.addSublayer(tiles)
        tiles.setNeedsDisplay()
    }

    /// A screen with tiles that are drawn when the test says so.
    private static func make<T: Tiles>(_ tiles: T) -> (Screen, T, TilesByHand) {
        let screen = Screen()
        let executor = TilesByHand()
        screen.host.tileExecutor = executor
        add(tiles, to: screen)
        return (screen, tiles, executor)
    }

    private let white: UInt32 = 0xFFFF_FFFF
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    @Test func aFrameDoesNotWaitForItsTiles() {
        let (screen, tiles, executor) = Self.make(Tiles())
        screen.draw()
        #expect(tiles.count == 0 && executor.count == 4 && tiles.pendingTileCount == 4)
        #expect(screen.pixel(10, 10) == white)
        executor.draw(1)
        screen.draw()
        #expect(screen.pixel(10, 10) == green, "the first tile shows")
        #expect(screen.pixel(60, 60) == white, "the last does not yet")
        executor.draw()
        screen.draw()
        #expect(screen.pixel(60, 60) == green)
        #expect(tiles.count == 4 && tiles.pendingTileCount == 0)
    }

    @Test func aSizeThatIsSlightlyTooLargeHasNoSliversOfTiles() {
        let (screen, tiles, executor) = Self.make(Tiles())
        let side = CGFloat(60).nextUp
        CATransaction.setDisableActions(true)
        tiles.bounds.size = CGSize(width: side, height: side)
        tiles.tileSize = CGSize(width: 30, height: 30)
        screen.draw()
        #expect(executor.count == 4)
        executor.draw()
        #expect(tiles.drawn.withLock { $0.allSatisfy { $0.width > 29 && $0.height > 29 } })
    }

    @Test func tilesThatWereAskedForAreNotAskedForAgain() {
        let (screen, tiles, executor) = Self.make(Tiles())
        screen.draw()
        CATransaction.setDisableActions(true)
        tiles.position.x = -10
        screen.draw()
        #expect(executor.count == 6, "four of before, and two that came in at the right")
        executor.draw()
        #expect(tiles.count == 6)
    }

    @Test func tilesThatLeaveTheScreenBeforeTheyAreDrawnAreNotDrawn() {
        let (screen, tiles, executor) = Self.make(Tiles())
        screen.draw()
        CATransaction.setDisableActions(true)
        tiles.position = CGPoint(x: -500, y: -500)
        screen.draw()
        executor.draw()
        #expect(tiles.count == 4)
        #expect(tiles.drawn.withLock { $0.allSatisfy { $0.minX >= 500 } })
        // Those that were cancelled are asked for when they are seen again.
        tiles.position = .zero
        screen.draw()
        executor.draw()
        screen.draw()
        #expect(screen.pixel(10, 10) == green)
    }

    @Test func whatIsInvalidatedWhileItIsDrawnIsDrawnAgain() {
        let (screen, tiles, executor) = Self.make(Tiles())
        screen.draw()
        tiles.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.draw()
        #expect(executor.count == 5)
        executor.draw()
        screen.draw()
        #expect(tiles.count == 4, "the stale one was not drawn")
        #expect(tiles.pendingTileCount == 0)
        #expect(screen.pixel(10, 10) == green)
    }

    @Test func aTileFadesInFromTheTimeWhenItIsReady() throws {
        let (screen, tiles, executor) = Self.make(FadingTiles())
        screen.draw()
        executor.draw()
        let before = CACurrentMediaTime()
        screen.draw(at: before)
        let start = screen.pixel(10, 10)
        #expect(start == white)
        screen.draw(at: before + 500_000)
        let half = screen.pixel(10, 10)
        #expect((0x70...0x90).contains(half & 0xFF), "half of the white is left")
        screen.draw(at: before + 2_000_000)
        #expect(screen.pixel(10, 10) == green)
        #expect(tiles.count == 4)
    }

    @Test func theResolutionBeforeShowsUntilTheNewOneIsDrawn() {
        let (screen, tiles, executor) = Self.make(Tiles())
        tiles.levelsOfDetail = 2
        tiles.levelsOfDetailBias = 1
        screen.draw()
        executor.draw()
        screen.draw()
        #expect(screen.pixel(10, 10) == green)
        CATransaction.setDisableActions(true)
        tiles.transform = CATransform3DMakeScale(2, 2, 1)
        screen.draw()
        #expect(executor.count == 4 && screen.pixel(10, 10) == green)
        // The old tile is not opaque, so that all in its place appear at once.
        executor.draw(3)
        screen.draw()
        #expect(screen.pixel(10, 10) == green && screen.pixel(90, 90) == green)
        executor.draw()
        screen.draw()
        #expect(screen.pixel(10, 10) == blue && screen.pixel(90, 90) == blue)
    }

    @Test func opaqueTilesCoverTheResolutionBeforeOneByOne() {
        let (screen, tiles, executor) = Self.make(Tiles())
        tiles.isOpaque = true
        tiles.levelsOfDetail = 2
        tiles.levelsOfDetailBias = 1
        screen.draw()
        executor.draw()
        screen.draw()
        CATransaction.setDisableActions(true)
        tiles.transform = CATransform3DMakeScale(2, 2, 1)
        screen.draw()
        executor.draw(1)
        screen.draw()
        #expect(screen.pixel(10, 10) == blue && screen.pixel(90, 90) == green)
    }

    @Test func aPictureOfTheLayerHasAllTilesWithoutWaiting() throws {
        let (screen, tiles, executor) = Self.make(FadingTiles())
        screen.draw()
        #expect(tiles.pendingTileCount == 4)
        let context = try #require(
            CGContext(
                data: nil,
                width: 100,
                height: 100,
                bitsPerComponent: 8,
                bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        tiles.render(in: context)
        let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(data[1] == 255 && data[3] == 255, "green, and faded in")
        #expect(tiles.pendingTileCount == 0)
        let count = tiles.count
        executor.draw()
        #expect(tiles.count == count, "what was drawn for the picture is not drawn again")
    }

    /// A layer whose first tile waits until the test lets it go on.
    private final class SlowTiles: CATiledLayer {
        let first = Atomic<Bool>(true)
        let drawn = DispatchSemaphore(value: 0)
        let gate = DispatchSemaphore(value: 0)
        let mainThread = Atomic<Bool>(false)

        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            if Thread.isMainThread { mainThread.store(true, ordering: .relaxed) }
            if first.exchange(false, ordering: .acquiringAndReleasing) { gate.wait() }
            ctx.setFillColor(Paint.green)
            ctx.fill(ctx.boundingBoxOfClipPath)
            drawn.signal()
        }
    }

    @Test func aSlowTileDelaysNeitherFramesNorOtherTiles() {
        let screen = Screen()
        screen.host.tileExecutor = TileThreads(count: 2)
        let tiles = SlowTiles()
        Self.add(tiles, to: screen)
        // Returns although nobody has opened the gate.
        screen.draw()
        #expect(screen.pixel(10, 10) == white)
        for _ in 0..<3 { tiles.drawn.wait() }
        tiles.gate.signal()
        tiles.drawn.wait()
        let usedMainThread = tiles.mainThread.load(ordering: .relaxed)
        #expect(!usedMainThread)
    }

    @Test func aLayerThatGoesWhileItIsDrawnEndsOnTheMainThread() {
        final class Owner: CALayerDelegate {
            let ended: DispatchSemaphore

            init(_ ended: DispatchSemaphore) { self.ended = ended }

            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }

            deinit { ended.signal() }
        }
        let (screen, _, executor) = Self.make(Tiles())
        let ended = DispatchSemaphore(value: 0)
        do {
            let layer = CATiledLayer()
            let owner = Owner(ended)
            layer.delegate = owner
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            screen.root.addSublayer(layer)
            layer.setNeedsDisplay()
            screen.draw()
            layer.removeFromSuperlayer()
            withExtendedLifetime(owner) {}
        }
        #expect(ended.wait(timeout: .now()) == .timedOut, "a tile keeps its delegate")
        executor.draw()
        #expect(ended.wait(timeout: .now()) == .success)
    }
}
