// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
import CoreGraphics
import Foundation

extension CIImage {
    func recolored(_ change: fk_change, _ values: [Float] = []) -> CIImage {
        CIImage(.recolor(self, change, values), extent: extent)
    }

    /// Rows for red, green, blue and alpha, each of four factors and a constant.
    func recolored(rows: [[Float]]) -> CIImage { recolored(fk_matrix, rows.flatMap(\.self)) }

    /// From the whole colour at 1 to gray at 0.
    func saturated(_ s: Float) -> CIImage {
        let l: [Float] = [0.2126, 0.7152, 0.0722]
        let rows = (0..<3).map { row in
            (0..<3).map { l[$0] * (1 - s) + ($0 == row ? s : 0) } + [0, 0]
        }
        return recolored(rows: rows + [[0, 0, 0, 1, 0]])
    }

    func scaled(_ factor: Float, adding constant: Float = 0) -> CIImage {
        recolored(rows: [
            [factor, 0, 0, 0, constant], [0, factor, 0, 0, constant], [0, 0, factor, 0, constant],
            [0, 0, 0, 1, 0],
        ])
    }

    func mixed(with other: CIImage, _ t: Double) -> CIImage {
        CIImage(.mix(from: self, to: other, Float(t)), extent: extent.union(other.extent))
    }
}

extension FilterRecipe {
    /// A filter of one image's colours.
    private static func colors(
        _ name: String,
        _ category: String,
        _ parameters: [Parameter] = [],
        _ make: @escaping @Sendable (CIImage, FilterValues) -> CIImage
    ) -> FilterRecipe {
        FilterRecipe(
            name: name,
            categories: [category, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo],
            parameters: [.image] + parameters
        ) { values in values.image().map { make($0, values) } }
    }

    private static let adjustment = kCICategoryColorAdjustment
    private static let effect = kCICategoryColorEffect

