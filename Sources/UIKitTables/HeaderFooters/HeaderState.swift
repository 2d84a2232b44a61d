// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCells
import UIKitControls

/// The stored properties of a header or footer, and its state in the table.
@MainActor
struct HeaderState {
    var reuseIdentifier: String?
    var content: UIView = CellContentView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var background: UIView?
    /// The view of a background configuration, or the table's default background.
    var configured: BackgroundView?
    var contentConfiguration: (any UIContentConfiguration)?
    var updatesContent = true
    var backgroundConfiguration: UIBackgroundConfiguration?
    var updatesBackground = true
    var updateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?
    var needsConfiguration = false

    // Set by the table.
    var isInGroup = false
    var isFooter = false
    /// Whether the section is the first one, which has more room above.
    var isFirst = false
    var isPinned = false
    /// Whether the table has made it for a title.
    var isTitle = false
}
