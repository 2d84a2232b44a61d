// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
import Foundation
public import ObjCRuntime
public import UIKit

/// A request to make, change or delete assets.
open class PHAssetChangeRequest: PHChangeRequest {
    /// Where the content of a new asset comes from.
    enum Content {
        case image(UIImage)
        case file(URL, isMoved: Bool)
        case data(Data)
        /// An asset that is there.
        case none
    }

    private let asset: PHAsset?
    private(set) var placeholder: PHObjectPlaceholder?
    var content = Content.none

    /// A request for an asset that is there.
    public init(for asset: PHAsset) {
        self.asset = asset
        creationDate = asset.creationDate
        location = asset.location
        isFavorite = asset.isFavorite
        isHidden = asset.isHidden
        super.init()
        ChangeTransaction.required("PHAssetChangeRequest.init(for:)").add(self, needs: .readWrite)
    }

    /// A request for a new asset.
    public required override init() {
        asset = nil
        super.init()
    }

    /// A request of the current block for a new asset with a content.
    static func request(
        _ content: Content,
        named name: (ChangeTransaction) -> String?,
        by api: String
    ) -> Self {
        let transaction = ChangeTransaction.required(api)
        let request = self.init()
        request.content = content
        if let name = name(transaction) { request.reserve(name) }
        transaction.add(request, needs: .addOnly)
        return request
    }

    /// A request for a new asset with a content.

    func reserve(_ name: String) { placeholder = PHObjectPlaceholder(localIdentifier: name) }

    // MARK: Making

    /// Adds a picture, as a PNG file.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        request(
            .image(image),
            named: { $0.numberedName("png") },
            by: "PHAssetChangeRequest.creationRequestForAsset(from:)"
        )
    }

    /// Adds a copy of a picture's file; nil for a file that is none.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL), PhotoFile.ending(of: data) != nil else {
            return nil
        }
        return request(
            .file(fileURL, isMoved: false),
            named: { $0.name(like: fileURL.lastPathComponent) },
            by: "PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL:)"
        )
    }

    /// Adds a copy of a film's file; nil for a file that is none.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
        guard FileManager.default.isReadableFile(atPath: fileURL.path),
            case .video = PhotoKind(fileURL)
        else { return nil }
        return request(
            .file(fileURL, isMoved: false),
            named: { $0.name(like: fileURL.lastPathComponent) },
            by: "PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL:)"
        )
    }

    /// Stands for the new asset.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { placeholder }

    // MARK: Deleting

    /// Moves the files of assets to the desktop's trash; nobody is asked.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {
        let transaction = ChangeTransaction.required("PHAssetChangeRequest.deleteAssets(_:)")
        transaction.add(AssetDeletion(PhotoMembers.identifiers(assets)), needs: .readWrite)
    }

    // MARK: Changing

    /// When the asset was made.
    open var creationDate: Date?

    /// Where the asset was made.
    open var location: CLLocation?

    /// Whether it is a favourite.
    open var isFavorite = false

    /// Whether it is hidden.
    open var isHidden = false

    /// The result of an edit, which takes the place of the file.
    open var contentEditingOutput: PHContentEditingOutput?

    /// Undoes the edits of an asset; edits replace the file, so that nothing can be undone.
    open func revertAssetContentToOriginal() {
        Unbuilt.report("PHAssetChangeRequest.revertAssetContentToOriginal()")
    }

    // MARK: Carrying out

    override func carryOut(in store: PhotoStore, _ folder: URL) throws {
        guard let name = asset?.localIdentifier ?? placeholder?.localIdentifier else {
            throw PHPhotosError(.missingResource, "The new asset has no content.")
        }
        let file = folder.appendingPathComponent(name)
        try write(to: file)
        if let asset, !FileManager.default.fileExists(atPath: asset.file.path) {
            throw PHPhotosError(.identifierNotFound, "\(name) is no longer in the library.")
        }
        if let output = contentEditingOutput { try output.replace(file) }
        // What was not set stays what the file says.
        let date = creationDate == asset?.modificationDate ? nil : creationDate
        store.mark(name) { marks in
            marks.isFavorite = isFavorite
            marks.isHidden = isHidden
            marks.creationDate = date
            marks.location = location
        }
    }

    private func write(to file: URL) throws {
        let manager = FileManager.default
        switch content {
        case .none: return
        case .image(let image):
            guard let data = image.pngData() else {
                throw PHPhotosError(.invalidResource, "The picture is empty.")
            }
            try data.write(to: file, options: .withoutOverwriting)
        case .data(let data): try data.write(to: file, options: .withoutOverwriting)
        case .file(let source, let isMoved):
            if isMoved {
                try manager.moveItem(at: source, to: file)
            } else {
                try Data(contentsOf: source).write(to: file, options: .withoutOverwriting)
            }
        }
    }
}

/// A request to delete assets.
final class AssetDeletion: PHChangeRequest {
    private let identifiers: [String]

    init(_ identifiers: [String]) {
        self.identifiers = identifiers
        super.init()
    }

    override func carryOut(in store: PhotoStore, _ folder: URL) throws {
        for name in identifiers {
            guard store.isThere(name) else {
                throw PHPhotosError(.identifierNotFound, "\(name) is not in the library.")
            }
            let members = PhotoMembers(store, folder)
            try store.discard(folder.appendingPathComponent(name))
            try members.removeLinks(to: name)
            store.mark(name) { $0 = PhotoMarks() }
        }
    }
}
