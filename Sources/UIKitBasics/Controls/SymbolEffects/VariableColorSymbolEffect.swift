// SPDX-License-Identifier: Apache-2.0

/// Lights a symbol up, part by part; symbols here have one part.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

    /// It goes back the same way.
    public var reversing: VariableColorSymbolEffect { with { $0.course = .reversing } }

    /// One part at a time.
    public var iterative: VariableColorSymbolEffect { self }

    /// One part after the other.
    public var cumulative: VariableColorSymbolEffect { self }

    /// Parts that are not lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }

    /// Parts that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }

    /// It begins again.
    public var nonReversing: VariableColorSymbolEffect { self }

    private func with(
        _ change: (inout SymbolEffectConfiguration) -> Void
    ) -> VariableColorSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights a symbol up, part by part; symbols here have one part.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
