// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Raster
import Testing

@Suite("Bitmap contexts")
struct BitmapContextTests {
    private func make(
        _ bits: Int,
        _ space: CGColorSpace?,
        _ info: UInt32,
        width: Int = 4,
        height: Int = 2,
        bytesPerRow: Int = 0,
        data: UnsafeMutableRawPointer? = nil
    ) -> CGContext? {
        CGContext(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bits,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: info
        )
    }

    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let gray = CGColorSpaceCreateDeviceGray()

    @Test("8-bit RGB takes premultiplied and skipped alpha only")
    func alphaInfos() {
        let accepted: [CGImageAlphaInfo] = [
            .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast,
        ]
        let refused: [CGImageAlphaInfo] = [.none, .first, .last]
        for info in accepted { #expect(make(8, rgb, info.rawValue) != nil, "\(info)") }
        for info in refused { #expect(make(8, rgb, info.rawValue) == nil, "\(info)") }
    }

    @Test("Gray has no alpha, and alpha alone needs no space")
    func grayAndAlpha() {
        #expect(make(8, gray, CGImageAlphaInfo.none.rawValue)?.bitsPerPixel == 8)
        #expect(make(8, gray, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(make(8, nil, CGImageAlphaInfo.alphaOnly.rawValue)?.colorSpace == nil)
        #expect(make(8, nil, CGImageAlphaInfo.noneSkipFirst.rawValue) == nil)
        #expect(make(8, CGColorSpaceCreateDeviceCMYK(), CGImageAlphaInfo.none.rawValue) == nil)
    }

    @Test("No pixels, too short rows and huge sizes are refused")
    func sizes() {
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        #expect(make(8, rgb, info, width: 0) == nil)
        #expect(make(8, rgb, info, height: -1) == nil)
        #expect(make(8, rgb, info, bytesPerRow: 15) == nil)
        #expect(make(8, rgb, info, bytesPerRow: 16) != nil)
        #expect(make(8, rgb, info, width: 1 << 40) == nil)
        #expect(make(8, rgb, info, width: 32_767, height: 32_767, bytesPerRow: .max) == nil)
    }

    @Test("Properties say what was asked for")
    func properties() throws {
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try Require.value(make(8, rgb, info, bytesPerRow: 48))
        #expect(context.width == 4)
        #expect(context.height == 2)
        #expect(context.bitsPerComponent == 8)
        #expect(context.bitsPerPixel == 32)
        #expect(context.bytesPerRow == 48)
        #expect(context.alphaInfo == .premultipliedLast)
        #expect(context.bitmapInfo.rawValue == info)
        #expect(context.colorSpace == rgb)
        #expect(context.data != nil)
    }

    @Test(
        "Red and half transparent blue have the right bytes in every 8-bit layout",
        arguments: [
            (1 as UInt32, 0 as UInt32, [255, 0, 0, 255, 0, 0, 128, 128] as [UInt8]),
            (2, 0, [255, 255, 0, 0, 128, 0, 0, 128]),
            (1, 0x2000, [255, 0, 0, 255, 128, 128, 0, 0]),
            (2, 0x2000, [0, 0, 255, 255, 128, 0, 0, 128]),
            (1, 0x4000, [255, 0, 0, 255, 0, 0, 128, 128]),
        ]
    )
    func layouts(alpha: UInt32, order: UInt32, wanted: [UInt8]) throws {
        var bytes = [UInt8](repeating: 0, count: 8)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try Require.value(
                make(8, rgb, alpha | order, width: 2, height: 1, data: memory.baseAddress)
            )
            context.fillColor(0xFF0000)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.fillColor(0x0000FF, alpha: 0.5)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(bytes == wanted)
    }

    @Test("Drawing shows in the caller's memory at once, and what the caller writes counts")
    func callersMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try Require.value(
                make(
                    8,
                    rgb,
                    CGImageAlphaInfo.noneSkipLast.rawValue,
                    width: 2,
                    height: 2,
                    bytesPerRow: 8,
                    data: memory.baseAddress
                )
            )
            memory[0] = 200
            context.setBlendMode(.plusLighter)
            context.setFillColor(red: 0.1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(memory[0] == 226)
            #expect(memory[4] == 26)
            #expect(context.makeImage()?.pixelBuffer[0, 0] == 0xFFE2_0000)
        }
    }

    @Test("Gray keeps light, alpha keeps alpha, and 16 bits and floats keep what is not drawn on")
    func otherDepths() throws {
        let one = try Require.value(make(8, gray, 0, width: 1, height: 1))
        one.fillColor(0x00FF00)
        one.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let light = try Require.value(one.data).load(as: UInt8.self)
        #expect(light == 220)

        let alpha = try Require.value(
            make(8, nil, CGImageAlphaInfo.alphaOnly.rawValue, width: 1, height: 1)
        )
        alpha.fillColor(0x00FF00, alpha: 0.5)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try Require.value(alpha.data).load(as: UInt8.self) == 128)

        var floats = [Float](repeating: 0.123_456, count: 8)
        try floats.withUnsafeMutableBytes { memory in
            let info = CGImageAlphaInfo.premultipliedLast.rawValue | 0x2100
            let context = try Require.value(
                make(
                    32,
                    rgb,
                    info,
                    width: 2,
                    height: 1,
                    bytesPerRow: 32,
                    data: memory.baseAddress
                )
            )
            context.fillColor(0xFFFFFF)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(floats == [1, 1, 1, 1] + [Float](repeating: 0.123_456, count: 4))
    }

    @Test("An image keeps its pixels when the context is drawn on again")
    func copyOnWrite() throws {
        let context = try Scene.context(2, 2)
        context.fillColor(0xFF0000)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let first = try Require.value(context.makeImage())
        let same = try Require.value(context.makeImage())
        #expect(first.pixelBuffer === same.pixelBuffer)
        context.fillColor(0x00FF00)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(first.pixelBuffer[0, 0] == 0xFFFF_0000)
        #expect(context.pixel(0, 0) == 0xFF00_FF00)
    }

    @Test("Each colour's gray has its light, and gray of a row reads back as it was")
    func graysOfAllColors() throws {
        let side = 32
        let colors = try Require.value(
            make(8, rgb, CGImageAlphaInfo.noneSkipLast.rawValue, width: side, height: side)
        )
        let bytes = try Require.value(colors.data)
        let rowBytes = colors.bytesPerRow
        func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
            (UInt8(x * 8), UInt8(y * 8), UInt8(x * 37 % 256 ^ y * 11 % 256))
        }
        for y in 0..<side {
            for x in 0..<side {
                let (red, green, blue) = color(x, y)
                for (index, part) in [red, green, blue, 255].enumerated() {
                    bytes.storeBytes(
                        of: part,
                        toByteOffset: y * rowBytes + x * 4 + index,
                        as: UInt8.self
                    )
                }
            }
        }
        let context = try Require.value(make(8, gray, 0, width: side, height: side))
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        context.draw(try Require.value(colors.makeImage()), in: rect)
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let grays = try Require.value(context.data)
        let image = try Require.value(context.makeImage())
        for y in 0..<side {
            for x in 0..<side {
                let (red, green, blue) = color(x, y)
                let light =
                    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
                let curve =
                    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
                let expected = UInt8((curve * 255).rounded())
                let byte = grays.load(
                    fromByteOffset: y * context.bytesPerRow + x,
                    as: UInt8.self
                )
                #expect(byte == expected, "\(red), \(green), \(blue)")
                let pixel = image.pixelBuffer[x, y]
                #expect(pixel == 0xFF00_0000 | UInt32(byte) * 0x01_0101)
            }
        }
    }

    @Test("The release callback is called once, at the end, with what was given")
    func release() throws {
        final class Log { var calls = 0 }
        let log = Log()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        do {
            let context = CGContext(
                data: memory,
                width: 2,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 8,
                space: rgb,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
                releaseCallback: { info, data in
                    guard let info, let data else { return }
                    Unmanaged<Log>.fromOpaque(info).takeUnretainedValue().calls += 1
                    data.deallocate()
                },
                releaseInfo: Unmanaged.passUnretained(log).toOpaque()
            )
            #expect(context != nil)
            #expect(log.calls == 0)
        }
        #expect(log.calls == 1)
    }
}
