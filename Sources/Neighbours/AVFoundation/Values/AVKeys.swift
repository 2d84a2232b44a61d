// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

/// The key of the format of pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"

/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// The key of how pictures are scaled.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"

/// The key of how pictures are compressed.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"

/// The key of the bits per second.
public let AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey"

/// The key of the quality.
public let AVVideoQualityKey = "AVVideoQualityKey"

/// The key of the most pictures between two that stand alone.
public let AVVideoMaxKeyFrameIntervalKey = "AVVideoMaxKeyFrameIntervalKey"

/// The key of the profile.
public let AVVideoProfileLevelKey = "AVVideoProfileLevelKey"

/// The key of whether the exact duration is worth a wait.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
    "AVURLAssetPreferPreciseDurationAndTimingKey"

/// The key of which files others may name.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

/// The key of cookies.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"

/// The key of whether a phone's network may be used.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// The time of an animation that begins with the movie, since 0 stands for now.
public let AVCoreAnimationBeginTimeAtZero = 1e-100
