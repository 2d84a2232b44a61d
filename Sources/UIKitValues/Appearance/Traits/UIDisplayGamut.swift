// SPDX-License-Identifier: Apache-2.0

/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// No choice has been made; the value comes from further out.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // Apple's spelling.
    /// The range of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // Apple's spelling.
    /// The wider range of Display P3.
    case P3 = 1
}
