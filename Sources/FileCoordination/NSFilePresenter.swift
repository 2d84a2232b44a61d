// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows or edits a file or a folder, and hears from ``NSFileCoordinator`` what others do with it.
///
/// Only accesses of the same program are heard of. All but the first two requirements are optional.
public protocol NSFilePresenter: NSObjectProtocol {
    /// What is presented; nil for nothing yet.
    var presentedItemURL: URL? { get }
    /// Where the methods are called.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The item by which a related one is found.
    var primaryPresentedItemURL: URL? { get }
    /// Another wants to read; calls `reader` when it may, with what to do when it is done.
    func relinquishPresentedItem(
        toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    )
    /// Another wants to write; calls `writer` when it may, with what to do when it is done.
    func relinquishPresentedItem(
        toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    )
    /// Another wants to read what is not saved yet.
    func savePresentedItemChanges(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    )
    /// Another is about to delete the item.
    func accommodatePresentedItemDeletion(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    )
    /// Another has moved the item.
    func presentedItemDidMove(to newURL: URL)
    /// Another has written to the item.
    func presentedItemDidChange()
    /// Another has written to something in the presented folder.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    /// None.
    public var primaryPresentedItemURL: URL? { nil }

    /// Lets the other read at once.
    public func relinquishPresentedItem(
        toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) { reader(nil) }

    /// Lets the other write at once.
    public func relinquishPresentedItem(
        toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
    ) { writer(nil) }

    /// Has nothing to save.
    public func savePresentedItemChanges(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }

    /// Has nothing to give up.
    public func accommodatePresentedItemDeletion(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }

    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}

    /// Does nothing.
    public func presentedItemDidChange() {}

    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
}
