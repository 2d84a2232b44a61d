// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageCodecs
import Raster
import Testing

@Suite("Bitmaps of floats and of other spaces")
struct DeepContextTests {
    private typealias Pixel = SIMD4<Float>

    private func context(
        _ name: CFString,
        bits: Int = 32,
        width: Int = 4,
        height: Int = 4,
        alpha: CGImageAlphaInfo = .premultipliedLast
    ) throws -> CGContext {
        let order: UInt32 = bits == 16 ? 0x1000 : 0x2000
        return try Require.value(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: bits,
                bytesPerRow: 0,
                space: Require.value(CGColorSpace(name: name)),
                bitmapInfo: alpha.rawValue | order | CGBitmapInfo.floatComponents.rawValue
            )
        )
    }

    /// A pixel of a context of 32-bit floats, counted from the top.
    private func pixel(_ context: CGContext, _ x: Int = 0, _ y: Int = 0) throws -> Pixel {
        let row = try Require.value(context.data) + y * context.bytesPerRow
        return row.load(fromByteOffset: x * 16, as: Pixel.self)
    }

    private func half(_ context: CGContext, _ x: Int = 0, _ y: Int = 0) throws -> Pixel {
        let image = try Require.value(context.makeImage())
        let target = try self.context(
            CGColorSpace.extendedSRGB,
            width: context.width,
            height: context.height
        )
        target.draw(image, in: CGRect(x: 0, y: 0, width: context.width, height: context.height))
        return try pixel(target, x, y)
    }

    private func expect(
        _ got: Pixel,
        _ wanted: Pixel,
        within tolerance: Float = 1e-6,
        _ note: String = "",
        location: SourceLocation = #_sourceLocation
    ) {
        let off = (got - wanted).replacing(with: wanted - got, where: got .< wanted).max()
        #expect(off <= tolerance, "\(got), not \(wanted) \(note)", sourceLocation: location)
    }

    private func color(_ name: CFString, _ values: CGFloat...) throws -> CGColor {
        let space = try Require.value(CGColorSpace(name: name))
        return try Require.value(CGColor(colorSpace: space, components: values))
    }

    private let whole = CGRect(x: 0, y: 0, width: 4, height: 4)

    @Test("A colour beyond sRGB is kept in an extended space, and in 16 bits to the nearest")
    func extended() throws {
        for bits in [16, 32] {
            let target = try context(CGColorSpace.extendedSRGB, bits: bits)
            target.setFillColor(try color(CGColorSpace.extendedSRGB, 1.25, -0.5, 0.1, 0.5))
            target.fill(whole)
            let got = bits == 32 ? try pixel(target) : try half(target)
            expect(got, Pixel(0.625, -0.25, 0.05, 0.5), within: bits == 32 ? 1e-7 : 0x1p-15)
        }
    }

    @Test("Display P3 keeps its own red, which sRGB gives numbers beyond 0 and 1")
    func displayP3() throws {
        let red = try color(CGColorSpace.displayP3, 1, 0, 0, 1)
        let own = try context(CGColorSpace.displayP3)
        own.setFillColor(red)
        own.fill(whole)
        expect(try pixel(own), Pixel(1, 0, 0, 1))

        let wide = try context(CGColorSpace.extendedSRGB)
        wide.setFillColor(red)
        wide.fill(whole)
        // The known numbers of P3's red in extended sRGB.
        expect(try pixel(wide), Pixel(1.0931, -0.2268, -0.1501, 1), within: 1e-3)

        let narrow = try context(CGColorSpace.sRGB)
        narrow.setFillColor(red)
        narrow.fill(whole)
        expect(try pixel(narrow), Pixel(1, 0, 0, 1))

        // Bytes of Display P3 hold it, too.
        let bytes = try Require.value(
            CGContext(
                data: nil,
                width: 1,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpace(name: CGColorSpace.displayP3),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        bytes.setFillColor(try color(CGColorSpace.extendedSRGB, 1.0931, -0.2268, -0.1501, 1))
        bytes.fill(whole)
        #expect(try Require.value(bytes.data).load(as: UInt32.self) == 0xFF00_00FF)
    }

    @Test("A linear space mixes light: half of white over black is .5, which sRGB shows as 188")
    func linear() throws {
        let target = try context(CGColorSpace.extendedLinearSRGB)
        target.setFillColor(gray: 0, alpha: 1)
        target.fill(whole)
        target.setFillColor(gray: 1, alpha: 0.5)
        target.fill(whole)
        expect(try pixel(target), Pixel(0.5, 0.5, 0.5, 1))
        #expect(try Require.value(target.makeImage()).pixelBuffer[0, 0] == 0xFFBC_BCBC)
    }

    @Test(
        "Every mode gives the formula's result in floats",
        arguments: (0...27).compactMap { CGBlendMode(rawValue: $0) }
    )
    func modes(mode: CGBlendMode) throws {
        let target = try context(CGColorSpace.extendedSRGB)
        let colors: [[CGFloat]] = [
            [0, 0, 0], [1, 1, 1], [0.25, 0.5, 0.875], [0.9, 0.4, 0.1], [0.3, 0.3, 0.3],
        ]
        for backdrop in colors {
            for source in colors {
                for (under, over) in [(1, 1), (1, 0.5), (0.5, 0.25), (0, 0.75)]
                    as [(CGFloat, CGFloat)]
                {
                    target.setBlendMode(.copy)
                    target.setFillColor(
                        red: backdrop[0],
                        green: backdrop[1],
                        blue: backdrop[2],
                        alpha: under
                    )
                    target.fill(whole)
                    target.setBlendMode(mode)
                    target.setFillColor(
                        red: source[0],
                        green: source[1],
                        blue: source[2],
                        alpha: over
                    )
                    target.fill(whole)
                    let full = BlendReference(mode: mode).composite(
                        premultiplied(source, over),
                        premultiplied(backdrop, under),
                        coverage: 1
                    )
                    var wanted = Pixel(Float(full.r), Float(full.g), Float(full.b), Float(full.a))
                    if mode == .plusLighter {
                        // Light goes beyond white; only alpha ends at 1.
                        for part in 0..<3 {
                            wanted[part] = Float(source[part] * over + backdrop[part] * under)
                        }
                    }
                    expect(try pixel(target), wanted, within: 2e-6, "\(source) on \(backdrop)")
                }
            }
        }
    }

    private func premultiplied(_ color: [CGFloat], _ alpha: CGFloat) -> BlendReference.Color {
        (
            Double(color[0] * alpha), Double(color[1] * alpha), Double(color[2] * alpha),
            Double(alpha)
        )
    }

    @Test("A gradient's steps are finer than bytes, and its ends lie beyond white")
    func gradients() throws {
        let target = try context(CGColorSpace.extendedSRGB, width: 2048, height: 1)
        let space = try Require.value(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let stops = [
            try color(CGColorSpace.extendedSRGB, 0, 0, 0, 1),
            try color(CGColorSpace.extendedSRGB, 2, 1, -1, 1),
        ]
        let gradient = try Require.value(
            CGGradient(colorsSpace: space, colors: stops as CFArray, locations: nil)
        )
        target.drawLinearGradient(
            gradient,
            start: .zero,
            end: CGPoint(x: 2048, y: 0),
            options: []
        )
        for x in stride(from: 0, to: 2048, by: 97) {
            let share = (Float(x) + 0.5) / 2048
            expect(try pixel(target, x), Pixel(2 * share, share, -share, 1), within: 1e-6)
        }
    }

    @Test("Pictures of floats are copied exactly, and mixed between pixels by their distance")
    func pictures() throws {
        let source = try context(CGColorSpace.extendedSRGB, width: 2, height: 1)
        source.setFillColor(try color(CGColorSpace.extendedSRGB, 3, 0.001, -1, 1))
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        source.setFillColor(try color(CGColorSpace.extendedSRGB, 1, 0.5, 0, 1))
        source.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try Require.value(source.makeImage())
        #expect(image.bitsPerComponent == 32 && image.bitmapInfo.contains(.floatComponents))

        let same = try context(CGColorSpace.extendedSRGB, width: 2, height: 1)
        same.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        expect(try pixel(same, 0), Pixel(3, 0.001, -1, 1), within: 0)
        expect(try pixel(same, 1), Pixel(1, 0.5, 0, 1), within: 0)

        // Four times as wide: the centres lie at eighths.
        let wide = try context(CGColorSpace.extendedSRGB, width: 8, height: 1)
        wide.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        for x in 0..<8 {
            let place = (Float(x) + 0.5) / 4 - 0.5
            let share = min(max(place, 0), 1)
            let wanted = Pixel(3, 0.001, -1, 1) * (1 - share) + Pixel(1, 0.5, 0, 1) * share
            expect(try pixel(wide, x), wanted, within: 1e-6)
        }

        // Half as wide: the mean.
        let narrow = try context(CGColorSpace.extendedSRGB, width: 1, height: 1)
        narrow.interpolationQuality = .high
        narrow.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(try pixel(narrow), Pixel(2, 0.2505, -0.5, 1), within: 1e-6)
    }

    @Test("A picture of bytes keeps its colours in other spaces")
    func bytePictures() throws {
        let bytes = try Scene.context(2, 2)
        bytes.fillColor(0x3366CC)
        bytes.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let target = try context(CGColorSpace.displayP3, width: 2, height: 2)
        target.draw(
            try Require.value(bytes.makeImage()),
            in: CGRect(x: 0, y: 0, width: 2, height: 2)
        )
        #expect(try Require.value(target.makeImage()).pixelBuffer[1, 1] == 0xFF33_66CC)
    }

    @Test("A layer's pixels are mixed as one, and its shadow may be brighter than white")
    func layers() throws {
        let target = try context(CGColorSpace.extendedSRGB)
        target.setAlpha(0.5)
        target.beginTransparencyLayer(auxiliaryInfo: nil)
        target.setFillColor(try color(CGColorSpace.extendedSRGB, 2, 0, 0, 1))
        target.fill(whole)
        target.setFillColor(try color(CGColorSpace.extendedSRGB, 0, 4, 0, 0.5))
        target.fill(whole)
        target.endTransparencyLayer()
        expect(try pixel(target), Pixel(0.5, 1, 0, 0.5))

        let shaded = try context(CGColorSpace.extendedSRGB)
        shaded.setShadow(
            offset: CGSize(width: 2, height: 0),
            blur: 0,
            color: try color(CGColorSpace.extendedSRGB, 1.5, 1.25, 1, 1)
        )
        shaded.setFillColor(gray: 0, alpha: 1)
        shaded.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        expect(try pixel(shaded, 1, 1), Pixel(0, 0, 0, 1))
        expect(try pixel(shaded, 3, 1), Pixel(1.5, 1.25, 1, 1))
    }

    @Test("Shapes cover as many pixels as on bytes", arguments: RandomDrawing.Kind.allCases)
    func coverage(kind: RandomDrawing.Kind) throws {
        var total = PictureDistance()
        for seed in 1...8 as ClosedRange<UInt64> {
            var drawing = RandomDrawing(kind, seed: seed)
            var again = drawing
            let side = RandomDrawing.side
            let pixels = PixelBuffer(width: side, height: side)
            drawing.draw(on: RasterBitmapDevice(pixels: pixels))
            let deep = try context(CGColorSpace.extendedSRGB, width: side, height: side)
            again.draw(on: deep.device)
            let shown = try Require.value(deep.makeImage()).pixelBuffer
            let distance = PictureDistance(pixels, shown)
            total.add(distance)
            #expect(distance.flat <= 2, "\(kind) \(seed): \(distance)")
        }
        #expect(total.flatShare < 0.01, "\(kind): \(total)")
        #expect(total.edgeMean < 1, "\(kind): \(total)")
    }

    @Test("Integers of 16 bits keep what is not drawn on, and hold 65,536 steps")
    func integers() throws {
        var words: [UInt16] = [1, 2, 3, 4, 0, 0, 0, 0]
        try words.withUnsafeMutableBytes { memory in
            let target = try Require.value(
                CGContext(
                    data: memory.baseAddress,
                    width: 2,
                    height: 1,
                    bitsPerComponent: 16,
                    bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue | 0x1000
                )
            )
            target.setFillColor(red: 0.123_45, green: 0.5, blue: 1, alpha: 1)
            target.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(words == [1, 2, 3, 4, 8090, 32768, 65535, 65535])
    }

    @Test("A gray bitmap of floats holds the same light")
    func gray() throws {
        var value: Float = 0
        try withUnsafeMutableBytes(of: &value) { memory in
            let target = try Require.value(
                CGContext(
                    data: memory.baseAddress,
                    width: 1,
                    height: 1,
                    bitsPerComponent: 32,
                    bytesPerRow: 4,
                    space: CGColorSpace(name: CGColorSpace.linearGray),
                    bitmapInfo: 0x2100
                )
            )
            target.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            target.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(abs(value - 0.7152) < 1e-5)
    }

    @Test("What is shown is clipped to bytes of sRGB")
    func shown() throws {
        let target = try context(CGColorSpace.extendedSRGB, bits: 16)
        target.setFillColor(try color(CGColorSpace.extendedSRGB, 1.5, -1, 0.5, 1))
        target.fill(whole)
        let bytes = try Scene.context(4, 4)
        bytes.draw(try Require.value(target.makeImage()), in: whole)
        #expect(bytes.pixel(0, 0) == 0xFFFF_0080)
    }

    @Test("Numbers of 16 bits are the nearest, to 65,504 and down to 2^-24")
    func halves() throws {
        let values: [(CGFloat, Float)] = [
            (1, 1), (1 + 0x1p-11, 1), (1 + 0x1.8p-10, 1 + 0x1p-9), (65_504, 65_504),
            (1e9, 65_504), (-1e9, -65_504), (0x1p-24, 0x1p-24), (0x1p-26, 0),
            (0x1.8p-15, 0x1.8p-15),
        ]
        for (value, wanted) in values {
            let target = try context(CGColorSpace.extendedSRGB, bits: 16)
            target.setFillColor(try color(CGColorSpace.extendedSRGB, value, 0, 0, 1))
            target.fill(whole)
            expect(try half(target), Pixel(wanted, 0, 0, 1), within: 0, "\(value)")
        }
    }

    // MARK: Files

    @Test("A PNG file of 16 bits comes back as it was written")
    func files() throws {
        let target = try context(CGColorSpace.sRGB, bits: 16, width: 64, height: 2)
        for x in 0..<64 {
            target.setFillColor(red: CGFloat(x) / 1000, green: 0.3, blue: 0.9, alpha: 1)
            target.fill(CGRect(x: x, y: 0, width: 1, height: 2))
        }
        let image = try Require.value(target.makeImage())
        let file = try image.pngFile()
        let decoder = try ImageDecoder(data: file)
        #expect(decoder.info.bitDepth == 16)
        #expect(try decoder.decodeDeep().profile == nil)
        let back = try Require.value(CGImage(fileData: file))
        #expect(back.bitsPerComponent == 16 && back.bitsPerPixel == 64)
        let (one, other) = (
            try context(CGColorSpace.sRGB, width: 64, height: 2),
            try context(CGColorSpace.sRGB, width: 64, height: 2)
        )
        let all = CGRect(x: 0, y: 0, width: 64, height: 2)
        one.draw(image, in: all)
        other.draw(back, in: all)
        for x in 0..<64 {
            expect(try pixel(one, x), try pixel(other, x), within: 1 / 65_535)
        }
    }

    @Test("Colours beyond sRGB go to a file in Display P3, transparent ones too")
    func wideFiles() throws {
        let target = try context(CGColorSpace.extendedSRGB, bits: 16)
        target.setFillColor(try color(CGColorSpace.displayP3, 0.1, 0.9, 0.2, 0.5))
        target.fill(whole)
        let file = try Require.value(target.makeImage()).pngFile()
        let picture = try ImageDecoder(data: file).decodeDeep()
        #expect(picture.profile != nil)
        let got = picture.components.prefix(4).map { Double($0) / 65_535 }
        for (value, wanted) in zip(got, [0.1, 0.9, 0.2, 0.5]) {
            #expect(abs(value - wanted) < 0.002, "\(got)")
        }
        let back = try context(CGColorSpace.displayP3)
        back.draw(try Require.value(CGImage(fileData: file)), in: whole)
        expect(try pixel(back), Pixel(0.05, 0.45, 0.1, 0.5), within: 1e-3)
    }

    @Test("A file of bytes in Display P3 keeps its colours where there is room for them")
    func wideBytes() throws {
        let p3 = try Require.value(CGColorSpace(name: CGColorSpace.displayP3))
        let profile = try Require.value(p3.copyICCData()) as Data
        let body = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
        let red = PixelBuffer(width: 16, height: 16)
        for y in 0..<16 { for x in 0..<16 { red[x, y] = 0xFFFE_0000 } }
        var file = try ImageEncoder.jpeg(red, quality: 1)
        let segment = Data([
            0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 0xFF),
        ])
        file.insert(contentsOf: segment + body, at: 2)
        let image = try Require.value(CGImage(fileData: file))

        let own = try context(CGColorSpace.displayP3)
        own.draw(image, in: whole)
        expect(try pixel(own), Pixel(254.0 / 255, 0, 0, 1), within: 3.0 / 255)
        let extended = try context(CGColorSpace.extendedSRGB)
        extended.draw(image, in: whole)
        #expect(try pixel(extended).x > 1.05)
        // Bytes of sRGB hold what they can.
        #expect(image.pixelBuffer[8, 8] >> 16 & 0xFF == 255)
        // And so does a file that is made of it.
        let copy = try ImageDecoder(data: image.pngFile())
        #expect(copy.info.bitDepth == 8)
        let decoded = try copy.decode()
        #expect(decoded.profile == profile)
        #expect(decoded.pixels[0, 0] >> 16 & 0xFF >= 0xFC)
    }

    @Test("Damaged and hostile files of 16 bits end with an error")
    func damagedFiles() throws {
        let target = try context(CGColorSpace.sRGB, bits: 16, width: 16, height: 16)
        target.setFillColor(gray: 0.3, alpha: 0.7)
        target.fill(CGRect(x: 0, y: 0, width: 9, height: 16))
        let file = try Require.value(target.makeImage()).pngFile()
        for count in stride(from: 0, to: file.count, by: 7) {
            guard let decoder = try? ImageDecoder(data: file.prefix(count)) else { continue }
            _ = try? decoder.decodeDeep()
        }
        for place in stride(from: 8, to: file.count, by: 5) {
            var damaged = file
            damaged[place] ^= 0x5A
            guard let decoder = try? ImageDecoder(data: damaged) else { continue }
            _ = try? decoder.decodeDeep()
        }
    }
}
