// SPDX-License-Identifier: Apache-2.0

/// Puts one symbol in place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .replace)

    /// The old one shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { with { $0.course = .usual } }

    /// The old one grows away, the new one grows.
    public var upUp: ReplaceSymbolEffect { with { $0.course = .up } }

    /// The old one is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { with { $0.course = .down } }

    /// Part by part.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Puts one symbol in place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
