// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
import CoreGraphics
import Foundation

extension FilterRecipe {
    private static func composite(_ name: String, _ blend: fk_blend) -> FilterRecipe {
        still(name, kCICategoryCompositeOperation, [.background]) { image, v in
            // As with any filter that lacks an image that it cannot do without.
            guard let below = v.image(kCIInputBackgroundImageKey) else { return nil }
            return CIImage(.blend(image, below, blend), extent: image.extent.union(below.extent))
        }
    }

    private static func mask(_ name: String, byAlpha: Bool) -> FilterRecipe {
        still(name, kCICategoryStylize, [.background, .image(kCIInputMaskImageKey)]) { image, v in
            let below = v.image(kCIInputBackgroundImageKey) ?? CIImage()
            guard let mask = v.image(kCIInputMaskImageKey) else { return image }
            return CIImage(
                .mask(image, over: below, mask, byAlpha: byAlpha),
                extent: image.extent.union(below.extent)
            )
        }
    }

    static let composites: [FilterRecipe] = [
        composite("CISourceOverCompositing", fk_over),
        composite("CISourceInCompositing", fk_in),
        composite("CISourceOutCompositing", fk_out),
        composite("CISourceAtopCompositing", fk_atop),
        composite("CIAdditionCompositing", fk_plus),
        composite("CIMultiplyCompositing", fk_times),
        composite("CIMaximumCompositing", fk_most),
        composite("CIMinimumCompositing", fk_least),
        composite("CIMultiplyBlendMode", fk_multiply),
        composite("CIScreenBlendMode", fk_screen),
        composite("CIOverlayBlendMode", fk_overlay),
        composite("CIDarkenBlendMode", fk_darken),
        composite("CILightenBlendMode", fk_lighten),
        composite("CISoftLightBlendMode", fk_soft_light),
        composite("CIHardLightBlendMode", fk_hard_light),
        composite("CIDifferenceBlendMode", fk_difference),
        composite("CIExclusionBlendMode", fk_exclusion),
        composite("CIColorDodgeBlendMode", fk_dodge),
        composite("CIColorBurnBlendMode", fk_burn),
        mask("CIBlendWithMask", byAlpha: false),
        mask("CIBlendWithAlphaMask", byAlpha: true),
        still("CILabDeltaE", kCICategoryColorAdjustment, [.image("inputImage2")]) { image, v in
            guard let other = v.image("inputImage2") else { return nil }
            return CIImage(.labDifference(image, other), extent: image.extent)
        },
    ]

    static let transitions: [FilterRecipe] = [
        still(
            "CIDissolveTransition",
            kCICategoryTransition,
            [.image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0)]
        ) { image, v in
            guard let target = v.image(kCIInputTargetImageKey) else { return image }
            return image.mixed(with: target, min(max(v.number(kCIInputTimeKey), 0), 1))
        }
    ]

    // MARK: Made of nothing

    private static func generator(
        _ name: String,
        _ category: String,
        _ parameters: [Parameter],
        _ make: @escaping @Sendable (FilterValues) -> CIImage?
    ) -> FilterRecipe {
        FilterRecipe(
            name: name,
            categories: [category, kCICategoryBuiltIn, kCICategoryStillImage],
            parameters: parameters,
            make: make
        )
    }

    private static func pattern(
        _ name: String,
        _ category: String,
        _ pattern: fk_pattern,
        _ parameters: [Parameter],
        last: [Float] = []
    ) -> FilterRecipe {
        generator(name, category, parameters) { v in
            let values = parameters.flatMap { parameter -> [Float] in
                switch parameter.kind {
                case .vector: v.point(parameter.key)
                case .color: v.color(parameter.key)
                default: [Float(v.number(parameter.key))]
                }
            }
            return CIImage(.pattern(pattern, values + last), extent: .infinite)
        }
    }

    static let generators: [FilterRecipe] = [
        generator(
            "CIConstantColorGenerator",
            kCICategoryGenerator,
            [.color(kCIInputColorKey, 1, 0, 0)]
        ) { v in CIImage(.color(v.color(kCIInputColorKey)), extent: .infinite) },
        pattern(
            "CICheckerboardGenerator",
            kCICategoryGenerator,
            fk_checkerboard,
            [
                .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80), .number(kCIInputSharpnessKey, 1),
            ]
        ),
        pattern(
            "CIStripesGenerator",
            kCICategoryGenerator,
            fk_stripes,
            [
                .center, .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80), .number(kCIInputSharpnessKey, 1),
            ]
        ),
        pattern("CIRandomGenerator", kCICategoryGenerator, fk_noise, []),
        pattern(
            "CILinearGradient",
            kCICategoryGradient,
            fk_linear,
            linearParameters,
            last: [0]
        ),
        pattern(
            "CISmoothLinearGradient",
            kCICategoryGradient,
            fk_linear,
            linearParameters,
            last: [1]
        ),
        pattern(
            "CIRadialGradient",
            kCICategoryGradient,
            fk_radial,
            [
                .center, .number("inputRadius0", 5), .number("inputRadius1", 100),
                .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ),
        pattern(
            "CIGaussianGradient",
            kCICategoryGradient,
            fk_gaussian,
            [
                .center, .radius(300), .color("inputColor0", 1, 1, 1),
                Parameter(key: "inputColor1", kind: .color(0, 0, 0, 0)),
            ]
        ),
        generator(
            "CIQRCodeGenerator",
            kCICategoryGenerator,
            [
                Parameter(key: "inputMessage", kind: .data),
                Parameter(key: "inputCorrectionLevel", kind: .text("M")),
            ]
        ) { v in
            guard let message = v.data("inputMessage") else { return nil }
            return QRCode(message, level: v.text("inputCorrectionLevel")).map { CIImage(code: $0) }
        },
    ]

    private static let linearParameters: [Parameter] = [
        .vector("inputPoint0", 0, 0), .vector("inputPoint1", 200, 200),
        .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
    ]

    // MARK: Said of an image

    private static func reduction(_ name: String, _ which: Int) -> FilterRecipe {
        still(name, kCICategoryReduction, [.vector(kCIInputExtentKey, 0, 0, 640, 80)]) { image, v in
            CIImage(
                .measure(image, v.rect(kCIInputExtentKey), which),
                extent: CGRect(x: 0, y: 0, width: 1, height: 1)
            )
        }
    }

    static let reductions: [FilterRecipe] = [
        reduction("CIAreaAverage", 0), reduction("CIAreaMaximum", 1),
        reduction("CIAreaMinimum", 2),
    ]
}
