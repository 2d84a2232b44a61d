// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
package import Foundation
import Raster

/// A picture of a TIFF file that is being written.
package struct TIFFPage: Sendable {
    /// The picture.
    package var pixels: PicturePixels
    /// How it is to be turned, 1 to 8.
    package var orientation = 1
    /// 1 is none, 5 LZW, 8 deflate, 32,773 PackBits; what the library cannot do becomes none.
    package var compression = 1
    /// Dots for each unit, if that is to be written.
    package var resolution: ImageResolution?
    /// The unit of the resolution: 1 is none, 2 an inch, 3 a centimetre.
    package var resolutionUnit = 2
    /// Texts by the numbers of their tags.
    package var texts: [Int: String] = [:]

    /// Makes a picture without compression that is upright.
    package init(_ pixels: PicturePixels) { self.pixels = pixels }
}

extension ImageEncoder {
    /// A TIFF file of one or more pictures; alpha is multiplied into bytes, not into deeper colours.
    package static func tiff(_ pages: [TIFFPage]) throws -> Data {
        try TIFFLibrary.need()
        guard !pages.isEmpty else { throw ImageCodecError("TIFF: there is no picture to write") }
        var error = CICError()
        guard let writer = cic_tiff_writer_open(&error) else { throw ImageCodecError(error) }
        do {
            for page in pages { try add(page, to: writer) }
        } catch {
            _ = cic_tiff_writer_close(writer, nil, nil)
            throw error
        }
        var file = CICBytes()
        defer { cic_bytes_free(&file) }
        try checked { cic_tiff_writer_close(writer, &file, $0) }
        return file.data ?? Data()
    }

    private static func add(_ page: TIFFPage, to writer: OpaquePointer) throws {
        var form = CICTIFFForm()
        form.compression = compressions.contains(page.compression) ? UInt16(page.compression) : 1
        form.orientation = UInt16((1...8).contains(page.orientation) ? page.orientation : 1)
        form.unit = UInt16((1...3).contains(page.resolutionUnit) ? page.resolutionUnit : 2)
        if let resolution = page.resolution, usual.contains(resolution.x),
            usual.contains(resolution.y)
        {
            form.x_resolution = resolution.x
            form.y_resolution = resolution.y
        }
        for (tag, text) in page.texts.sorted(by: { $0.key < $1.key }) {
            cic_tiff_writer_text(writer, UInt32(tag), text)
        }
        switch page.pixels {
        case .bytes(let pixels, let profile):
            try set(&form, pixels.width, pixels.height, isOpaque: isOpaque(pixels))
            try (profile ?? Data()).withBytes { bytes, count in
                (form.profile, form.profile_size) = (bytes, count)
                _ = try checked {
                    cic_tiff_writer_add(writer, pixels.base, pixels.rowBytes, &form, $0)
                }
            }
        case .deep(let image):
            try set(&form, image.width, image.height, isOpaque: image.isOpaque)
            try (image.profile ?? Data()).withBytes { bytes, count in
                (form.profile, form.profile_size) = (bytes, count)
                _ = try checked {
                    cic_tiff_writer_add_deep(writer, image.components, image.width * 8, &form, $0)
                }
            }
        }
    }

    private static func set(
        _ form: inout CICTIFFForm,
        _ width: Int,
        _ height: Int,
        isOpaque: Bool
    ) throws {
        guard (1...1 << 24).contains(width), (1...1 << 24).contains(height) else {
            throw ImageCodecError("TIFF: \(width) x \(height) pixels cannot be written")
        }
        form.width = UInt32(width)
        form.height = UInt32(height)
        form.is_opaque = isOpaque ? 1 : 0
    }

    /// Those without loss that hold pictures of any kind.
    private static let compressions: Set = [1, 5, 8, 32_773, 32_946]

    /// Resolutions that can be written as fractions.
    private static let usual = 0.001...1e6
}
