// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view whose content can be shown enlarged in the middle of the screen.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the large content viewer shows the view.
    var showsLargeContentViewer: Bool { get }
    /// The words below the image.
    var largeContentTitle: String? { get }
    /// The image.
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image; negative ones add space.
    var largeContentImageInsets: UIEdgeInsets { get }
}
