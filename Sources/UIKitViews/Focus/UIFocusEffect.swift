// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What shows that an item has the focus; this class is the system's choice, a halo.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// Makes the system's effect.
    public override nonisolated init() {
        super.init()
    }

    /// The effect itself where it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
