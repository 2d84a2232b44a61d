// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIContentUnavailableView() {
        add("UIContentUnavailableView.configuration", \UIContentUnavailableView.configuration)
        add("UIContentUnavailableView.isScrollEnabled", \UIContentUnavailableView.isScrollEnabled)
    }

    mutating func addUIListContentView() {
        add("UIListContentView.configuration", \UIListContentView.configuration)
    }
}
