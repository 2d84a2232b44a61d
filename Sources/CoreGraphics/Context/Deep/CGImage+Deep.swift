// SPDX-License-Identifier: Apache-2.0

import CRasterKernels
import Foundation
import ImageCodecs
import Raster

extension CGImage {
    /// Whether the pixels hold more than eight bits of sRGB: finer steps, or other colours.
    var isDeep: Bool {
        switch source {
        case .pixels, .drawn: return false
        case .file(let decoder): return decoder.info.bitDepth > 8
        case .bitmap:
            guard !isMask, layout.decode == nil, layout.info.alpha != .alphaOnly,
                let model = deepModel
            else { return false }
            return layout.bitsPerComponent > 8 || !model.hasSameColors(as: .sRGB)
        }
    }

    /// The space of the components, where that is one of light: gray is equal parts of all three.
    var deepModel: RGBColorModel? {
        switch layout.definition {
        case .rgb(let model), .gray(let model): model
        default: nil
        }
    }

    /// The pixels as floats in an RGB space; `nil` where eight bits of sRGB are all that there is, or
    /// the file is damaged.
    ///
    /// Those of a file of bytes in another space, as photographs in Display P3, come from its bytes and
    /// not from what is left of them in sRGB.
    func floatPixels(in model: RGBColorModel) -> FloatPixelBuffer? {
        switch source {
        case .pixels, .drawn:
            return nil
        case .file(let decoder) where decoder.info.bitDepth <= 8:
            guard let image = wideImage(decoder) else { return nil }
            let pixels = FloatPixelBuffer(image.pixels)
            pixels.convert(LightConverter(from: image.model, to: model))
            return pixels
        case .bitmap, .file:
            return isDeep ? deepPixels(in: model) : nil
        }
    }

    /// The pixels of an 8-bit file in its own colour space, if that is not sRGB.
    func wideImage(
        _ decoder: ImageDecoder
    ) -> (pixels: PixelBuffer, model: RGBColorModel, profile: Data)? {
        guard decoder.info.bitDepth <= 8, decoder.hasProfile,
            let image = try? decoder.decode(), let profile = image.profile,
            case .rgb(let model) = ICCProfile(profile)?.definition,
            !model.hasSameColors(as: .sRGB)
        else { return nil }
        return (image.pixels, model, profile)
    }

    private func deepPixels(in model: RGBColorModel) -> FloatPixelBuffer? {
        switch source {
        case .pixels, .drawn:
            return nil
        case .bitmap(let provider):
            guard let own = deepModel else { return nil }
            let pixels = provider.withBytes { ImageReader(layout).readFloats($0) }
            pixels?.convert(LightConverter(from: own, to: model))
            return pixels
        case .file(let decoder):
            guard let image = try? decoder.decodeDeep() else { return nil }
            let pixels = image.floatPixels
            pixels.convert(LightConverter(from: image.model, to: model))
            return pixels
        }
    }
}

extension DeepImage {
    /// The space of the profile, or sRGB.
    var model: RGBColorModel {
        guard let profile = profile.flatMap(ICCProfile.init) else { return .sRGB }
        switch profile.definition {
        case .rgb(let model), .gray(let model): return model
        default: return .sRGB
        }
    }

    /// The pixels, multiplied by alpha.
    var floatPixels: FloatPixelBuffer {
        let result = FloatPixelBuffer(width: width, height: height)
        for y in 0..<height {
            let target = result.row(y)
            for x in 0..<width {
                let start = (y * width + x) * 4
                var pixel = SIMD4<Float>(
                    Float(components[start]),
                    Float(components[start + 1]),
                    Float(components[start + 2]),
                    Float(components[start + 3])
                )
                pixel /= 65_535
                let alpha = pixel.w
                pixel *= alpha
                pixel.w = alpha
                target[x] = pixel
            }
        }
        return result
    }
}

extension FloatPixelBuffer {
    /// Takes all pixels to another space.
    func convert(_ converter: LightConverter) {
        for index in 0..<width * height { base[index] = converter.convert(base[index]) }
    }

    /// The pixels of bytes, 0xAARRGGBB premultiplied.
    convenience init(_ pixels: PixelBuffer) {
        self.init(width: pixels.width, height: pixels.height)
        for y in 0..<height {
            let source = pixels.row(y)
            let target = row(y)
            for x in 0..<width { target[x] = PixelCompositor.unpack(source[x]) }
        }
    }

    /// Black pixels of the same alpha, in bytes: what throws a shadow.
    var shade: PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let source = row(y)
            let target = result.row(y)
            for x in 0..<width {
                let alpha = min(max(source[x].w, 0), 1)
                target[x] = UInt32((alpha * 255).rounded()) << 24
            }
        }
        return result
    }
}
