// SPDX-License-Identifier: Apache-2.0

public import AVFoundation
public import CoreLocation
public import Foundation
public import ObjCRuntime
public import UIKit

// Sendable is unchecked because options belong to the thread that asks by them.
/// How the content to edit is asked for.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    /// The usual options.
    public override init() { super.init() }

    /// Whether the program understands edits of before; there are none.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }

    /// Whether the network may be used; it is not needed.
    open var isNetworkAccessAllowed = false

    /// Hears how far a download has got.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

// Sendable is unchecked because nothing changes after `init`.
/// The content of an asset to edit.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    let asset: PHAsset
    private let picture: UIImage?

    init(_ asset: PHAsset) {
        self.asset = asset
        picture =
            asset.kind == .image
            ? PictureSize(PHImageManagerMaximumSize, .aspectFit, nil).picture(asset.file) : nil
        super.init()
    }

    /// The content of no asset.
    public override init() {
        asset = PHAsset()
        picture = nil
        super.init()
    }

    /// Whether it is a picture or a film.
    open var mediaType: PHAssetMediaType { asset.mediaType }

    /// The special kinds.
    open var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }

    /// When it was made.
    open var creationDate: Date? { asset.creationDate }

    /// Where it was made.
    open var location: CLLocation? { asset.location }

    /// The type of the file.
    open var uniformTypeIdentifier: String? { PhotoKind.type(of: asset.file) }

    /// How it is shown.
    open var playbackStyle: PHAsset.PlaybackStyle { asset.playbackStyle }

    /// The edits of before; none.
    open var adjustmentData: PHAdjustmentData? { nil }

    /// The picture to show meanwhile.
    open var displaySizeImage: UIImage? { picture }

    /// The picture's file.
    open var fullSizeImageURL: URL? { asset.kind == .image ? asset.file : nil }

    /// How the file's picture is turned, as a number of the file format's.
    open var fullSizeImageOrientation: Int32 {
        PhotoFile.source(asset.file).map { Int32(PhotoFile.orientation(of: $0).rawValue) } ?? 1
    }

    /// The film.
    open var audiovisualAsset: AVAsset? {
        asset.kind == .video ? AVURLAsset(url: asset.file) : nil
    }

    /// The live photo; none.
    open var livePhoto: PHLivePhoto? { nil }
}

extension PHAsset {
    func startEditing(
        _ options: PHContentEditingInputRequestOptions?,
        _ completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        let number = ImageRequests.shared.start { _ in
            PHContentEditingInput(self)
        } answer: { _, input in
            completionHandler(
                input,
                input == nil
                    ? [PHContentEditingInputCancelledKey: true]
                    : [PHContentEditingInputResultIsInCloudKey: false]
            )
        }
        return Int(number)
    }
}
