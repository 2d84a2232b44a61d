// SPDX-License-Identifier: Apache-2.0

import Foundation
import Raster

/// One picture of a file, as far as finding it has told.
enum FilePicture: Sendable {
    /// The only one, or the frames of an animation.
    case whole
    case bitmap(BitmapHeader)
    case icon(IconFile.Entry)
    case tiff(TIFFDirectory)

    /// The picture at an index, and how many there are.
    static func find(
        _ index: Int,
        in data: Data,
        _ format: ImageFormat,
        _ limits: ImageLimits
    ) throws -> (picture: FilePicture, count: Int) {
        switch format {
        case .ico, .cur:
            return (.icon(try IconFile.entry(index, of: data)), try IconFile.count(data))
        case .tiff:
            let found = try TIFFFile.directory(index, of: data, limits: limits)
            return (.tiff(found.directory), found.count)
        case .png, .jpeg, .webp, .gif, .bmp:
            guard index == 0 else { throw ImageCodecError("\(format): there is one picture") }
            return (format == .bmp ? .bitmap(try BitmapFile.header(of: data)) : .whole, 1)
        }
    }

    /// What is known of the picture; nil where the file's header must be read for that.
    func info(_ format: ImageFormat, of data: Data, _ limits: ImageLimits) throws -> ImageInfo? {
        switch self {
        case .whole:
            return nil
        case .bitmap(let header):
            var info = ImageInfo(format, header.width, header.height)
            info.hasAlpha = header.masks.alpha != 0
            // Dots a metre.
            if header.density.x > 0, header.density.y > 0 {
                info.resolution = ImageResolution(
                    x: Double(header.density.x) * 0.0254,
                    y: Double(header.density.y) * 0.0254
                )
            }
            return info
        case .icon(.bitmap(_, let header)):
            var info = ImageInfo(format, header.width, header.height)
            info.hasAlpha = true
            return info
        case .icon(.png(let range)):
            let file = try ImageDecoder(data: IconFile.part(range, of: data), limits: limits)
            guard file.info.format == .png else {
                throw ImageCodecError("ICO: the picture is damaged")
            }
            var info = ImageInfo(format, file.info.width, file.info.height)
            info.hasAlpha = file.info.hasAlpha
            return info
        case .tiff(let directory):
            var info = ImageInfo(format, directory.width, directory.height)
            info.hasAlpha = directory.hasAlpha
            info.isGray = directory.isGray && !directory.hasAlpha
            info.bitDepth = directory.isDeep ? 16 : min(directory.bits, 8)
            info.orientation = directory.orientation ?? 1
            info.resolution = directory.dotsPerInch
            return info
        }
    }

    /// Decodes all of the picture; `make` gives the memory, or refuses.
    func decode(
        _ data: Data,
        limits: ImageLimits,
        _ make: (Int, Int) throws -> PixelBuffer
    ) throws -> PixelBuffer {
        switch self {
        case .whole:
            throw ImageCodecError("the file has one picture only")
        case .bitmap(let header):
            return try BitmapFile.decode(data, header, make)
        case .icon(.bitmap(let range, let header)):
            return try IconFile.decode(IconFile.part(range, of: data), header, make)
        case .icon(.png(let range)):
            let part = IconFile.part(range, of: data)
            return try ImageDecoder(data: part, limits: limits).decode().pixels
        case .tiff(let directory):
            return try TIFFFile.decode(data, directory, limits: limits, make)
        }
    }
}

extension ImageInfo {
    /// What is usual: RGB of eight bits, opaque and upright.
    fileprivate init(_ format: ImageFormat, _ width: Int, _ height: Int) {
        self.init(
            format: format,
            width: width,
            height: height,
            hasAlpha: false,
            isGray: false,
            bitDepth: 8,
            orientation: 1,
            mayBeAnimated: false
        )
    }
}
