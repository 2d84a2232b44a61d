// SPDX-License-Identifier: Apache-2.0

/// How much an image file may ask for.
///
/// A few bytes can claim a picture of terabytes, so the header is held against these limits before
/// any memory is taken.
package struct ImageLimits: Sendable {
    /// The longest side, in pixels.
    package var side = 65_535
    /// The most pixels of a picture that is decoded; 268 million are a gigabyte.
    package var pixels = 1 << 28
    /// The most frames of an animation, or pictures of a TIFF file.
    package var frames = 10_000
    /// The most scans of a progressive JPEG picture; encoders write about ten.
    package var scans = 100

    /// Makes the usual limits.
    package init() {}

    /// Throws where a size is beyond the limits.
    func check(width: Int, height: Int, format: ImageFormat) throws {
        guard width > 0, height > 0 else {
            throw ImageCodecError("\(format): a picture of \(width) x \(height) pixels is empty")
        }
        guard width <= side, height <= side, width * height <= pixels else {
            throw ImageCodecError(
                """
                \(format): \(width) x \(height) pixels are too many; the limit is \(side) a side \
                and \(pixels) in all
                """
            )
        }
    }
}
