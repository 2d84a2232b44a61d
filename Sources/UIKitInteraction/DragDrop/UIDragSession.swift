// SPDX-License-Identifier: Apache-2.0

/// A drag, as where it comes from sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Whatever the program likes to keep with the drag; never leaves it.
    var localContext: Any? { get set }
}
