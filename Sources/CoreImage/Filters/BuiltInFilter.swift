// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A filter with all properties that one of the framework's has; it is seen as the protocol of its
/// own.
// Sendable is unchecked because `CIFilter` is; it adds no state.
final class BuiltInFilter: CIFilter, @unchecked Sendable {
    private func point(_ key: String) -> CGPoint {
        let point = FilterValues(self).point(key)
        return CGPoint(x: CGFloat(point[0]), y: CGFloat(point[1]))
    }

    var inputImage: CIImage? {
        get { values["inputImage"] as? CIImage }
        set { values["inputImage"] = newValue }
    }
    var backgroundImage: CIImage? {
        get { values["inputBackgroundImage"] as? CIImage }
        set { values["inputBackgroundImage"] = newValue }
    }
    var maskImage: CIImage? {
        get { values["inputMaskImage"] as? CIImage }
        set { values["inputMaskImage"] = newValue }
    }
    var targetImage: CIImage? {
        get { values["inputTargetImage"] as? CIImage }
        set { values["inputTargetImage"] = newValue }
    }
    var radius: Float {
        get { Float(FilterValues(self).number("inputRadius")) }
        set { values["inputRadius"] = newValue }
    }
    var intensity: Float {
        get { Float(FilterValues(self).number("inputIntensity")) }
        set { values["inputIntensity"] = newValue }
    }
    var scale: Float {
        get { Float(FilterValues(self).number("inputScale")) }
        set { values["inputScale"] = newValue }
    }
    var angle: Float {
        get { Float(FilterValues(self).number("inputAngle")) }
        set { values["inputAngle"] = newValue }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { values["inputCenter"] = CIVector(cgPoint: newValue) }
    }
    var saturation: Float {
        get { Float(FilterValues(self).number("inputSaturation")) }
        set { values["inputSaturation"] = newValue }
    }
    var brightness: Float {
        get { Float(FilterValues(self).number("inputBrightness")) }
        set { values["inputBrightness"] = newValue }
    }
    var contrast: Float {
        get { Float(FilterValues(self).number("inputContrast")) }
        set { values["inputContrast"] = newValue }
    }
    var ev: Float {
        get { Float(FilterValues(self).number("inputEV")) }
        set { values["inputEV"] = newValue }
    }
    var power: Float {
        get { Float(FilterValues(self).number("inputPower")) }
        set { values["inputPower"] = newValue }
    }
    var amount: Float {
        get { Float(FilterValues(self).number("inputAmount")) }
        set { values["inputAmount"] = newValue }
    }
    var color: CIColor {
        get { values["inputColor"] as? CIColor ?? .black }
        set { values["inputColor"] = newValue }
    }
    var color0: CIColor {
        get { values["inputColor0"] as? CIColor ?? .black }
        set { values["inputColor0"] = newValue }
    }
    var color1: CIColor {
        get { values["inputColor1"] as? CIColor ?? .black }
        set { values["inputColor1"] = newValue }
    }
    var levels: Float {
        get { Float(FilterValues(self).number("inputLevels")) }
        set { values["inputLevels"] = newValue }
    }
    var falloff: Float {
        get { Float(FilterValues(self).number("inputFalloff")) }
        set { values["inputFalloff"] = newValue }
    }
    var sharpness: Float {
        get { Float(FilterValues(self).number("inputSharpness")) }
        set { values["inputSharpness"] = newValue }
    }
    var width: Float {
        get { Float(FilterValues(self).number("inputWidth")) }
        set { values["inputWidth"] = newValue }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { values["inputPoint0"] = CIVector(cgPoint: newValue) }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { values["inputPoint1"] = CIVector(cgPoint: newValue) }
    }
    var radius0: Float {
        get { Float(FilterValues(self).number("inputRadius0")) }
        set { values["inputRadius0"] = newValue }
    }
    var radius1: Float {
        get { Float(FilterValues(self).number("inputRadius1")) }
        set { values["inputRadius1"] = newValue }
    }
    var message: Data {
        get { FilterValues(self).data("inputMessage") ?? Data() }
        set { values["inputMessage"] = newValue }
    }
    var correctionLevel: String {
        get { FilterValues(self).text("inputCorrectionLevel") }
        set { values["inputCorrectionLevel"] = newValue }
    }
    var aspectRatio: Float {
        get { Float(FilterValues(self).number("inputAspectRatio")) }
        set { values["inputAspectRatio"] = newValue }
    }
    var extent: CGRect {
        get { FilterValues(self).rect("inputExtent") }
        set { values["inputExtent"] = CIVector(cgRect: newValue) }
    }
    var time: Float {
        get { Float(FilterValues(self).number("inputTime")) }
        set { values["inputTime"] = newValue }
    }
    var rVector: CIVector {
        get { values["inputRVector"] as? CIVector ?? CIVector([]) }
        set { values["inputRVector"] = newValue }
    }
    var gVector: CIVector {
        get { values["inputGVector"] as? CIVector ?? CIVector([]) }
        set { values["inputGVector"] = newValue }
    }
    var bVector: CIVector {
        get { values["inputBVector"] as? CIVector ?? CIVector([]) }
        set { values["inputBVector"] = newValue }
    }
    var aVector: CIVector {
        get { values["inputAVector"] as? CIVector ?? CIVector([]) }
        set { values["inputAVector"] = newValue }
    }
    var biasVector: CIVector {
        get { values["inputBiasVector"] as? CIVector ?? CIVector([]) }
        set { values["inputBiasVector"] = newValue }
    }
    var weights: CIVector {
        get { values["inputWeights"] as? CIVector ?? CIVector([]) }
        set { values["inputWeights"] = newValue }
    }
    var bias: Float {
        get { Float(FilterValues(self).number("inputBias")) }
        set { values["inputBias"] = newValue }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { values["inputTopLeft"] = CIVector(cgPoint: newValue) }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { values["inputTopRight"] = CIVector(cgPoint: newValue) }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { values["inputBottomLeft"] = CIVector(cgPoint: newValue) }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { values["inputBottomRight"] = CIVector(cgPoint: newValue) }
    }
    var minComponents: CIVector {
        get { values["inputMinComponents"] as? CIVector ?? CIVector([]) }
        set { values["inputMinComponents"] = newValue }
    }
    var maxComponents: CIVector {
        get { values["inputMaxComponents"] as? CIVector ?? CIVector([]) }
        set { values["inputMaxComponents"] = newValue }
    }
    var transform: CGAffineTransform {
        get { FilterValues(self).transform("inputTransform") }
        set { values["inputTransform"] = CIVector(cgAffineTransform: newValue) }
    }
}

