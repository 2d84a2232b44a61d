// SPDX-License-Identifier: Apache-2.0

/// How far each channel of a pixel may be from the golden's; say which, not a number.
package struct PictureTolerance: Sendable {
    /// The largest difference of a premultiplied channel, of 255.
    package let channel: Int

    /// The same bytes: everything without text.
    package static let exact = PictureTolerance(channel: 0)
    /// One step of rounding.
    package static let rounding = PictureTolerance(channel: 1)
    /// Edges whose coverage another rasteriser rounds otherwise.
    package static let edges = PictureTolerance(channel: 4)
    /// Glyphs of another build of FreeType.
    package static let text = PictureTolerance(channel: 24)
}
