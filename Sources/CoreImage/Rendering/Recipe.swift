// SPDX-License-Identifier: Apache-2.0

import CFilterKernels
import CoreGraphics
import Foundation
import Raster

/// How an image is made; nothing is made before somebody asks for pixels.
// Sendable is unchecked because a recipe is a value of values; classes of kernels and their
// arguments are handed on unchanged.
indirect enum Recipe: @unchecked Sendable {
    case empty
    /// One colour everywhere: not premultiplied, in sRGB.
    case color([Float])
    case bitmap(CGImage)
    case pattern(fk_pattern, [Float])
    case crop(CIImage, CGRect)
    /// The pixels of the border go on for ever.
    case clamp(CIImage, CGRect)
    case place(CIImage, fk_place, [Float], needs: Reach, nearest: Bool)
    case recolor(CIImage, fk_change, [Float])
    case vignette(CIImage, [Float])
    /// The first lies on the second.
    case blend(CIImage, CIImage, fk_blend)
    case mix(from: CIImage, to: CIImage, Float)
    case mask(CIImage, over: CIImage, CIImage, byAlpha: Bool)
    /// The first times one number and the second times another.
    case sum(CIImage, Float, CIImage, Float)
    case gaussian(CIImage, sigma: Double)
    case box(CIImage, radius: Int)
    case convolve(CIImage, [Float], side: Int, bias: Float)
    case rows(CIImage, [Float])
    case columns(CIImage, [Float])
    /// How much two colours differ to the eye.
    case labDifference(CIImage, CIImage)
    /// What a program makes of images.
    case processed(CIImageProcessorKernel.Type, [CIImage], [String: Any]?, CGRect)
    /// One pixel that says something of a part of an image: 0 mean, 1 greatest, 2 least.
    case measure(CIImage, CGRect, Int)

    /// What of the source the pixels of a box are made of.
    enum Reach: Sendable {
        /// All of it.
        case whole
        /// What an affine transform leads to.
        case affine(CGAffineTransform)
        /// So many pixels more.
        case around(Int)
    }
}

/// What the arithmetic works on.
struct RenderSettings: Sendable {
    /// Whether components are light; without a working space they are as they came.
    var isLinear = true
}
