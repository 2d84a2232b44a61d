// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitCore

/// The probes of `UICollectionViewDragDelegate`: by its optional methods' names, each as a value that may be nil.
@preconcurrency @MainActor
public protocol _UICollectionViewDragDelegateProbes: AnyObject {}

extension _UICollectionViewDragDelegateProbes {
    private var target: (any UICollectionViewDragDelegate)? {
        self as? any UICollectionViewDragDelegate
    }

    /// The methods called `collectionView`.
    @_disfavoredOverload
    public var collectionView: _UICollectionViewDragDelegateCollectionView? {
        target.map { _UICollectionViewDragDelegateCollectionView(target: $0) }
    }
}

/// The methods of `UICollectionViewDragDelegate` called `collectionView`; each answers nil where it is not implemented.
@preconcurrency @MainActor
public struct _UICollectionViewDragDelegateCollectionView {
    let target: any UICollectionViewDragDelegate

    /// Calls `collectionView(_:itemsForAddingTo:at:point:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]? {
        _objcOptional(target, "collectionView(_:itemsForAddingTo:at:point:)") {
            target.collectionView(
                collectionView,
                itemsForAddingTo: session,
                at: indexPath,
                point: point
            )
        }
    }

    /// Calls `collectionView(_:dragPreviewParametersForItemAt:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        _objcOptional(target, "collectionView(_:dragPreviewParametersForItemAt:)") {
            target.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
        } ?? nil
    }

    /// Calls `collectionView(_:dragSessionWillBegin:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "collectionView(_:dragSessionWillBegin:)") {
            target.collectionView(collectionView, dragSessionWillBegin: session)
        }
    }

    /// Calls `collectionView(_:dragSessionDidEnd:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dragSessionDidEnd session: any UIDragSession
    ) -> Void? {
        _objcOptional(target, "collectionView(_:dragSessionDidEnd:)") {
            target.collectionView(collectionView, dragSessionDidEnd: session)
        }
    }

    /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:dragSessionAllowsMoveOperation:)") {
            target.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
        }
    }

    /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`.
    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        _objcOptional(target, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
            target.collectionView(
                collectionView,
                dragSessionIsRestrictedToDraggingApplication: session
            )
        }
    }
}
