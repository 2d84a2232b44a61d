// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("Bitmap devices")
struct BitmapDeviceTests {
    private func picture(_ drawing: RandomDrawing, isRaster: Bool) -> PixelBuffer {
        let pixels = PixelBuffer(width: RandomDrawing.side, height: RandomDrawing.side)
        let device: any ContextDevice =
            isRaster ? RasterBitmapDevice(pixels: pixels) : CairoBitmapDevice(pixels: pixels)
        var drawing = drawing
        drawing.draw(on: device)
        return pixels
    }

    private func lines(_ drawing: RandomDrawing) -> String {
        let side = CGFloat(RandomDrawing.side)
        let device = RecordingDevice(width: side, height: side)
        var drawing = drawing
        drawing.draw(on: device)
        return device.lines.joined(separator: "; ")
    }

    // Off edges Raster is within a level of the same drawing in floats, and within two where a
    // translucent gradient, mask or shadow is rounded before it is mixed (`DeepContextTests`). Cairo
    // is up to four off for shadows; of all other pixels at most one in 2,500 differs by two levels.
    // Dashes of curves end where the chords say, which in Cairo are ten times as far off.
    @Test(
        "Raster draws what Cairo draws, within a level off edges",
        arguments: RandomDrawing.Kind.allCases
    )
    func agreement(kind: RandomDrawing.Kind) {
        var total = PictureDistance()
        let mostFlat = kind == .shadow ? 4 : 2
        let mostMean = kind == .dashes ? 4.0 : 2
        for seed in 1...40 as ClosedRange<UInt64> {
            let drawing = RandomDrawing(kind, seed: seed)
            let distance = PictureDistance(
                picture(drawing, isRaster: true),
                picture(drawing, isRaster: false)
            )
            total.add(distance)
            #expect(distance.flat <= mostFlat, "\(lines(drawing)) \(distance)")
            #expect(distance.edgeMean <= mostMean, "\(lines(drawing)) \(distance)")
        }
        #expect(total.flatShare < 0.0005, "\(kind): \(total)")
        #expect(total.edgeMean < 1, "\(kind): \(total)")
    }
}
