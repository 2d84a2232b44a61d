// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ImageCodecs
import Raster

extension CGImage {
    /// The image as a PNG file, with all that its pixels hold: of more than bytes, 16 bits a component;
    /// of another space than sRGB, a profile.
    ///
    /// What lies beyond sRGB in an extended space is written in Display P3, as far as that reaches.
    package func pngFile() throws -> Data { try ImageEncoder.png(filePixels) }

    /// All that the pixels hold, for a file.
    package var filePixels: PicturePixels {
        if case .file(let decoder) = source, !isDeep, let wide = wideImage(decoder) {
            return .bytes(wide.pixels, profile: wide.profile)
        }
        return deepImage.map { .deep($0) } ?? .bytes(pixelBuffer, profile: nil)
    }

    /// The pixels in a space that files can name; `nil` where bytes are enough.
    private var deepImage: DeepImage? {
        guard isDeep else { return nil }
        if case .file(let decoder) = source { return try? decoder.decodeDeep() }
        guard let own = deepModel else { return nil }
        if !own.isExtended, let profile = ICCProfile.data(for: .rgb(own), name: namedSpace) {
            let isPlain = own.hasSameColors(as: .sRGB)
            return floatPixels(in: own)?.deepImage(profile: isPlain ? nil : profile)
        }
        guard let pixels = floatPixels(in: .sRGB.with(isExtended: true)) else { return nil }
        guard pixels.reachesBeyondRange else { return pixels.deepImage(profile: nil) }
        let wide = RGBColorModel(primaries: .displayP3, curve: .sRGB)
        return floatPixels(in: wide)?.deepImage(
            profile: ICCProfile.data(for: .rgb(wide), name: "Display P3")
        )
    }

    private var namedSpace: String? { colorSpace?.name.map(String.init(describing:)) }

    /// The numbers of 16 bits of a file, as the layout says.
    var deepBytes: CGDataProvider? {
        guard let pixels = floatPixels(in: deepModel ?? .sRGB) else { return nil }
        var data = Data(capacity: width * height * 8)
        for index in 0..<pixels.width * pixels.height {
            for part in 0..<4 {
                let number = UInt16((min(max(pixels.base[index][part], 0), 1) * 65_535).rounded())
                data.append(UInt8(number & 0xFF))
                data.append(UInt8(number >> 8))
            }
        }
        return CGDataProvider(data)
    }
}

extension FloatPixelBuffer {
    /// Whether a colour lies outside of 0...1 by more than rounding makes.
    fileprivate var reachesBeyondRange: Bool {
        let slack = SIMD4<Float>(repeating: 0.001)
        for index in 0..<width * height {
            let pixel = base[index]
            let limit = SIMD4(repeating: pixel.w) + slack
            if any(pixel .< -slack) || any(pixel .> limit) { return true }
        }
        return false
    }

    /// The pixels as numbers of 16 bits, not multiplied by alpha.
    fileprivate func deepImage(profile: Data?) -> DeepImage {
        var components: [UInt16] = []
        components.reserveCapacity(width * height * 4)
        for index in 0..<width * height {
            let pixel = base[index]
            let alpha = min(max(pixel.w, 0), 1)
            for part in 0..<3 {
                let value = alpha > 0 ? min(max(pixel[part] / alpha, 0), 1) : 0
                components.append(UInt16((value * 65_535).rounded()))
            }
            components.append(UInt16((alpha * 65_535).rounded()))
        }
        return DeepImage(width: width, height: height, components: components, profile: profile)
    }
}