    static let adjustments: [FilterRecipe] = [
        colors(
            "CIColorControls",
            adjustment,
            [
                .number(kCIInputSaturationKey, 1), .number(kCIInputBrightnessKey, 0),
                .number(kCIInputContrastKey, 1),
            ]
        ) { image, v in
            let contrast = Float(v.number(kCIInputContrastKey))
            let brightness = Float(v.number(kCIInputBrightnessKey))
            return image.saturated(Float(v.number(kCIInputSaturationKey)))
                .scaled(contrast, adding: 0.5 - 0.5 * contrast + brightness)
        },
        colors(
            "CIColorMatrix",
            adjustment,
            [
                .vector("inputRVector", 1, 0, 0, 0), .vector("inputGVector", 0, 1, 0, 0),
                .vector("inputBVector", 0, 0, 1, 0), .vector("inputAVector", 0, 0, 0, 1),
                .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { image, v in
            let bias = v.vector("inputBiasVector") + [0, 0, 0, 0]
            let names = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
            return image.recolored(
                rows: names.enumerated().map { index, name in
                    Array((v.vector(name) + [0, 0, 0, 0]).prefix(4)) + [bias[index]]
                }
            )
        },
        colors(
            "CIColorClamp",
            adjustment,
            [
                .vector("inputMinComponents", 0, 0, 0, 0),
                .vector("inputMaxComponents", 1, 1, 1, 1),
            ]
        ) { image, v in
            let least = (v.vector("inputMinComponents") + [0, 0, 0, 0]).prefix(4)
            let most = (v.vector("inputMaxComponents") + [1, 1, 1, 1]).prefix(4)
            return image.recolored(fk_clamp, Array(least + most))
        },
        colors(
            "CIColorPolynomial",
            adjustment,
            [
                .vector("inputRedCoefficients", 0, 1, 0, 0),
                .vector("inputGreenCoefficients", 0, 1, 0, 0),
                .vector("inputBlueCoefficients", 0, 1, 0, 0),
                .vector("inputAlphaCoefficients", 0, 1, 0, 0),
            ]
        ) { image, v in
            image.recolored(
                fk_polynomial,
                ["Red", "Green", "Blue", "Alpha"].flatMap {
                    (v.vector("input\($0)Coefficients") + [0, 0, 0, 0]).prefix(4)
                }
            )
        },
        colors("CIExposureAdjust", adjustment, [.number(kCIInputEVKey, 0)]) { image, v in
            image.scaled(Float(exp2(min(max(v.number(kCIInputEVKey), -30), 30))))
        },
        colors("CIGammaAdjust", adjustment, [.number("inputPower", 1)]) { image, v in
            image.recolored(fk_power, [Float(v.number("inputPower"))])
        },
        colors("CIHueAdjust", adjustment, [.number(kCIInputAngleKey, 0)]) { image, v in
            image.recolored(rows: hueRows(v.number(kCIInputAngleKey)))
        },
        colors("CIVibrance", adjustment, [.number(kCIInputAmountKey, 0)]) { image, v in
            image.recolored(fk_vibrance, [Float(v.number(kCIInputAmountKey))])
        },
        colors(
            "CIWhitePointAdjust",
            adjustment,
            [.color(kCIInputColorKey, 1, 1, 1)]
        ) { image, v in
            let white = v.color(kCIInputColorKey).map { RenderSettings.light($0) }
            return image.recolored(rows: [
                [white[0], 0, 0, 0, 0], [0, white[1], 0, 0, 0], [0, 0, white[2], 0, 0],
                [0, 0, 0, 1, 0],
            ])
        },
        colors("CILinearToSRGBToneCurve", adjustment) { image, _ in image.recolored(fk_to_srgb) },
        colors("CISRGBToneCurveToLinear", adjustment) { image, _ in
            image.recolored(fk_to_linear)
        },
    ]

    /// A turn around the axis from black to white.
    private static func hueRows(_ angle: Double) -> [[Float]] {
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let third = (1 - c) / 3
        let root = s / Float(3).squareRoot()
        return [
            [c + third, third - root, third + root, 0, 0],
            [third + root, c + third, third - root, 0, 0],
            [third - root, third + root, c + third, 0, 0],
            [0, 0, 0, 1, 0],
        ]
    }

    static let effects: [FilterRecipe] =
        [
            colors("CISepiaTone", effect, [.intensity(1)]) { image, v in
                let sepia = image.recolored(rows: [
                    [0.393, 0.769, 0.189, 0, 0], [0.349, 0.686, 0.168, 0, 0],
                    [0.272, 0.534, 0.131, 0, 0], [0, 0, 0, 1, 0],
                ])
                return image.mixed(with: sepia, v.number(kCIInputIntensityKey))
            },
            colors("CIColorInvert", effect) { image, _ in image.scaled(-1, adding: 1) },
            colors(
                "CIColorMonochrome",
                effect,
                [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .intensity(1)]
            ) { image, v in
                let c = v.color(kCIInputColorKey).map { RenderSettings.light($0) }
                let l: [Float] = [0.2126, 0.7152, 0.0722]
                let rows = (0..<3).map { row in l.map { $0 * c[row] } + [0, 0] }
                let mono = image.recolored(rows: rows + [[0, 0, 0, 1, 0]])
                return image.mixed(with: mono, v.number(kCIInputIntensityKey))
            },
            colors("CIColorPosterize", effect, [.number("inputLevels", 6)]) { image, v in
                image.recolored(fk_posterize, [Float(v.number("inputLevels"))])
            },
            colors(
                "CIFalseColor",
                effect,
                [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)]
            ) { image, v in
                func light(_ key: String) -> [Float] {
                    let c = v.color(key)
                    return c.prefix(3).map { RenderSettings.light($0) } + [c[3]]
                }
                return image.recolored(fk_two_colors, light("inputColor0") + light("inputColor1"))
            },
            colors("CIMaskToAlpha", effect) { image, _ in image.recolored(fk_mask_alpha) },
            colors("CIMaximumComponent", effect) { image, _ in image.recolored(fk_largest) },
            colors("CIMinimumComponent", effect) { image, _ in image.recolored(fk_smallest) },
            colors("CIVignette", effect, [.intensity(0), .radius(1)]) { image, v in
                guard !image.extent.isInfinite, !image.extent.isNull else { return image }
                let e = image.extent
                let half = hypot(e.width, e.height) / 2
                let inner = half * CGFloat(max(1 - v.number(kCIInputRadiusKey) / 2, 0))
                return image.vignetted([
                    e.midX, e.midY, inner, half, CGFloat(v.number(kCIInputIntensityKey)),
                ])
            },
            colors(
                "CIVignetteEffect",
                effect,
                [.center, .radius(150), .intensity(1), .number("inputFalloff", 0.5)]
            ) { image, v in
                let c = v.point().map { CGFloat($0) }
                let radius = CGFloat(v.number(kCIInputRadiusKey))
                let falloff = CGFloat(v.number("inputFalloff"))
                return image.vignetted([
                    c[0], c[1], radius, radius * (1 + falloff),
                    CGFloat(v.number(kCIInputIntensityKey)),
                ])
            },
        ] + photographs

    /// The looks of a camera: near to iOS's, whose tables are not public.
    private static let photographs: [FilterRecipe] = [
        colors("CIPhotoEffectMono", effect) { image, _ in image.saturated(0) },
        colors("CIPhotoEffectTonal", effect) { image, _ in
            image.saturated(0).recolored(fk_power, [0.9])
        },
        colors("CIPhotoEffectNoir", effect) { image, _ in
            image.saturated(0).scaled(1.35, adding: -0.06)
        },
        colors("CIPhotoEffectFade", effect) { image, _ in
            image.saturated(0.7).scaled(0.85, adding: 0.05)
        },
        colors("CIPhotoEffectChrome", effect) { image, _ in
            image.saturated(1.25).scaled(1.1, adding: -0.02)
        },
        colors("CIPhotoEffectInstant", effect) { image, _ in
            image.saturated(0.8).recolored(rows: [
                [1, 0, 0, 0, 0.04], [0, 0.97, 0, 0, 0.03], [0, 0, 0.85, 0, 0.03], [0, 0, 0, 1, 0],
            ])
        },
        colors("CIPhotoEffectProcess", effect) { image, _ in
            image.recolored(rows: [
                [0.95, 0, 0, 0, 0], [0, 1.02, 0, 0, 0.01], [0, 0, 1.05, 0, 0.03], [0, 0, 0, 1, 0],
            ])
        },
        colors("CIPhotoEffectTransfer", effect) { image, _ in
            image.recolored(rows: [
                [1.08, 0, 0, 0, 0.01], [0, 1, 0, 0, 0], [0, 0, 0.85, 0, 0.02], [0, 0, 0, 1, 0],
            ])
        },
    ]
}

extension CIImage {
    fileprivate func vignetted(_ values: [CGFloat]) -> CIImage {
        CIImage(.vignette(self, values.map(Float.init)), extent: extent)
    }
}
