// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCollections
import UIKitCore

/// `aClass.init(frame: …, collectionViewLayout: …)` in lowered source, where `aClass` is a generic
/// parameter or a variable: makes a collection view of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UICollectionView>(
    _ aClass: T.Type,
    frame: CGRect,
    collectionViewLayout: UICollectionViewLayout
) -> T {
    makeInstance(ofCollection: aClass, frame: frame, layout: collectionViewLayout)
}

/// `aClass.init(collectionViewLayout: …)` in lowered source, where `aClass` is a generic parameter or a
/// variable: makes a collection's controller of a class known at run time.
@preconcurrency @MainActor
public func _objcNew<T: UICollectionViewController>(
    _ aClass: T.Type,
    collectionViewLayout: UICollectionViewLayout
) -> T {
    makeInstance(ofCollectionController: aClass, layout: collectionViewLayout)
}
