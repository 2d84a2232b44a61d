// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spellings.

public import CoreGraphics
import Foundation

// MARK: Options

/// What type the data probably are.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = NSString(
    string: "kCGImageSourceTypeIdentifierHint"
)
/// Whether decoded pixels are kept; they are.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = NSString(
    string: "kCGImageSourceShouldCache"
)
/// Whether to decode at once.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = NSString(
    string: "kCGImageSourceShouldCacheImmediately"
)
/// Whether pixels may be floats; they never are.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = NSString(
    string: "kCGImageSourceShouldAllowFloat"
)
/// Whether to make a thumbnail where the file has none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageIfAbsent"
)
/// Whether to make a thumbnail in any case.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailFromImageAlways"
)
/// A thumbnail's longer side at most, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(
    string: "kCGImageSourceThumbnailMaxPixelSize"
)
/// Whether a thumbnail is turned as it is looked at.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
    string: "kCGImageSourceCreateThumbnailWithTransform"
)
/// By how much a picture may be smaller; not used.
nonisolated(unsafe) public let kCGImageSourceSubsampleFactor: CFString = NSString(
    string: "kCGImageSourceSubsampleFactor"
)
/// From 0, small, to 1, fine.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString = NSString(
    string: "kCGImageDestinationLossyCompressionQuality"
)
/// The colour behind transparent pixels.
nonisolated(unsafe) public let kCGImageDestinationBackgroundColor: CFString = NSString(
    string: "kCGImageDestinationBackgroundColor"
)
/// The longer side at most, in pixels.
nonisolated(unsafe) public let kCGImageDestinationImageMaxPixelSize: CFString = NSString(
    string: "kCGImageDestinationImageMaxPixelSize"
)
/// Whether the file has a thumbnail.
nonisolated(unsafe) public let kCGImageDestinationEmbedThumbnail: CFString = NSString(
    string: "kCGImageDestinationEmbedThumbnail"
)
/// Metadata to write; none are.
nonisolated(unsafe) public let kCGImageDestinationMetadata: CFString = NSString(
    string: "kCGImageDestinationMetadata"
)
/// Whether they join those that are there; none are written.
nonisolated(unsafe) public let kCGImageDestinationMergeMetadata: CFString = NSString(
    string: "kCGImageDestinationMergeMetadata"
)
/// When the picture was taken; not written.
nonisolated(unsafe) public let kCGImageDestinationDateTime: CFString = NSString(
    string: "kCGImageDestinationDateTime"
)
/// How the picture is turned; not written.
nonisolated(unsafe) public let kCGImageDestinationOrientation: CFString = NSString(
    string: "kCGImageDestinationOrientation"
)
/// Whether colours become sRGB, which they are always.
nonisolated(unsafe) public let kCGImageDestinationOptimizeColorForSharing: CFString = NSString(
    string: "kCGImageDestinationOptimizeColorForSharing"
)
/// Whether XMP is left out, which it is always.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeXMP: CFString = NSString(
    string: "kCGImageMetadataShouldExcludeXMP"
)
/// Whether places are left out, which they are always.
nonisolated(unsafe) public let kCGImageMetadataShouldExcludeGPS: CFString = NSString(
    string: "kCGImageMetadataShouldExcludeGPS"
)
