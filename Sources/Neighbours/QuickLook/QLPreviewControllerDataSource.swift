// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gives a preview controller its items.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many items there are.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// The item at an index.
    func previewController(
        _ controller: QLPreviewController,
        previewItemAt index: Int
    ) -> any QLPreviewItem
}
