// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import UIKitControls

/// A drop that is carried out.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where it is dropped; nil for no place among the items.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag's other end.
    var session: any UIDropSession { get }

    /// Animates a dropped item to a placeholder, which stays until its data has come.
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
    /// Animates a dropped item to the cell of an item that was inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates a dropped item into a rectangle of a cell.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem,
        intoItemAt indexPath: IndexPath,
        rect: CGRect
    ) -> any UIDragAnimating
    /// Animates a dropped item to a place anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Where it comes from, if from the same collection view.
    var sourceIndexPath: IndexPath? { get }
    /// How large its preview is; zero where it has none.
    var previewSize: CGSize { get }
}

/// Stands for an item whose data has yet to come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// Puts the item itself in the placeholder's place; false if that is gone.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes the placeholder away; false if it is gone.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Has the placeholder's cell filled again.
    func setNeedsCellUpdate()
}

/// A cell where an item will come to be.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    final let path: IndexPath
    final let identifier: String

    /// Makes a placeholder at a path, with cells registered under a name.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        path = insertionIndexPath
        identifier = reuseIdentifier
        super.init()
    }

    /// Fills the cell; called when it is made and when the context asks for it.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A cell where an item will come to be that is being dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Says how the cell looks that is dropped.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
