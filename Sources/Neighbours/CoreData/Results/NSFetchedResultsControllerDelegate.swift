// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitCells

/// How an object among the results has changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It came.
    case insert = 1
    /// It went.
    case delete = 2
    /// It has another place.
    case move = 3
    /// Its values have changed.
    case update = 4
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo: AnyObject {
    /// The section's name.
    var name: String { get }
    /// The section's title in an index.
    var indexTitle: String? { get }
    /// How many objects it has.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Hears of changes of results.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol,
    _NSFetchedResultsControllerDelegateProbes
{
    // @optional

    /// The results have changed: all sections and the identifiers of all objects.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    )

    // listed as: controller(_:didChangeContentWithDifference:)
    /// The results have changed: what came and what went, where there are no sections.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    )

    /// An object has changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any,
        at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    )

    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    )

    /// Changes begin.
    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    )

    /// The changes have ended.
    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    )

    /// The title of a section in an index; nil for the first letter of its name.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}
