// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Raster
import Testing

@Suite("Images of laid-out bytes")
struct CGImageLayoutTests {
    private func image(
        _ bytes: [UInt8],
        width: Int = 1,
        height: Int = 1,
        component: Int = 8,
        pixel: Int = 32,
        row: Int? = nil,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
        info: CGBitmapInfo,
        decode: [CGFloat]? = nil
    ) -> CGImage? {
        CGDataProvider(data: Data(bytes) as NSData).flatMap { provider in
            CGImage(
                width: width,
                height: height,
                bitsPerComponent: component,
                bitsPerPixel: pixel,
                bytesPerRow: row ?? (width * pixel + 7) / 8,
                space: space,
                bitmapInfo: info,
                provider: provider,
                decode: decode,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        }
    }

    @Test("Bytes of every order and alpha give the pixel that they mean")
    func byteOrders() {
        typealias Case = ([UInt8], CGImageAlphaInfo, CGImageByteOrderInfo, UInt32)
        let cases: [Case] = [
            ([0x40, 0x30, 0x20, 0x80], .premultipliedLast, .orderDefault, 0x8040_3020),
            ([0x40, 0x30, 0x20, 0x80], .premultipliedLast, .order32Big, 0x8040_3020),
            ([0x80, 0x20, 0x30, 0x40], .premultipliedLast, .order32Little, 0x8040_3020),
            ([0x80, 0x40, 0x30, 0x20], .premultipliedFirst, .order32Big, 0x8040_3020),
            ([0x20, 0x30, 0x40, 0x80], .premultipliedFirst, .order32Little, 0x8040_3020),
            ([0xFF, 0x80, 0x00, 0x80], .last, .orderDefault, 0x8080_4000),
            ([0x80, 0xFF, 0x80, 0x00], .first, .orderDefault, 0x8080_4000),
            ([0x11, 0x22, 0x33, 0x00], .noneSkipLast, .orderDefault, 0xFF11_2233),
            ([0x33, 0x22, 0x11, 0x00], .noneSkipFirst, .order32Little, 0xFF11_2233),
            // Brighter than its alpha: cut.
            ([0xFF, 0x30, 0x20, 0x40], .premultipliedLast, .orderDefault, 0x4040_3020),
        ]
        for (bytes, alpha, order, expected) in cases {
            let image = image(bytes, info: CGBitmapInfo(alpha: alpha, order: order))
            #expect(image?.pixelBuffer[0, 0] == expected, "\(alpha) \(order)")
            #expect(image?.alphaInfo == alpha)
            #expect(image?.byteOrderInfo == order)
        }
    }

    @Test("RGB without alpha takes three bytes, with padded rows")
    func tightRGB() {
        let image = image(
            [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12],
            width: 2,
            height: 2,
            pixel: 24,
            row: 8,
            info: CGBitmapInfo(alpha: .none)
        )
        #expect(image?.pixelBuffer[1, 0] == 0xFF04_0506)
        #expect(image?.pixelBuffer[0, 1] == 0xFF07_0809)
        #expect(image?.pixelBuffer[1, 1] == 0xFF0A_0B0C)
    }

    @Test("Grays of 1, 2, 4, 8 and 16 bits fill their range")
    func grays() {
        let gray = CGColorSpaceCreateDeviceGray()
        let none = CGBitmapInfo(alpha: .none)
        let bits = image([0b1010_0000], width: 3, component: 1, pixel: 1, space: gray, info: none)
        #expect(bits?.pixelBuffer[0, 0] == 0xFFFF_FFFF)
        #expect(bits?.pixelBuffer[1, 0] == 0xFF00_0000)
        #expect(bits?.pixelBuffer[2, 0] == 0xFFFF_FFFF)
        let pairs = image([0b0001_1011], width: 4, component: 2, pixel: 2, space: gray, info: none)
        #expect(pairs?.pixelBuffer[1, 0] == 0xFF55_5555)
        #expect(pairs?.pixelBuffer[3, 0] == 0xFFFF_FFFF)
        let nibbles = image([0x3F], width: 2, component: 4, pixel: 4, space: gray, info: none)
        #expect(nibbles?.pixelBuffer[0, 0] == 0xFF33_3333)
        let bytes = image([0x7B], pixel: 8, space: gray, info: none)
        #expect(bytes?.pixelBuffer[0, 0] == 0xFF7B_7B7B)
        let wide = image([0x7B, 0x7B], component: 16, pixel: 16, space: gray, info: none)
        #expect(wide?.pixelBuffer[0, 0] == 0xFF7B_7B7B)
        let withAlpha = image(
            [0xFF, 0x40],
            pixel: 16,
            space: gray,
            info: CGBitmapInfo(alpha: .last)
        )
        #expect(withAlpha?.pixelBuffer[0, 0] == 0x4040_4040)
    }

    @Test("Components of 16 bits and floats are read in both orders")
    func wideComponents() {
        let bytes: [UInt8] = [0x12, 0x12, 0x34, 0x34, 0x56, 0x56, 0xFF, 0xFF]
        let big = image(
            bytes,
            component: 16,
            pixel: 64,
            info: CGBitmapInfo(alpha: .premultipliedLast, order: .order16Big)
        )
        #expect(big?.pixelBuffer[0, 0] == 0xFF12_3456)
        let swapped: [UInt8] = [0, 0x80, 0, 0x40, 0, 0x20, 0, 0x80]
        let little = image(
            swapped,
            component: 16,
            pixel: 64,
            info: CGBitmapInfo(alpha: .premultipliedLast, order: .order16Little)
        )
        #expect(little?.pixelBuffer[0, 0] == 0x8080_4020)
        let floats: [Float] = [1, 0.5, -3, 1]
        let single = image(
            floats.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) },
            component: 32,
            pixel: 128,
            info: CGBitmapInfo(alpha: .premultipliedLast, order: .order32Little, isFloat: true)
        )
        #expect(single?.pixelBuffer[0, 0] == 0xFFFF_8000)
        // 1.0, 0.5, 0.25 and 1.0 of 16 bits.
        let halves: [UInt8] = [0, 0x3C, 0, 0x38, 0, 0x34, 0, 0x3C]
        let half = image(
            halves,
            component: 16,
            pixel: 64,
            info: CGBitmapInfo(alpha: .premultipliedLast, order: .order16Little, isFloat: true)
        )
        #expect(half?.pixelBuffer[0, 0] == 0xFFFF_8040)
    }

    @Test("Packed pixels of 16 and 32 bits are taken apart")
    func packed() {
        let rgb565 = image(
            [0b1111_1000, 0b0001_1111],
            component: 5,
            pixel: 16,
            info: CGBitmapInfo(alpha: .none, order: .order16Big, format: .RGB565)
        )
        #expect(rgb565?.pixelBuffer[0, 0] == 0xFFFF_00FF)
        let rgb555 = image(
            [0b0000_0000, 0b0111_1100],
            component: 5,
            pixel: 16,
            info: CGBitmapInfo(alpha: .noneSkipFirst, order: .order16Little, format: .RGB555)
        )
        #expect(rgb555?.pixelBuffer[0, 0] == 0xFFFF_0000)
        let ten: UInt32 = 0x3 << 30 | 1023 << 20 | 512 << 10 | 0
        let rgb10 = image(
            withUnsafeBytes(of: ten.littleEndian, Array.init),
            component: 10,
            pixel: 32,
            info: CGBitmapInfo(alpha: .noneSkipFirst, order: .order32Little, format: .RGB101010)
        )
        #expect(rgb10?.pixelBuffer[0, 0] == 0xFFFF_8000)
    }

    @Test("An indexed image looks its colours up, whatever its bits")
    func indexed() throws {
        let table: [UInt8] = [10, 20, 30, 200, 100, 50]
        let space = try #require(
            CGColorSpace(
                indexedBaseSpace: CGColorSpaceCreateDeviceRGB(),
                last: 1,
                colorTable: table
            )
        )
        let info = CGBitmapInfo(alpha: .none)
        let bytes = image([0, 1, 9], width: 3, pixel: 8, space: space, info: info)
        #expect(bytes?.pixelBuffer[0, 0] == 0xFF0A_141E)
        #expect(bytes?.pixelBuffer[1, 0] == 0xFFC8_6432)
        #expect(bytes?.pixelBuffer[2, 0] == 0xFFC8_6432)
        let bits = image([0b0100_0000], width: 2, component: 1, pixel: 1, space: space, info: info)
        #expect(bits?.pixelBuffer[1, 0] == 0xFFC8_6432)
    }

    @Test("Other spaces are converted: inks, Display P3, linear light")
    func spaces() throws {
        let cmyk = image(
            [255, 0, 0, 0],
            space: CGColorSpaceCreateDeviceCMYK(),
            info: CGBitmapInfo(alpha: .none)
        )
        #expect(cmyk?.pixelBuffer[0, 0] == 0xFF00_FFFF)
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let white = image(
            [255, 255, 255, 255],
            space: p3,
            info: CGBitmapInfo(alpha: .premultipliedLast)
        )
        #expect(white?.pixelBuffer[0, 0] == 0xFFFF_FFFF)
        let color = CGColor(space: p3, values: [0.5, 0.4, 0.45, 1])
        let mixed = image(
            [128, 102, 115, 255],
            space: p3,
            info: CGBitmapInfo(alpha: .premultipliedLast)
        )
        let (a, b) = (color.premultipliedPixel, mixed?.pixelBuffer[0, 0] ?? 0)
        for shift: UInt32 in [0, 8, 16, 24] {
            #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 1)
        }
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        let half = image([55], pixel: 8, space: linear, info: CGBitmapInfo(alpha: .none))
        // 55/255 of light is 0.502 in sRGB.
        #expect(half?.pixelBuffer[0, 0] == 0xFF80_8080)
    }

    @Test("A decode array turns values round")
    func decode() {
        let gray = CGColorSpaceCreateDeviceGray()
        let negative = image(
            [0x30],
            pixel: 8,
            space: gray,
            info: CGBitmapInfo(alpha: .none),
            decode: [1, 0]
        )
        #expect(negative?.pixelBuffer[0, 0] == 0xFFCF_CFCF)
        #expect(negative?.decode?[0] == 1)
    }

    @Test("Numbers that do not fit together make no image")
    func impossible() {
        let info = CGBitmapInfo(alpha: .premultipliedLast)
        #expect(image([], width: 0, info: info) == nil)
        #expect(image([], width: -1, info: info) == nil)
        #expect(image([], component: 8, pixel: 24, info: info) == nil)
        #expect(image([], component: 7, info: info) == nil)
        #expect(image([], width: 2, row: 4, info: info) == nil)
        #expect(image([], width: 1 << 40, row: 1, info: info) == nil)
        #expect(image([], pixel: 32, info: CGBitmapInfo(alpha: .none, format: .RGB565)) == nil)
    }

    @Test("Pixels beyond the end of the data are transparent")
    func shortData() {
        let image = image(
            [1, 2, 3, 255],
            width: 2,
            height: 2,
            info: CGBitmapInfo(alpha: .premultipliedLast)
        )
        #expect(image?.pixelBuffer[0, 0] == 0xFF01_0203)
        #expect(image?.pixelBuffer[1, 0] == 0)
        #expect(image?.pixelBuffer[1, 1] == 0)
    }
}
