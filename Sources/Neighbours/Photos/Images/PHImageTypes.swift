// SPDX-License-Identifier: Apache-2.0

// The names of the constants are those of Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32

/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32

/// The number of no request for a live photo.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// The number of a request for an edit.
public typealias PHContentEditingInputRequestID = Int

/// The number of a request for a resource's data.
public typealias PHAssetResourceDataRequestID = Int32

/// The number of no request for a resource's data.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// Asks for a picture in its own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Whether the picture is only in the cloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether a better picture comes later.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why the request failed.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether a better live photo comes later.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Why the request for a live photo failed.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether the request for a live photo was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
/// Whether the content to edit is only in the cloud.
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
/// Whether the request for an edit was cancelled.
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
/// Why the request for an edit failed.
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// How a picture is fitted into a size.
public enum PHImageContentMode: Int, Sendable {
    /// It lies inside of the size.
    case aspectFit = 0
    /// It covers the size.
    case aspectFill = 1

    /// The usual mode.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// Which version of a picture is asked for; there is only one.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all edits.
    case current = 0
    /// Without edits.
    case unadjusted = 1
    /// As it was taken.
    case original = 2
}

/// How a picture comes.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// Fast and perhaps again; here it comes once.
    case opportunistic = 0
    /// As good as it can be.
    case highQualityFormat = 1
    /// As fast as it can.
    case fastFormat = 2
}

/// How exactly a picture gets its size.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// It keeps its own.
    case none = 0
    /// About the size.
    case fast = 1
    /// Exactly the size.
    case exact = 2
}

/// Which version of a film is asked for; there is only one.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// With all edits.
    case current = 0
    /// As it was taken.
    case original = 1
}

/// How good a film is.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// As good as it can be.
    case highQualityFormat = 1
    /// Middling.
    case mediumQualityFormat = 2
    /// As fast as it can.
    case fastFormat = 3
}

/// Hears how far a download has got; nothing is downloaded here.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Hears how far a download has got; nothing is downloaded here.
public typealias PHAssetVideoProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// Hears how far a download has got; nothing is downloaded here.
public typealias PHAssetResourceProgressHandler = (Double) -> Void
