// SPDX-License-Identifier: Apache-2.0

/// How the pixels of a bitmap lie in memory and what their components mean.
package struct ImageLayout: Sendable, Hashable {
    /// Pixels in a row.
    package var width: Int
    /// Rows.
    package var height: Int
    /// Bits of a component; of the largest in packed formats.
    package var bitsPerComponent: Int
    /// Bits from one pixel to the next.
    package var bitsPerPixel: Int
    /// Bytes from one row to the next.
    package var bytesPerRow: Int
    /// The colour space of the components; unused for a mask.
    package var definition: ColorSpaceDefinition
    /// Alpha, byte order, packing.
    package var info: CGBitmapInfo
    /// The least and the greatest value of each component, or `nil` for the usual ones.
    package var decode: [Double]?
    /// Whether a component is a share to keep out, instead of a colour.
    package var isMask: Bool

    /// Makes a layout; nothing is checked.
    package init(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        definition: ColorSpaceDefinition,
        info: CGBitmapInfo,
        decode: [Double]? = nil,
        isMask: Bool = false
    ) {
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.definition = definition
        self.info = info
        self.decode = decode
        self.isMask = isMask
    }

    /// Colour components of a pixel; alpha is one more.
    package var colorCount: Int {
        info.alpha == .alphaOnly ? 0 : isMask ? 1 : definition.componentCount
    }

    /// Whether a pixel has an alpha.
    package var hasAlpha: Bool {
        switch info.alpha {
        case .none, .noneSkipFirst, .noneSkipLast: false
        case .first, .last, .premultipliedFirst, .premultipliedLast, .alphaOnly: true
        }
    }

    /// Why no image can be like this, or `nil` where one can.
    package var problem: String? {
        guard width > 0, height > 0 else { return "an image needs a width and a height" }
        guard width < 1 << 24, height < 1 << 24, width * height <= 1 << 30 else {
            return "\(width) x \(height) pixels are too many"
        }
        let allowed = info.isFloat ? [16, 32] : [1, 2, 4, 5, 8, 10, 16, 32]
        guard allowed.contains(bitsPerComponent) else {
            return "\(bitsPerComponent) bits a component are not possible"
        }
        let hasExtra: Bool
        switch info.alpha {
        case .none: hasExtra = false
        case .alphaOnly: hasExtra = true
        default: hasExtra = !isMask
        }
        switch info.format {
        case .packed, .mask:
            let needed = (colorCount + (hasExtra ? 1 : 0)) * bitsPerComponent
            guard bitsPerPixel >= needed else {
                return "\(bitsPerPixel) bits a pixel do not hold \(needed) bits of components"
            }
        case .RGB555, .RGB565:
            guard bitsPerPixel == 16, colorCount == 3 else {
                return "RGB555 and RGB565 need 16 bits"
            }
        case .RGB101010, .RGBCIF10:
            guard bitsPerPixel == 32, colorCount == 3 else { return "RGB101010 needs 32 bits" }
        }
        guard bytesPerRow >= (width * bitsPerPixel + 7) / 8 else {
            return "\(bytesPerRow) bytes do not hold a row of \(width) pixels"
        }
        if case .pattern = definition, !isMask { return "a pattern is no colour of a pixel" }
        return nil
    }
}
