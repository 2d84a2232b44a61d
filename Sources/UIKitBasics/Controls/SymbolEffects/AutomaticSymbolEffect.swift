// SPDX-License-Identifier: Apache-2.0

/// The effect that suits.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
