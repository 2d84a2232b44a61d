// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Where the pointer is, when a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    private final let place: CGPoint
    private final let held: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        place = location
        held = modifiers
        super.init()
    }

    /// Where the pointer is, in the view.
    open var location: CGPoint { place }

    /// The modifier keys that are held.
    open var modifiers: UIKeyModifierFlags { held }
}
