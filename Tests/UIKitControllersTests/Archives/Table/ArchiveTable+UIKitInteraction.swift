// SPDX-License-Identifier: Apache-2.0
// Written by: Scripts/archive-table

import UIKit

// swift-format-ignore
extension ArchiveTable {
    mutating func addUIDeferredMenuElement() {
    }

    mutating func addUIWindowSceneActivationAction() {
    }
}
