// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// TextKit 2's text, which no view has here.
open class NSTextContentManager: NSObject {
    /// Makes an empty text.
    public override init() {
        super.init()
        Unbuilt.report("NSTextContentManager")
    }

    /// The layout managers of the text; none.
    open var textLayoutManagers: [NSTextLayoutManager] { [] }

    /// The layout manager of the text that is seen; nil.
    open var primaryTextLayoutManager: NSTextLayoutManager? { nil }
}
