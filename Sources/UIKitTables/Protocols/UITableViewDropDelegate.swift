// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// Handles drops onto a table.
///
/// All but the required methods are optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol, _UITableViewDropDelegateProbes {
    /// Performs the drop.
    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    )

    // @optional

    /// Whether the items can be handled.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The drag has entered the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    // placeholder: UITableViewDropProposal(operation: .cancel)
    /// The proposal for a drop at this place.
    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The drag has left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The drag is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// How the dropped row looks.
    func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
