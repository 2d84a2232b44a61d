// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
import CoreGraphics
import Foundation

extension FilterRecipe {
    /// A filter of one image.
    static func still(
        _ name: String,
        _ category: String,
        _ parameters: [Parameter] = [],
        _ make: @escaping @Sendable (CIImage, FilterValues) -> CIImage?
    ) -> FilterRecipe {
        FilterRecipe(
            name: name,
            categories: [category, kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo],
            parameters: [.image] + parameters
        ) { values in values.image().flatMap { make($0, values) } }
    }

    // MARK: Blurs and what is made of them

    static let blurs: [FilterRecipe] = [
        still("CIGaussianBlur", kCICategoryBlur, [.radius(10)]) { image, v in
            image.applyingGaussianBlur(sigma: v.number(kCIInputRadiusKey))
        },
        still("CIBoxBlur", kCICategoryBlur, [.radius(10)]) { image, v in
            image.boxBlurred(v.number(kCIInputRadiusKey))
        },
        still("CIDiscBlur", kCICategoryBlur, [.radius(8)]) { image, v in
            // Two means in a row are near to a disc of the same spread.
            let radius = v.number(kCIInputRadiusKey) / 2
            return image.boxBlurred(radius).boxBlurred(radius)
        },
        still(
            "CIUnsharpMask",
            kCICategorySharpen,
            [.radius(2.5), .intensity(0.5)]
        ) { image, v in
            image.sharpened(v.number(kCIInputRadiusKey), v.number(kCIInputIntensityKey))
        },
        still(
            "CISharpenLuminance",
            kCICategorySharpen,
            [.number(kCIInputSharpnessKey, 0.4), .radius(1.69)]
        ) { image, v in
            image.sharpened(v.number(kCIInputRadiusKey), v.number(kCIInputSharpnessKey))
        },
        still("CIBloom", kCICategoryStylize, [.radius(10), .intensity(0.5)]) { image, v in
            let glow = image.clampedToExtent()
                .applyingGaussianBlur(sigma: v.number(kCIInputRadiusKey)).cropped(to: image.extent)
            let lit = CIImage(.blend(glow, image, fk_screen), extent: image.extent)
            return image.mixed(with: lit, v.number(kCIInputIntensityKey))
        },
        still("CIGloom", kCICategoryStylize, [.radius(10), .intensity(0.5)]) { image, v in
            let soft = image.clampedToExtent()
                .applyingGaussianBlur(sigma: v.number(kCIInputRadiusKey)).cropped(to: image.extent)
            let dim = CIImage(.blend(soft, image, fk_darken), extent: image.extent)
            return image.mixed(with: dim, v.number(kCIInputIntensityKey))
        },
        still("CIEdges", kCICategoryStylize, [.intensity(1)]) { image, v in
            let k = Float(v.number(kCIInputIntensityKey))
            let edges = image.clampedToExtent().convolved(
                [0, -k, 0, -k, 4 * k, -k, 0, -k, 0],
                side: 3,
                bias: 0
            )
            return CIImage(.sum(image, 0, edges, 1), extent: image.extent)
        },
        still(
            "CIConvolution3X3",
            kCICategoryStylize,
            [.vector(kCIInputWeightsKey, 0, 0, 0, 0, 1, 0, 0, 0, 0), .number(kCIInputBiasKey, 0)]
        ) { image, v in
            image.convolved(v.vector(kCIInputWeightsKey), side: 3, bias: v.number(kCIInputBiasKey))
        },
        still(
            "CIConvolution5X5",
            kCICategoryStylize,
            [
                Parameter(
                    key: kCIInputWeightsKey,
                    kind: .vector((0..<25).map { $0 == 12 ? 1 : 0 })
                ), .number(kCIInputBiasKey, 0),
            ]
        ) { image, v in
            image.convolved(v.vector(kCIInputWeightsKey), side: 5, bias: v.number(kCIInputBiasKey))
        },
        still(
            "CIConvolution9Horizontal",
            kCICategoryStylize,
            [.vector(kCIInputWeightsKey, 0, 0, 0, 0, 1, 0, 0, 0, 0), .number(kCIInputBiasKey, 0)]
        ) { image, v in
            let weights = Array(
                (v.vector(kCIInputWeightsKey) + Array(repeating: 0, count: 9)).prefix(9)
            )
            return CIImage(.rows(image, weights), extent: image.extent.insetBy(dx: -4, dy: 0))
        },
        still(
            "CIConvolution9Vertical",
            kCICategoryStylize,
            [.vector(kCIInputWeightsKey, 0, 0, 0, 0, 1, 0, 0, 0, 0), .number(kCIInputBiasKey, 0)]
        ) { image, v in
            let weights = Array(
                (v.vector(kCIInputWeightsKey) + Array(repeating: 0, count: 9)).prefix(9)
            )
            return CIImage(.columns(image, weights), extent: image.extent.insetBy(dx: 0, dy: -4))
        },
        still(
            "CIPixellate",
            kCICategoryStylize,
            [.center, .number(kCIInputScaleKey, 8)]
        ) { image, v in
            let size = min(max(v.number(kCIInputScaleKey), 1), 1_000)
            let extent =
                image.extent.isInfinite
                ? image.extent : image.extent.insetBy(dx: -size, dy: -size).integral
            return CIImage(
                .place(
                    image.boxBlurred(size / 2),
                    fk_cells,
                    v.point() + [Float(size)],
                    needs: .around(Int(size) + 2),
                    nearest: true
                ),
                extent: extent
            )
        },
    ]

