// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// An image made ready to be the contents of a layer.
package struct ImageContents {
    /// The pixels, upright and tinted.
    package let image: CGImage?
    /// Pixels per point.
    package let scale: CGFloat
    /// The part that stretches, in fractions of the whole.
    package let center: CGRect

    /// Contents that show nothing.
    package static let empty = ImageContents(image: nil, scale: 1, center: whole)
    private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    private init(image: CGImage?, scale: CGFloat, center: CGRect) {
        self.image = image
        self.scale = scale
        self.center = center
    }

    /// Makes an image ready.
    ///
    /// - Parameters:
    ///   - image: the picture; of an animation, the first frame.
    ///   - tint: the colour of templates.
    ///   - traits: what dynamic tints resolve against.
    ///   - size: the size in points at which a symbol or a tiled picture will be seen.
    package init(_ image: UIImage, tint: UIColor, traits: UITraitCollection, size: CGSize) {
        let storage = image.storage.images?.first?.storage ?? image.storage
        guard let source = storage.source else {
            self = .empty
            return
        }
        let color: UIColor? = storage.isTemplate ? tint : storage.tint
        let isMirrored = storage.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
        let isTiled = storage.capInsets != nil && storage.resizingMode == .tile
        if isTiled, size.width > 0, size.height > 0, size != storage.size {
            self = Self.drawn(storage, color, traits, size)
        } else if storage.orientation != .up || isMirrored {
            self = Self.drawn(storage, color, traits, storage.size)
        } else {
            let plain =
                size.width > 0 && size.height > 0
                ? source.cgImage(for: size, scale: storage.scale) : source.cgImage
            let fixed = color?.resolvedColor(with: traits).cgColor
            self.image = fixed.flatMap { plain?.tinted($0) } ?? plain
            scale = storage.scale
            center = Self.center(storage)
        }
    }

    /// Draws the picture into pixels of its own.
    private static func drawn(
        _ storage: ImageStorage,
        _ color: UIColor?,
        _ traits: UITraitCollection,
        _ size: CGSize
    ) -> ImageContents {
        var storage = storage
        storage.tint = color
        if storage.isTemplate { storage.renderingMode = .alwaysOriginal }
        let context = CGContext.makeImageContext(size: size, opaque: false, scale: storage.scale)
        guard let context else { return .empty }
        traits.performAsCurrent {
            let rect = CGRect(origin: .zero, size: size)
            ImagePainter(storage).draw(in: rect, of: context, .normal, 1)
        }
        let isWhole = size != storage.size
        return ImageContents(
            image: context.makeImage(),
            scale: storage.scale,
            center: isWhole ? whole : center(storage)
        )
    }

    private static func center(_ storage: ImageStorage) -> CGRect {
        let size = storage.size
        guard let caps = storage.capInsets, size.width > 0, size.height > 0 else { return whole }
        return CGRect(
            x: caps.left / size.width,
            y: caps.top / size.height,
            width: max(0, size.width - caps.left - caps.right) / size.width,
            height: max(0, size.height - caps.top - caps.bottom) / size.height
        )
    }
}
