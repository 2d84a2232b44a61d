// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
public import UniformTypeIdentifiers

/// What a file of an asset holds.
public enum PHAssetResourceType: Int, Sendable {
    /// A picture.
    case photo = 1
    /// A film.
    case video = 2
    /// Sound.
    case audio = 3
    /// The picture in another format.
    case alternatePhoto = 4
    /// The edited picture.
    case fullSizePhoto = 5
    /// The edited film.
    case fullSizeVideo = 6
    /// The edits.
    case adjustmentData = 7
    /// The picture before the edits.
    case adjustmentBasePhoto = 8
    /// The film of a live photo.
    case pairedVideo = 9
    /// The edited film of a live photo.
    case fullSizePairedVideo = 10
    /// The film of a live photo before the edits.
    case adjustmentBasePairedVideo = 11
    /// The film before the edits.
    case adjustmentBaseVideo = 12
    /// A small picture in the place of one that is not there.
    case photoProxy = 19
}

// Sendable is unchecked because nothing changes after `init`.
/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
    let asset: PHAsset

    init(_ asset: PHAsset) {
        self.asset = asset
        super.init()
    }

    /// The file of no asset.
    public override init() {
        asset = PHAsset()
        super.init()
    }

    /// The files of an asset: one.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
        [PHAssetResource(asset)]
    }

    /// The files of a live photo: none.
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }

    /// What the file holds.
    open var type: PHAssetResourceType { asset.kind == .image ? .photo : .video }

    /// The identifier of the asset.
    open var assetLocalIdentifier: String { asset.localIdentifier }

    /// The type of the file.
    open var uniformTypeIdentifier: String { PhotoKind.type(of: asset.file) }

    /// The type of the file.
    open var contentType: UTType { UTType(uniformTypeIdentifier) ?? .data }

    /// The name of the file.
    open var originalFilename: String { asset.file.lastPathComponent }

    /// The width in pixels.
    open var pixelWidth: Int { asset.pixelWidth }

    /// The height in pixels.
    open var pixelHeight: Int { asset.pixelHeight }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property(
                "originalFilename",
                of: PHAssetResource.self,
                { $0.originalFilename }
            )
            // Programs ask for these though iOS doesn't document them.
            m.property("fileURL", of: PHAssetResource.self, { $0.asset.file })
            m.property(
                "fileSize",
                of: PHAssetResource.self,
                { resource in
                    let path = resource.asset.file.path
                    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size]
                    return (size as? NSNumber)?.intValue ?? 0
                }
            )
            return PHAssetResource.self
        }
    }
}

// Sendable is unchecked because options belong to the thread that makes an asset by them.
/// How a file of a new asset is taken.
open class PHAssetResourceCreationOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The usual options.
    public override init() { super.init() }

    /// The name that the file gets.
    open var originalFilename: String?

    /// The type of the file.
    open var uniformTypeIdentifier: String?

    /// Whether the file is moved and not copied.
    open var shouldMoveFile = false

    /// The end of a file's name for the type.
    var ending: String? {
        uniformTypeIdentifier.flatMap { UTType($0)?.preferredFilenameExtension }
    }

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceCreationOptions()
        copy.originalFilename = originalFilename
        copy.uniformTypeIdentifier = uniformTypeIdentifier
        copy.shouldMoveFile = shouldMoveFile
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
}

// Sendable is unchecked for the same reason.
/// How the data of a file are asked for.
open class PHAssetResourceRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// The usual options.
    public override init() { super.init() }

    /// Whether the network may be used; it is not needed.
    open var isNetworkAccessAllowed = false

    /// Hears how far a download has got.
    open var progressHandler: PHAssetResourceProgressHandler?

    /// Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceRequestOptions()
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
}