    // MARK: Distortions

    private static func distortion(
        _ name: String,
        _ place: fk_place,
        radius: Double,
        _ parameters: [Parameter] = [],
        grows: Bool = false
    ) -> FilterRecipe {
        still(name, kCICategoryDistortionEffect, [.center, .radius(radius)] + parameters) {
            image,
            v in
            let extra = parameters.map { Float(v.number($0.key)) }
            let r = v.number(kCIInputRadiusKey)
            let c = v.point().map { CGFloat($0) }
            let circle = CGRect(x: c[0] - r, y: c[1] - r, width: 2 * r, height: 2 * r)
            var extent = image.extent
            if grows, !extent.isInfinite { extent = extent.union(circle).integral }
            return CIImage(
                .place(
                    image,
                    place,
                    v.point() + [Float(r)] + extra,
                    needs: image.extent.isInfinite
                        ? .around(Int(min(max(2 * r, 0), 1_000))) : .whole,
                    nearest: false
                ),
                extent: extent
            )
        }
    }

    static let distortions: [FilterRecipe] = [
        distortion(
            "CIBumpDistortion",
            fk_bump,
            radius: 300,
            [.number(kCIInputScaleKey, 0.5)]
        ),
        distortion(
            "CIBumpDistortionLinear",
            fk_bump_line,
            radius: 300,
            [.number(kCIInputScaleKey, 0.5), .number(kCIInputAngleKey, 0)]
        ),
        distortion("CIPinchDistortion", fk_pinch, radius: 300, [.number(kCIInputScaleKey, 0.5)]),
        distortion("CIHoleDistortion", fk_hole, radius: 150),
        distortion(
            "CITwirlDistortion",
            fk_twirl,
            radius: 300,
            [.number(kCIInputAngleKey, .pi)]
        ),
        distortion(
            "CIVortexDistortion",
            fk_vortex,
            radius: 300,
            [.number(kCIInputAngleKey, 56.55)]
        ),
        FilterRecipe(
            name: "CICircleSplashDistortion",
            categories: [kCICategoryDistortionEffect, kCICategoryBuiltIn, kCICategoryStillImage],
            parameters: [.image, .center, .radius(150)]
        ) { v in
            v.image().map { image in
                CIImage(
                    .place(
                        image,
                        fk_splash,
                        v.point() + [Float(v.number(kCIInputRadiusKey))],
                        needs: .whole,
                        nearest: false
                    ),
                    extent: .infinite
                )
            }
        },
    ]

    // MARK: Geometry

