// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Dispatch
import Foundation
import GoldenPictures
import Raster
import Testing

@Suite("Drawings flipped, clipped, scaled and on threads")
struct DrawingVariantTests {
    /// A leaf, a dashed ring, a gradient and a picture, 40 x 40 points.
    private func scene(_ context: CGContext) throws {
        context.fillColor(0xF0F4F8)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.saveGState()
        context.move(to: CGPoint(x: 4, y: 4))
        context.addCurve(
            to: CGPoint(x: 24, y: 24),
            control1: CGPoint(x: 22, y: 2),
            control2: CGPoint(x: 26, y: 10)
        )
        context.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 5, y: 22))
        context.clip()
        let gradient = try Require.value(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [
                    CGColor(red: 0.1, green: 0.5, blue: 0.2, alpha: 1),
                    CGColor(red: 0.9, green: 0.9, blue: 0.1, alpha: 1),
                ] as CFArray,
                locations: nil
            )
        )
        context.drawLinearGradient(
            gradient,
            start: CGPoint(x: 4, y: 4),
            end: CGPoint(x: 24, y: 24),
            options: []
        )
        context.restoreGState()
        context.strokeColor(0xAA2244)
        context.setLineWidth(2.5)
        context.setLineCap(.round)
        context.setLineDash(phase: 1, lengths: [5, 4])
        context.strokeEllipse(in: CGRect(x: 22.5, y: 5.25, width: 14, height: 14))
        let pixels = PixelBuffer(width: 2, height: 2)
        pixels[0, 0] = 0xFFFF_0000
        pixels[1, 0] = 0xFF00_FF00
        pixels[0, 1] = 0xFF00_00FF
        pixels[1, 1] = 0x8080_8080
        // Hard pixels: soft ones make large files.
        context.interpolationQuality = .none
        context.draw(
            CGImage(pixelBuffer: pixels),
            in: CGRect(x: 25, y: 25, width: 11, height: 10)
        )
        context.fillColor(0x2255CC, alpha: 0.6)
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: 3.5, y: 27, width: 18, height: 9),
                cornerWidth: 4,
                cornerHeight: 4,
                transform: nil
            )
        )
        context.fillPath()
    }

    @Test("Upright, upside down and clipped, at scales 1, 2 and 3", arguments: [1, 2, 3])
    func variants(scale: Int) throws {
        // The largest would make too large a file with all three: it is upside down and clipped.
        let isLargest = scale == 3
        let context = try Scene.context((isLargest ? 40 : 120) * scale, 40 * scale)
        context.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
        if !isLargest {
            context.saveGState()
            try scene(context)
            context.restoreGState()
            context.translateBy(x: 40, y: 0)
        }
        context.saveGState()
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        if !isLargest {
            try scene(context)
            context.restoreGState()
            context.translateBy(x: 40, y: 0)
        }
        context.addEllipse(in: CGRect(x: 1, y: 1, width: 38, height: 38))
        context.clip()
        try scene(context)
        let image = try Require.value(context.makeImage())
        try GoldenPicture("Context/variants-\(scale)").expect(image.pixelBuffer)
    }

    private func pixels(
        _ kind: RandomDrawing.Kind,
        _ seed: UInt64,
        limit: PixelRect? = nil
    ) -> PixelBuffer {
        let pixels = PixelBuffer(width: RandomDrawing.side, height: RandomDrawing.side)
        var drawing = RandomDrawing(kind, seed: seed)
        let box = limit.map {
            CGRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
        }
        drawing.draw(on: RasterBitmapDevice(pixels: pixels), limit: box)
        return pixels
    }

    @Test(
        "Within a clip of whole pixels every byte is the same, and outside nothing changes",
        arguments: RandomDrawing.Kind.allCases
    )
    func clips(kind: RandomDrawing.Kind) {
        for seed in 1...12 as ClosedRange<UInt64> {
            let x = Int(seed * 7 % 40)
            let y = Int(seed * 11 % 50)
            let part = PixelRect(x: x, y: y, width: 13 + Int(seed), height: 31)
            let whole = pixels(kind, seed)
            let clipped = pixels(kind, seed, limit: part)
            for row in 0..<whole.height {
                for column in 0..<whole.width {
                    let isInside = part.contains(x: column, y: row)
                    let wanted = isInside ? whole.row(row)[column] : 0
                    guard clipped.row(row)[column] != wanted else { continue }
                    Issue.record("\(kind) \(seed) at (\(column), \(row)), inside: \(isInside)")
                    return
                }
            }
        }
    }

    @Test("Drawings come out the same on 1, 2 and 4 threads")
    func threads() {
        let kinds = RandomDrawing.Kind.allCases
        let count = kinds.count * 4
        @Sendable func draw(_ index: Int) -> [UInt32] {
            let picture = pixels(kinds[index / 4], UInt64(index % 4 + 50))
            return (0..<picture.height).flatMap { y in
                Array(UnsafeBufferPointer(start: picture.row(y), count: picture.width))
            }
        }
        let alone = (0..<count).map(draw)
        for threads in [1, 2, 4] {
            let same = Slots(count: threads)
            DispatchQueue.concurrentPerform(iterations: threads) { thread in
                let own = stride(from: thread, to: count, by: threads)
                same[thread] = own.allSatisfy { draw($0) == alone[$0] }
            }
            #expect((0..<threads).allSatisfy { same[$0] }, "\(threads) threads")
        }
    }
}

/// An answer for each thread.
private final class Slots: @unchecked Sendable {
    private let answers: UnsafeMutableBufferPointer<Bool>

    init(count: Int) {
        answers = .allocate(capacity: count)
        answers.initialize(repeating: false)
    }

    deinit { answers.deallocate() }

    subscript(index: Int) -> Bool {
        get { answers[index] }
        set { answers[index] = newValue }
    }
}
