// SPDX-License-Identifier: Apache-2.0

/// An object whose content may be thrown away while nobody uses it.
public protocol NSDiscardableContent: AnyObject {
    /// Begins a use; whether the content is still there.
    func beginContentAccess() -> Bool
    /// Ends a use.
    func endContentAccess()
    /// Throws the content away if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content was thrown away.
    func isContentDiscarded() -> Bool
}
