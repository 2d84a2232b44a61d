// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of components of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Nothing known.
    case unknown = -1
    /// A single gray value.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black ink.
    case cmyk = 2
    /// Lightness and two opponent colours.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// An index into a table of colours.
    case indexed = 5
    /// A pattern instead of a colour.
    case pattern = 6
    /// The tristimulus values of CIE 1931.
    case XYZ = 7
}
