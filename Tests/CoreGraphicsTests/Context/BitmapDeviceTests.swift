// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import TestDevices
import Testing

@Suite("Bitmap devices")
struct BitmapDeviceTests {
    private func cairoPicture(_ drawing: RandomDrawing) -> PixelBuffer {
        let pixels = PixelBuffer(width: RandomDrawing.side, height: RandomDrawing.side)
        var drawing = drawing
        drawing.draw(on: CairoBitmapDevice(pixels: pixels))
        return pixels
    }

    private func lines(_ drawing: RandomDrawing) -> String {
        let side = CGFloat(RandomDrawing.side)
        let device = RecordingDevice(width: side, height: side)
        var drawing = drawing
        drawing.draw(on: device)
        return device.lines.joined(separator: "; ")
    }

    /// How far an operation of a kind may be from exact arithmetic on the bytes it finds, in levels.
    ///
    /// Within 1.5 a byte is at most one level from the exact value's own byte. Gradients and stencils
    /// that are faded on the way are rounded once more, and so are shadows: their mask, its two
    /// passes, and what throws them.
    private static func mostOff(_ kind: RandomDrawing.Kind) -> Double {
        switch kind {
        case .fill, .stroke, .dashes, .linear, .image, .pattern, .tiles, .text, .layer: 1.5
        case .radial, .conic, .stencil: 1.6
        case .shadow: 1.9
        }
    }

    // Where Cairo's pixels are further off than a level, it is they that are: Raster's own are within
    // a level of exact arithmetic. Dashes of curves end where the chords say, which in Cairo are ten
    // times as far off.
    @Test(
        "Off edges Raster is within a level of Cairo, or of exact arithmetic where Cairo is not",
        arguments: RandomDrawing.Kind.allCases
    )
    func agreement(kind: RandomDrawing.Kind) throws {
        var total = PictureDistance()
        let mostMean = kind == .dashes ? 4.0 : 2
        var beyond = 0
        for seed in 1...40 as ClosedRange<UInt64> {
            var drawing = RandomDrawing(kind, seed: seed)
            let cairo = cairoPicture(drawing)
            let stepped = try SteppedDevice(side: RandomDrawing.side)
            drawing.draw(on: stepped)
            drawing = RandomDrawing(kind, seed: seed)
            let distance = PictureDistance(stepped.pixels, cairo)
            total.add(distance)
            #expect(distance.edgeMean <= mostMean, "\(lines(drawing)) \(distance)")
            var worst = 0.0
            var worstApart = 0.0
            for place in distance.flatPlaces {
                let off = stepped.off[place]
                worst = max(worst, off)
                if off > 1.5 { beyond += 1 }
            }
            for place in distance.flatPlacesBeyondOne {
                worstApart = max(worstApart, stepped.off[place])
            }
            #expect(worst <= Self.mostOff(kind), "\(lines(drawing))")
            // A shadow's two passes are rounded each.
            let apart = kind == .shadow ? 1.8 : min(Self.mostOff(kind), 1.61)
            #expect(worstApart <= apart, "\(lines(drawing)) \(distance)")
        }
        // Of some 350,000 pixels.
        #expect(beyond <= 35, "\(kind)")
        #expect(total.flatShare < 0.0005, "\(kind): \(total)")
        #expect(total.edgeMean < 1, "\(kind): \(total)")
    }
}
