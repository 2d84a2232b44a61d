// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The appearance of a focused item; this class is the system's default, a halo.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
    /// Makes the system's effect.
    public override nonisolated init() {
        super.init()
    }

    /// Answers the same object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
