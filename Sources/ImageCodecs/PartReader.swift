// SPDX-License-Identifier: Apache-2.0

import CImageCodecs
import Foundation
import Raster

/// Decodes parts of one file, one after the other, and remembers ways into it.
///
/// A PNG file is compressed as one: whoever wants its last rows must read all that come before them.
/// Copies of the decompressor, made while it passes, take the next one there sooner.
// Sendable is unchecked because who owns the reader lets one thread at a time use it.
package final class PartReader: @unchecked Sendable {
    private let decoder: ImageDecoder
    /// The rows of a PNG file of the usual form.
    private let rows: OpaquePointer?

    /// Reads the file's structure; decodes nothing.
    package init(_ decoder: ImageDecoder) {
        self.decoder = decoder
        var error = CICError()
        rows =
            decoder.info.format == .png && decoder.canDecodeParts
            ? decoder.data.withBytes { cic_png_rows_open($0, $1, &error) } : nil
    }

    deinit { cic_png_rows_close(rows) }

    /// The memory that the reader takes, in bytes.
    package var byteCount: Int { rows.map { cic_png_rows_size($0) } ?? 0 }

    /// Decodes as ``ImageDecoder/decodePart(_:shrinkingBy:)`` does.
    package func decode(_ part: PixelRegion, shrinkingBy factor: Int) throws -> DecodedPart {
        guard let rows else { return try decoder.decodePart(part, shrinkingBy: factor) }
        return try decoder.decodePart(part, shrinkingBy: factor) { region, reduction in
            let pixels = try decoder.makeBuffer(
                width: (region.width + reduction - 1) / reduction,
                height: (region.height + reduction - 1) / reduction
            )
            var asked = region.asked(reduction: reduction)
            try decoder.data.withBytes { bytes, _ in
                _ = try checked {
                    cic_png_rows_read(rows, bytes, &asked, pixels.base, pixels.rowBytes, $0)
                }
            }
            return DecodedImage(pixels: pixels, profile: decoder.profile, isComplete: true)
        }
    }
}
