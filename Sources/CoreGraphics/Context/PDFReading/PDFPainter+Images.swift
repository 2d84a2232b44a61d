// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import PDFObjects
import Raster

extension PDFPainter {
    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of a picture at most, so that a few bytes do not make gigabytes.
    private static let greatestArea = 1 << 27

    /// Draws a picture into the unit square.
    func paintImage(_ stream: PDFStream, cached: Bool) {
        let isMask = file.resolve(stream.dictionary["ImageMask"] ?? stream.dictionary["IM"]).boolean
        var image = cached ? shared.images[stream.number] : nil
        if image == nil {
            image = isMask == true ? stencil(stream) : picture(stream)
            if cached, stream.number > 0, let image { shared.images[stream.number] = image }
        }
        guard let image else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let isSmooth = file.resolve(stream.dictionary["Interpolate"] ?? stream.dictionary["I"])
        // Unless the file asks for it, pixels that become larger stay squares.
        let device = context.deviceTransform
        let isLarger = hypot(device.a, device.b) > CGFloat(image.width)
        context.interpolationQuality = isSmooth.boolean != true && isLarger ? .none : .default
        guard isMask == true else {
            context.setAlpha(CGFloat(state.fillAlpha))
            return context.draw(image, in: PDFPainter.unit)
        }
        if let pattern = state.fillPattern {
            return paint(pattern, values: state.fillValues, alpha: state.fillAlpha) {
                self.context.clip(to: PDFPainter.unit, mask: image)
            }
        }
        setFillColor()
        context.draw(image, in: PDFPainter.unit)
    }

    /// Draws a picture whose bytes stand between the operators.
    func paintInlineImage(_ lexer: inout PDFLexer) {
        paintImage(lexer.readInlineImage(), cached: false)
    }

    // MARK: Pixels

    private func size(of table: PDFDictionary) -> (width: Int, height: Int)? {
        guard let width = file.resolve(table["Width"] ?? table["W"]).integer,
            let height = file.resolve(table["Height"] ?? table["H"]).integer,
            width > 0, height > 0, width <= 65_536, height <= 65_536,
            width * height <= PDFPainter.greatestArea
        else { return nil }
        return (width, height)
    }

    private func stencil(_ stream: PDFStream) -> CGImage? {
        let table = stream.dictionary
        guard let (width, height) = size(of: table),
            let decoded = try? file.undoFilters(stream), !isUnbuilt(decoded)
        else { return nil }
        let row = (width + 7) / 8
        var bytes = decoded.bytes
        // Missing samples paint nothing.
        let isInverted = file.numbers(table["Decode"] ?? table["D"])?.first == 1
        if bytes.count < row * height {
            let filler: UInt8 = isInverted ? 0 : 0xFF
            bytes.append(contentsOf: repeatElement(filler, count: row * height - bytes.count))
        }
        let decode: [CGFloat] = isInverted ? [1, 0] : [0, 1]
        return CGImage(
            maskWidth: width,
            height: height,
            bitsPerComponent: 1,
            bitsPerPixel: 1,
            bytesPerRow: row,
            provider: CGDataProvider(Data(bytes)),
            decode: decode,
            shouldInterpolate: true
        )
    }

    /// Whether the pixels are coded in a way that is not built yet, which says so.
    private func isUnbuilt(_ decoded: PDFFilters.Result) -> Bool {
        guard let picture = decoded.picture else { return false }
        Unbuilt.report("CGContext.drawPDFPage(_:): \(picture.name)")
        return true
    }

    private func picture(_ stream: PDFStream) -> CGImage? {
        let table = stream.dictionary
        guard let decoded = try? file.undoFilters(stream) else { return nil }
        let image: CGImage?
        if let name = decoded.picture?.name, name == "DCTDecode" || name == "DCT" {
            image = CGImage(
                jpegDataProviderSource: CGDataProvider(Data(decoded.bytes)),
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )
        } else {
            guard !isUnbuilt(decoded), let (width, height) = size(of: table) else { return nil }
            image = pixels(decoded.bytes, width, height, table)
        }
        guard let image else { return nil }
        if let soft = file.resolve(table["SMask"]).stream, let mask = grayPicture(soft) {
            return image.masking(mask) ?? image
        }
        let mask = file.resolve(table["Mask"])
        if let hard = mask.stream, let stencil = stencil(hard) {
            return image.masking(stencil) ?? image
        }
        return image
    }

