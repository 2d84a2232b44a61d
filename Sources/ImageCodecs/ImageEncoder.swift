// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
package import Foundation
package import Raster

/// Writes image files into memory.
package enum ImageEncoder {
    /// A PNG file, without loss but for what premultiplication has taken.
    ///
    /// An opaque picture is written without an alpha channel. The compression is zlib's level. The ICC profile
    /// gives the colours their meaning; without one they are sRGB's.
    package static func png(
        _ pixels: PixelBuffer,
        profile: Data = Data(),
        compression: Int = 6
    ) throws -> Data {
        let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
        let isOpaque: Int32 = isOpaque(pixels) ? 1 : 0
        let size = cic_png_scratch_size(width, height, isOpaque)
        let scratch = PixelMemory.shared.take(size, for: .scratch, isClear: false)
        defer { PixelMemory.shared.giveBack(scratch, size, for: .scratch) }
        return try file(of: pixels, format: .png) { file, error in
            profile.withBytes { bytes, count in
                cic_png_encode(
                    pixels.base,
                    pixels.rowBytes,
                    width,
                    height,
                    isOpaque,
                    bytes,
                    count,
                    Int32(min(max(compression, 0), 9)),
                    scratch.assumingMemoryBound(to: UInt8.self),
                    file,
                    error
                )
            }
        }
    }

    /// A JPEG file of a quality from 0 to 1; transparent pixels come to lie on white.
    package static func jpeg(
        _ pixels: PixelBuffer,
        quality: Double,
        isProgressive: Bool = false
    ) throws -> Data {
        let percent = Int32((clipped(quality) * 100).rounded())
        return try file(of: pixels, format: .jpeg) { file, error in
            cic_jpeg_encode(
                pixels.base,
                pixels.rowBytes,
                UInt32(pixels.width),
                UInt32(pixels.height),
                percent,
                isProgressive ? 1 : 0,
                file,
                error
            )
        }
    }

    /// A WebP file; the quality is from 0 to 1, or `nil` for one without loss.
    package static func webp(_ pixels: PixelBuffer, quality: Double?) throws -> Data {
        let percent = quality.map { Float(clipped($0) * 100) } ?? 101
        return try file(of: pixels, format: .webp) { file, error in
            cic_webp_encode(
                pixels.base,
                pixels.rowBytes,
                UInt32(pixels.width),
                UInt32(pixels.height),
                percent,
                file,
                error
            )
        }
    }

    /// A GIF file of frames of one size; a loop count of 0 plays for ever, 1 once.
    ///
    /// Each frame has its own palette of at most 256 colours, exact where it has no more than
    /// that. A pixel is transparent where its alpha is below a half.
    package static func gif(_ frames: [AnimationFrame], loopCount: Int = 0) throws -> Data {
        guard let first = frames.first?.pixels else {
            throw ImageCodecError("GIF: there is no frame to write")
        }
        guard
            frames.allSatisfy({ $0.pixels.width == first.width && $0.pixels.height == first.height }
            )
        else {
            throw ImageCodecError("GIF: all frames must have one size")
        }
        // The file counts repetitions after the first time; no count at all plays once.
        let repetitions = loopCount == 1 ? -1 : min(max(loopCount - 1, 0), 65_535)
        var error = CICError()
        guard
            let writer = cic_gif_writer_open(
                UInt32(first.width),
                UInt32(first.height),
                Int32(repetitions),
                &error
            )
        else {
            throw ImageCodecError(error)
        }
        do {
            for frame in frames { try add(frame, to: writer) }
        } catch {
            _ = cic_gif_writer_close(writer, nil, nil)
            throw error
        }
        var file = CICBytes()
        defer { cic_bytes_free(&file) }
        try checked { cic_gif_writer_close(writer, &file, $0) }
        return file.data ?? Data()
    }

    private static func add(_ frame: AnimationFrame, to writer: OpaquePointer) throws {
        let indexed = ColorQuantizer.indexed(frame.pixels)
        let duration = frame.duration.isFinite ? frame.duration : 0
        _ = try checked {
            cic_gif_writer_add(
                writer,
                indexed.indices,
                UInt32(frame.pixels.width),
                UInt32(frame.pixels.height),
                indexed.palette,
                Int32(indexed.palette.count / 3),
                Int32(indexed.transparent ?? -1),
                UInt32((min(max(duration, 0), 655) * 100).rounded()),
                $0
            )
        }
    }

    private static func file(
        of pixels: PixelBuffer,
        format: ImageFormat,
        _ write: (UnsafeMutablePointer<CICBytes>, UnsafeMutablePointer<CICError>) -> Int32
    ) throws -> Data {
        try file(width: pixels.width, height: pixels.height, format: format, write)
    }

    static func file(
        width: Int,
        height: Int,
        format: ImageFormat,
        _ write: (UnsafeMutablePointer<CICBytes>, UnsafeMutablePointer<CICError>) -> Int32
    ) throws -> Data {
        guard width > 0, height > 0 else {
            throw ImageCodecError("\(format): a picture without pixels cannot be written")
        }
        var file = CICBytes()
        defer { cic_bytes_free(&file) }
        try checked { write(&file, $0) }
        return file.data ?? Data()
    }

    private static func clipped(_ quality: Double) -> Double {
        quality.isNaN ? 1 : min(max(quality, 0), 1)
    }

    /// Whether every pixel's alpha is full.
    package static func isOpaque(_ pixels: PixelBuffer) -> Bool {
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width where row[x] < 0xFF00_0000 { return false }
        }
        return true
    }
}
