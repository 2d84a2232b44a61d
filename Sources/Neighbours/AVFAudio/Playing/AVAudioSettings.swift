// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Objective-C's constants.

/// The key of the format.
public let AVFormatIDKey = "AVFormatIDKey"

/// The key of the frames per second.
public let AVSampleRateKey = "AVSampleRateKey"

/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"

/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// The key of whether the first byte is the most significant one.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

/// The key of whether samples are floats.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The key of whether each channel stands alone.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

/// The key of the bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The key of the bits per second of a channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"

/// The key of how bits are spent.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"

/// The key of the bits of a sample before it is compressed.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"

/// The key of the quality with which the rate is converted.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"

/// The key of what the channels are.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
