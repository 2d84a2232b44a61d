// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

extension UIImage {
    /// The image with its pixels decoded on another thread; nil if they can't be.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// The image in another size, made on another thread; nil as `preparingThumbnail(of:)`.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}
