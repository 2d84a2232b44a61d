// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import GoldenPictures
import Raster
import TestDevices
import Testing

@Suite("Clips, images, gradients, shadows and layers")
struct CompositionTests {
    private func stops(_ colors: [Int], alphas: [CGFloat]? = nil) throws -> CGGradient {
        let space = CGColorSpaceCreateDeviceRGB()
        var components: [CGFloat] = []
        for (index, color) in colors.enumerated() {
            components += [16, 8, 0].map { CGFloat(color >> $0 & 255) / 255 }
            components.append(alphas?[index] ?? 1)
        }
        return try Require.value(
            CGGradient(
                colorSpace: space,
                colorComponents: components,
                locations: nil,
                count: colors.count
            )
        )
    }

    /// Red, green, blue and white quarters, red at the top left.
    private func quarters() throws -> CGImage {
        let pixels = PixelBuffer(width: 2, height: 2)
        pixels[0, 0] = 0xFFFF_0000
        pixels[1, 0] = 0xFF00_FF00
        pixels[0, 1] = 0xFF00_00FF
        pixels[1, 1] = 0xFFFF_FFFF
        return CGImage(pixelBuffer: pixels)
    }

    @Test("Clips by paths, by rectangles and by masks narrow one another")
    func clips() throws {
        try Scene.expect("clips", 96, 48) { context in
            context.saveGState()
            context.addEllipse(in: CGRect(x: 4, y: 4, width: 40, height: 40))
            context.clip()
            context.addEllipse(in: CGRect(x: 14, y: 14, width: 20, height: 20))
            context.addRect(CGRect(x: 0, y: 0, width: 48, height: 48))
            context.clip(using: .evenOdd)
            context.fillColor(0x0055AA)
            context.fill(CGRect(x: 0, y: 0, width: 96, height: 30))
            context.restoreGState()

            // Of an image with alpha that would count, not its light.
            let mask = try Require.value(
                CGContext(
                    data: nil,
                    width: 16,
                    height: 16,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.none.rawValue
                )
            )
            mask.setFillColor(gray: 0, alpha: 1)
            mask.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            mask.setFillColor(gray: 1, alpha: 1)
            mask.fillEllipse(in: CGRect(x: 0, y: 0, width: 16, height: 16))
            mask.setFillColor(gray: 0.5, alpha: 1)
            mask.fill(CGRect(x: 6, y: 0, width: 4, height: 16))
            context.clip(
                to: CGRect(x: 52, y: 4, width: 40, height: 40),
                mask: try Require.value(mask.makeImage())
            )
            context.clip(to: CGRect(x: 48, y: 0, width: 48, height: 36))
            context.fillColor(0xAA3300)
            context.fill(CGRect(x: 0, y: 0, width: 96, height: 48))
        }
    }

