// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import ObjCRuntime

/// Where an edit menu is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private final let name: AnyHashable
    private final let point: CGPoint
    private final var direction = UIEditMenuArrowDirection.automatic

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Tells configurations apart; nil makes a new one.
    ///   - sourcePoint: Where the arrow points, in the space of the interaction's view.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        name = identifier ?? AnyHashable(UUID())
        point = sourcePoint
        super.init()
    }

    /// Tells configurations apart.
    open var identifier: AnyHashable { name }

    /// Where the arrow points.
    open var sourcePoint: CGPoint { point }

    /// On which side of the menu the arrow should be.
    open var preferredArrowDirection: UIEditMenuArrowDirection {
        get { direction }
        set { direction = newValue }
    }
}