    static let geometry: [FilterRecipe] = [
        still(
            "CIAffineTransform",
            kCICategoryGeometryAdjustment,
            [Parameter(key: kCIInputTransformKey, kind: .transform)]
        ) { image, v in image.transformed(by: v.transform(kCIInputTransformKey)) },
        still(
            "CIAffineClamp",
            kCICategoryTileEffect,
            [Parameter(key: kCIInputTransformKey, kind: .transform)]
        ) { image, v in
            image.clampedToExtent().transformed(by: v.transform(kCIInputTransformKey))
        },
        still(
            "CIAffineTile",
            kCICategoryTileEffect,
            [Parameter(key: kCIInputTransformKey, kind: .transform)]
        ) { image, v in
            guard let box = PixelBox(image.extent) else { return nil }
            let tile = [box.x, box.y, box.width, box.height].map(Float.init)
            return CIImage(
                .place(image, fk_tile, tile, needs: .whole, nearest: true),
                extent: .infinite
            )
            .transformed(by: v.transform(kCIInputTransformKey))
        },
        still(
            "CICrop",
            kCICategoryGeometryAdjustment,
            [.vector("inputRectangle", -1e5, -1e5, 2e5, 2e5)]
        ) { image, v in image.cropped(to: v.rect("inputRectangle")) },
        still("CIClamp", kCICategoryTileEffect, [.vector(kCIInputExtentKey, 0, 0, 640, 80)]) {
            image,
            v in image.clamped(to: v.rect(kCIInputExtentKey))
        },
        still(
            "CILanczosScaleTransform",
            kCICategoryGeometryAdjustment,
            [.number(kCIInputScaleKey, 1), .number(kCIInputAspectRatioKey, 1)]
        ) { image, v in
            let scale = v.number(kCIInputScaleKey)
            // What gets much smaller is averaged first.
            let soft =
                scale > 0 && scale < 0.75 && !image.extent.isInfinite
                ? image.clampedToExtent().applyingGaussianBlur(sigma: 0.4 / scale)
                    .cropped(to: image.extent) : image
            return soft.transformed(
                by: CGAffineTransform(
                    scaleX: scale * v.number(kCIInputAspectRatioKey),
                    y: scale
                )
            )
        },
        still(
            "CIStraightenFilter",
            kCICategoryGeometryAdjustment,
            [.number(kCIInputAngleKey, 0)]
        ) { image, v in
            image.transformed(by: CGAffineTransform(rotationAngle: v.number(kCIInputAngleKey)))
        },
        still(
            "CIPerspectiveCorrection",
            kCICategoryGeometryAdjustment,
            Quad.parameters
        ) { image, v in
            let quad = Quad(v)
            let size = quad.size
            guard let back = quad.squared(to: size) else { return nil }
            return CIImage(
                .place(image, fk_projective, back, needs: .whole, nearest: false),
                extent: CGRect(origin: .zero, size: size).integral
            )
        },
        still(
            "CIPerspectiveTransform",
            kCICategoryGeometryAdjustment,
            Quad.parameters
        ) { image, v in
            guard !image.extent.isInfinite else { return nil }
            let quad = Quad(v)
            guard let back = quad.inverse(onto: image.extent) else { return nil }
            return CIImage(
                .place(image, fk_projective, back, needs: .whole, nearest: false),
                extent: quad.bounds.integral
            )
        },
    ]
}

extension CIImage {
    fileprivate func boxBlurred(_ radius: Double) -> CIImage {
        let r = Int(min(max(radius, 0), 500).rounded())
        guard r > 0 else { return self }
        let area =
            extent.isInfinite
            ? extent : extent.insetBy(dx: CGFloat(-r), dy: CGFloat(-r)).integral
        return CIImage(.box(self, radius: r), extent: area)
    }

    fileprivate func sharpened(_ radius: Double, _ amount: Double) -> CIImage {
        let soft = clampedToExtent().applyingGaussianBlur(sigma: radius)
        let a = Float(amount)
        return CIImage(.sum(self, 1 + a, soft, -a), extent: extent)
    }

    fileprivate func convolved(_ weights: [Float], side: Int, bias: Double) -> CIImage {
        let count = side * side
        let all = Array((weights + Array(repeating: 0, count: count)).prefix(count))
        let area =
            extent.isInfinite
            ? extent : extent.insetBy(dx: CGFloat(-side / 2), dy: CGFloat(-side / 2))
        return CIImage(.convolve(self, all, side: side, bias: Float(bias)), extent: area)
    }
}
