// SPDX-License-Identifier: Apache-2.0

extension UIImage {
    /// Whether the colours of an image count or only its shape.
    public enum RenderingMode: Int, Sendable {
        /// As suits the place where the image is used.
        case automatic = 0
        /// The colours count.
        case alwaysOriginal = 1
        /// Only the opacity counts; the colour comes from the place of use.
        case alwaysTemplate = 2
    }
}
