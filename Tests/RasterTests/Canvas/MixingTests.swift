// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@Suite struct MixingTests {
    /// Orange whose coverage shows in the blue that it takes away, over colours: pixels of a rounded
    /// border in a picture that was taken on iOS 15, 16 and 17 alike.
    @Test(arguments: [
        ((170, 170, 255), (201, 154, 162)), ((174, 174, 255), (202, 157, 165)),
        ((35, 35, 255), (227, 116, 32)), ((117, 117, 255), (192, 123, 116)),
        ((117, 117, 255), (191, 122, 117)), ((90, 90, 255), (197, 114, 89)),
        ((31, 31, 255), (222, 113, 37)), ((250, 250, 255), (250, 247, 250)),
        ((0, 0, 255), (179, 89, 76)), ((0, 0, 255), (36, 18, 219)),
    ])
    func `A colour is added to what is below before both are divided`(
        _ below: (Int, Int, Int),
        _ expected: (Int, Int, Int)
    ) {
        let coverage = 255 - expected.2
        let buffer = PixelBuffer(width: 3, height: 1)
        for x in 0..<3 { buffer[x, 0] = word(below) }
        Canvas(buffer).fill(
            // Of 256 steps a pixel gets the one that it has reached.
            RasterRect(x: 0, y: 0, width: 3, height: (Double(coverage) + 0.5) / 256),
            paint: .color(RasterColor(red: 1, green: 128.0 / 255, blue: 0))
        )
        #expect((0..<3).allSatisfy { buffer[$0, 0] == word(expected) })
    }

    /// A translucent white disc over a chart, from pictures of two kinds of Macs.
    @Test(arguments: [
        ((254, 149, 7), (254, 192, 109)), ((217, 80, 138), (232, 152, 186)),
        ((140, 234, 255), (187, 242, 255)), ((192, 255, 140), (217, 255, 187)),
    ])
    func `A translucent colour leaves of what is below as much as is whole`(
        _ below: (Int, Int, Int),
        _ expected: (Int, Int, Int)
    ) {
        let buffer = PixelBuffer(width: 40, height: 2)
        for x in 0..<40 {
            for y in 0..<2 { buffer[x, y] = word(below) }
        }
        Canvas(buffer).fill(
            RasterRect(x: 0, y: 0, width: 40, height: 2),
            paint: .color(RasterColor(red: 1, green: 1, blue: 1, alpha: 105.0 / 255))
        )
        #expect((0..<40).allSatisfy { buffer[$0, 1] == word(expected) })
    }

    @Test func `A colour over itself stays as it is`() {
        let buffer = PixelBuffer(width: 21, height: 256)
        for y in 0..<256 {
            for x in 0..<21 { buffer[x, y] = 0xFF12_3456 }
            Canvas(buffer).fill(
                RasterRect(x: 0, y: Double(y), width: 21, height: (Double(y) + 0.5) / 256),
                paint: .color(RasterColor(red: 18.0 / 255, green: 52.0 / 255, blue: 86.0 / 255))
            )
        }
        #expect((0..<256).allSatisfy { y in (0..<21).allSatisfy { buffer[$0, y] == 0xFF12_3456 } })
    }

    @Test func `A square frame leaves a step at its corners`() {
        let buffer = PixelBuffer(width: 12, height: 10)
        for y in 0..<10 {
            for x in 0..<12 { buffer[x, y] = 0xFF00_00FF }
        }
        Canvas(buffer).fillRing(
            outer: RoundedRect(RasterRect(x: 1, y: 1, width: 10, height: 8), radius: 0),
            inner: RoundedRect(RasterRect(x: 2, y: 2, width: 8, height: 6), radius: 0),
            paint: .color(RasterColor(red: 1, green: 128.0 / 255, blue: 0))
        )
        for (x, y) in [(1, 1), (10, 1), (1, 8), (10, 8)] {
            #expect(buffer[x, y] == word((254, 127, 1)))
        }
        #expect(buffer[2, 1] == word((255, 128, 0)) && buffer[1, 7] == word((255, 128, 0)))
        #expect(buffer[2, 2] == word((0, 0, 255)) && buffer[0, 0] == word((0, 0, 255)))
    }

    private func word(_ color: (Int, Int, Int)) -> UInt32 {
        0xFF00_0000 | UInt32(color.0) << 16 | UInt32(color.1) << 8 | UInt32(color.2)
    }
}
