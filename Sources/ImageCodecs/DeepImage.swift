// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
package import Foundation
package import Raster

/// A picture of 16 bits a component, as PNG and TIFF files can hold it.
package struct DeepImage: Sendable {
    /// Pixels in a row.
    package let width: Int
    /// Rows.
    package let height: Int
    /// Red, green, blue and alpha of each pixel, which the colours are not multiplied by.
    package var components: [UInt16]
    /// The ICC profile that gives the colours their meaning, or `nil` for sRGB.
    package var profile: Data?

    /// Makes a picture of four numbers for each pixel.
    package init(width: Int, height: Int, components: [UInt16], profile: Data? = nil) {
        precondition(components.count == width * height * 4, "DeepImage: four numbers a pixel")
        self.width = width
        self.height = height
        self.components = components
        self.profile = profile
    }

    /// Whether no pixel is transparent.
    package var isOpaque: Bool {
        stride(from: 3, to: components.count, by: 4).allSatisfy { components[$0] == .max }
    }
}

/// All that a picture's pixels hold, for a file that keeps it.
package enum PicturePixels: Sendable {
    /// Premultiplied bytes, in the space of an ICC profile, or in sRGB.
    case bytes(PixelBuffer, profile: Data?)
    /// More bits than that.
    case deep(DeepImage)
}

extension ImageDecoder {
    /// Decodes the region of a PNG or TIFF file with all bits that it has; throws for other files.
    package func decodeDeep() throws -> DeepImage {
        if case .tiff(let directory) = picture {
            let components = try TIFFFile.decodeDeep(data, directory, limits: limits)
            return DeepImage(
                width: region.width,
                height: region.height,
                components: isWhole ? components : part(of: components),
                profile: profile
            )
        }
        guard info.format == .png else {
            throw ImageCodecError("\(info.format): there are no more than eight bits a component")
        }
        try limits.check(width: info.width * 2, height: info.height, format: .png)
        var components = [UInt16](repeating: 0, count: info.width * info.height * 4)
        var profile = CICBytes()
        defer { cic_bytes_free(&profile) }
        try components.withUnsafeMutableBufferPointer { target in
            guard let base = target.baseAddress else { return }
            try data.withBytes { bytes, count in
                _ = try checked {
                    cic_png_decode_deep(bytes, count, base, info.width * 8, &profile, $0)
                }
            }
        }
        return DeepImage(
            width: region.width,
            height: region.height,
            components: isWhole ? components : part(of: components),
            profile: profile.data
        )
    }

    private func part(of components: [UInt16]) -> [UInt16] {
        var result: [UInt16] = []
        result.reserveCapacity(region.width * region.height * 4)
        for y in region.y..<region.y + region.height {
            let start = (y * info.width + region.x) * 4
            result += components[start..<start + region.width * 4]
        }
        return result
    }
}

extension ImageEncoder {
    /// A PNG file of all that the pixels hold.
    package static func png(_ pixels: PicturePixels) throws -> Data {
        switch pixels {
        case .bytes(let pixels, let profile): try png(pixels, profile: profile ?? Data())
        case .deep(let image): try png(image)
        }
    }

    /// A PNG file of 16 bits a component, with the picture's profile or as sRGB.
    ///
    /// An opaque picture is written without an alpha channel. The compression is zlib's level.
    package static func png(_ image: DeepImage, compression: Int = 6) throws -> Data {
        try file(width: image.width, height: image.height, format: .png) { file, error in
            image.components.withUnsafeBufferPointer { pixels in
                (image.profile ?? Data()).withBytes { profile, count in
                    guard let base = pixels.baseAddress else { return 0 }
                    return cic_png_encode_deep(
                        base,
                        image.width * 8,
                        UInt32(image.width),
                        UInt32(image.height),
                        image.isOpaque ? 1 : 0,
                        profile,
                        count,
                        Int32(min(max(compression, 0), 9)),
                        file,
                        error
                    )
                }
            }
        }
    }
}
