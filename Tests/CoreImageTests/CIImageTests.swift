// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import Testing

struct CIImageTests {
    private let small = picture([
        [0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFFFF_FFFF], [0xFF80_8080, 0xFF00_0000],
    ])

    @Test func pixelsComeBackAsTheyWere() throws {
        #expect(small.extent == CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(try pixels(small)[0] == [0xFFFF_0000, 0xFF00_FF00])
        #expect(try pixels(small)[2] == [0xFF80_8080, 0xFF00_0000])
    }

    @Test func everyByteSurvivesTheWayToLightAndBack() throws {
        let row = (0..<256).map { UInt32($0) * 0x010101 | 0xFF00_0000 }
        #expect(try pixels(picture([row]))[0] == row)
    }

    @Test func yGoesUp() throws {
        let lowest = small.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try pixels(lowest) == [[0xFF80_8080, 0xFF00_0000]])
    }

    @Test func aMoveMovesTheExtentAndThePixels() throws {
        let moved = small.transformed(by: CGAffineTransform(translationX: 5, y: -2))
        #expect(moved.extent == CGRect(x: 5, y: -2, width: 2, height: 3))
        #expect(try pixels(moved) == pixels(small))
    }

    @Test func aTurnOfAQuarterIsExact() throws {
        let turned = small.oriented(.right)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(
            try pixels(turned) == [
                [0xFF80_8080, 0xFF00_00FF, 0xFFFF_0000], [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_FF00],
            ]
        )
    }

    @Test func theBorderGoesOnForEver() throws {
        let clamped = small.clampedToExtent()
        #expect(clamped.extent.isInfinite)
        let far = try pixels(clamped, CGRect(x: -9, y: 40, width: 1, height: 1))
        #expect(far == [[0xFFFF_0000]])
    }

    @Test func whatIsInFrontHides() throws {
        let over = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 3))
            .composited(over: small)
        #expect(try pixels(over)[0] == [0xFFFF_0000, 0xFF00_FF00])
        #expect(try pixels(over)[1] == [0xFFFF_0000, 0xFFFF_FFFF])
    }

    @Test func aHalfTransparentColourIsMixedAsLight() throws {
        let veil = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        let mixed = veil.composited(over: CIImage.black)
        let pixel = try pixels(mixed, CGRect(x: 0, y: 0, width: 1, height: 1))[0][0]
        #expect(isNear(pixel, 0xFFBC_BCBC))
    }

    @Test func transparencyComesBack() throws {
        let glass = picture([[0x8040_2010, 0x0000_0000]])
        let back = try pixels(glass)[0]
        #expect(isNear(back[0], 0x8040_2010) && back[1] == 0)
    }

    @Test(arguments: [
        CGRect.infinite, .null, .zero, CGRect(x: 0, y: 0, width: 1e9, height: 1e9),
        CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4),
    ])
    func aRectangleThatCannotBeDrawnGivesNothing(rect: CGRect) {
        #expect(CIContext().createCGImage(small, from: rect) == nil)
    }

    @Test func transformsWithoutAnInverseMakeNothing() {
        #expect(small.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
        let nan = CGAffineTransform(translationX: .nan, y: 0)
        #expect(small.transformed(by: nan).extent == small.extent)
    }

    @Test func bytesAreWrittenInTheOrderOfTheFormat() {
        var bytes = [UInt8](repeating: 0, count: 8)
        let one = CGRect(x: 0, y: 2, width: 2, height: 1)
        for (format, expected) in [
            (CIFormat.RGBA8, [255, 0, 0, 255, 0, 255, 0, 255] as [UInt8]),
            (.BGRA8, [0, 0, 255, 255, 0, 255, 0, 255]), (.ARGB8, [255, 255, 0, 0, 255, 0, 255, 0]),
        ] {
            bytes.withUnsafeMutableBytes { buffer in
                guard let base = buffer.baseAddress else { return }
                CIContext().render(
                    small,
                    toBitmap: base,
                    rowBytes: 8,
                    bounds: one,
                    format: format,
                    colorSpace: nil
                )
            }
            #expect(bytes == expected)
        }
    }

    @Test func aFileHasThePixels() throws {
        let data = CIContext().pngRepresentation(
            of: small,
            format: .RGBA8,
            colorSpace: CGColorSpaceCreateDeviceRGB()
        )
        let file = try #require(data)
        let again = try #require(CIImage(data: file))
        #expect(try pixels(again) == pixels(small))
    }
}
