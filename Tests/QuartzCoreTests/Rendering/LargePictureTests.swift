// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Raster
import RenderServer
import Testing

/// Pictures of more pixels than are decoded at a time, in a plain layer and in a context.
struct LargePictureTests {
    private static let file = LargeFile(side: 4_800, square: 48)
    private static let bytes = file.data

    private func image() throws -> CGImage {
        PictureParts.shared.removeAll()
        let image = try #require(CGImage(fileData: Self.bytes))
        #expect(image.width == Self.file.side && image.isDecodedInParts)
        return image
    }

    private func layer(_ image: CGImage, on screen: Screen) -> CALayer {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.contents = image
        layer.bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        screen.root.addSublayer(layer)
        return layer
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        Self.file.isWhite(x, y) ? 0xFFFF_FFFF : 0xFF00_0000
    }

    /// What a part takes at most: the region of the screen with half of it around and a few pixels,
    /// twice as fine each way.
    private func largest(_ width: Int, _ height: Int) -> Int {
        (2 * 2 * width + 64) * (2 * 2 * height + 64) * 4
    }

    @Test func scrollingDecodesWhatShowsAndALittleMore() throws {
        let screen = Screen(width: 200, height: 300)
        let image = try image()
        let layer = layer(image, on: screen)
        for step in 0..<40 {
            CATransaction.setDisableActions(true)
            let at = (x: step * 117, y: step * 113)
            layer.position = CGPoint(x: -at.x, y: -at.y)
            screen.draw()
            for (x, y) in [(0, 0), (199, 0), (100, 150), (0, 299), (199, 299)] {
                let (column, row) = (x + at.x, y + at.y)
                let isInside = column < Self.file.side && row < Self.file.side
                let wanted = isInside ? pixel(column, row) : 0xFFFF_FFFF
                #expect(screen.pixel(x, y) == wanted, "step \(step), \(x), \(y)")
            }
        }
        #expect(PictureParts.shared.byteCount <= PictureParts.budget + largest(200, 300))
        #expect(image.isDecodedInParts, "all pixels were decoded")
        PictureParts.shared.removeAll()
    }

    @Test func zoomingDecodesNoMoreThanFourPixelsForEachThatShows() throws {
        let screen = Screen(width: 200, height: 200)
        let image = try image()
        let layer = layer(image, on: screen)
        for scale in [1, 0.7, 0.5, 0.3, 0.2, 0.1, 1.0 / 24, 2, 5] as [CGFloat] {
            PictureParts.shared.removeAll()
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            layer.position = CGPoint(x: -1_000 * scale, y: -1_300 * scale)
            screen.draw()
            #expect(PictureParts.shared.byteCount <= largest(200, 200), "scale \(scale)")
            #expect(PictureParts.shared.byteCount > 0)
            // The middle of a square is its colour, as long as squares are larger than pixels.
            guard scale * 48 > 4 else { continue }
            for square in 0..<4 {
                let middle = (x: (21 + square) * 48 + 24, y: (28 + square) * 48 + 24)
                let x = Int((CGFloat(middle.x) - 1_000) * scale)
                let y = Int((CGFloat(middle.y) - 1_300) * scale)
                guard x < 200, y < 200 else { continue }
                #expect(screen.pixel(x, y) == pixel(middle.x, middle.y), "scale \(scale)")
            }
        }
        PictureParts.shared.removeAll()
    }

    @Test func theSamePartServesUntilTheScreenLeavesIt() throws {
        let screen = Screen(width: 200, height: 200)
        let layer = layer(try image(), on: screen)
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: -1_000, y: -1_000)
        screen.draw()
        let first = PictureParts.shared.byteCount
        for step in 1...9 {
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: -1_000 - step * 10, y: -1_000)
            screen.draw()
            #expect(PictureParts.shared.byteCount == first, "step \(step)")
            // Scrolled within a part, the pixels that exist are moved.
            #expect(screen.context.drawnPixels <= 200 * 10, "step \(step)")
        }
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: -2_000, y: -1_000)
        screen.draw()
        #expect(PictureParts.shared.byteCount > first)
        PictureParts.shared.removeAll()
    }

    @Test func aPartOfADrawnFrameHasTheBytesOfTheWhole() throws {
        let screen = Screen(width: 160, height: 160)
        let layer = layer(try image(), on: screen)
        let cover = screen.add(Paint.red, 20, 20, 30, 30)
        for (step, scale) in ([1, 0.63, 0.37, 1.8] as [CGFloat]).enumerated() {
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(scale, scale, 1)
            layer.position = CGPoint(x: -700.3 * scale, y: -900.6 * scale)
            screen.draw()
            CATransaction.setDisableActions(true)
            cover.position.x += CGFloat(7 + step)
            screen.draw()
            let whole = PixelBuffer(width: 160, height: 160)
            let fresh = RenderContext(backdrop: 0xFFFF_FFFF)
            if let tree = screen.context.currentTree { fresh.commit(tree) }
            _ = fresh.drawFrame(into: whole, age: 0, at: 0)
            #expect(whole.words == screen.buffer.words, "scale \(scale)")
        }
        PictureParts.shared.removeAll()
    }

    @Test func aContextDecodesWhatItsClipLetsThrough() throws {
        let image = try image()
        let pixels = PixelBuffer(width: 100, height: 80)
        let context = CGContext(drawingInto: pixels, baseTransform: .identity)
        let side = CGFloat(Self.file.side)
        // The base has y down, in which images stand on their head.
        context.translateBy(x: -2_000, y: side - 3_000)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
        for (x, y) in [(0, 0), (99, 0), (50, 40), (0, 79), (99, 79)] {
            #expect(pixels[x, y] == pixel(2_000 + x, 3_000 + y), "\(x), \(y)")
        }
        #expect(PictureParts.shared.byteCount <= largest(100, 80))
        #expect(image.isDecodedInParts)
        // Small: all of it, at a sixteenth of the size each way or less.
        PictureParts.shared.removeAll()
        let small = CGContext(drawingInto: pixels, baseTransform: .identity)
        small.draw(image, in: CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(PictureParts.shared.byteCount <= largest(100, 100))
        PictureParts.shared.removeAll()
    }

    @Test func anImageThatGoesTakesItsPartsAlong() throws {
        let pixels = PixelBuffer(width: 20, height: 20)
        do {
            let image = try image()
            let context = CGContext(drawingInto: pixels, baseTransform: .identity)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 4_800, height: 4_800))
            #expect(PictureParts.shared.byteCount > 0)
        }
        #expect(PictureParts.shared.byteCount == 0)
    }

    @Test func aPurgeLetsGoOfParts() throws {
        let screen = Screen(width: 100, height: 100)
        let layer = layer(try image(), on: screen)
        screen.draw()
        #expect(PictureParts.shared.byteCount > 0)
        screen.host.purge()
        #expect(PictureParts.shared.byteCount == 0)
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: -96, y: 0)
        screen.draw()
        #expect(screen.pixel(3, 3) == pixel(99, 3))
        PictureParts.shared.removeAll()
    }
}
