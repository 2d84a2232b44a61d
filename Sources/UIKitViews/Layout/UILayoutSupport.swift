// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The edge of what bars cover, as views saw it before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much is covered, in points.
    var length: CGFloat { get }
    /// The upper edge of what is covered.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of what is covered.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what is covered.
    var heightAnchor: NSLayoutDimension { get }
}
