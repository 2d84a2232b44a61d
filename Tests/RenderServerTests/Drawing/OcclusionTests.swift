// SPDX-License-Identifier: Apache-2.0

import Raster
import Testing

@testable import RenderServer

/// What opaque items hide.
@Suite struct OcclusionTests {
    private let screen = PixelRect(x: 0, y: 0, width: 200, height: 200)

    /// A plate with round corners, as a view draws it.
    private func plate() -> PixelBuffer {
        let buffer = PixelBuffer(width: 120, height: 90)
        let rect = RasterRect(x: 0, y: 0, width: 120, height: 90)
        Canvas(buffer).fill(
            RoundedRect(rect, radius: 12),
            paint: .color(RasterColor(rgb: 0x2266AA))
        )
        return buffer
    }

    private func item(_ node: UInt64, _ bounds: PixelRect, _ ink: DrawInk) -> DrawItem {
        DrawItem(
            identity: DrawItem.Identity(node: node, part: 0),
            bounds: bounds,
            opaque: .empty,
            clip: nil,
            ink: ink
        )
    }

    private func picture(_ pixels: PixelBuffer, opacity: Float) -> DrawItem {
        let place = PixelRect(x: 30, y: 40, width: 120, height: 90)
        let image = DrawImage(
            pixels: pixels,
            source: PixelRect(x: 0, y: 0, width: 120, height: 90),
            map: ProjectiveTransform(RasterTransform(translationX: 30, y: 40)),
            shape: .pixels(place),
            sampling: .bilinear
        )
        return item(2, place, .image(image, opacity: opacity))
    }

    private func color(_ rect: PixelRect) -> DrawItem {
        let shape = DrawShape(form: .pixels(rect), transform: .identity)
        return item(1, rect, .color(shape, RasterColor(rgb: 0xFF0000), opacity: 1))
    }

    private func visible(_ items: [DrawItem]) -> [Int] {
        Occlusion.visible(items.map { DrawBrief($0) }, in: screen).indices
    }

    /// Draws a picture as often as it takes to be looked at.
    private func draw(_ pixels: PixelBuffer) {
        let canvas = Canvas(PixelBuffer(width: 200, height: 200))
        let source = PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        for _ in 0..<5 { canvas.lay(pixels, source: source, x: 0, y: 0, opacity: 1) }
    }

    @Test func aPictureHidesWhatLiesBelowItsOpaquePart() {
        let pixels = plate()
        let items = [
            color(PixelRect(x: 60, y: 70, width: 50, height: 30)), picture(pixels, opacity: 1),
        ]
        #expect(visible(items) == [0, 1])
        draw(pixels)
        #expect(visible(items) == [1])
    }

    @Test func cornersAndFadedPicturesHideNothing() {
        let pixels = plate()
        draw(pixels)
        let corner = color(PixelRect(x: 30, y: 40, width: 10, height: 10))
        #expect(visible([corner, picture(pixels, opacity: 1)]) == [0, 1])
        let middle = color(PixelRect(x: 60, y: 70, width: 50, height: 30))
        #expect(visible([middle, picture(pixels, opacity: 0.9)]) == [0, 1])
    }
}
