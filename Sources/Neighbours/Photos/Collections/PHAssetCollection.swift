// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// A collection of assets: an album, which is a subfolder, or one that the library fills.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    /// The assets of a collection that was made for them alone; nil for others.
    let fixedAssets: [PHAsset]?
    private let members: [PHAsset]
    private let kind: PHAssetCollectionType
    private let subkind: PHAssetCollectionSubtype
    private let isEstimated: Bool

    init(_ album: PhotoStore.Album) {
        fixedAssets = nil
        members = album.assets
        kind = .album
        subkind = .albumRegular
        isEstimated = true
        super.init(identifier: album.path, title: album.title)
    }

    init(_ album: SmartAlbum) {
        fixedAssets = nil
        members = []
        kind = .smartAlbum
        subkind = album.subtype
        isEstimated = false
        super.init(identifier: album.identifier, title: album.title)
    }

    init(transient assets: [PHAsset], title: String?) {
        fixedAssets = assets
        members = assets
        kind = .album
        subkind = .albumRegular
        isEstimated = true
        super.init(identifier: "transient:\(UUID().uuidString)", title: title)
    }

    /// An album of no library, without assets.
    public override init() {
        fixedAssets = nil
        members = []
        kind = .album
        subkind = .albumRegular
        isEstimated = true
        super.init()
    }

    /// The kind.
    open var assetCollectionType: PHAssetCollectionType { kind }

    /// The subkind.
    open var assetCollectionSubtype: PHAssetCollectionSubtype { subkind }

    /// How many assets an album has; `NSNotFound` for albums that the library fills, as on iOS.
    open var estimatedAssetCount: Int { isEstimated ? members.count : NSNotFound }

    /// When the first asset was made.
    open var startDate: Date? { members.compactMap(\.creationDate).min() }

    /// When the last asset was made.
    open var endDate: Date? { members.compactMap(\.creationDate).max() }

    /// Where the assets were made; not known.
    open var approximateLocation: CLLocation? { nil }

    /// The names of the places; none.
    open var localizedLocationNames: [String] { [] }

    /// Whether it contains assets: yes.
    open override var canContainAssets: Bool { true }

    /// Whether something can be done with it: the user's albums can be changed.
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        guard kind == .album, fixedAssets == nil else { return anOperation == .deleteContent }
        return anOperation != .rearrangeContent
    }

    // MARK: Fetching

    /// The collections with some identifiers.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        AssetFetch.collections(options) { catalog in
            identifiers.compactMap { name in
                if let smart = SmartAlbum(identifier: name) { return PHAssetCollection(smart) }
                return catalog.albums.first { $0.path == name }.map { PHAssetCollection($0) }
            }
        }
    }

    /// The collections of a kind.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType,
        subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        AssetFetch.collections(options) { catalog in
            switch type {
            case .album:
                guard subtype == .any || subtype == .albumRegular else { return [] }
                return catalog.albums.map { PHAssetCollection($0) }
            case .smartAlbum:
                return SmartAlbum.allCases.filter { subtype == .any || $0.subtype == subtype }
                    .map { PHAssetCollection($0) }
            case .moment: return []
            }
        }
    }

    /// The collections of a kind that contain an asset.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset,
        with type: PHAssetCollectionType,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let name = asset.localIdentifier
        return AssetFetch.collections(options) { catalog in
            // As on iOS, albums that the library fills are not asked.
            guard type == .album else { return [] }
            return catalog.albums
                .filter { album in album.assets.contains { $0.localIdentifier == name } }
                .map { PHAssetCollection($0) }
        }
    }

    /// A collection of some assets, which the library does not keep.
    open class func transientAssetCollection(
        with assets: [PHAsset],
        title: String?
    ) -> PHAssetCollection { PHAssetCollection(transient: assets, title: title) }

    /// A collection of the assets of a result, which the library does not keep.
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>,
        title: String?
    ) -> PHAssetCollection { PHAssetCollection(transient: fetchResult.all, title: title) }

    override func differs(from other: PHObject) -> Bool {
        guard let other = other as? PHAssetCollection else { return true }
        return super.differs(from: other) || members != other.members
    }

    @section(".init_array") @used private static let keys: @convention(c) @Sendable () -> Void = {
        _objcRegister { m in
            m.property("localIdentifier", of: PHAssetCollection.self, { $0.localIdentifier })
            for key in ["localizedTitle", "title"] {
                m.property(key, of: PHAssetCollection.self, { $0.localizedTitle })
            }
            m.property("startDate", of: PHAssetCollection.self, { $0.startDate })
            m.property("endDate", of: PHAssetCollection.self, { $0.endDate })
            m.property(
                "estimatedAssetCount",
                of: PHAssetCollection.self,
                { $0.estimatedAssetCount }
            )
            m.property(
                "assetCollectionSubtype",
                of: PHAssetCollection.self,
                { $0.assetCollectionSubtype.rawValue }
            )
            return PHAssetCollection.self
        }
    }
}
