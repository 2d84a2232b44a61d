// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime
import UIKitCore

/// What files a page asks for.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
    /// Asks for one file.
    public nonisolated override init() { super.init() }

    /// Whether several files may be chosen.
    open var allowsMultipleSelection: Bool { false }
    /// Whether folders may be chosen.
    open var allowsDirectories: Bool { false }
}
