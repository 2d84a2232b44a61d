// SPDX-License-Identifier: Apache-2.0

/// Makes a symbol larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// What it does, without its type.
    public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)

    /// It is larger.
    public var up: ScaleSymbolEffect { with { $0.course = .up } }

    /// It is smaller.
    public var down: ScaleSymbolEffect { with { $0.course = .down } }

    /// Part by part.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }

    /// All parts at once.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
