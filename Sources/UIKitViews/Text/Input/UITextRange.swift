// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// A position in a text; each kind of text has its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a place.
    public override init() { super.init() }
}

/// A range of a text; each kind of text has its own subclass.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes an empty part.
    public override init() { super.init() }

    /// Whether the range is empty.
    open var isEmpty: Bool { true }

    /// The start.
    open var start: UITextPosition { UITextPosition() }

    /// The end.
    open var end: UITextPosition { UITextPosition() }
}
