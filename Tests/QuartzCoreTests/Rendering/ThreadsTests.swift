// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Raster
import RenderServer
import Testing

/// Any number of threads, and drawing the damage or the whole, give the same bytes.
struct ThreadsTests {
    @Test(arguments: 0..<10)
    func treesOfEveryKindHaveTheBytesOfOneThread(seed: Int) throws {
        let scene = RandomScene(seed: seed, threads: [1, 2, 4][seed % 3])
        let screen = scene.screen
        screen.draw()
        for step in 0..<8 {
            scene.change()
            screen.draw()
            let tree = try #require(screen.context.currentTree)
            for threads in [1, 2, 4] {
                let whole = PixelBuffer(width: screen.buffer.width, height: screen.buffer.height)
                let fresh = RenderContext(
                    scale: screen.context.scale,
                    backdrop: 0xFFFF_FFFF,
                    threads: threads
                )
                fresh.commit(tree)
                _ = fresh.drawFrame(into: whole, age: 0, at: 0)
                let isSame = whole.words == screen.buffer.words
                #expect(isSame, "seed \(seed), step \(step), \(threads) threads")
                if !isSame { return }
            }
        }
    }
}
