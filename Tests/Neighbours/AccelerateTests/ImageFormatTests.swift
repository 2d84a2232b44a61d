// SPDX-License-Identifier: Apache-2.0

import Accelerate
import CoreGraphics
import Foundation
import Testing

struct ImageFormatTests {
    /// An image of red, half-transparent white and blue pixels, as premultiplied RGBA.
    private func image() throws -> CGImage {
        let bytes: [UInt8] = [255, 0, 0, 255, 128, 128, 128, 128, 0, 0, 255, 255]
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        return try #require(
            CGImage(
                width: 3,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                bytesPerRow: 12,
                space: space,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
    }

    private func pixels(
        _ bits: UInt32,
        _ info: UInt32
    ) throws -> (bytes: [UInt8], error: vImage_Error) {
        var format = vImage_CGImageFormat(
            bitsPerComponent: 8,
            bitsPerPixel: bits,
            colorSpace: nil,
            bitmapInfo: CGBitmapInfo(rawValue: info),
            version: 0,
            decode: nil,
            renderingIntent: .defaultIntent
        )
        var buffer = vImage_Buffer()
        let error = vImageBuffer_InitWithCGImage(&buffer, &format, nil, try image(), 0)
        guard error == kvImageNoError else { return ([], error) }
        defer { buffer.free() }
        let row = UnsafeRawBufferPointer(start: buffer.data, count: 3 * Int(bits) / 8)
        return (Array(row), error)
    }

    @Test func anImageBecomesPixelsInTheFormatAskedFor() throws {
        let alphaFirst = CGImageAlphaInfo.first.rawValue
        #expect(
            try pixels(32, alphaFirst).bytes
                == [255, 255, 0, 0, 128, 255, 255, 255, 255, 0, 0, 255]
        )
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        let premultiplied = CGImageAlphaInfo.premultipliedFirst.rawValue
        #expect(
            try pixels(32, little | premultiplied).bytes
                == [0, 0, 255, 255, 128, 128, 128, 128, 255, 0, 0, 255]
        )
        #expect(
            try pixels(24, CGImageAlphaInfo.none.rawValue).bytes
                == [255, 0, 0, 128, 128, 128, 0, 0, 255]
        )
        #expect(try pixels(64, alphaFirst).error == kvImageInvalidImageFormat)
    }

    @Test func anEmptyFormatBecomesThatOfTheImage() throws {
        var format = vImage_CGImageFormat()
        var buffer = vImage_Buffer()
        #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try image(), 0) == 0)
        defer { buffer.free() }
        #expect(format.bitsPerPixel == 32)
        #expect(
            Array(UnsafeRawBufferPointer(start: buffer.data, count: 12))
                == [255, 0, 0, 255, 128, 128, 128, 128, 0, 0, 255, 255]
        )
    }

    @Test func pixelsBecomeAnImageThatOutlivesThem() throws {
        let format = try #require(vImage_CGImageFormat(cgImage: try image()))
        let buffer = try vImage_Buffer(cgImage: try image(), format: format)
        let copy = try buffer.createCGImage(format: format)
        buffer.free()
        #expect(copy.width == 3)
        let again = try vImage_Buffer(cgImage: copy)
        defer { again.free() }
        #expect(
            Array(UnsafeRawBufferPointer(start: again.data, count: 12))
                == [255, 0, 0, 255, 128, 128, 128, 128, 0, 0, 255, 255]
        )
    }
}
