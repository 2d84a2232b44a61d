// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How components are packed into the unit of a pixel; a bit field of `CGBitmapInfo`.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// All bits of the field.
    case mask = 0xF0000
    /// Every component has the same number of bits.
    case packed = 0x00000
    /// Five bits for each colour in a 16 bit unit; the top bit is alpha or padding.
    case RGB555 = 0x10000
    /// Five bits of red, six of green, five of blue in a 16 bit unit.
    case RGB565 = 0x20000
    /// Ten bits for each colour in a 32 bit unit; two bits are alpha or padding.
    case RGB101010 = 0x30000
    /// As `RGB101010`, with the extended range that starts at 384.
    case RGBCIF10 = 0x40000
}
