// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UICollectionViewDropDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UICollectionViewDropDelegateProbes: AnyObject {}

extension _UICollectionViewDropDelegateProbes {
    private var target: (any UICollectionViewDropDelegate)? {
        self as? any UICollectionViewDropDelegate
    }

    /// The methods called `collectionView`.
    @_disfavoredOverload
    public var collectionView: _UICollectionViewDropDelegateCollectionView? {
        target.map { _UICollectionViewDropDelegateCollectionView(target: $0) }
    }
}

/// The methods of `UICollectionViewDropDelegate` called `collectionView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDropDelegateCollectionView {
    let target: any UICollectionViewDropDelegate

    /// Calls `collectionView(_:canHandle:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        canHandle session: any UIDropSession
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:canHandle:)") {
            target.collectionView(collectionView, canHandle: session)
        }
    }

    /// Calls `collectionView(_:dropSessionDidEnter:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "collectionView(_:dropSessionDidEnter:)") {
            target.collectionView(collectionView, dropSessionDidEnter: session)
        }
    }

    /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
        _objcOptional(target, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
            target.collectionView(
                collectionView,
                dropSessionDidUpdate: session,
                withDestinationIndexPath: destinationIndexPath
            )
        }
    }

    /// Calls `collectionView(_:dropSessionDidExit:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dropSessionDidExit session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "collectionView(_:dropSessionDidExit:)") {
            target.collectionView(collectionView, dropSessionDidExit: session)
        }
    }

    /// Calls `collectionView(_:dropSessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
        _objcOptional(target, "collectionView(_:dropSessionDidEnd:)") {
            target.collectionView(collectionView, dropSessionDidEnd: session)
        }
    }

    /// Calls `collectionView(_:dropPreviewParametersForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        _objcOptional(target, "collectionView(_:dropPreviewParametersForItemAt:)") {
            target.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
        } ?? nil
    }
}
