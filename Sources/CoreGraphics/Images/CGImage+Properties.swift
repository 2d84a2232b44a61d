// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ImageCodecs
import Raster

extension CGImage {
    /// Bits of a component.
    public var bitsPerComponent: Int { layout.bitsPerComponent }

    /// Bits from one pixel to the next.
    public var bitsPerPixel: Int { layout.bitsPerPixel }

    /// Bytes from one row to the next.
    public var bytesPerRow: Int { layout.bytesPerRow }

    /// Alpha, byte order and packing of the bytes that `dataProvider` gives.
    public var bitmapInfo: CGBitmapInfo { layout.info }

    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { layout.info.alpha }

    /// How bytes are ordered.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.info.order }

    /// How components are packed.
    public var pixelFormatInfo: CGImagePixelFormatInfo { layout.info.format }

    /// Whether the image is a mask: its samples keep colour out.
    public var isMask: Bool { layout.isMask }

    /// The bytes of the pixels, laid out as the image's properties say; a file is decoded.
    public var dataProvider: CGDataProvider? {
        if case .bitmap(let provider) = source { return provider }
        if isDeep { return deepBytes }
        if case .file = source { return fileBytes }
        if case .drawn(let bitmap) = source { return bytes(in: bitmap) }
        return CGDataProvider(pixelBuffer.data)
    }

    /// The type of file that the image comes from, as `public.png`; `nil` for one made in memory.
    public var utType: CFString? {
        guard case .file(let decoder) = source else { return nil }
        return decoder.info.format.typeIdentifier as NSString
    }

    /// How much brighter than white the light may be; 1 for ordinary images.
    public var contentHeadroom: Float {
        colorSpace?.usesHDRCurve == true ? kCGDefaultHDRImageContentHeadroom : 1
    }

    /// Whether the light is brought into the display's range when the image is drawn.
    public var shouldToneMap: Bool { colorSpace?.usesHDRCurve == true }

    /// Whether the image says itself how its light is to be brought into range; never so here.
    public var containsImageSpecificToneMappingMetadata: Bool { false }

    /// The file that the image comes from, where it is all of its picture.
    package var fileData: Data? {
        guard case .file(let decoder) = source, decoder.isWhole else { return nil }
        return decoder.data
    }
}

/// How much brighter than white the light of a high-range image may be when it does not say:
/// 1,000 cd/m² over the reference white of 203 cd/m².
public var kCGDefaultHDRImageContentHeadroom: Float {
    4.926_108_36
}
