// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import ObjCRuntime
public import UIKit

// Sendable is unchecked because nothing changes after `init`.
/// A thumbnail of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// What a thumbnail shows.
    public enum RepresentationType: Int, Sendable {
        /// The symbol of the file's kind.
        case icon = 0
        /// The content, as it was kept from before.
        case lowQualityThumbnail = 1
        /// The content.
        case thumbnail = 2
    }

    /// What the thumbnail shows.
    open private(set) var type: RepresentationType
    /// The thumbnail.
    open private(set) var uiImage: UIImage
    /// The part of the thumbnail that the content fills.
    open private(set) var contentRect: CGRect

    /// The thumbnail as Core Graphics has it.
    open var cgImage: CGImage {
        guard let image = uiImage.cgImage else {
            preconditionFailure("QLThumbnailRepresentation.cgImage: the thumbnail has no pixels")
        }
        return image
    }

    /// The symbol of no file.
    public override init() {
        type = .icon
        uiImage = UIImage()
        contentRect = .zero
        super.init()
    }

    init(_ type: RepresentationType, _ image: UIImage) {
        self.type = type
        uiImage = image
        contentRect = CGRect(origin: .zero, size: image.size)
        super.init()
    }
}
