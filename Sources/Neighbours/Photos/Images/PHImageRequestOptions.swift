// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

// Sendable is unchecked because options belong to the thread that asks by them.
/// How a picture is asked for.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The usual options.
    public override init() { super.init() }

    /// Which version; there is only one.
    open var version = PHImageRequestOptionsVersion.current

    /// How it comes; it comes once.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic

    /// How exactly it gets its size.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast

    /// The part of the picture that is asked for, in parts of its width and height; all for zero.
    ///
    /// Only pictures of an exact size are cropped.
    open var normalizedCropRect = CGRect.zero

    /// Whether the network may be used; it is not needed.
    open var isNetworkAccessAllowed = false

    /// Whether the caller waits for the picture.
    open var isSynchronous = false

    /// Whether a picture between the fast and the good one may come.
    open var allowSecondaryDegradedImage = false

    /// Hears how far a download has got.
    open var progressHandler: PHAssetImageProgressHandler?

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.resizeMode = resizeMode
        copy.normalizedCropRect = normalizedCropRect
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.isSynchronous = isSynchronous
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        copy.progressHandler = progressHandler
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
}

// Sendable is unchecked for the same reason.
/// How a live photo is asked for.
open class PHLivePhotoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The usual options.
    public override init() { super.init() }

    /// Which version.
    open var version = PHImageRequestOptionsVersion.current

    /// How it comes.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic

    /// Whether the network may be used.
    open var isNetworkAccessAllowed = false

    /// Hears how far a download has got.
    open var progressHandler: PHAssetImageProgressHandler?

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHLivePhotoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
}

// Sendable is unchecked for the same reason.
/// How a film is asked for.
open class PHVideoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The usual options.
    public override init() { super.init() }

    /// Which version; there is only one.
    open var version = PHVideoRequestOptionsVersion.current

    /// How good it is.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic

    /// Whether the network may be used; it is not needed.
    open var isNetworkAccessAllowed = false

    /// Hears how far a download has got.
    open var progressHandler: PHAssetVideoProgressHandler?

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHVideoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
}
