// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol go.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)

    /// It grows as it goes.
    public var up: DisappearSymbolEffect { with { $0.course = .up } }

    /// It shrinks as it goes.
    public var down: DisappearSymbolEffect { with { $0.course = .down } }

    /// Part by part.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect
    {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Makes a symbol go.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
