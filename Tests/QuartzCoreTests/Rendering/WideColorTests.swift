// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Testing

/// The screen shows sRGB: wider colours are converted to it and clamped, in whatever way they come.
struct WideColorTests {
    /// Draws a colour beyond sRGB and half of it over that.
    private final class Painted: CALayer {
        var color: CGColor?

        override func draw(in context: CGContext) {
            guard let color else { return }
            context.setFillColor(color)
            context.fill(bounds)
        }
    }

    /// Colours in Display P3, straight.
    private static let colors: [SIMD3<Double>] = [
        SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0.5, 0.25, 0.1), SIMD3(0.2, 0.4, 0.8), SIMD3(1, 1, 1),
    ]

    /// The byte of each part in sRGB, by the formulae.
    private static func inSRGB(_ p3: SIMD3<Double>) -> [Double] {
        func light(_ v: Double) -> Double {
            v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        }
        func encoded(_ v: Double) -> Double {
            let v = min(max(v, 0), 1)
            return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055)
        }
        let (r, g, b) = (light(p3.x), light(p3.y), light(p3.z))
        return [
            encoded(1.224_940_176 * r - 0.224_940_176 * g),
            encoded(-0.042_056_955 * r + 1.042_056_955 * g),
            encoded(-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b),
        ]
    }

    private func expect(_ pixel: UInt32, _ p3: SIMD3<Double>, _ note: String) {
        let wanted = WideColorTests.inSRGB(p3)
        for part in 0..<3 {
            let byte = Double(pixel >> UInt32(16 - 8 * part) & 255)
            #expect(abs(byte - wanted[part]) <= 1.01, "\(note): \(p3), \(byte) for \(wanted)")
        }
        #expect(pixel >> 24 == 255)
    }

    private func space(_ name: CFString) throws -> CGColorSpace {
        try #require(CGColorSpace(name: name))
    }

    private func context(_ name: CFString, bits: Int) throws -> CGContext {
        let isFloat = bits == 16
        return try #require(
            CGContext(
                data: nil,
                width: 4,
                height: 4,
                bitsPerComponent: bits,
                bytesPerRow: 0,
                space: space(name),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                    | (isFloat ? CGBitmapInfo.floatComponents.rawValue | 0x1000 : 0)
            )
        )
    }

    private func picture(_ name: CFString, bits: Int, _ values: [CGFloat]) throws -> CGImage {
        let context = try context(name, bits: bits)
        context.setFillColor(
            try #require(CGColor(colorSpace: space(name), components: values))
        )
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return try #require(context.makeImage())
    }

    private func shown(_ contents: Any?, color: CGColor? = nil) -> UInt32 {
        let screen = Screen(width: 20, height: 20)
        let layer = CALayer()
        layer.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
        layer.contents = contents
        layer.backgroundColor = color
        screen.root.addSublayer(layer)
        screen.draw()
        return screen.pixel(10, 10)
    }

    @Test func `A picture in Display P3 is converted, not read as sRGB`() throws {
        for color in WideColorTests.colors {
            let values = [color.x, color.y, color.z, 1].map { CGFloat($0) }
            let image = try picture(CGColorSpace.displayP3, bits: 8, values)
            // Bytes of P3 are rounded before they are converted.
            let bytes = (color * 255).rounded(.toNearestOrEven) / 255
            expect(shown(image), bytes, "bytes")
            let deep = try picture(CGColorSpace.displayP3, bits: 16, values)
            expect(shown(deep), color, "floats")
            let solid = try #require(
                CGColor(colorSpace: space(CGColorSpace.displayP3), components: values)
            )
            expect(shown(nil, color: solid), color, "background")
        }
        // Read as sRGB it would have stayed what it was.
        let image = try picture(CGColorSpace.displayP3, bits: 8, [0.5, 0.25, 0.1, 1])
        #expect(shown(image) != 0xFF80_401A)
    }

    @Test func `A file in Display P3 is converted when it is shown`() throws {
        let image = try picture(CGColorSpace.displayP3, bits: 8, [0.5, 0.25, 0.1, 1])
        let file = try image.pngFile()
        let provider = try #require(CGDataProvider(data: file as NSData))
        let read = try #require(
            CGImage(
                pngDataProviderSource: provider,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        )
        #expect(file.range(of: Data("iCCP".utf8)) != nil)
        expect(shown(read), SIMD3(128, 64, 26) / 255, "file")
    }

    @Test func `What is brighter than white is white on the screen`() throws {
        let image = try picture(CGColorSpace.extendedSRGB, bits: 16, [1.5, -1, 0.5, 1])
        #expect(shown(image) == 0xFFFF_0080)
    }

    @Test func `A layer may ask for floats and for more than white, and shows sRGB`() throws {
        let color = try #require(
            CGColor(
                colorSpace: space(CGColorSpace.extendedSRGB),
                components: [1.5, -0.5, 0.5, 1]
            )
        )
        for format in [CALayerContentsFormat.RGBA8Uint, .RGBA16Float] {
            for isExtended in [false, true] {
                let screen = Screen(width: 20, height: 20)
                let layer = Painted()
                layer.frame = CGRect(x: 4, y: 4, width: 12, height: 12)
                layer.contentsFormat = format
                layer.wantsExtendedDynamicRangeContent = isExtended
                layer.color = color
                screen.root.addSublayer(layer)
                layer.setNeedsDisplay()
                screen.draw()
                #expect(layer.contentsFormat == format)
                #expect(layer.wantsExtendedDynamicRangeContent == isExtended)
                #expect(screen.pixel(10, 10) == 0xFFFF_0080)
                #expect(screen.pixel(1, 1) == 0xFFFF_FFFF)
            }
        }
    }
}
