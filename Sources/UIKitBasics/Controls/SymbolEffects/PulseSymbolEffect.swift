// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol fade and come back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

    /// Part by part.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> PulseSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Makes a symbol fade and come back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
