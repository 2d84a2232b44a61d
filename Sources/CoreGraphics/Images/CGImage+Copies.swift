// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ImageCodecs
import Raster

extension CGImage {
    /// The image itself.
    public func copy() -> CGImage? {
        self
    }

    /// The image with its components understood in another space, without converting them; `nil`
    /// for a mask and where the number of components differs.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == layout.colorCount else { return nil }
        guard let provider = dataProvider else { return nil }
        var layout = layout
        layout.definition = space.definition
        return CGImage(
            source: .bitmap(provider),
            layout: layout,
            colorSpace: space,
            shouldInterpolate: shouldInterpolate,
            intent: renderingIntent
        )
    }

    /// The part of the image inside a rectangle of pixels, y down; `nil` where there is none.
    ///
    /// The rectangle is first made integral, outwards. The part of a large file is decoded when it is
    /// drawn, and takes the memory of its own pixels only.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard !rect.isNull else { return nil }
        let part = rect.isInfinite ? whole : rect.integral.shared(with: whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        if part == whole { return self }
        let (left, top) = (Int(part.minX), Int(part.minY))
        if let decoder = largeFile {
            let region = PixelRegion(
                x: left,
                y: top,
                width: Int(part.width),
                height: Int(part.height)
            )
            guard let part = try? decoder.cropped(to: region) else { return nil }
            return CGImage(
                decoder: part,
                shouldInterpolate: shouldInterpolate,
                intent: renderingIntent
            )
        }
        let wide = widePixels
        let source = wide ?? pixelBuffer
        let pixels = PixelBuffer(width: Int(part.width), height: Int(part.height), for: .picture)
        for y in 0..<pixels.height {
            pixels.row(y).update(from: source.row(top + y) + left, count: pixels.width)
        }
        return wide == nil && !isGrayFile ? derived(pixels) : withBytes(pixels)
    }

    /// An image of other bytes in the same space.
    private func withBytes(_ pixels: PixelBuffer) -> CGImage {
        var own = ImageLayout(
            of: pixels,
            definition: layout.definition,
            info: layout.hasAlpha ? .pixelBuffer : .opaquePixelBuffer
        )
        if isGrayFile { own.becomeGray(rowBytes: pixels.width) }
        let bytes = isGrayFile ? pixels.grayBytes(pixels.width) : pixels.data
        return CGImage(
            source: .bitmap(CGDataProvider(bytes)),
            layout: own,
            colorSpace: colorSpace,
            shouldInterpolate: shouldInterpolate,
            intent: renderingIntent
        )
    }

    /// The image with fewer pixels, if it lies in a file that can be decoded so, or itself.
    ///
    /// The longer side is at least `maxSide`, or the image's own.
    package func reduced(toMaxSide maxSide: Int) -> CGImage {
        guard case .file = source, !isDecoded else { return self }
        let pixels = pixelBuffer(forMaxSide: maxSide)
        return pixels.width == width && pixels.height == height ? self : derived(pixels)
    }

    /// The file, where it is so large that a part is better decoded by itself.
    ///
    /// To decode a part, all that comes before it in the file must be read; for the many pieces of a
    /// sheet of icons, keeping the whole is better.
    private var largeFile: ImageDecoder? {
        guard case .file(let decoder) = source, width * height > Self.largestKeptForParts,
            !isDecoded
        else { return nil }
        return decoder
    }

    /// 16 million pixels, which take 64 MB.
    private static let largestKeptForParts = 1 << 24

    /// The image, transparent where a mask keeps its colour out.
    ///
    /// The mask is stretched over the image. An image mask keeps out by its samples; any other
    /// image lets through as much as it is bright, and must be gray without alpha. `nil` where the
    /// mask is neither, or the image itself is a mask.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, mask.isMask || !mask.layout.hasAlpha else { return nil }
        let source = pixelBuffer
        let samples = mask.pixelBuffer
        let pixels = PixelBuffer(width: width, height: height, for: .picture)
        for y in 0..<height {
            for x in 0..<width {
                let share = mask.share(
                    of: samples,
                    x: (CGFloat(x) + 0.5) * CGFloat(samples.width) / CGFloat(width) - 0.5,
                    y: (CGFloat(y) + 0.5) * CGFloat(samples.height) / CGFloat(height) - 0.5
                )
                pixels[x, y] = Self.scaled(source[x, y], by: share)
            }
        }
        return CGImage(
            source: .pixels,
            layout: ImageLayout(of: pixels),
            colorSpace: .sharedSRGB,
            pixels: pixels,
            shouldInterpolate: shouldInterpolate,
            intent: renderingIntent
        )
    }

    /// The image, transparent where every component lies within its range; `nil` for a mask and
    /// for an image with alpha.
    ///
    /// There are two numbers for each component, least and greatest, in the image's own units: from
    /// 0 to 255 for components of 8 bits.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, !layout.hasAlpha, components.count >= 2 * layout.colorCount else {
            return nil
        }
        let source = pixelBuffer
        let pixels = PixelBuffer(width: width, height: height, for: .picture)
        let greatest = CGFloat((1 << min(layout.bitsPerComponent, 30)) - 1)
        let definition = layout.definition
        let isSame = definition.componentCount == 3 && definition == .rgb(.sRGB)
        for y in 0..<height {
            let row = source.row(y)
            let target = pixels.row(y)
            for x in 0..<width {
                let pixel = row[x]
                let color = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
                    .map { CGFloat($0) / 255 }
                let values =
                    isSame
                    ? color : ColorSpaceDefinition.rgb(.sRGB).values(color, in: definition) ?? []
                let isInside = values.enumerated().allSatisfy { index, value in
                    let sample = (value * greatest).rounded()
                    return sample >= components[2 * index] && sample <= components[2 * index + 1]
                }
                target[x] = isInside && !values.isEmpty ? 0 : pixel
            }
        }
        return CGImage(
            source: .pixels,
            layout: ImageLayout(of: pixels),
            colorSpace: .sharedSRGB,
            pixels: pixels,
            shouldInterpolate: shouldInterpolate,
            intent: renderingIntent
        )
    }

    /// An image of other pixels that is otherwise like this one.
    private func derived(_ pixels: PixelBuffer) -> CGImage {
        guard !isMask else { return maskDerived(pixels) }
        let info: CGBitmapInfo = layout.hasAlpha ? .pixelBuffer : .opaquePixelBuffer
        return CGImage(
            source: .pixels,
            layout: ImageLayout(of: pixels, info: info),
            colorSpace: .sharedSRGB,
            pixels: pixels,
            shouldInterpolate: shouldInterpolate,
            intent: renderingIntent
        )
    }

    /// A mask of other pixels, as bytes that keep out.
    private func maskDerived(_ pixels: PixelBuffer) -> CGImage {
        var bytes = Data(capacity: pixels.width * pixels.height)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width { bytes.append(255 - UInt8(row[x] >> 24)) }
        }
        let layout = ImageLayout(
            width: pixels.width,
            height: pixels.height,
            bitsPerComponent: 8,
            bitsPerPixel: 8,
            bytesPerRow: pixels.width,
            definition: .gray(.sRGB),
            info: [],
            isMask: true
        )
        return CGImage(
            source: .bitmap(CGDataProvider(bytes)),
            layout: layout,
            colorSpace: nil,
            pixels: pixels,
            shouldInterpolate: shouldInterpolate
        )
    }

    /// How much of a colour the mask lets through at a place between pixels, from 0 to 255.
    private func share(of samples: PixelBuffer, x: CGFloat, y: CGFloat) -> UInt32 {
        func sample(_ column: Int, _ row: Int) -> CGFloat {
            let pixel = samples[
                min(max(column, 0), samples.width - 1),
                min(max(row, 0), samples.height - 1)
            ]
            if isMask { return CGFloat(pixel >> 24) }
            // The weights of luminance in sRGB, which add up to 256.
            let light = (pixel >> 16 & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel & 0xFF) * 19
            return CGFloat(light) / 256
        }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (column, row) = (Int(left), Int(top))
        let (right, bottom) = (x - left, y - top)
        if right == 0, bottom == 0 { return UInt32(sample(column, row).rounded()) }
        let upper = sample(column, row) * (1 - right) + sample(column + 1, row) * right
        let lower = sample(column, row + 1) * (1 - right) + sample(column + 1, row + 1) * right
        return UInt32((upper * (1 - bottom) + lower * bottom).rounded())
    }

    /// A premultiplied pixel times a share from 0 to 255.
    private static func scaled(_ pixel: UInt32, by share: UInt32) -> UInt32 {
        if share >= 255 { return pixel }
        func part(_ shift: UInt32) -> UInt32 {
            let product = (pixel >> shift & 0xFF) * share + 128
            return ((product + product >> 8) >> 8) << shift
        }
        return part(24) | part(16) | part(8) | part(0)
    }
}
