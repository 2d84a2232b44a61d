// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// What filters with properties have in common.
public protocol CIFilterProtocol: AnyObject {
    /// What the filter makes of its values; nil where one that it needs is missing.
    var outputImage: CIImage? { get }
}

/// The values of CIGaussianBlur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CIBoxBlur.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CIDiscBlur.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CIUnsharpMask.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
}

/// The values of CISharpenLuminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's sharpness.
    var sharpness: Float { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CIBloom.
public protocol CIBloom: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
}

/// The values of CIGloom.
public protocol CIGloom: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
}

/// The values of CIEdges.
public protocol CIEdges: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
}

/// The values of CIPixellate.
public protocol CIPixellate: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's scale.
    var scale: Float { get set }
}

/// The values of CIConvolution.
public protocol CIConvolution: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's weights.
    var weights: CIVector { get set }
    /// The filter's bias.
    var bias: Float { get set }
}

/// The values of CIColorControls.
public protocol CIColorControls: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's saturation.
    var saturation: Float { get set }
    /// The filter's brightness.
    var brightness: Float { get set }
    /// The filter's contrast.
    var contrast: Float { get set }
}

/// The values of CIColorMatrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's r vector.
    var rVector: CIVector { get set }
    /// The filter's g vector.
    var gVector: CIVector { get set }
    /// The filter's b vector.
    var bVector: CIVector { get set }
    /// The filter's a vector.
    var aVector: CIVector { get set }
    /// The filter's bias vector.
    var biasVector: CIVector { get set }
}

/// The values of CIColorClamp.
public protocol CIColorClamp: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's min components.
    var minComponents: CIVector { get set }
    /// The filter's max components.
    var maxComponents: CIVector { get set }
}

/// The values of CIExposureAdjust.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's ev.
    var ev: Float { get set }
}

/// The values of CIGammaAdjust.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's power.
    var power: Float { get set }
}

/// The values of CIHueAdjust.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's angle.
    var angle: Float { get set }
}

/// The values of CIVibrance.
public protocol CIVibrance: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's amount.
    var amount: Float { get set }
}

/// The values of CIWhitePointAdjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's color.
    var color: CIColor { get set }
}

/// The values of CISepiaTone.
public protocol CISepiaTone: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
}

/// The values of CIColorInvert.
public protocol CIColorInvert: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
}

/// The values of CIColorMonochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's color.
    var color: CIColor { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
}

/// The values of CIColorPosterize.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's levels.
    var levels: Float { get set }
}

/// The values of CIFalseColor.
public protocol CIFalseColor: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
}

/// The values of CIMaskToAlpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
}

/// The values of CIMaximumComponent.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
}

/// The values of CIMinimumComponent.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
}

/// The values of CIVignette.
public protocol CIVignette: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CIVignetteEffect.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's intensity.
    var intensity: Float { get set }
    /// The filter's falloff.
    var falloff: Float { get set }
}

/// The values of CIPhotoEffect.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
}

/// The values of CIBumpDistortion.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's scale.
    var scale: Float { get set }
}

/// The values of CIBumpDistortionLinear.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's scale.
    var scale: Float { get set }
    /// The filter's angle.
    var angle: Float { get set }
}

/// The values of CIPinchDistortion.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's scale.
    var scale: Float { get set }
}

/// The values of CIHoleDistortion.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CITwirlDistortion.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's angle.
    var angle: Float { get set }
}

/// The values of CIVortexDistortion.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's angle.
    var angle: Float { get set }
}

/// The values of CICircleSplashDistortion.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
}

/// The values of CIAffineClamp.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's transform.
    var transform: CGAffineTransform { get set }
}

/// The values of CIAffineTile.
public protocol CIAffineTile: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's transform.
    var transform: CGAffineTransform { get set }
}

/// The values of CILanczosScaleTransform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's scale.
    var scale: Float { get set }
    /// The filter's aspect ratio.
    var aspectRatio: Float { get set }
}

/// The values of CIStraighten.
public protocol CIStraighten: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's angle.
    var angle: Float { get set }
}

/// The values of CIPerspectiveCorrection.
public protocol CIPerspectiveCorrection: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's top left.
    var topLeft: CGPoint { get set }
    /// The filter's top right.
    var topRight: CGPoint { get set }
    /// The filter's bottom left.
    var bottomLeft: CGPoint { get set }
    /// The filter's bottom right.
    var bottomRight: CGPoint { get set }
}

/// The values of CIPerspectiveTransform.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's top left.
    var topLeft: CGPoint { get set }
    /// The filter's top right.
    var topRight: CGPoint { get set }
    /// The filter's bottom left.
    var bottomLeft: CGPoint { get set }
    /// The filter's bottom right.
    var bottomRight: CGPoint { get set }
}

/// The values of CICompositeOperation.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's background image.
    var backgroundImage: CIImage? { get set }
}

/// The values of CIBlendWithMask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's background image.
    var backgroundImage: CIImage? { get set }
    /// The filter's mask image.
    var maskImage: CIImage? { get set }
}

/// The values of CIDissolveTransition.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's target image.
    var targetImage: CIImage? { get set }
    /// The filter's time.
    var time: Float { get set }
}

/// The values of CICheckerboardGenerator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
    /// The filter's width.
    var width: Float { get set }
    /// The filter's sharpness.
    var sharpness: Float { get set }
}

/// The values of CIStripesGenerator.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
    /// The filter's width.
    var width: Float { get set }
    /// The filter's sharpness.
    var sharpness: Float { get set }
}

/// The values of CIRandomGenerator.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The values of CILinearGradient.
public protocol CILinearGradient: CIFilterProtocol {
    /// The filter's point0.
    var point0: CGPoint { get set }
    /// The filter's point1.
    var point1: CGPoint { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
}

/// The values of CISmoothLinearGradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The filter's point0.
    var point0: CGPoint { get set }
    /// The filter's point1.
    var point1: CGPoint { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
}

/// The values of CIRadialGradient.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius0.
    var radius0: Float { get set }
    /// The filter's radius1.
    var radius1: Float { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
}

/// The values of CIGaussianGradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The filter's center.
    var center: CGPoint { get set }
    /// The filter's radius.
    var radius: Float { get set }
    /// The filter's color0.
    var color0: CIColor { get set }
    /// The filter's color1.
    var color1: CIColor { get set }
}

/// The values of CIQRCodeGenerator.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The filter's message.
    var message: Data { get set }
    /// The filter's correction level.
    var correctionLevel: String { get set }
}

/// The values of CIAreaReductionFilter.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The filter's image.
    var inputImage: CIImage? { get set }
    /// The filter's extent.
    var extent: CGRect { get set }
}
