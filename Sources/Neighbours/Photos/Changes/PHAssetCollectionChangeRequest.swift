// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A request to make, change or delete albums.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    private enum Step {
        case add([String])
        case remove([String])
    }

    private var album = ""
    private let isNew: Bool
    private let members: [PHAsset]
    private var steps: [Step] = []

    /// A request for an album that is there; nil for one that can't be changed.
    public convenience init?(for assetCollection: PHAssetCollection) {
        let assets = PHAsset.fetchAssets(in: assetCollection, options: nil)
        self.init(for: assetCollection, assets: assets)
    }

    /// A request for an album that is there, with its assets as indexes count them.
    public init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        guard assetCollection.assetCollectionType == .album,
            assetCollection.fixedAssets == nil
        else { return nil }
        album = assetCollection.localIdentifier
        isNew = false
        members = assets.all
        title = assetCollection.localizedTitle ?? ""
        super.init()
        ChangeTransaction.required("PHAssetCollectionChangeRequest.init(for:)")
            .add(self, needs: .readWrite)
    }

    /// A request for a new album.
    public required override init() {
        isNew = true
        members = []
        super.init()
    }

    /// Makes an album: a subfolder.
    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let transaction = ChangeTransaction.required(
            "PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle:)"
        )
        let request = self.init()
        request.album = transaction.folderName(like: title)
        request.title = title
        transaction.add(request, needs: .readWrite)
        return request
    }

    /// Stands for the new album.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
        PHObjectPlaceholder(localIdentifier: album)
    }

    /// Deletes albums; their assets stay in the library.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        ChangeTransaction.required("PHAssetCollectionChangeRequest.deleteAssetCollections(_:)")
            .add(
                AlbumDeletion(PhotoMembers.identifiers(assetCollections)),
                needs: .readWrite
            )
    }

    /// The name; the folder of an album that is renamed has another path, and so another identifier.
    open var title = ""

    /// Adds assets.
    open func addAssets(_ assets: any NSFastEnumeration) {
        steps.append(.add(PhotoMembers.identifiers(assets)))
    }

    /// Adds assets; albums are in the library's order, whatever the indexes say.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        addAssets(assets)
    }

    /// Takes assets out.
    open func removeAssets(_ assets: any NSFastEnumeration) {
        steps.append(.remove(PhotoMembers.identifiers(assets)))
    }

    /// Takes the assets at some indexes out.
    open func removeAssets(at indexes: IndexSet) {
        let found = indexes.filter(members.indices.contains).map { members[$0].localIdentifier }
        steps.append(.remove(found))
    }

    /// Takes the assets at some indexes out, and adds others.
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        removeAssets(at: indexes)
        addAssets(assets)
    }

    /// Changes the order, which albums here don't have.
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        Unbuilt.report("PHAssetCollectionChangeRequest.moveAssets(at:to:)")
    }

    override func carryOut(in store: PhotoStore, _ folder: URL) throws {
        let manager = FileManager.default
        let place = folder.appendingPathComponent(album)
        if isNew {
            try manager.createDirectory(at: place, withIntermediateDirectories: false)
        } else if !store.isThere(album) {
            throw PHPhotosError(.identifierNotFound, "There is no album \(album).")
        }
        let members = PhotoMembers(store, folder)
        for step in steps {
            switch step {
            case .add(let assets): for asset in assets { try members.add(asset, to: album) }
            case .remove(let assets):
                for asset in assets { try members.remove(asset, from: album) }
            }
        }
        guard !isNew, title != place.lastPathComponent else { return }
        let parent = place.deletingLastPathComponent()
        let name = title.replacingOccurrences(of: "/", with: "-")
        try manager.moveItem(at: place, to: parent.appendingPathComponent(name))
    }
}

/// A request to delete albums.
final class AlbumDeletion: PHChangeRequest {
    private let albums: [String]

    init(_ albums: [String]) {
        self.albums = albums
        super.init()
    }

    override func carryOut(in store: PhotoStore, _ folder: URL) throws {
        let members = PhotoMembers(store, folder)
        for path in albums {
            guard let album = store.catalog.albums.first(where: { $0.path == path }) else {
                throw PHPhotosError(.identifierNotFound, "There is no album \(path).")
            }
            for asset in album.assets { try members.remove(asset.localIdentifier, from: path) }
            let place = folder.appendingPathComponent(path)
            // A folder with other files or albums stays.
            let left = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            if left.isEmpty { try FileManager.default.removeItem(at: place) }
        }
    }
}
