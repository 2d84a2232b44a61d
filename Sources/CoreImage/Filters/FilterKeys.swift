// SPDX-License-Identifier: Apache-2.0

/// The key of what a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's depth image.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of a filter's time.
public let kCIInputTimeKey = "inputTime"
/// The key of a filter's transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a filter's scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a filter's aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a filter's center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of a filter's refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of a filter's width.
public let kCIInputWidthKey = "inputWidth"
/// The key of a filter's sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a filter's intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's EV.
public let kCIInputEVKey = "inputEV"
/// The key of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's color.
public let kCIInputColorKey = "inputColor"
/// The key of a filter's brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a filter's contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a filter's weights.
public let kCIInputWeightsKey = "inputWeights"
/// The key of a filter's mask image.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a filter's target image.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a filter's extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's bias.
public let kCIInputBiasKey = "inputBias"
/// The key of a filter's amount.
public let kCIInputAmountKey = "inputAmount"

/// A category of filters.
public let kCICategoryBlur = "CICategoryBlur"
/// A category of filters.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// A category of filters.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// A category of filters.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// A category of filters.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// A category of filters.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// A category of filters.
public let kCICategoryGenerator = "CICategoryGenerator"
/// A category of filters.
public let kCICategoryGradient = "CICategoryGradient"
/// A category of filters.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// A category of filters.
public let kCICategoryReduction = "CICategoryReduction"
/// A category of filters.
public let kCICategorySharpen = "CICategorySharpen"
/// A category of filters.
public let kCICategoryStylize = "CICategoryStylize"
/// A category of filters.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// A category of filters.
public let kCICategoryTransition = "CICategoryTransition"
/// A category of filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// A category of filters.
public let kCICategoryStillImage = "CICategoryStillImage"
/// A category of filters.
public let kCICategoryVideo = "CICategoryVideo"
/// A category of filters.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// A category of filters.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// A category of filters.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// A category of filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"

/// A key of what a filter says of itself.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// A key of what a filter says of itself.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// A key of what a filter says of itself.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// A key of what a filter says of itself.
public let kCIAttributeClass = "CIAttributeClass"
/// A key of what a filter says of itself.
public let kCIAttributeDefault = "CIAttributeDefault"
/// A key of what a filter says of itself.
public let kCIAttributeMin = "CIAttributeMin"
/// A key of what a filter says of itself.
public let kCIAttributeMax = "CIAttributeMax"
/// A key of what a filter says of itself.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// A key of what a filter says of itself.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// A key of what a filter says of itself.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// A key of what a filter says of itself.
public let kCIAttributeName = "CIAttributeName"
/// A key of what a filter says of itself.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// A key of what a filter says of itself.
public let kCIAttributeType = "CIAttributeType"
/// A key of what a filter says of itself.
public let kCIAttributeDescription = "CIAttributeDescription"
/// A kind of value.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// A kind of value.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// A kind of value.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// A kind of value.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// A kind of value.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// A kind of value.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// A kind of value.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// A kind of value.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// A kind of value.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// A kind of value.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// A kind of value.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// A kind of value.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// A kind of value.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// A kind of value.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// A kind of value.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// A kind of value.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
