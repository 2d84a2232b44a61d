// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)

    /// It grows first.
    public var up: BounceSymbolEffect { with { $0.course = .up } }

    /// It shrinks first.
    public var down: BounceSymbolEffect { with { $0.course = .down } }

    /// Part by part.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes a symbol bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
