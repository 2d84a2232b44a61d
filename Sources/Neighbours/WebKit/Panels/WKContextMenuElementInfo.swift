// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

/// The link that a menu is for.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
    /// An element without a link.
    public nonisolated override init() { super.init() }

    /// The link's address.
    open var linkURL: URL? { nil }
}
