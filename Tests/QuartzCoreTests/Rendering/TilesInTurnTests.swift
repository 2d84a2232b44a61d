// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Synchronization
import Testing

/// Tiles of programs whose time is moved by hand are drawn at the end of a turn.
@MainActor
struct TilesInTurnTests {
    private final class Tiles: CATiledLayer {
        let threads = Mutex<[Bool]>([])

        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            threads.withLock { $0.append(Thread.isMainThread) }
            ctx.setFillColor(Paint.green)
            ctx.fill(ctx.boundingBoxOfClipPath)
        }
    }

    private final class Log: Sendable {
        let numbers = Mutex<[Int]>([])
    }

    @Test func tilesAreDrawnBesideTheMainThreadAndShowInTheSameTurn() {
        let executor = TilesInTurn()
        let screen = Screen()
        screen.host.tileExecutor = executor
        let tiles = Tiles()
        tiles.anchorPoint = .zero
        tiles.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        tiles.tileSize = CGSize(width: 50, height: 50)
        screen.root.addSublayer(tiles)
        tiles.setNeedsDisplay()
        CATransaction.flush()
        #expect(tiles.pendingTileCount == 4)
        executor.drawAll()
        #expect(tiles.pendingTileCount == 0)
        #expect(tiles.threads.withLock { $0 } == [false, false, false, false])
        screen.draw()
        #expect(screen.pixel(10, 10) == 0xFF00_FF00 && screen.pixel(60, 60) == 0xFF00_FF00)
    }

    @Test func finishedTilesComeInTheOrderInWhichTheyWereAskedFor() {
        let executor = TilesInTurn()
        let log = Log()
        for number in 0..<3 {
            executor.run({}, then: { log.numbers.withLock { $0.append(number) } })
        }
        executor.drawAll()
        #expect(log.numbers.withLock { $0 } == [0, 1, 2])
        executor.drawAll()
        #expect(log.numbers.withLock { $0.count } == 3)
    }
}
