// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
import UIKitCore

/// What a picture of a page shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
    /// Shows the bounds of the view.
    public nonisolated override init() { super.init() }

    /// The part in the view's coordinates; `.null` for its bounds.
    open var rect = CGRect.null
    /// The width of the picture in points; nil for that of the part.
    open var snapshotWidth: NSNumber?
    /// Whether pending changes are shown.
    open var afterScreenUpdates = true

    /// A configuration of its own with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKSnapshotConfiguration()
        copy.rect = rect
        copy.snapshotWidth = snapshotWidth
        copy.afterScreenUpdates = afterScreenUpdates
        return copy
    }
}
