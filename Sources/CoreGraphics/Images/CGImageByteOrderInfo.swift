// SPDX-License-Identifier: Apache-2.0

/// How the bytes of a 16 or 32 bit unit of an image lie in memory; a bit field of `CGBitmapInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// All bits of the field.
    case orderMask = 0x7000
    /// The order in which the components are named: the same as big.
    case orderDefault = 0x0000
    /// Units of 16 bits, least significant byte first.
    case order16Little = 0x1000
    /// Units of 32 bits, least significant byte first.
    case order32Little = 0x2000
    /// Units of 16 bits, most significant byte first.
    case order16Big = 0x3000
    /// Units of 32 bits, most significant byte first.
    case order32Big = 0x4000
}
