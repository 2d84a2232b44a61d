// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ImageCodecs
import Raster
import Testing

@Suite("Images")
struct CGImageTests {
    private func pixels(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { buffer[x, y] = color(x, y) }
        }
        return buffer
    }

    private func provider(_ bytes: [UInt8]) throws -> CGDataProvider {
        try #require(CGDataProvider(data: Data(bytes) as NSData))
    }

    @Test("A crop has the pixels of its rectangle, made integral outwards")
    func cropping() throws {
        let image = CGImage(pixelBuffer: pixels(10, 8) { UInt32($0 + 10 * $1) | 0xFF00_0000 })
        let crop = try #require(
            image.cropping(to: CGRect(x: 2.5, y: 3.2, width: 3, height: 2))
        )
        #expect(crop.width == 4)
        #expect(crop.height == 3)
        #expect(crop.pixelBuffer[0, 0] == 0xFF00_0000 | 32)
        #expect(crop.pixelBuffer[3, 2] == 0xFF00_0000 | 55)
        let corner = image.cropping(to: CGRect(x: 8, y: 6, width: 100, height: 100))
        #expect(corner?.width == 2)
        #expect(image.cropping(to: CGRect(x: 10, y: 0, width: 5, height: 5)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: .infinite) == image)
    }

    @Test(
        "A part of a large file is decoded by itself, at once or smaller; the file stays undecoded"
    )
    func croppingLargeFile() throws {
        let original = PixelBuffer(width: 4_128, height: 4_096)
        for y in 0..<original.height {
            original.row(y).update(repeating: 0xFF00_0000 | UInt32(y), count: original.width)
        }
        let image = try #require(CGImage(fileData: try ImageEncoder.png(original)))
        let part = try #require(image.cropping(to: CGRect(x: 8, y: 1_000, width: 64, height: 32)))
        #expect(part.width == 64 && part.height == 32)
        #expect(part.pixelBuffer(forMaxSide: 16).height == 8)
        #expect(part.pixelBuffer[5, 3] == 0xFF00_03EB)
        let inner = try #require(part.cropping(to: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(inner.pixelBuffer[0, 0] == 0xFF00_03EA)
        #expect(part.fileData == nil)
        #expect(image.fileData != nil)
        #expect(!image.isDecoded)
        // Once all is there, parts are copies of it.
        #expect(image.decodeNow())
        let copy = image.cropping(to: CGRect(x: 8, y: 1_000, width: 64, height: 32))
        #expect(copy?.pixelBuffer[5, 3] == 0xFF00_03EB)
        #expect(copy?.isDecoded == true)
    }

    @Test("A PNG file is decoded when it is looked at, and keeps its type")
    func png() throws {
        let original = pixels(5, 4) { UInt32($0 * 50) << 16 | UInt32($1 * 60) | 0xFF00_0000 }
        let file = try ImageEncoder.png(original)
        let source = try #require(CGDataProvider(data: file as NSData))
        let image = try #require(
            CGImage(
                pngDataProviderSource: source,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        )
        #expect(image.utType == "public.png")
        #expect(image.alphaInfo == .noneSkipLast)
        #expect(image.width == 5)
        #expect(image.pixelBuffer[3, 2] == original[3, 2])
        #expect(
            CGImage(
                jpegDataProviderSource: source,
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            ) == nil
        )
    }

    @Test("A large JPEG file gives few pixels for a small drawing")
    func smallDrawing() throws {
        let file = try ImageEncoder.jpeg(pixels(640, 480) { _, _ in 0xFF80_4020 }, quality: 0.9)
        let image = try #require(CGImage(fileData: file))
        #expect(image.pixelBuffer(forMaxSide: 80).width == 80)
        #expect(image.pixelBuffer(forMaxSide: 600).width == 640)
        // Once it is decoded whole there is nothing to gain.
        #expect(image.pixelBuffer(forMaxSide: 80).width == 640)
    }

    /// A file of one colour with the profile of a space.
    private func file(in space: CGColorSpace) throws -> Data {
        let profile = try #require(space.copyICCData()) as Data
        let body = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
        let length = body.count + 2
        let segment: [UInt8] = [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + body
        let plain = try ImageEncoder.jpeg(pixels(8, 8) { _, _ in 0xFF80_4020 }, quality: 1)
        return plain.prefix(2) + Data(segment) + plain.dropFirst(2)
    }

    @Test("A file in Display P3 says so, and so do its parts; its bytes are its own")
    func spaceOfAFile() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let image = try #require(CGImage(fileData: file(in: p3)))
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 2, width: 3, height: 4)))
        // A file's bytes are in the order of files, a part's in that of drawing; both say so.
        #expect(image.alphaInfo == .noneSkipLast && image.byteOrderInfo == .orderDefault)
        #expect(part.alphaInfo == .noneSkipFirst && part.byteOrderInfo == .order32Little)
        for (image, order) in [(image, [0x80, 0x40, 0x20]), (part, [0x20, 0x40, 0x80])] {
            #expect(image.colorSpace?.name == CGColorSpace.displayP3)
            let bytes = try #require(image.dataProvider?.data) as Data
            #expect(bytes.count == image.bytesPerRow * image.height)
            for (byte, expected) in zip(bytes, order) {
                #expect(abs(Int(byte) - expected) <= 2)
            }
        }
        #expect(part.pixelBuffer[1, 1] == image.pixelBuffer[4, 4])
        // Its bytes understood as sRGB's are not converted.
        let plain = try #require(image.copy(colorSpace: .sharedSRGB))
        #expect(abs(Int(plain.pixelBuffer[4, 4] & 0xFF) - 0x20) <= 2)
        let usual = try #require(CGImage(fileData: file(in: .sharedSRGB)))
        #expect(usual.colorSpace?.name == CGColorSpace.sRGB)
    }

    @Test("A file with a Display P3 profile is converted")
    func profile() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let image = try #require(CGImage(fileData: file(in: p3)))
        let expected = CGColor(
            space: p3,
            values: [0x80, 0x40, 0x20, 0xFF].map { CGFloat($0) / 255 }
        ).premultipliedPixel
        let actual = image.pixelBuffer[4, 4]
        for shift: UInt32 in [0, 8, 16] {
            #expect(abs(Int(expected >> shift & 255) - Int(actual >> shift & 255)) <= 2)
        }
    }

    @Test("A file's bytes are red, green, blue and alpha, not multiplied, and make the same image")
    func bytesOfAFile() throws {
        let half: UInt32 = 0x8040_2000
        let file = try ImageEncoder.png(pixels(3, 2) { x, _ in x == 0 ? half : 0xFF0E_0D09 })
        let image = try #require(CGImage(fileData: file))
        #expect(image.alphaInfo == .last && image.byteOrderInfo == .orderDefault)
        let provider = try #require(image.dataProvider)
        let bytes = [UInt8](try #require(provider.data) as Data)
        #expect(bytes[0..<8] == [0x80, 0x40, 0, 0x80, 0x0E, 0x0D, 0x09, 0xFF])
        #expect(image.dataProvider === provider)
        let again = try #require(image.copy(colorSpace: .sharedSRGB))
        for x in 0..<3 { #expect(again.pixelBuffer[x, 1] == image.pixelBuffer[x, 1]) }
    }

    @Test("A damaged file shows as transparent, and no file makes no image")
    func damagedFile() throws {
        let file = try ImageEncoder.png(pixels(5, 4) { _, _ in 0xFFFF_FFFF })
        let image = try #require(CGImage(fileData: file.prefix(file.count - 30)))
        #expect(image.pixelBuffer.width == 5)
        #expect(CGImage(fileData: Data("no image".utf8)) == nil)
    }

    @Test("The bytes that an image gives make the same image again")
    func dataProvider() throws {
        let image = CGImage(pixelBuffer: pixels(7, 3) { UInt32($0 * 16 + $1) | 0xFF00_0000 })
        let space = try #require(image.colorSpace)
        let provider = try #require(image.dataProvider)
        let again = try #require(
            CGImage(
                width: image.width,
                height: image.height,
                bitsPerComponent: image.bitsPerComponent,
                bitsPerPixel: image.bitsPerPixel,
                bytesPerRow: image.bytesPerRow,
                space: space,
                bitmapInfo: image.bitmapInfo,
                provider: provider,
                decode: nil,
                shouldInterpolate: false,
                intent: .defaultIntent
            )
        )
        #expect(again.pixelBuffer[6, 2] == image.pixelBuffer[6, 2])
        let data = try #require(image.dataProvider?.data)
        #expect(data.length >= image.bytesPerRow * image.height)
    }

    @Test("An image mask keeps colour out by its samples, and can be turned round")
    func imageMask() throws {
        func mask(_ decode: [CGFloat]?) throws -> CGImage {
            try #require(
                CGImage(
                    maskWidth: 2,
                    height: 1,
                    bitsPerComponent: 1,
                    bitsPerPixel: 1,
                    bytesPerRow: 1,
                    provider: provider([0b1000_0000]),
                    decode: decode,
                    shouldInterpolate: false
                )
            )
        }
        let image = CGImage(pixelBuffer: pixels(2, 1) { _, _ in 0xFFFF_0000 })
        let masked = try #require(image.masking(mask(nil)))
        #expect(masked.pixelBuffer[0, 0] == 0)
        #expect(masked.pixelBuffer[1, 0] == 0xFFFF_0000)
        let turned = try #require(image.masking(mask([1, 0])))
        #expect(turned.pixelBuffer[0, 0] == 0xFFFF_0000)
        #expect(turned.pixelBuffer[1, 0] == 0)
        #expect(try mask(nil).isMask)
        #expect(try mask(nil).colorSpace == nil)
        #expect(try mask(nil).masking(mask(nil)) == nil)
        let part = try mask(nil).cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(part?.isMask == true)
        #expect(part?.pixelBuffer[0, 0] == 0xFF00_0000)
    }

    @Test("A gray image lets through as much as it is bright, stretched over the image")
    func grayMask() throws {
        let gray = try #require(
            CGImage(
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bitsPerPixel: 8,
                bytesPerRow: 1,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGBitmapInfo(alpha: .none),
                provider: provider([128]),
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        )
        let image = CGImage(pixelBuffer: pixels(3, 3) { _, _ in 0xFFFF_FFFF })
        let masked = try #require(image.masking(gray))
        #expect(masked.pixelBuffer[1, 1] == 0x8080_8080)
        #expect(image.masking(image) == nil)
    }

    @Test("Colours within the ranges become transparent")
    func colorKey() throws {
        let image = CGImage(
            pixelBuffer: pixels(2, 1) { x, _ in x == 0 ? 0xFF10_2030 : 0xFF10_2040 },
            isOpaque: true
        )
        let keyed = try #require(
            image.copy(maskingColorComponents: [0, 255, 0x20, 0x20, 0x30, 0x38])
        )
        #expect(keyed.pixelBuffer[0, 0] == 0)
        #expect(keyed.pixelBuffer[1, 0] == 0xFF10_2040)
        #expect(image.copy(maskingColorComponents: [0, 255]) == nil)
    }

    @Test("A copy in another space means other colours by the same numbers")
    func recolored() throws {
        let image = CGImage(pixelBuffer: pixels(1, 1) { _, _ in 0xFF80_8040 }, isOpaque: true)
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let copy = try #require(image.copy(colorSpace: p3))
        #expect(copy.colorSpace == p3)
        #expect(copy.pixelBuffer[0, 0] != image.pixelBuffer[0, 0])
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }

    @Test("A gray file's image is gray, of a byte a pixel")
    func grayFile() throws {
        // Three by two pixels; see `samples`.
        let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAAEElEQVR4nGNkcHBgOPGfCwAHMAJTcKoyhAAAAABJRU5ErkJggg=="
        let samples: [UInt8] = [0, 64, 128, 200, 255, 10]
        let image = try #require(Data(base64Encoded: png).flatMap { CGImage(fileData: $0) })
        #expect(image.colorSpace?.model == .monochrome)
        #expect((image.bitsPerComponent, image.bitsPerPixel) == (8, 8))
        #expect(image.alphaInfo == .none)
        let data = try #require(image.dataProvider?.data as Data?)
        let rows = (0..<2).flatMap { data.dropFirst($0 * image.bytesPerRow).prefix(3) }
        #expect(rows == samples)
        #expect(image.pixelBuffer[1, 0] == 0xFF40_4040)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))
        #expect(part.colorSpace?.model == .monochrome)
        #expect(part.dataProvider?.data as Data? == Data([255, 10]))
        #expect(part.pixelBuffer[1, 0] == 0xFF0A_0A0A)
        // A context made with what the image says takes it.
        let context = CGContext(
            data: nil,
            width: image.width,
            height: image.height,
            bitsPerComponent: image.bitsPerComponent,
            bytesPerRow: 0,
            space: image.colorSpace,
            bitmapInfo: image.bitmapInfo.rawValue
        )
        context?.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(context?.makeImage()?.pixelBuffer[2, 0] == 0xFF80_8080)
    }
}

