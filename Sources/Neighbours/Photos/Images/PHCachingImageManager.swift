// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
import Synchronization
import UIKit

// Sendable is unchecked because a mutex guards the pictures.
/// Hands out pictures, and decodes some before they are asked for.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    private struct Key: Hashable {
        let identifier: String
        let date: Date?
        let size: PictureSize
    }

    private struct State {
        /// The pictures that are to be kept; nil for one that is not decoded yet.
        var pictures: [Key: UIImage?] = [:]
        var keepsLarge = true
    }

    private let state = Mutex(State())

    /// A manager without pictures.
    public override init() { super.init() }

    /// Whether pictures are kept in the quality that was asked for; they always are.
    open var allowsCachingHighQualityImages: Bool {
        get { state.withLock { $0.keepsLarge } }
        set { state.withLock { $0.keepsLarge = newValue } }
    }

    private func key(_ asset: PHAsset, _ size: PictureSize) -> Key {
        Key(identifier: asset.localIdentifier, date: asset.modificationDate, size: size)
    }

    /// Decodes pictures, and keeps them.
    open func startCachingImages(
        for assets: [PHAsset],
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {
        let size = PictureSize(targetSize, contentMode, options)
        for asset in assets where asset.kind == .image {
            let key = key(asset, size)
            let isKnown = state.withLock { state in
                if state.pictures[key] != nil { return true }
                state.pictures[key] = .some(nil)
                return false
            }
            guard !isKnown else { continue }
            ImageRequests.shared.later {
                let isWanted = self.state.withLock { $0.pictures[key] != nil }
                guard isWanted, let picture = size.picture(asset.file) else { return }
                self.state.withLock { state in
                    if state.pictures[key] != nil { state.pictures[key] = picture }
                }
            }
        }
    }

    /// Forgets pictures.
    open func stopCachingImages(
        for assets: [PHAsset],
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {
        let size = PictureSize(targetSize, contentMode, options)
        let keys = assets.map { key($0, size) }
        state.withLock { state in for key in keys { state.pictures[key] = nil } }
    }

    /// Forgets all pictures.
    open func stopCachingImagesForAllAssets() { state.withLock { $0.pictures = [:] } }

    override func picture(of asset: PHAsset, _ size: PictureSize) -> UIImage? {
        let key = key(asset, size)
        let kept = state.withLock { $0.pictures[key] ?? nil }
        return kept ?? super.picture(of: asset, size)
    }
}
