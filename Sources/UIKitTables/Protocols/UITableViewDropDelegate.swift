// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
public import UIKitControls

/// Takes items that people drop onto a table.
///
/// All but the required methods are optional; Docs/subsystems/optional-requirements.md says how that is done.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol, _UITableViewDropDelegateProbes {
    /// Takes what was dropped.
    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    )

    // @optional

    /// Whether the items could be taken at all.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    // placeholder: UITableViewDropProposal(operation: .cancel)
    /// What a drop would do here.
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
