// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
import Foundation
import ObjCRuntime

/// A tool tip and its place.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    private final let text: String
    private final let rect: CGRect?

    /// A tool tip of the whole view.
    public convenience init(toolTip: String) { self.init(toolTip, nil) }

    /// A tool tip for a part of the view, in its space; other parts ask again.
    public convenience init(toolTip: String, in sourceRect: CGRect) {
        self.init(toolTip, sourceRect)
    }

    private init(_ toolTip: String, _ rect: CGRect?) {
        text = toolTip
        self.rect = rect
        super.init()
    }

    /// The text.
    open var toolTip: String { text }

    /// The part of the view; nil for all of it.
    open var sourceRect: CGRect? { rect }
}
