// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The area covered by bars, as view controllers described it before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area, in points.
    var length: CGFloat { get }
    /// The upper edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}
