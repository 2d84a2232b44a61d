// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime

// Sendable is unchecked for the same reason as its superclass's.
/// A list of collections; the library has none, programs make them for themselves.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// The collections.
    let fixedCollections: [PHCollection]

    init(transient collections: [PHCollection], title: String?) {
        fixedCollections = collections
        super.init(identifier: "transient:\(UUID().uuidString)", title: title)
    }

    /// A list of no library, without collections.
    public override init() {
        fixedCollections = []
        super.init()
    }

    /// The kind.
    open var collectionListType: PHCollectionListType { .folder }

    /// The subkind.
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }

    /// When the first asset was made; not known.
    open var startDate: Date? { nil }

    /// When the last asset was made; not known.
    open var endDate: Date? { nil }

    /// The names of the places; none.
    open var localizedLocationNames: [String] { [] }

    /// Whether it contains collections: yes.
    open override var canContainCollections: Bool { true }

    /// The lists that contain a collection; none.
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { AssetFetch.collections(options) { _ in [] } }

    /// The lists with some identifiers; none.
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { AssetFetch.collections(options) { _ in [] } }

    /// The lists of a kind; none.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType,
        subtype: PHCollectionListSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { AssetFetch.collections(options) { _ in [] } }

    /// A list of some collections, which the library does not keep.
    open class func transientCollectionList(
        with collections: [PHCollection],
        title: String?
    ) -> PHCollectionList { PHCollectionList(transient: collections, title: title) }

    /// A list of the collections of a result, which the library does not keep.
    open class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>,
        title: String?
    ) -> PHCollectionList { PHCollectionList(transient: fetchResult.all, title: title) }
}
