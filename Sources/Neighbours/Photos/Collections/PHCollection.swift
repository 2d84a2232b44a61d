// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// A collection of assets or of other collections.
open class PHCollection: PHObject, @unchecked Sendable {
    private let title: String?

    init(identifier: String, title: String?) {
        self.title = title
        super.init(localIdentifier: identifier)
    }

    /// A collection of no library, without a name.
    public override init() {
        title = nil
        super.init()
    }

    /// Whether it contains assets.
    open var canContainAssets: Bool { false }

    /// Whether it contains collections.
    open var canContainCollections: Bool { false }

    /// The name.
    open var localizedTitle: String? { title }

    /// Whether something can be done with it.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// The collections of a list; none, since folders of albums are albums themselves.
    open class func fetchCollections(
        in collectionList: PHCollectionList,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        let fixed = collectionList.fixedCollections
        return AssetFetch.collections(options) { _ in fixed }
    }

    /// All albums of the user's.
    open class func fetchTopLevelUserCollections(
        with options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        AssetFetch.collections(options) { $0.albums.map { PHAssetCollection($0) } }
    }

    override func differs(from other: PHObject) -> Bool {
        title != (other as? PHCollection)?.title
    }
}
