// SPDX-License-Identifier: Apache-2.0

/// What a file says of its picture before it is decoded.
package struct ImageInfo: Sendable, Equatable {
    /// The kind of file.
    package var format: ImageFormat
    /// Pixels in a row, before the orientation is applied.
    package var width: Int
    /// Rows, before the orientation is applied.
    package var height: Int
    /// Whether a pixel can be transparent.
    package var hasAlpha: Bool
    /// Whether all pixels are gray.
    package var isGray: Bool
    /// Bits of a component: 8 or fewer, but for PNG and TIFF files of 16.
    package var bitDepth: Int
    /// How to turn the picture, as in EXIF: 1 is upright, 3 upside down, 6 wants a quarter turn
    /// clockwise, 8 one counterclockwise; 2, 4, 5, 7 are mirrored.
    package var orientation: Int
    /// Whether there may be more than one frame; GIF files tell only when they are read.
    package var mayBeAnimated: Bool
    /// How fine the picture is meant to be, where BMP and TIFF files say so.
    package var resolution: ImageResolution?
}
