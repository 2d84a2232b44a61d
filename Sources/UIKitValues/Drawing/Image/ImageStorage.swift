// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import CoreImage
import Foundation

/// Everything an image is made of.
// Sendable is unchecked because it is a value whose objects never change.
package struct ImageStorage: @unchecked Sendable {
    /// Where the pixels come from; nil for an image without any.
    var source: ImageSource?
    /// Pixels per point.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    package var capInsets: UIEdgeInsets?
    package var resizingMode = UIImage.ResizingMode.tile
    var renderingMode = UIImage.RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    var tint: UIColor?
    var configuration: UIImage.Configuration?
    var asset: UIImageAsset?
    /// What Core Image computed the pixels of.
    var ciImage: CIImage?
    /// The frames of an animation and the time they take together, in seconds.
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// The name by which the image was found, for descriptions.
    var name: String?

    init(source: ImageSource?, scale: CGFloat = 1) {
        self.source = source
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }
}

extension ImageStorage {
    /// The size in points, as the image is seen.
    var size: CGSize {
        guard let source else { return .zero }
        let pixels = source.pixelSize
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        return orientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
    }

    /// Whether only the opacity counts when the image is drawn by itself.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: source?.symbol != nil
        }
    }

    /// Whether two images would always look the same.
    func isSame(as other: ImageStorage) -> Bool {
        let samePixels = source === other.source || source?.isSame(as: other.source) ?? false
        let sameFrames =
            (images ?? []).count == (other.images ?? []).count
            && zip(images ?? [], other.images ?? []).allSatisfy { $0.isEqual($1) }
        return samePixels && sameFrames && duration == other.duration && scale == other.scale
            && orientation == other.orientation && capInsets == other.capInsets
            && resizingMode == other.resizingMode && renderingMode == other.renderingMode
            && alignmentRectInsets == other.alignmentRectInsets
            && baselineOffset == other.baselineOffset && tint == other.tint
            && flipsForRightToLeft == other.flipsForRightToLeft
    }
}

extension UIImage.Orientation {
    /// Whether width and height change places.
    var swapsAxes: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation mirrored left to right as it is seen.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// The orientation with a number as in EXIF, 1 to 8.
    init?(exif: Int) {
        let order: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        guard order.indices.contains(exif - 1) else { return nil }
        self = order[exif - 1]
    }

    /// The number in EXIF, 1 to 8.
    var exif: Int {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
}
