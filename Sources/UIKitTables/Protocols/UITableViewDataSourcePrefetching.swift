// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControls

/// Prepares the data of rows that may soon be seen.
///
/// All but the required methods are optional; see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol,
    _UITableViewDataSourcePrefetchingProbes
{
    /// Rows are about to become visible, nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    // @optional

    /// Rows that were announced are not needed after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
