// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

/// Movies for slow networks.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"

/// Movies for the network.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"

/// Movies as good as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"

/// Movies of HEVC as good as can be.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"

/// Movies of 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"

/// Movies of 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"

/// Movies of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"

/// Movies of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Movies of 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"

/// Movies of HEVC of 1920 by 1080 pixels.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"

/// Movies of HEVC of 3840 by 2160 pixels.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"

/// Sound of MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// The media as they are.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
