// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of C functions.

/// What the samples of a track are, as its file says it.
public final class CMFormatDescription: Sendable {
    /// The kind of media, such as `kCMMediaType_Video`.
    package let mediaType: CMMediaType
    /// The format of the samples as four characters.
    package let mediaSubType: UInt32
    /// The size of the pictures; zero for what has none.
    package let dimensions: CMVideoDimensions

    /// A description of what a file said.
    package init(mediaType: CMMediaType, mediaSubType: UInt32, dimensions: CMVideoDimensions) {
        self.mediaType = mediaType
        self.mediaSubType = mediaSubType
        self.dimensions = dimensions
    }
}

/// The description of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The description of sound.
public typealias CMAudioFormatDescription = CMFormatDescription

/// The kind of media of a description.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
    desc.mediaType
}

/// The format of a description's samples as four characters.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 {
    desc.mediaSubType
}

/// The size of a description's pictures.
public func CMVideoFormatDescriptionGetDimensions(
    _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }
