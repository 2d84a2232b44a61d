// SPDX-License-Identifier: Apache-2.0

/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Unspecified: the value of the surrounding environment counts.
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
