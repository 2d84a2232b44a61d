// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// TextKit 2's layout manager, which lays nothing out here.
///
/// Views lay their text out by `NSLayoutManager` and have none of these.
open class NSTextLayoutManager: NSObject {
    /// Makes a layout manager without text.
    public override init() {
        super.init()
        Unbuilt.report("NSTextLayoutManager")
    }

    /// The room of the text; nil.
    open var textContainer: NSTextContainer? { nil }

    /// The text; nil.
    open var textContentManager: NSTextContentManager? { nil }
}
