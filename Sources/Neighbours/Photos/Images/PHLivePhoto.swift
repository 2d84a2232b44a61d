// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
public import UIKit

// Sendable is unchecked because it has no state.
/// A picture that moves; none is ever made.
open class PHLivePhoto: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private override init() { super.init() }

    /// The size in pixels.
    open var size: CGSize { .zero }

    /// Makes a live photo of files; fails.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL],
        placeholderImage image: UIImage?,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        Unbuilt.report("PHLivePhoto.request(withResourceFileURLs:)")
        return ImageRequests.shared.start { _ in
            ()
        } answer: { _, result in
            resultHandler(
                nil,
                result == nil
                    ? [PHLivePhotoInfoCancelledKey: true]
                    : [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]
            )
        }
    }

    /// Gives a request up.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
        ImageRequests.shared.cancel(requestID)
    }

    /// The live photo itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether archives of it are read safely; yes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Nil: none is archived.
    public required init?(coder: NSCoder) { return nil }
}
