// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControls

/// Provides the content of a table, and changes it as the user edits.
///
/// All but the required methods are optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol, _UITableViewDataSourceProbes {
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// A cell for a row, most often one that was dequeued.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    // @optional

    /// How many sections there are; 1 where it is not implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The text above a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The text below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be deleted, inserted or swiped; true where it is not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether a row can be moved; by default if `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The titles of the index at the side; nil for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index leads to.
    func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int

    /// The user has deleted or inserted a row: update the data and the table.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )

    /// The user has moved a row: update the data; the table is up to date.
    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}
