// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// TextKit 2's text as an attributed string, which no view has here.
open class NSTextContentStorage: NSTextContentManager {
    /// The text; nil.
    open var attributedString: NSAttributedString? { nil }

    /// The text that layout managers of TextKit 1 share; nil.
    open var textStorage: NSTextStorage? { nil }
}
