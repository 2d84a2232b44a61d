// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("Images of contexts, and masks")
struct DrawnImageTests {
    private func context(
        _ space: CGColorSpace?,
        _ info: UInt32,
        _ rowBytes: Int
    ) throws -> CGContext {
        try Require.value(
            CGContext(
                data: nil,
                width: 4,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: rowBytes,
                space: space,
                bitmapInfo: info
            )
        )
    }

    private func bytes(_ image: CGImage) -> [UInt8] {
        image.dataProvider?.data.map { Array($0 as Data) } ?? []
    }

    @Test("An image of a context has the context's layout and bytes")
    func layout() throws {
        let gray = try context(CGColorSpaceCreateDeviceGray(), 0, 4)
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try Require.value(gray.makeImage())
        #expect(image.bitsPerPixel == 8 && image.bytesPerRow == 4 && image.alphaInfo == .none)
        #expect(image.colorSpace?.model == .monochrome)
        #expect(bytes(image) == [255, 255, 0, 0, 255, 255, 0, 0])
        let last = try context(
            CGColorSpaceCreateDeviceRGB(),
            CGImageAlphaInfo.premultipliedLast.rawValue,
            16
        )
        last.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        last.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        let picture = try Require.value(last.makeImage())
        #expect(picture.alphaInfo == .premultipliedLast && picture.bytesPerRow == 16)
        #expect(bytes(picture).prefix(12) == [0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
        // What the context draws later does not show.
        last.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(bytes(picture).prefix(4) == [0, 0, 0, 0])
    }

    @Test("The bytes of a gray context are a mask that keeps out where they are white")
    func grayMask() throws {
        let gray = try context(CGColorSpaceCreateDeviceGray(), 0, 4)
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try Require.value(gray.makeImage())
        let mask = try Require.value(
            CGImage(
                maskWidth: 4,
                height: 2,
                bitsPerComponent: 8,
                bitsPerPixel: 8,
                bytesPerRow: 4,
                provider: try Require.value(image.dataProvider),
                decode: nil,
                shouldInterpolate: false
            )
        )
        let red = try context(
            CGColorSpaceCreateDeviceRGB(),
            CGImageAlphaInfo.premultipliedLast.rawValue,
            16
        )
        red.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        red.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let picture = try Require.value(red.makeImage())
        let kept = try Require.value(picture.masking(mask))
        #expect(kept.pixelBuffer[0, 0] == 0 && kept.pixelBuffer[3, 0] == 0xFFFF_0000)
        // A gray image is a mask the other way round.
        let other = try Require.value(picture.masking(image))
        #expect(other.pixelBuffer[0, 0] == 0xFFFF_0000 && other.pixelBuffer[3, 0] == 0)
    }

    @Test("An image with alpha clips by its alpha, whatever its colours")
    func alphaClips() throws {
        let icon = try context(
            CGColorSpaceCreateDeviceRGB(),
            CGImageAlphaInfo.premultipliedLast.rawValue,
            16
        )
        icon.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
        icon.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let mask = try Require.value(icon.makeImage())
        let tinted = try context(
            CGColorSpaceCreateDeviceRGB(),
            CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
            16
        )
        tinted.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2), mask: mask)
        tinted.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        tinted.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let picture = try Require.value(tinted.makeImage())
        #expect(picture.pixelBuffer[0, 0] == 0xFFFF_0000 && picture.pixelBuffer[3, 0] == 0)
    }

    @Test("A conic gradient goes around its centre, and C's name does the same")
    func conic() throws {
        let gradient = try Require.value(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(),
                colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
                locations: nil,
                count: 2
            )
        )
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        let first = try context(CGColorSpaceCreateDeviceRGB(), info, 16)
        let second = try context(CGColorSpaceCreateDeviceRGB(), info, 16)
        first.drawConicGradient(gradient, center: CGPoint(x: 2, y: 1), angle: 0)
        CGContextDrawConicGradient(second, gradient, CGPoint(x: 2, y: 1), 0)
        let pixels = try Require.value(first.makeImage()).pixelBuffer
        #expect(pixels[3, 0] != pixels[3, 1] && pixels[0, 0] >> 24 == 0xFF)
        #expect(
            bytes(try Require.value(first.makeImage()))
                == bytes(try Require.value(second.makeImage()))
        )
    }
}
