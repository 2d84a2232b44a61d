// SPDX-License-Identifier: Apache-2.0

import Foundation
public import ObjCRuntime

/// A place in a text; each kind of text has a subclass of its own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a place.
    public override init() { super.init() }
}

/// A part of a text; each kind of text has a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a part without anything.
    public override init() { super.init() }

    /// Whether there is nothing between the ends.
    open var isEmpty: Bool { true }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }

    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}
