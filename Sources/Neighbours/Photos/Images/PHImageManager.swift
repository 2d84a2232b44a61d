// SPDX-License-Identifier: Apache-2.0

public import AVFoundation
import CoreGraphics
public import Foundation
public import ImageIO
public import ObjCRuntime
public import UIKit

// Sendable is unchecked because it has no state; its subclass guards what it has.
/// Hands out pictures, data and films of assets.
///
/// Answers come on the main queue, in the order of the requests; an answer that is waited for comes on
/// the caller's thread. A picture comes once, in its final quality.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let only = PHImageManager()

    /// A manager.
    public override init() { super.init() }

    /// The usual manager.
    open class func `default`() -> PHImageManager { only }

    // MARK: Pictures

    /// Asks for a picture; it is upright and has one pixel to a point.
    @discardableResult
    open func requestImage(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let size = PictureSize(targetSize, contentMode, options)
        return ImageRequests.shared.start(waits: options?.isSynchronous ?? false) { _ in
            self.picture(of: asset, size)
        } answer: { number, picture in
            resultHandler(picture ?? nil, Self.facts(number, picture))
        }
    }

    /// The picture of an asset; nil for a film, and for a file that can't be read.
    func picture(of asset: PHAsset, _ size: PictureSize) -> UIImage? {
        guard asset.kind == .image else {
            Unbuilt.report("PHImageManager: pictures of films")
            return nil
        }
        return size.picture(asset.file)
    }

    /// Asks for the bytes of a picture's file.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler:
            @escaping (
                Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
            ) -> Void
    ) -> PHImageRequestID {
        ImageRequests.shared.start(waits: options?.isSynchronous ?? false) { _ in
            try? Data(contentsOf: asset.file)
        } answer: { number, data in
            let orientation = PhotoFile.source(asset.file).map(PhotoFile.orientation) ?? .up
            let bytes = data ?? nil
            resultHandler(
                bytes,
                bytes.map { _ in PhotoKind.type(of: asset.file) },
                orientation,
                Self.facts(number, data)
            )
        }
    }

    /// Asks for the bytes of a picture's file.
    @available(*, deprecated, message: "Use requestImageDataAndOrientation")
    @discardableResult
    open func requestImageData(
        for asset: PHAsset,
        options: PHImageRequestOptions?,
        resultHandler:
            @escaping (
                Data?, String?, UIImage.Orientation, [AnyHashable: Any]?
            ) -> Void
    ) -> PHImageRequestID {
        requestImageDataAndOrientation(for: asset, options: options) { data, type, turned, facts in
            resultHandler(data, type, Self.orientation(turned), facts)
        }
    }

    private static func orientation(_ own: CGImagePropertyOrientation) -> UIImage.Orientation {
        switch own {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }

    /// Gives a request up; its handler hears that it was cancelled.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {
        ImageRequests.shared.cancel(requestID)
    }

    // MARK: Live photos

    /// Asks for a live photo; there are none.
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset,
        targetSize: CGSize,
        contentMode: PHImageContentMode,
        options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        Unbuilt.report("PHImageManager.requestLivePhoto")
        return ImageRequests.shared.start { _ in
            ()
        } answer: { number, result in
            resultHandler(nil, Self.facts(number, result.map { nil as PHLivePhoto? }))
        }
    }

    // MARK: Films

    /// Asks for a film to play.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestAVAsset(forVideo: asset, options: options) { film, _, facts in
            resultHandler(film.map { AVPlayerItem(asset: $0) }, facts)
        }
    }

    /// Asks for a film to export.
    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        requestAVAsset(forVideo: asset, options: options) { film, _, facts in
            let session = film.flatMap {
                AVAssetExportSession(asset: $0, presetName: exportPreset)
            }
            resultHandler(session, facts)
        }
    }

    /// Asks for a film as an asset of AVFoundation.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset,
        options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        ImageRequests.shared.start { _ -> AVAsset? in
            asset.kind == .video ? AVURLAsset(url: asset.file) : nil
        } answer: { number, film in
            resultHandler(film ?? nil, nil, Self.facts(number, film))
        }
    }

    // MARK: Facts

    /// What a handler is told beside the result: nil for a cancelled request, nil inside for one that
    /// failed.
    static func facts<Result>(_ number: Int32, _ result: Result??) -> [AnyHashable: Any] {
        var facts: [AnyHashable: Any] = [
            PHImageResultRequestIDKey: NSNumber(value: number),
            PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
        ]
        switch result {
        case .none: facts[PHImageCancelledKey] = true
        case .some(.none):
            facts[PHImageErrorKey] = PHPhotosError(
                .invalidResource,
                "The asset has no such content, or its file can't be read."
            )
        case .some(.some): break
        }
        return facts
    }
}
