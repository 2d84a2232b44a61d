// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

public import CoreVideo

/// Samples of media with their times.
///
/// Cameras, microphones and readers of files make them, of which there are none here: programs can
/// name the type, and get no object of it.
public final class CMSampleBuffer: Sendable {
    private init() {}
}

/// The picture of a sample; nil for one that has none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// When a sample is shown; not known.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

/// How long a sample is; not known.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

/// How many samples there are.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { 0 }

/// Whether a sample can be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

/// Whether the data of a sample are there.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

/// What the samples are; not known.
public func CMSampleBufferGetFormatDescription(
    _ sbuf: CMSampleBuffer
) -> CMFormatDescription? { nil }
