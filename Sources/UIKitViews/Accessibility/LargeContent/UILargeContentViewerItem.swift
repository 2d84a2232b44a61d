// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What can be shown large in the middle of the screen.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown at all.
    var showsLargeContentViewer: Bool { get }
    /// The words below the image.
    var largeContentTitle: String? { get }
    /// The image.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// What is cut off the image's edges, or added where negative.
    var largeContentImageInsets: UIEdgeInsets { get }
}
