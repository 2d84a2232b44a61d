// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol come.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)

    /// It grows as it comes.
    public var up: AppearSymbolEffect { with { $0.course = .up } }

    /// It shrinks as it comes.
    public var down: AppearSymbolEffect { with { $0.course = .down } }

    /// Part by part.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Makes a symbol come.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
