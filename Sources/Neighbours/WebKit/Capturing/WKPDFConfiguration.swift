// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime
import UIKitCore

/// What a PDF document of a page shows.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
    /// Shows the bounds of the view.
    public nonisolated override init() { super.init() }

    /// The part in the view's coordinates; `.null` for its bounds.
    open var rect = CGRect.null
    /// Whether the view's background is left out.
    open var allowTransparentBackground = false

    /// A configuration of its own with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKPDFConfiguration()
        copy.rect = rect
        copy.allowTransparentBackground = allowTransparentBackground
        return copy
    }
}
