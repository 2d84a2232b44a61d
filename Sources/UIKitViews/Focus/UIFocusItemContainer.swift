// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation

/// Provides the items inside an environment.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space in which the items' frames are.
    var coordinateSpace: any UICoordinateSpace { get }

    /// The items that touch a rectangle of that space.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
