// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol wiggle.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)

    /// Part by part.
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Makes a symbol wiggle.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
