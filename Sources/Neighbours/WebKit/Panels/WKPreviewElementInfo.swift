// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime
import UIKitCore

/// The link that is to be previewed, as iOS 10 named it.
@preconcurrency @MainActor
open class WKPreviewElementInfo: NSObject, @preconcurrency NSCopying {
    /// An element without a link.
    public nonisolated override init() { super.init() }

    /// The link's address.
    open var linkURL: URL? { nil }

    /// Elements do not change: they are their own copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
