// SPDX-License-Identifier: Apache-2.0

extension CIFilter {
    private static func made(_ name: String) -> BuiltInFilter {
        guard let recipe = FilterRecipe.named[name] else {
            preconditionFailure("CIFilter.\(name): the table has no such filter")
        }
        return BuiltInFilter(recipe)
    }

    /// A filter `CIGaussianBlur` with its default values.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { made("CIGaussianBlur") }
    /// A filter `CIBoxBlur` with its default values.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { made("CIBoxBlur") }
    /// A filter `CIDiscBlur` with its default values.
    public class func discBlur() -> any CIFilter & CIDiscBlur { made("CIDiscBlur") }
    /// A filter `CIUnsharpMask` with its default values.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { made("CIUnsharpMask") }
    /// A filter `CISharpenLuminance` with its default values.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        made("CISharpenLuminance")
    }
    /// A filter `CIBloom` with its default values.
    public class func bloom() -> any CIFilter & CIBloom { made("CIBloom") }
    /// A filter `CIGloom` with its default values.
    public class func gloom() -> any CIFilter & CIGloom { made("CIGloom") }
    /// A filter `CIEdges` with its default values.
    public class func edges() -> any CIFilter & CIEdges { made("CIEdges") }
    /// A filter `CIPixellate` with its default values.
    public class func pixellate() -> any CIFilter & CIPixellate { made("CIPixellate") }
    /// A filter `CIConvolution3X3` with its default values.
    public class func convolution3X3() -> any CIFilter & CIConvolution { made("CIConvolution3X3") }
    /// A filter `CIConvolution5X5` with its default values.
    public class func convolution5X5() -> any CIFilter & CIConvolution { made("CIConvolution5X5") }
    /// A filter `CIColorControls` with its default values.
    public class func colorControls() -> any CIFilter & CIColorControls { made("CIColorControls") }
    /// A filter `CIColorMatrix` with its default values.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { made("CIColorMatrix") }
    /// A filter `CIColorClamp` with its default values.
    public class func colorClamp() -> any CIFilter & CIColorClamp { made("CIColorClamp") }
    /// A filter `CIExposureAdjust` with its default values.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        made("CIExposureAdjust")
    }
    /// A filter `CIGammaAdjust` with its default values.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { made("CIGammaAdjust") }
    /// A filter `CIHueAdjust` with its default values.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { made("CIHueAdjust") }
    /// A filter `CIVibrance` with its default values.
    public class func vibrance() -> any CIFilter & CIVibrance { made("CIVibrance") }
    /// A filter `CIWhitePointAdjust` with its default values.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        made("CIWhitePointAdjust")
    }
    /// A filter `CISepiaTone` with its default values.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { made("CISepiaTone") }
    /// A filter `CIColorInvert` with its default values.
    public class func colorInvert() -> any CIFilter & CIColorInvert { made("CIColorInvert") }
    /// A filter `CIColorMonochrome` with its default values.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        made("CIColorMonochrome")
    }
    /// A filter `CIColorPosterize` with its default values.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        made("CIColorPosterize")
    }
    /// A filter `CIFalseColor` with its default values.
    public class func falseColor() -> any CIFilter & CIFalseColor { made("CIFalseColor") }
    /// A filter `CIMaskToAlpha` with its default values.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { made("CIMaskToAlpha") }
    /// A filter `CIMaximumComponent` with its default values.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        made("CIMaximumComponent")
    }
    /// A filter `CIMinimumComponent` with its default values.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        made("CIMinimumComponent")
    }
    /// A filter `CIVignette` with its default values.
    public class func vignette() -> any CIFilter & CIVignette { made("CIVignette") }
    /// A filter `CIVignetteEffect` with its default values.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        made("CIVignetteEffect")
    }
    /// A filter `CIPhotoEffectMono` with its default values.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectMono")
    }
    /// A filter `CIPhotoEffectTonal` with its default values.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectTonal")
    }
    /// A filter `CIPhotoEffectNoir` with its default values.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectNoir")
    }
    /// A filter `CIPhotoEffectFade` with its default values.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectFade")
    }
    /// A filter `CIPhotoEffectChrome` with its default values.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectChrome")
    }
    /// A filter `CIPhotoEffectInstant` with its default values.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectInstant")
    }
    /// A filter `CIPhotoEffectProcess` with its default values.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectProcess")
    }
    /// A filter `CIPhotoEffectTransfer` with its default values.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        made("CIPhotoEffectTransfer")
    }
    /// A filter `CIBumpDistortion` with its default values.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
        made("CIBumpDistortion")
    }
    /// A filter `CIBumpDistortionLinear` with its default values.
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        made("CIBumpDistortionLinear")
    }
    /// A filter `CIPinchDistortion` with its default values.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        made("CIPinchDistortion")
    }
    /// A filter `CIHoleDistortion` with its default values.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
        made("CIHoleDistortion")
    }
    /// A filter `CITwirlDistortion` with its default values.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        made("CITwirlDistortion")
    }
    /// A filter `CIVortexDistortion` with its default values.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        made("CIVortexDistortion")
    }
    /// A filter `CICircleSplashDistortion` with its default values.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        made("CICircleSplashDistortion")
    }
    /// A filter `CIAffineClamp` with its default values.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { made("CIAffineClamp") }
    /// A filter `CIAffineTile` with its default values.
    public class func affineTile() -> any CIFilter & CIAffineTile { made("CIAffineTile") }
    /// A filter `CILanczosScaleTransform` with its default values.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        made("CILanczosScaleTransform")
    }
    /// A filter `CIStraightenFilter` with its default values.
    public class func straighten() -> any CIFilter & CIStraighten { made("CIStraightenFilter") }
    /// A filter `CIPerspectiveCorrection` with its default values.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        made("CIPerspectiveCorrection")
    }
    /// A filter `CIPerspectiveTransform` with its default values.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        made("CIPerspectiveTransform")
    }
    /// A filter `CISourceOverCompositing` with its default values.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        made("CISourceOverCompositing")
    }
    /// A filter `CISourceInCompositing` with its default values.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        made("CISourceInCompositing")
    }
    /// A filter `CISourceOutCompositing` with its default values.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        made("CISourceOutCompositing")
    }
    /// A filter `CISourceAtopCompositing` with its default values.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        made("CISourceAtopCompositing")
    }
    /// A filter `CIAdditionCompositing` with its default values.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        made("CIAdditionCompositing")
    }
    /// A filter `CIMultiplyCompositing` with its default values.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        made("CIMultiplyCompositing")
    }
    /// A filter `CIMultiplyBlendMode` with its default values.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIMultiplyBlendMode")
    }
    /// A filter `CIScreenBlendMode` with its default values.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIScreenBlendMode")
    }
    /// A filter `CIOverlayBlendMode` with its default values.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIOverlayBlendMode")
    }
    /// A filter `CISoftLightBlendMode` with its default values.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        made("CISoftLightBlendMode")
    }
    /// A filter `CIHardLightBlendMode` with its default values.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIHardLightBlendMode")
    }
    /// A filter `CIDarkenBlendMode` with its default values.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIDarkenBlendMode")
    }
    /// A filter `CILightenBlendMode` with its default values.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        made("CILightenBlendMode")
    }
    /// A filter `CIDifferenceBlendMode` with its default values.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIDifferenceBlendMode")
    }
    /// A filter `CIExclusionBlendMode` with its default values.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        made("CIExclusionBlendMode")
    }
    /// A filter `CIBlendWithMask` with its default values.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { made("CIBlendWithMask") }
    /// A filter `CIBlendWithAlphaMask` with its default values.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        made("CIBlendWithAlphaMask")
    }
    /// A filter `CIDissolveTransition` with its default values.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        made("CIDissolveTransition")
    }
    /// A filter `CICheckerboardGenerator` with its default values.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        made("CICheckerboardGenerator")
    }
    /// A filter `CIStripesGenerator` with its default values.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        made("CIStripesGenerator")
    }
    /// A filter `CIRandomGenerator` with its default values.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        made("CIRandomGenerator")
    }
    /// A filter `CILinearGradient` with its default values.
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        made("CILinearGradient")
    }
    /// A filter `CISmoothLinearGradient` with its default values.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        made("CISmoothLinearGradient")
    }
    /// A filter `CIRadialGradient` with its default values.
    public class func radialGradient() -> any CIFilter & CIRadialGradient {
        made("CIRadialGradient")
    }
    /// A filter `CIGaussianGradient` with its default values.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        made("CIGaussianGradient")
    }
    /// A filter `CIQRCodeGenerator` with its default values.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        made("CIQRCodeGenerator")
    }
    /// A filter `CIAreaAverage` with its default values.
    public class func areaAverage() -> any CIFilter & CIAreaReductionFilter {
        made("CIAreaAverage")
    }
    /// A filter `CIAreaMaximum` with its default values.
    public class func areaMaximum() -> any CIFilter & CIAreaReductionFilter {
        made("CIAreaMaximum")
    }
    /// A filter `CIAreaMinimum` with its default values.
    public class func areaMinimum() -> any CIFilter & CIAreaReductionFilter {
        made("CIAreaMinimum")
    }
}
