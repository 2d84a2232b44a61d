// SPDX-License-Identifier: Apache-2.0

/// Tells which way lines of text run.
public protocol NSTextLayoutOrientationProvider: AnyObject {
    /// Horizontal or vertical.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}
