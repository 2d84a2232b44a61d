// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@testable import RenderServer

/// Moving pixels within a buffer, by any number of threads.
@Suite struct ScrollBlitTests {
    private struct Move: CustomTestStringConvertible {
        var width: Int
        var height: Int
        var target: PixelRect
        var x: Int
        var y: Int

        var testDescription: String { "\(width) x \(height): \(target) by \(x), \(y)" }
    }

    private static let moves: [Move] = {
        var moves: [Move] = []
        for (x, y) in [(0, -37), (0, 37), (0, -1), (0, 250), (0, -600), (24, -3), (-7, 5), (40, 0)]
        {
            let whole = PixelRect(x: 0, y: 0, width: 500, height: 620)
            moves.append(
                Move(
                    width: 500,
                    height: 620,
                    target: whole.intersection(whole.offsetBy(x: x, y: y)),
                    x: x,
                    y: y
                )
            )
            moves.append(
                Move(
                    width: 500,
                    height: 620,
                    target: PixelRect(x: 43, y: 7, width: 401, height: 555)
                        .intersection(whole.offsetBy(x: x, y: y)),
                    x: x,
                    y: y
                )
            )
        }
        return moves
    }()

    private static func picture(_ move: Move) -> PixelBuffer {
        let buffer = PixelBuffer(width: move.width, height: move.height)
        var state: UInt32 = 9
        for y in 0..<move.height {
            for x in 0..<move.width {
                state = state &* 1_664_525 &+ 1_013_904_223
                buffer[x, y] = state
            }
        }
        return buffer
    }

    @Test(arguments: 0..<16)
    func theMovedPixelsAreThoseThatWereThereAndNoOthersChange(_ number: Int) {
        let move = ScrollBlitTests.moves[number]
        let before = ScrollBlitTests.picture(move)
        let blit = ScrollBlit(target: move.target, offset: PixelOffset(x: move.x, y: move.y))
        for threads in [1, 2, 3, 4, 7] {
            let moved = ScrollBlitTests.picture(move)
            blit.apply(to: moved, threads: threads)
            var wrong = 0
            for y in 0..<move.height {
                for x in 0..<move.width {
                    let isInside = move.target.contains(PixelRect(x: x, y: y, width: 1, height: 1))
                    let expected = isInside ? before[x - move.x, y - move.y] : before[x, y]
                    if moved[x, y] != expected { wrong += 1 }
                }
            }
            #expect(wrong == 0, "\(move.testDescription) on \(threads) threads")
        }
    }
}