extension BuiltInFilter: CIGaussianBlur {}
extension BuiltInFilter: CIBoxBlur {}
extension BuiltInFilter: CIDiscBlur {}
extension BuiltInFilter: CIUnsharpMask {}
extension BuiltInFilter: CISharpenLuminance {}
extension BuiltInFilter: CIBloom {}
extension BuiltInFilter: CIGloom {}
extension BuiltInFilter: CIEdges {}
extension BuiltInFilter: CIPixellate {}
extension BuiltInFilter: CIConvolution {}
extension BuiltInFilter: CIColorControls {}
extension BuiltInFilter: CIColorMatrix {}
extension BuiltInFilter: CIColorClamp {}
extension BuiltInFilter: CIExposureAdjust {}
extension BuiltInFilter: CIGammaAdjust {}
extension BuiltInFilter: CIHueAdjust {}
extension BuiltInFilter: CIVibrance {}
extension BuiltInFilter: CIWhitePointAdjust {}
extension BuiltInFilter: CISepiaTone {}
extension BuiltInFilter: CIColorInvert {}
extension BuiltInFilter: CIColorMonochrome {}
extension BuiltInFilter: CIColorPosterize {}
extension BuiltInFilter: CIFalseColor {}
extension BuiltInFilter: CIMaskToAlpha {}
extension BuiltInFilter: CIMaximumComponent {}
extension BuiltInFilter: CIMinimumComponent {}
extension BuiltInFilter: CIVignette {}
extension BuiltInFilter: CIVignetteEffect {}
extension BuiltInFilter: CIPhotoEffect {}
extension BuiltInFilter: CIBumpDistortion {}
extension BuiltInFilter: CIBumpDistortionLinear {}
extension BuiltInFilter: CIPinchDistortion {}
extension BuiltInFilter: CIHoleDistortion {}
extension BuiltInFilter: CITwirlDistortion {}
extension BuiltInFilter: CIVortexDistortion {}
extension BuiltInFilter: CICircleSplashDistortion {}
extension BuiltInFilter: CIAffineClamp {}
extension BuiltInFilter: CIAffineTile {}
extension BuiltInFilter: CILanczosScaleTransform {}
extension BuiltInFilter: CIStraighten {}
extension BuiltInFilter: CIPerspectiveCorrection {}
extension BuiltInFilter: CIPerspectiveTransform {}
extension BuiltInFilter: CICompositeOperation {}
extension BuiltInFilter: CIBlendWithMask {}
extension BuiltInFilter: CIDissolveTransition {}
extension BuiltInFilter: CICheckerboardGenerator {}
extension BuiltInFilter: CIStripesGenerator {}
extension BuiltInFilter: CIRandomGenerator {}
extension BuiltInFilter: CILinearGradient {}
extension BuiltInFilter: CISmoothLinearGradient {}
extension BuiltInFilter: CIRadialGradient {}
extension BuiltInFilter: CIGaussianGradient {}
extension BuiltInFilter: CIQRCodeGenerator {}
extension BuiltInFilter: CIAreaReductionFilter {}
