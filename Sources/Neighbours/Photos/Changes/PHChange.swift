// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

// Sendable is unchecked because it has no state.
/// A change of the library, which tells what it means for objects and results.
open class PHChange: NSObject, @unchecked Sendable {
    /// A change of the library as it is, for subclasses.
    public override init() { super.init() }

    /// What has changed of an object; nil for nothing.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
        let name = object.localIdentifier
        let now: PHObject? =
            switch object {
            case is PHAsset: PhotoStore.shared.readable.asset(name)
            case is PHAssetCollection:
                PHAssetCollection.fetchAssetCollections(
                    withLocalIdentifiers: [name],
                    options: nil
                ).firstObject
            default: object
            }
        if let now, !now.differs(from: object) { return nil }
        return PHObjectChangeDetails(before: object, after: now as? T)
    }

    /// What has changed of a result; nil for nothing.
    open func changeDetails<T: PHObject>(
        for fetchResult: PHFetchResult<T>
    ) -> PHFetchResultChangeDetails<T>? {
        let now = fetchResult.again()
        let details = PHFetchResultChangeDetails(before: fetchResult, after: now)
        return details.isEmpty ? nil : details
    }
}

// Sendable is unchecked because nothing changes after `init`.
/// What has changed of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    private let before: ObjectType?
    private let after: ObjectType?

    /// The change of no object, for subclasses that override `objectBeforeChanges`.
    public override init() {
        before = nil
        after = nil
        super.init()
    }

    init(before: ObjectType, after: ObjectType?) {
        self.before = before
        self.after = after
        super.init()
    }

    /// The object before the change.
    open var objectBeforeChanges: ObjectType {
        guard let before else {
            Diagnostics.trap(
                .invalidArgumentException,
                "PHObjectChangeDetails.objectBeforeChanges: the object has none; override it"
            )
        }
        return before
    }

    /// The object after the change; nil where it was deleted.
    open var objectAfterChanges: ObjectType? { after }

    /// Whether the picture or film itself has changed.
    open var assetContentChanged: Bool {
        guard let before = before as? PHAsset, let after = after as? PHAsset else { return false }
        return before.modificationDate != after.modificationDate
    }

    /// Whether it was deleted.
    open var objectWasDeleted: Bool { after == nil }
}
