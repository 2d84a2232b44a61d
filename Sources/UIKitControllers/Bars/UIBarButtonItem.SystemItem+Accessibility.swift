// SPDX-License-Identifier: Apache-2.0

import UIKitViews

extension UIBarButtonItem.SystemItem {
    /// The accessibility label of a button that shows a symbol; nil for the others.
    var spokenName: String? {
        switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .close: "Close"
        case .writingTools: "Writing Tools"
        default: nil
        }
    }
}
