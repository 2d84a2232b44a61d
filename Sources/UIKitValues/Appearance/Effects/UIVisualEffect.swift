// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a ``UIVisualEffectView`` does to what lies behind it or to what it shows.
///
/// Effects do not change once they are made.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Makes an effect that does nothing.
    public override nonisolated init() {
        super.init()
    }

    /// Reads an archived effect.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Effects can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the effect.
    open func encode(with coder: NSCoder) {}

    /// The effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// How the effect looks.
    package func look(isDark: Bool) -> EffectLook { EffectLook() }
}
