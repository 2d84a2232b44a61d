// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import ImageCodecs
package import Raster

extension CGImage {
    /// Makes an image of pixels that are no longer written to.
    ///
    /// For an opaque image `isOpaque` makes it answer `noneSkipFirst` for its alpha.
    package convenience init(pixelBuffer: PixelBuffer, isOpaque: Bool = false) {
        let info: CGBitmapInfo = isOpaque ? .opaquePixelBuffer : .pixelBuffer
        self.init(
            source: .pixels,
            layout: ImageLayout(of: pixelBuffer, info: info),
            colorSpace: .sharedSRGB,
            pixels: pixelBuffer
        )
    }

    /// Makes an image of a file in memory, which is decoded when it is first drawn.
    package convenience init(
        decoder: ImageDecoder,
        decode: [Double]? = nil,
        shouldInterpolate: Bool = true,
        intent: CGColorRenderingIntent = .defaultIntent
    ) {
        let region = decoder.region
        let space = Self.space(of: decoder)
        var layout = ImageLayout(
            width: region.width,
            height: region.height,
            bitsPerComponent: 8,
            bitsPerPixel: 32,
            bytesPerRow: decoder.info.format.rowBytes(region.width),
            definition: space.definition,
            info: CGBitmapInfo(alpha: decoder.info.hasAlpha ? .last : .noneSkipLast),
            decode: decode
        )
        if space.model == .monochrome {
            layout.becomeGray(
                rowBytes: decoder.info.format.rowBytes(region.width, bytesPerPixel: 1)
            )
        }
        if decoder.info.bitDepth > 8 {
            layout.bitsPerComponent = 16
            layout.bitsPerPixel = 64
            layout.bytesPerRow = region.width * 8
            layout.info = CGBitmapInfo(
                alpha: decoder.info.hasAlpha ? .premultipliedLast : .noneSkipLast,
                order: .order16Little
            )
        }
        self.init(
            source: .file(decoder),
            layout: layout,
            colorSpace: space,
            shouldInterpolate: shouldInterpolate,
            intent: intent
        )
    }

    /// The space of a file's numbers, where light is gray, or red, green and blue; sRGB for others.
    private static func space(of decoder: ImageDecoder) -> CGColorSpace {
        let info = decoder.info
        if info.isGray, !info.hasAlpha, info.bitDepth <= 8 { return .deviceGray }
        guard decoder.hasProfile, let profile = decoder.profile,
            case .rgb(let model) = ICCProfile(profile)?.definition,
            !model.hasSameColors(as: .sRGB)
        else { return .sharedSRGB }
        let known = CGColorSpace(name: CGColorSpace.displayP3)
        if case .rgb(let wide) = known?.definition, model.hasSameColors(as: wide) {
            return known ?? .sharedSRGB
        }
        return CGColorSpace(.rgb(model), profile: profile)
    }

    /// Makes an image of a picture of a file in memory; `nil` where its header cannot be read or it is
    /// too large.
    package convenience init?(fileData: Data, index: Int = 0) {
        guard let decoder = Self.decoder(for: fileData, index: index) else { return nil }
        self.init(decoder: decoder)
    }

    /// A decoder for a picture that is not too large to be decoded.
    private static func decoder(
        for data: Data?,
        index: Int = 0,
        format: ImageFormat? = nil
    ) -> ImageDecoder? {
        guard let data else { return nil }
        do {
            let decoder = try ImageDecoder(data: data, index: index)
            let info = decoder.info
            guard format == nil || info.format == format else { return nil }
            let limits = decoder.limits
            guard
                info.width <= limits.side, info.height <= limits.side,
                info.width * info.height <= limits.pixels || decoder.canDecodeParts
            else {
                logIgnoredCall("CGImage: \(info.width) x \(info.height) pixels are too many")
                return nil
            }
            return decoder
        } catch {
            logIgnoredCall("CGImage: \(error)")
            return nil
        }
    }

    /// Makes an image of a PNG file, which is decoded when it is first drawn.
    ///
    /// `nil` where the file's header cannot be read. The decode array is not used.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let decoder = Self.decoder(for: source.bytes, format: .png) else { return nil }
        self.init(decoder: decoder, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Makes an image of a JPEG file, which is decoded when it is first drawn.
    ///
    /// `nil` where the file's header cannot be read. The decode array is not used.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let decoder = Self.decoder(for: source.bytes, format: .jpeg) else { return nil }
        self.init(decoder: decoder, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Makes an image of pixels in a provider's bytes; `nil`, with a line in the log, where the
    /// numbers do not fit together.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        var layout = ImageLayout(
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            definition: space.definition,
            info: bitmapInfo
        )
        if let problem = layout.problem {
            logIgnoredCall("CGImage(width:height:…): \(problem)")
            return nil
        }
        layout.decode = decode.map { values in
            (0..<2 * layout.colorCount).map { Double(values[$0]) }
        }
        self.init(
            source: .bitmap(provider),
            layout: layout,
            colorSpace: space,
            shouldInterpolate: shouldInterpolate,
            intent: intent
        )
    }

    /// Makes an image whose light may be brighter than white by a factor; the pixels are drawn
    /// without it.
    public convenience init?(
        headroom: Float,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo,
            provider: provider,
            decode: decode,
            shouldInterpolate: shouldInterpolate,
            intent: intent
        )
    }

    /// Makes a mask: a sample of 0 lets colour through, the greatest keeps it out, or the other way
    /// round with a decode array of 1 and 0.
    public convenience init?(
        maskWidth width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        let layout = ImageLayout(
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow,
            definition: .gray(.sRGB),
            info: [],
            decode: decode.map { [Double($0[0]), Double($0[1])] },
            isMask: true
        )
        if let problem = layout.problem {
            logIgnoredCall("CGImage(maskWidth:…): \(problem)")
            return nil
        }
        self.init(
            source: .bitmap(provider),
            layout: layout,
            colorSpace: nil,
            shouldInterpolate: shouldInterpolate
        )
    }
}
