// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture that is decoded in parts, each no larger than it is shown.
struct Photo: Sendable {
    let name: String
    /// The whole picture, of which the file's head has been read and no pixel.
    let image: UIImage

    /// Why a picture or a folder cannot be shown, in words for a person.
    struct Problem: Error {
        let reason: String
    }

    /// The size in pixels, upright.
    var pixelSize: CGSize {
        CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }

    /// Whether decoding takes so long that nobody should wait for it.
    var isLarge: Bool { pixelSize.width * pixelSize.height > 8_000_000 }

    /// The whole picture, its longer side no longer than `side` pixels.
    func preview(side: CGFloat) -> Result<UIImage, Problem> {
        let ratio = min(1, side / max(pixelSize.width, pixelSize.height, 1))
        let size = CGSize(
            width: max(1, (image.size.width * ratio).rounded()),
            height: max(1, (image.size.height * ratio).rounded())
        )
        let preview =
            ratio < 1 ? image.preparingThumbnail(of: size) : image.preparingForDisplay()
        guard let preview else {
            return .failure(Problem(reason: "This picture cannot be decoded."))
        }
        return .success(preview)
    }

    /// A part of the picture, in upright pixels, each square of `reduction` pixels becoming one.
    func part(_ rect: CGRect, reduction: CGFloat) -> UIImage? {
        guard let stored = image.cgImage?.cropping(to: storedRect(rect)) else { return nil }
        let upright = UIImage(cgImage: stored, scale: 1, orientation: image.imageOrientation)
        let size = CGSize(
            width: (rect.width / reduction).rounded(.up),
            height: (rect.height / reduction).rounded(.up)
        )
        return upright.preparingThumbnail(of: size)
    }

    /// Where a part of the upright picture is in the file, which may lie on its side.
    private func storedRect(_ rect: CGRect) -> CGRect {
        let right = pixelSize.width - rect.maxX
        let bottom = pixelSize.height - rect.maxY
        let size = rect.size
        let turned = CGSize(width: size.height, height: size.width)
        return switch image.imageOrientation {
        case .up: rect
        case .down: CGRect(origin: CGPoint(x: right, y: bottom), size: size)
        case .upMirrored: CGRect(origin: CGPoint(x: right, y: rect.minY), size: size)
        case .downMirrored: CGRect(origin: CGPoint(x: rect.minX, y: bottom), size: size)
        case .right: CGRect(origin: CGPoint(x: rect.minY, y: right), size: turned)
        case .left: CGRect(origin: CGPoint(x: bottom, y: rect.minX), size: turned)
        case .leftMirrored: CGRect(origin: CGPoint(x: rect.minY, y: rect.minX), size: turned)
        case .rightMirrored: CGRect(origin: CGPoint(x: bottom, y: right), size: turned)
        @unknown default: rect
        }
    }
}
