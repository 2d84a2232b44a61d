// SPDX-License-Identifier: Apache-2.0

public import ObjCRuntime

/// Something that can be done with what is previewed.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it is called.
    var title: String { get }
}