    @Test("Gradients stop at their ends, unless told to go on")
    func gradients() throws {
        try Scene.expect("gradients", 160, 96) { context in
            let gradient = try stops([0xFF0000, 0xFFFF00, 0x0000FF])
            let options: [CGGradientDrawingOptions] = [
                [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
                [.drawsBeforeStartLocation, .drawsAfterEndLocation],
            ]
            for (index, option) in options.enumerated() {
                context.saveGState()
                context.clip(to: CGRect(x: index * 40 + 2, y: 50, width: 36, height: 44))
                let x = CGFloat(index * 40)
                context.drawLinearGradient(
                    gradient,
                    start: CGPoint(x: x + 10, y: 60),
                    end: CGPoint(x: x + 30, y: 84),
                    options: option
                )
                context.restoreGState()
                context.saveGState()
                context.clip(to: CGRect(x: index * 40 + 2, y: 2, width: 36, height: 44))
                context.drawRadialGradient(
                    gradient,
                    startCenter: CGPoint(x: x + 14, y: 24),
                    startRadius: 4,
                    endCenter: CGPoint(x: x + 24, y: 24),
                    endRadius: 10,
                    options: option
                )
                context.restoreGState()
            }
        }
    }

    @Test("Cairo's gradients agree with the definition, pixel by pixel")
    func gradientDefinition() throws {
        let kinds: [DeviceGradient.Geometry] = [
            .linear(start: CGPoint(x: 5, y: 3), end: CGPoint(x: 40, y: 30)),
            .radial(
                start: CGPoint(x: 20, y: 20),
                startRadius: 3,
                end: CGPoint(x: 26, y: 22),
                endRadius: 18
            ),
            .radial(
                start: CGPoint(x: 10, y: 24),
                startRadius: 2,
                end: CGPoint(x: 34, y: 24),
                endRadius: 9
            ),
        ]
        let colors = [
            DeviceColor(red: 1, green: 0, blue: 0, alpha: 1),
            DeviceColor(red: 0, green: 1, blue: 0.5, alpha: 0.2),
            DeviceColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        for geometry in kinds {
            let gradient = DeviceGradient(
                geometry: geometry,
                stops: zip([0, 0.4, 1], colors).map {
                    DeviceGradient.Stop(location: $0, color: $1)
                },
                transform: .identity,
                extendsStart: true,
                extendsEnd: true
            )
            let rect = PixelRect(x: 0, y: 0, width: 48, height: 48)
            let wanted = gradient.pixels(in: rect)
            let drawn = PixelBuffer(width: 48, height: 48)
            CairoBitmapDevice(pixels: drawn).draw(
                DrawOperation(
                    shape: .everything,
                    paint: .gradient(gradient),
                    compositing: Compositing(),
                    clip: nil
                )
            )
            let comparison = PictureComparison(wanted, drawn, tolerance: .edges)
            #expect(comparison.differingPixels < 20, "\(geometry): \(comparison)")
        }
    }

    @Test("A conic gradient goes round from its angle")
    func conic() throws {
        try Scene.expect("conic", 40, 40) { context in
            CGContextDrawConicGradient(
                context,
                try stops([0xFF0000, 0x00FF00, 0x0000FF, 0xFF0000]),
                CGPoint(x: 20, y: 20),
                0
            )
        }
    }

    @Test("An image is upright where y points up and upside down where it points down")
    func imageOrientation() throws {
        let image = try quarters()
        let up = try Scene.context(2, 2)
        up.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(up.pixel(0, 0) == 0xFFFF_0000)
        #expect(up.pixel(1, 1) == 0xFFFF_FFFF)
        let down = CGContext(
            drawingInto: PixelBuffer(width: 2, height: 2),
            baseTransform: .identity
        )
        down.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(down.pixel(0, 1) == 0xFFFF_0000)
        #expect(down.pixel(1, 0) == 0xFFFF_FFFF)
    }

    @Test("Images scale by the interpolation asked for, tile, and turn")
    func images() throws {
        try Scene.expect("images", 136, 40) { context in
            let image = try quarters()
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 4, y: 4, width: 32, height: 32))
            context.interpolationQuality = .high
            context.draw(image, in: CGRect(x: 40, y: 4, width: 32, height: 32))
            context.saveGState()
            context.clip(to: CGRect(x: 76, y: 4, width: 20, height: 32))
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 76, y: 4, width: 8, height: 8), byTiling: true)
            context.restoreGState()
            context.interpolationQuality = .none
            context.setAlpha(0.5)
            context.translateBy(x: 116, y: 20)
            context.rotate(by: .pi / 6)
            context.draw(image, in: CGRect(x: -11, y: -11, width: 22, height: 22))
        }
    }

    @Test("A shadow falls in base space, blurred by half its blur, whatever the matrix")
    func shadows() throws {
        try Scene.expect("shadows", 150, 50) { context in
            context.setShadow(
                offset: CGSize(width: 4, height: -4),
                blur: 6,
                color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.8)
            )
            context.fillColor(0x33AA55)
            context.fill(CGRect(x: 8, y: 14, width: 26, height: 26))
            context.saveGState()
            context.translateBy(x: 64, y: 27)
            context.rotate(by: .pi / 4)
            context.scaleBy(x: 2, y: 2)
            context.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
            context.restoreGState()
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fillColor(0xDD2222)
            context.fillEllipse(in: CGRect(x: 92, y: 12, width: 26, height: 26))
            context.fillColor(0x2222DD)
            context.fillEllipse(in: CGRect(x: 108, y: 12, width: 26, height: 26))
            context.endTransparencyLayer()
        }
    }

    @Test("A layer fades as one, and nests")
    func layers() throws {
        let context = try Scene.context(30, 10)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fillColor(0xFF0000)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.fillColor(0x0000FF)
        context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(
            in: CGRect(x: 25, y: 0, width: 5, height: 5),
            auxiliaryInfo: nil
        )
        context.fillColor(0x00FF00)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(context.pixel(5, 5) == 0x8080_0000)
        #expect(context.pixel(15, 5) == 0x8000_0080)
        #expect(context.pixel(27, 2) == 0x8000_0080)
        #expect(context.pixel(27, 8) == 0x8000_4040)
    }

    @Test("A CGLayer is drawn as often as one likes, and drawn on in between")
    func cgLayer() throws {
        let context = try Scene.context(20, 10)
        let layer = try Require.value(
            CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil)
        )
        let inner = try Require.value(layer.context)
        inner.fillColor(0xFF0000)
        inner.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.draw(layer, at: CGPoint(x: 0, y: 0))
        inner.fillColor(0x00FF00)
        inner.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.draw(layer, in: CGRect(x: 10, y: 0, width: 8, height: 8))
        #expect(context.pixel(1, 9) == 0xFFFF_0000)
        #expect(context.pixel(1, 7) == 0)
        #expect(context.pixel(14, 5) == 0xFF00_FF00)
        #expect(layer.size == CGSize(width: 4, height: 4))
    }
}
