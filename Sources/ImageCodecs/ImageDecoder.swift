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

    /// Reads the header; decodes nothing.
    package init(data: Data, limits: ImageLimits = ImageLimits()) throws {
        guard let format = ImageFormat(data: data) else {
            throw ImageCodecError("the data are no PNG, JPEG, WebP or GIF file")
        }
        self.data = data
        self.limits = limits
        info = try Self.probe(data, format: format)
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
            }
        }
        return ImageInfo(
            format: format,
            width: Int(header.width),
            height: Int(header.height),
            hasAlpha: header.has_alpha != 0,
            isGray: header.is_gray != 0,
            orientation: ImageMetadata.orientation(of: data, format: format) ?? 1,
            mayBeAnimated: isAnimated != 0
        )
    }

    /// Decodes the picture, or an animation's first frame.
    ///
    /// With a `maxSide` the result may be smaller than the file's picture, but never smaller than
    /// asked for: its longer side is at least `maxSide`, or the file's own. JPEG pictures are then
    /// scaled by eighths while they are decoded, which takes the memory of the small picture only.
    package func decode(maxSide: Int? = nil) throws -> DecodedImage {
        switch info.format {
        case .png:
            return try decodePNG()
        case .jpeg:
            return try decodeJPEG(eighths: eighths(for: maxSide), region: nil)
        case .webp:
            return try info.mayBeAnimated ? decodeFirstFrame() : decodeWebP(maxSide: maxSide)
        case .gif:
            return try decodeFirstFrame()
        }
    }

    /// Decodes a part of the picture, in pixels from its upper left corner, as far as it is inside.
    ///
    /// From JPEG files only the rows of the part take memory; of others the whole is decoded first.
    package func decode(x: Int, y: Int, width: Int, height: Int) throws -> DecodedImage {
        let left = min(max(x, 0), info.width)
        let top = min(max(y, 0), info.height)
        let right = min(max(x.addingClipped(width), left), info.width)
        let bottom = min(max(y.addingClipped(height), top), info.height)
        let region = (x: left, y: top, width: right - left, height: bottom - top)
        guard region.width > 0, region.height > 0 else {
            throw ImageCodecError("\(info.format): the part lies outside the picture")
        }
        if info.format == .jpeg { return try decodeJPEG(eighths: 8, region: region) }
        var image = try decode()
        let part = PixelBuffer(width: region.width, height: region.height)
        for row in 0..<region.height {
            part.row(row).update(
                from: image.pixels.row(region.y + row) + region.x,
                count: part.width
            )
        }
        image.pixels = part
        return image
    }

    /// The smallest scale in eighths at which the picture's longer side is still long enough.
    private func eighths(for maxSide: Int?) -> Int {
        guard let maxSide, maxSide > 0 else { return 8 }
        let longer = max(info.width, info.height)
        return (1...8).first { (longer * $0 + 7) / 8 >= maxSide } ?? 8
    }

    private func decodePNG() throws -> DecodedImage {
        let pixels = try makeBuffer(width: info.width, height: info.height)
        var profile = CICBytes()
        defer { cic_bytes_free(&profile) }
        try data.withBytes { bytes, count in
            _ = try checked {
                cic_png_decode(
                    bytes,
                    count,
                    pixels.base,
                    pixels.rowBytes,
                    UInt32(pixels.width),
                    UInt32(pixels.height),
                    &profile,
                    $0
                )
            }
        }
        return DecodedImage(pixels: pixels, profile: profile.data, isComplete: true)
    }

    private func decodeJPEG(
        eighths: Int,
        region: (x: Int, y: Int, width: Int, height: Int)?
    ) throws -> DecodedImage {
        let region =
            region
            ?? (0, 0, (info.width * eighths + 7) / 8, (info.height * eighths + 7) / 8)
        let pixels = try makeBuffer(width: region.width, height: region.height)
        var request = CICJPEGRegion(
            scale_eighths: UInt32(eighths),
            x: UInt32(region.x),
            y: UInt32(region.y),
            width: UInt32(region.width),
            height: UInt32(region.height),
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
        var (width, height) = (info.width, info.height)
        let longer = max(width, height)
        if let maxSide, maxSide > 0, maxSide < longer {
            width = max((width * maxSide + longer / 2) / longer, 1)
            height = max((height * maxSide + longer / 2) / longer, 1)
        }
        let pixels = try makeBuffer(width: width, height: height)
        try data.withBytes { bytes, count in
            _ = try checked {
                cic_webp_decode(
                    bytes,
                    count,
                    pixels.base,
                    pixels.rowBytes,
                    UInt32(width),
                    UInt32(height),
                    $0
                )
            }
        }
        var chunk = CICBytes()
        defer { cic_bytes_free(&chunk) }
        data.withBytes { bytes, count in _ = cic_webp_chunk(bytes, count, "ICCP", &chunk) }
        return DecodedImage(pixels: pixels, profile: chunk.data, isComplete: true)
    }

    private func decodeFirstFrame() throws -> DecodedImage {
        let animation = try AnimationDecoder(data: data, limits: limits)
        guard let frame = try animation.next() else {
            throw ImageCodecError("\(info.format): the file has no picture")
        }
        return DecodedImage(pixels: frame.pixels, profile: nil, isComplete: true)
    }

    private func makeBuffer(width: Int, height: Int) throws -> PixelBuffer {
        try limits.check(width: width, height: height, format: info.format)
        return PixelBuffer(width: width, height: height)
    }
}

extension Int {
    /// The sum, or the largest or smallest number where that is beyond.
    fileprivate func addingClipped(_ other: Int) -> Int {
        let (sum, isBeyond) = addingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .min : .max) : sum
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