@Suite("Data providers and consumers")
struct CGDataTests {
    @Test("A provider of memory gives it back once nobody needs it")
    func memory() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 1)
        memory.copyMemory(from: [1, 2, 3, 4] as [UInt8], byteCount: 4)
        let flag = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        flag.initialize(to: 0)
        defer { flag.deallocate() }
        do {
            let provider = CGDataProvider(dataInfo: flag, data: memory, size: 4) { info, data, _ in
                info?.assumingMemoryBound(to: Int.self).pointee += 1
                data.deallocate()
            }
            #expect(provider?.data as Data? == Data([1, 2, 3, 4]))
            #expect(provider?.info == UnsafeMutableRawPointer(flag))
            #expect(flag.pointee == 0)
        }
        #expect(flag.pointee == 1)
    }

    @Test("A provider asks its callbacks for bytes")
    func callbacks() {
        var sequential = CGDataProviderSequentialCallbacks()
        sequential.getBytes = { info, buffer, count in
            guard let left = info?.assumingMemoryBound(to: Int.self), left.pointee > 0 else {
                return 0
            }
            left.pointee -= 1
            buffer.storeBytes(of: UInt8(left.pointee), as: UInt8.self)
            return 1
        }
        var left = 3
        withUnsafeMutablePointer(to: &left) { pointer in
            let provider = CGDataProvider(sequentialInfo: pointer, callbacks: &sequential)
            #expect(provider?.data as Data? == Data([2, 1, 0]))
            // A second look gives the same bytes, though the callbacks have none left.
            #expect(provider?.data as Data? == Data([2, 1, 0]))
        }
        var direct = CGDataProviderDirectCallbacks()
        direct.getBytesAtPosition = { _, buffer, _, count in
            memset(buffer, 7, count)
            return count
        }
        let provider = CGDataProvider(directInfo: nil, size: 3, callbacks: &direct)
        #expect(provider?.data as Data? == Data([7, 7, 7]))
        var none = CGDataProviderDirectCallbacks()
        #expect(CGDataProvider(directInfo: nil, size: 3, callbacks: &none) == nil)
    }

    @Test("A file that is not there makes no provider")
    func missingFile() {
        let url = NSURL(fileURLWithPath: "/no/such/file")
        #expect(CGDataProvider(url: url) == nil)
        #expect(CGDataProvider(filename: "/no/such/file") == nil)
        #expect(CGDataConsumer(url: url) == nil)
    }

    @Test("A consumer appends to its data")
    func consumer() {
        let data = NSMutableData()
        let consumer = CGDataConsumer(data: data)
        #expect(consumer?.write(Data([1, 2])) == 2)
        #expect(consumer?.write(Data([3])) == 1)
        #expect(data as Data == Data([1, 2, 3]))
    }
}
