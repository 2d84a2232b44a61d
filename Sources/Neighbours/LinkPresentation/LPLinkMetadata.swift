// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

// Sendable is unchecked because whoever fills it in is done before handing it on.
/// What is known of a page of the web.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// Makes what knows nothing.
    public override init() { super.init() }

    /// The address that was asked for.
    open var originalURL: URL?

    /// The address that the page has.
    open var url: URL?

    /// The page's title.
    open var title: String?

    /// The page's small picture.
    open var iconProvider: NSItemProvider?

    /// The page's large picture.
    open var imageProvider: NSItemProvider?

    /// The page's film.
    open var videoProvider: NSItemProvider?

    /// The address of a film elsewhere.
    open var remoteVideoURL: URL?

    /// The same knowledge once more.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        copy.originalURL = originalURL
        copy.url = url
        copy.title = title
        copy.iconProvider = iconProvider
        copy.imageProvider = imageProvider
        copy.videoProvider = videoProvider
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }
}
