// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol swell and sink.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)

    /// Part by part.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes a symbol swell and sink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
