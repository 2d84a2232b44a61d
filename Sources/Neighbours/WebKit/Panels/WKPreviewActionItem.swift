// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
public import UIKitCore

/// A usual action for a preview, as iOS 10 offered them.
@preconcurrency @MainActor
public protocol WKPreviewActionItem: UIPreviewActionItem {
    /// The kind of action.
    var identifier: String { get }
}
