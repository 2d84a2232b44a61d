// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
package import Foundation
package import Raster

/// A still picture as decoded.
package struct DecodedImage: Sendable {
    /// The pixels, premultiplied, in the file's own colour space.
    package var pixels: PixelBuffer
    /// The ICC profile that gives the colours their meaning, or `nil` for sRGB.
    package var profile: Data?
    /// Whether the whole file was there; a JPEG file that ends early has gray below.
    package var isComplete: Bool
}

/// Reads image files in memory.
///
/// Nothing of a file is trusted: sizes are held against limits before memory is taken, and damaged
/// data end with an error.
package struct ImageDecoder: Sendable {
    /// The file.
    package let data: Data
    /// What its header says.
    package let info: ImageInfo
    /// How much it may ask for.
    package let limits: ImageLimits
    /// The part of the picture that is decoded; all of it at first.
    package private(set) var region: PixelRegion
    /// How many pictures the file holds that do not follow one another as frames.
    package let pictureCount: Int
    /// Where the picture lies, in files that may hold several.
    let picture: FilePicture

    /// What a TIFF file says of its picture.
    package var tiff: TIFFDirectory? {
        if case .tiff(let directory) = picture { directory } else { nil }
    }

    /// Reads the header of the picture at an index; decodes nothing.
    package init(data: Data, index: Int = 0, limits: ImageLimits = ImageLimits()) throws {
        guard let format = ImageFormat(data: data) else {
            throw ImageCodecError("the data are no PNG, JPEG, WebP, GIF, BMP, ICO or TIFF file")
        }
        self.data = data
        self.limits = limits
        (picture, pictureCount) = try FilePicture.find(index, in: data, format, limits)
        info = try picture.info(format, of: data, limits) ?? Self.probe(data, format: format)
        region = PixelRegion(x: 0, y: 0, width: info.width, height: info.height)
        guard info.width > 0, info.height > 0 else {
            throw ImageCodecError("\(format): the picture is empty")
        }
    }

    private static func probe(_ data: Data, format: ImageFormat) throws -> ImageInfo {
        var header = CICHeader()
        var isAnimated: Int32 = 0
        try data.withBytes { bytes, count in
            switch format {
            case .png:
                try checked { cic_png_probe(bytes, count, &header, $0) }
            case .jpeg:
                try checked { cic_jpeg_probe(bytes, count, &header, $0) }
            case .webp:
                try checked { cic_webp_probe(bytes, count, &header, &isAnimated, $0) }
            case .gif:
                // The header is of fixed form: signature, then width and height.
                guard count >= 13 else { throw ImageCodecError("GIF: the file ends early") }
                header.width = UInt32(bytes[6]) | UInt32(bytes[7]) << 8
                header.height = UInt32(bytes[8]) | UInt32(bytes[9]) << 8
                header.has_alpha = 1
                isAnimated = 1
            case .bmp, .ico, .cur, .tiff:
                // The picture has told all.
                break
            }
        }
        return ImageInfo(
            format: format,
            width: Int(header.width),
            height: Int(header.height),
            hasAlpha: header.has_alpha != 0,
            isGray: header.is_gray != 0,
            bitDepth: header.bit_depth > 0 ? Int(header.bit_depth) : 8,
            orientation: ImageMetadata.orientation(of: data, format: format) ?? 1,
            mayBeAnimated: isAnimated != 0
        )
    }

    /// A decoder of a part of this one's region, in pixels from the region's upper left corner, as
    /// far as it is inside.
    package func cropped(to part: PixelRegion) throws -> ImageDecoder {
        var result = self
        result.region = region.part(part)
        guard !result.region.isEmpty else {
            throw ImageCodecError("\(info.format): the part lies outside the picture")
        }
        return result
    }

    /// The same without a region.
    static func whole(_ decoder: ImageDecoder) -> ImageDecoder {
        var result = decoder
        result.region = PixelRegion(
            x: 0,
            y: 0,
            width: decoder.info.width,
            height: decoder.info.height
        )
        return result
    }

    /// The file's ICC profile, read without its pixels; `nil` for sRGB.
    package var profile: Data? {
        if case .tiff(let directory) = picture {
            return directory.profile.map { Data(data.dropFirst($0.lowerBound).prefix($0.count)) }
        }
        return ImageMetadata.profile(of: data, format: info.format)
    }

    /// Whether the file holds an ICC profile.
    package var hasProfile: Bool {
        if case .tiff(let directory) = picture { return directory.profile != nil }
        return ImageMetadata.hasProfile(data, format: info.format)
    }

    /// Decodes a part of the picture, in pixels from its upper left corner, as far as it is inside.
    package func decode(x: Int, y: Int, width: Int, height: Int) throws -> DecodedImage {
        try cropped(to: PixelRegion(x: x, y: y, width: width, height: height)).decode()
    }

    /// Decodes the region, or that of an animation's first frame.
    ///
    /// With a `maxSide` the result may be smaller than the region, but never smaller than asked for:
    /// its longer side is at least `maxSide`, or the region's own. PNG and JPEG pictures are reduced
    /// row by row while they are decoded, JPEG by eighths; that takes the memory of the result only,
    /// except for interlaced and progressive files. Where a region is reduced its corner is rounded
    /// to the coarser pixels.
    package func decode(maxSide: Int? = nil) throws -> DecodedImage {
        switch info.format {
        case .png:
            return try decodePNG(reduction: reduction(for: maxSide))
        case .jpeg:
            return try decodeJPEG(eighths: eighths(for: maxSide))
        case .webp:
            return try info.mayBeAnimated ? decodeFirstFrame() : decodeWebP(maxSide: maxSide)
        case .gif:
            return try decodeFirstFrame()
        case .bmp, .ico, .cur, .tiff:
            let pixels = try picture.decode(data, limits: limits, makeBuffer)
            return DecodedImage(
                pixels: Self.part(region, of: pixels),
                profile: profile,
                isComplete: true
            )
        }
    }

    /// Whether the region is all of the picture.
    package var isWhole: Bool { region.width == info.width && region.height == info.height }

    /// The smallest scale in eighths at which the longer side is still long enough.
    private func eighths(for maxSide: Int?) -> Int {
        guard let maxSide, maxSide > 0 else { return 8 }
        return (1...8).first { (region.longerSide * $0 + 7) / 8 >= maxSide } ?? 8
    }

    /// The largest squares that may become one pixel.
    private func reduction(for maxSide: Int?) -> Int {
        guard let maxSide, maxSide > 0 else { return 1 }
        return min(max(region.longerSide / maxSide, 1), 4_096)
    }

    func decodePNG(reduction: Int) throws -> DecodedImage {
        if isInterlacedPNG {
            try limits.check(width: info.width, height: info.height, format: .png)
        }
        let pixels = try makeBuffer(
            width: (region.width + reduction - 1) / reduction,
            height: (region.height + reduction - 1) / reduction
        )
        var asked = region.asked(reduction: reduction)
        var profile = CICBytes()
        defer { cic_bytes_free(&profile) }
        try data.withBytes { bytes, count in
            _ = try checked {
                cic_png_decode(bytes, count, &asked, pixels.base, pixels.rowBytes, &profile, $0)
            }
        }
        return DecodedImage(pixels: pixels, profile: profile.data, isComplete: true)
    }

    /// Whether all rows must be kept until the last pass; the 29th byte of a PNG file says so.
    var isInterlacedPNG: Bool {
        data.count > 28 && data[data.startIndex + 28] != 0
    }

    func decodeJPEG(eighths: Int) throws -> DecodedImage {
        // In pixels of the scaled picture.
        let left = region.x * eighths / 8
        let top = region.y * eighths / 8
        let right = ((region.x + region.width) * eighths + 7) / 8
        let bottom = ((region.y + region.height) * eighths + 7) / 8
        let pixels = try makeBuffer(width: right - left, height: bottom - top)
        var request = CICJPEGRegion(
            scale_eighths: UInt32(eighths),
            x: UInt32(left),
            y: UInt32(top),
            width: UInt32(pixels.width),
            height: UInt32(pixels.height),
            scan_limit: UInt32(limits.scans)
        )
        var isComplete: Int32 = 0
        try data.withBytes { bytes, count in
            _ = try checked {
                cic_jpeg_decode(
                    bytes,
                    count,
                    &request,
                    pixels.base,
                    pixels.rowBytes,
                    &isComplete,
                    $0
                )
            }
        }
        return DecodedImage(
            pixels: pixels,
            profile: ImageMetadata.jpegProfile(of: data),
            isComplete: isComplete != 0
        )
    }

    private func decodeWebP(maxSide: Int?) throws -> DecodedImage {
        // The library's chroma has even places only, so a region begins there.
        var asked = region.asked()
        let (column, row) = (region.x & 1, region.y & 1)
        asked.x -= UInt32(column)
        asked.y -= UInt32(row)
        asked.width += UInt32(column)
        asked.height += UInt32(row)
        var (width, height) = (Int(asked.width), Int(asked.height))
        let longer = max(width, height)
        let isReduced = maxSide.map { $0 > 0 && $0 < longer } ?? false
        if let maxSide, isReduced {
            width = max((width * maxSide + longer / 2) / longer, 1)
            height = max((height * maxSide + longer / 2) / longer, 1)
        }
        let pixels = try makeBuffer(width: width, height: height)
        try data.withBytes { bytes, count in
            _ = try checked {
                cic_webp_decode(
                    bytes,
                    count,
                    &asked,
                    pixels.base,
                    pixels.rowBytes,
                    UInt32(width),
                    UInt32(height),
                    $0
                )
            }
        }
        let odd = PixelRegion(x: column, y: row, width: region.width, height: region.height)
        return DecodedImage(
            pixels: isReduced ? pixels : Self.part(odd, of: pixels),
            profile: profile,
            isComplete: true
        )
    }

    private func decodeFirstFrame() throws -> DecodedImage {
        let animation = try AnimationDecoder(data: data, limits: limits)
        guard let frame = try animation.next() else {
            throw ImageCodecError("\(info.format): the file has no picture")
        }
        let pixels = Self.part(region, of: frame.pixels)
        return DecodedImage(pixels: pixels, profile: nil, isComplete: true)
    }

    /// A copy of a part of decoded pixels, or the pixels themselves where that is all of them.
    private static func part(_ region: PixelRegion, of pixels: PixelBuffer) -> PixelBuffer {
        if region.width == pixels.width, region.height == pixels.height { return pixels }
        let part = PixelBuffer(width: region.width, height: region.height, for: .picture)
        for row in 0..<part.height {
            part.row(row).update(from: pixels.row(region.y + row) + region.x, count: part.width)
        }
        return part
    }

    func makeBuffer(width: Int, height: Int) throws -> PixelBuffer {
        try limits.check(width: width, height: height, format: info.format)
        return PixelBuffer(width: width, height: height, for: .picture)
    }
}

extension Data {
    /// Calls a closure with the bytes, of which there is always a first address.
    func withBytes<Result>(
        _ body: (UnsafePointer<UInt8>, Int) throws -> Result
    ) rethrows -> Result {
        try withUnsafeBytes { buffer in
            if let base = buffer.bindMemory(to: UInt8.self).baseAddress {
                return try body(base, buffer.count)
            }
            var nothing: UInt8 = 0
            return try body(&nothing, 0)
        }
    }
}

extension CICBytes {
    /// A copy of the bytes, or `nil` where there is none.
    var data: Data? {
        guard let bytes, count > 0 else { return nil }
        return Data(bytes: bytes, count: count)
    }
}
