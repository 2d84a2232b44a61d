// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// An action for the previewed content.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}
