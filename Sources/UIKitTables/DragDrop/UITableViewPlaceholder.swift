// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import ObjCRuntime

/// A placeholder for data that is still being loaded.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    final let path: IndexPath
    final let identifier: String
    final let height: CGFloat
    private final var update: ((UITableViewCell) -> Void)?

    /// Makes a placeholder.
    public init(
        insertionIndexPath: IndexPath,
        reuseIdentifier: String,
        rowHeight: CGFloat
    ) {
        path = insertionIndexPath
        identifier = reuseIdentifier
        height = rowHeight
        super.init()
    }

    /// Configures the placeholder's cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
        get { update }
        set { update = newValue }
    }
}
