// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

extension UIImage {
    /// The image with its pixels decoded; nil if they can't be.
    public func preparingForDisplay() -> UIImage? {
        storage.source?.cgImage?.decodeNow() == true ? self : nil
    }

    /// Decodes the pixels on another thread and hands the image over there.
    @preconcurrency
    public func prepareForDisplay(
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image with its pixels decoded on another thread; nil if they can't be.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// The image in another size, in its own scale; nil if the size has no area or the pixels can't
    /// be decoded.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let source = storage.source,
            let context = CGContext.makeImageContext(size: size, opaque: false, scale: scale),
            let small = source.thumbnail(maxSide: max(context.width, context.height))
        else { return nil }
        var storage = storage
        storage.source = source.symbol == nil ? ImageSource(small) : source
        context.interpolationQuality = .high
        let rect = CGRect(origin: .zero, size: size)
        ImagePainter(storage).draw(in: rect, of: context, .normal, 1)
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }

    /// Makes the image in another size on another thread and hands it over there.
    @preconcurrency
    public func prepareThumbnail(
        of size: CGSize,
        completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// The image in another size, made on another thread; nil as `preparingThumbnail(of:)`.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}
