// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// Decodes a picture at the size that a request asks for.
struct PictureSize: Hashable, Sendable {
    let width: CGFloat
    let height: CGFloat
    let fills: Bool
    let isExact: Bool
    let isOriginal: Bool
    let crop: [CGFloat]

    init(_ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions?) {
        width = size.width
        height = size.height
        fills = mode == .aspectFill
        isExact = options?.resizeMode == .exact
        isOriginal =
            size.width <= 0 || size.height <= 0
            || options?.resizeMode == PHImageRequestOptionsResizeMode.none
        let part = options?.normalizedCropRect ?? .zero
        crop = part.isEmpty ? [] : [part.minX, part.minY, part.width, part.height]
    }

    /// The upright picture of a file; nil for one that can't be read.
    func picture(_ file: URL) -> UIImage? {
        guard let source = PhotoFile.source(file) else { return nil }
        let (columns, rows) = PhotoFile.size(of: source)
        guard columns > 0, rows > 0 else { return nil }
        let own = CGSize(width: columns, height: rows)
        var side = max(own.width, own.height)
        if !isOriginal {
            let (x, y) = (width / own.width, height / own.height)
            // Pictures are not enlarged.
            let scale = min(1, fills ? max(x, y) : min(x, y))
            side = max(1, (side * scale).rounded(.up))
        }
        let options: NSDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: Double(side)),
        ]
        guard let picture = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
            return nil
        }
        return UIImage(cgImage: isExact ? cropped(picture) : picture)
    }

    /// The part of a picture that an exact request asks for, from its middle unless it names one.
    private func cropped(_ picture: CGImage) -> CGImage {
        let size = CGSize(width: picture.width, height: picture.height)
        var part = CGRect(origin: .zero, size: size)
        if crop.count == 4 {
            part = CGRect(
                x: crop[0] * size.width,
                y: crop[1] * size.height,
                width: crop[2] * size.width,
                height: crop[3] * size.height
            ).intersection(part)
        } else if fills, !isOriginal {
            let shown = CGSize(width: min(width, size.width), height: min(height, size.height))
            part = CGRect(
                x: ((size.width - shown.width) / 2).rounded(.down),
                y: ((size.height - shown.height) / 2).rounded(.down),
                width: shown.width,
                height: shown.height
            )
        }
        return part.isEmpty ? picture : picture.cropping(to: part) ?? picture
    }
}
