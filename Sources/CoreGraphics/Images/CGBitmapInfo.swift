// SPDX-License-Identifier: Apache-2.0

/// How the components of a bitmap's pixels lie in memory: alpha, byte order, packing, and whether
/// they are floating-point numbers.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The bits, as C has them.
    public let rawValue: UInt32

    /// Makes a description from C's bits; any combination is allowed.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say what kind of number a component is.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers, of 16 or 32 bits.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The bytes lie in the order in which the components are named.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Units of 16 bits, least significant byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Units of 32 bits, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Units of 16 bits, most significant byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Units of 32 bits, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The byte order of this machine for units of 16 bits.
public var kCGBitmapByteOrder16Host: CGBitmapInfo {
    .byteOrder16Little
}

/// The byte order of this machine for units of 32 bits.
public var kCGBitmapByteOrder32Host: CGBitmapInfo {
    .byteOrder32Little
}

extension CGBitmapInfo {
    /// Puts a description together from its fields.
    package init(
        alpha: CGImageAlphaInfo,
        order: CGImageByteOrderInfo = .orderDefault,
        format: CGImagePixelFormatInfo = .packed,
        isFloat: Bool = false
    ) {
        self.init(
            rawValue: alpha.rawValue | order.rawValue | format.rawValue | (isFloat ? 0x100 : 0)
        )
    }

    /// The layout of `Raster.PixelBuffer`: premultiplied 8-bit B, G, R, A in memory.
    package static let pixelBuffer = CGBitmapInfo(alpha: .premultipliedFirst, order: .order32Little)

    /// How a `PixelBuffer` keeps pixels whose alpha bytes mean nothing.
    static let opaquePixelBuffer = CGBitmapInfo(alpha: .noneSkipFirst, order: .order32Little)

    /// The field that says where alpha is; `none` where the bits mean nothing.
    package var alpha: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
    }

    /// The field that says how bytes are ordered.
    package var order: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: rawValue & Self.byteOrderMask.rawValue) ?? .orderDefault
    }

    /// The field that says how components are packed.
    package var format: CGImagePixelFormatInfo {
        CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed
    }

    /// Whether components are floating-point numbers.
    package var isFloat: Bool {
        contains(.floatComponents)
    }
}