    /// A picture of brightness, for a mask.
    private func grayPicture(_ stream: PDFStream) -> CGImage? {
        let table = stream.dictionary
        guard let (width, height) = size(of: table), let decoded = try? file.undoFilters(stream)
        else { return nil }
        if let name = decoded.picture?.name {
            guard name == "DCTDecode" || name == "DCT" else {
                return isUnbuilt(decoded) ? nil : nil
            }
            return CGImage(
                jpegDataProviderSource: CGDataProvider(Data(decoded.bytes)),
                decode: nil,
                shouldInterpolate: true,
                intent: .defaultIntent
            )?.copy(colorSpace: CGColorSpaceCreateDeviceGray())
        }
        guard let bits = bits(of: table) else { return nil }
        let decode = file.numbers(table["Decode"] ?? table["D"]) ?? [0, 1]
        guard decode.count >= 2 else { return nil }
        let greatest = Double(UInt32(1) << UInt32(bits) - 1)
        var reader = PDFBits(decoded.bytes)
        var samples = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let value = Double(reader.read(bits)) / greatest
                let light = decode[0] + value * (decode[1] - decode[0])
                samples[y * width + x] = UInt8((PDFFunction.clamp(light, 0, 1) * 255).rounded())
            }
            reader.align()
        }
        return CGImage(
            width: width,
            height: height,
            bitsPerComponent: 8,
            bitsPerPixel: 8,
            bytesPerRow: width,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: [],
            provider: CGDataProvider(Data(samples)),
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    }

    private func bits(of table: PDFDictionary) -> Int? {
        let bits = file.resolve(table["BitsPerComponent"] ?? table["BPC"]).integer ?? 8
        return [1, 2, 4, 8, 16].contains(bits) ? bits : nil
    }

    private func pixels(
        _ bytes: [UInt8],
        _ width: Int,
        _ height: Int,
        _ table: PDFDictionary
    ) -> CGImage? {
        let space =
            PDFColorSpace(table["ColorSpace"] ?? table["CS"], in: file, resources: resources)
        guard let space, let bits = bits(of: table), space.count > 0 else { return nil }
        let count = space.count
        let decode = file.numbers(table["Decode"] ?? table["D"]) ?? space.decode(bits: bits)
        guard decode.count >= count * 2 else { return nil }
        let keys = file.numbers(table["Mask"])
        var colors = PDFPixelColors(space: space, decode: decode, bits: bits, keys: keys)
        let buffer = PixelBuffer(width: width, height: height)
        var reader = PDFBits(bytes)
        var samples = [UInt32](repeating: 0, count: count)
        let row = (width * count * bits + 7) / 8
        for y in 0..<height {
            // Missing rows stay transparent.
            guard y * row < bytes.count else { break }
            let line = buffer.row(y)
            for x in 0..<width {
                if bits == 8 {
                    let place = y * row + x * count
                    for index in 0..<count {
                        samples[index] =
                            place + index < bytes.count ? UInt32(bytes[place + index]) : 0
                    }
                } else {
                    for index in 0..<count { samples[index] = reader.read(bits) }
                }
                line[x] = colors.pixel(samples)
            }
            reader.align()
        }
        return CGImage(pixelBuffer: buffer)
    }
}

/// Turns the samples of a picture into pixels; equal neighbours are converted once.
private struct PDFPixelColors {
    private let space: PDFColorSpace
    private let decode: [Double]
    private let greatest: Double
    /// For each sample the least and the greatest that are transparent.
    private let keys: [Double]?
    /// The pixels of spaces with few colours.
    private var table: [UInt32?]
    private var last: (samples: [UInt32], pixel: UInt32)?
    private let isPlain: Bool

    init(space: PDFColorSpace, decode: [Double], bits: Int, keys: [Double]?) {
        self.space = space
        self.decode = decode
        greatest = Double(UInt32(1) << UInt32(bits) - 1)
        self.keys = keys.flatMap { $0.count == space.count * 2 ? $0 : nil }
        table = space.count == 1 && bits <= 8 ? [UInt32?](repeating: nil, count: 1 << bits) : []
        if case .rgb = space, bits == 8, decode == space.decode(bits: 8), self.keys == nil {
            isPlain = true
        } else {
            isPlain = false
        }
    }

    mutating func pixel(_ samples: [UInt32]) -> UInt32 {
        if isPlain { return 0xFF00_0000 | samples[0] << 16 | samples[1] << 8 | samples[2] }
        if !table.isEmpty {
            let index = Int(samples[0])
            if let known = table[index] { return known }
            let made = convert(samples)
            table[index] = made
            return made
        }
        if let last, last.samples == samples { return last.pixel }
        let made = convert(samples)
        last = (samples, made)
        return made
    }

    private func convert(_ samples: [UInt32]) -> UInt32 {
        if let keys {
            let isKeyed = samples.enumerated().allSatisfy { index, sample in
                Double(sample) >= keys[index * 2] && Double(sample) <= keys[index * 2 + 1]
            }
            if isKeyed { return 0 }
        }
        let values = samples.enumerated().map { index, sample in
            let (low, high) = (decode[index * 2], decode[index * 2 + 1])
            return low + Double(sample) / greatest * (high - low)
        }
        return space.color(values, alpha: 1).opaquePixel
    }
}

extension CGColor {
    /// The colour in sRGB as 0xFFRRGGBB, whatever its alpha.
    fileprivate var opaquePixel: UInt32 {
        let values = converted(to: .sharedSRGB, intent: .defaultIntent, options: nil)?.components
        guard let values, values.count >= 3 else { return 0xFF00_0000 }
        func byte(_ index: Int) -> UInt32 {
            UInt32((PDFFunction.clamp(Double(values[index]), 0, 1) * 255).rounded())
        }
        return 0xFF00_0000 | byte(0) << 16 | byte(1) << 8 | byte(2)
    }
}
