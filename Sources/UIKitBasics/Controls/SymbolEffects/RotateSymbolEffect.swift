// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .rotate)

    /// Part by part.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Makes a symbol turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
