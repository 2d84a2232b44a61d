// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// A request to make, change or delete lists of collections, which fails: there are none here.
open class PHCollectionListChangeRequest: PHChangeRequest {
    private let identifier: String

    /// A request for a list that is there; nil, since lists that a program makes for itself can't be
    /// changed.
    public init?(for collectionList: PHCollectionList) { return nil }

    /// A request for a list that is there; nil.
    public init?(
        for collectionList: PHCollectionList,
        childCollections: PHFetchResult<PHCollection>
    ) { return nil }

    /// A request for a new list.
    public required override init() {
        identifier = UUID().uuidString
        super.init()
    }

    /// Makes a list; the change fails.
    @discardableResult
    open class func creationRequestForCollectionList(withTitle title: String) -> Self {
        let api = "PHCollectionListChangeRequest.creationRequestForCollectionList(withTitle:)"
        let request = self.init()
        request.title = title
        ChangeTransaction.required(api).add(request, needs: .readWrite)
        return request
    }

    /// Stands for the new list.
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder {
        PHObjectPlaceholder(localIdentifier: identifier)
    }

    /// Deletes lists; the change fails.
    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {
        _ = creationRequestForCollectionList(withTitle: "")
    }

    /// The name.
    open var title = ""

    /// Adds collections; the change fails.
    open func addChildCollections(_ collections: any NSFastEnumeration) {}

    /// Takes collections out; the change fails.
    open func removeChildCollections(_ collections: any NSFastEnumeration) {}

    override func carryOut(in store: PhotoStore, _ folder: URL) throws {
        Unbuilt.report("PHCollectionListChangeRequest: folders of albums")
        throw PHPhotosError(.changeNotSupported, "\(title): there are no folders of albums.")
    }
}
