// SPDX-License-Identifier: Apache-2.0

/// Something that happens to a symbol.
///
/// The protocols below say for what: once, as long as it is there, when symbols come and go, or
/// when one takes another's place.
public protocol SymbolEffect: Equatable, Hashable, Sendable {
    /// What the effect does, without its type.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that happens once.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect of symbols that come and go.
public protocol TransitionSymbolEffect {}

/// An effect of one symbol that takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// An effect without its type.
public struct SymbolEffectConfiguration: Equatable, Hashable, Sendable {
    enum Kind: Hashable {
        case automatic
        case bounce
        case pulse
        case variableColor
        case scale
        case appear
        case disappear
        case replace
        case wiggle
        case rotate
        case breathe
    }

    /// Which way it goes.
    enum Course: Hashable {
        case usual
        case up
        case down
        case reversing
    }

    let kind: Kind
    var course = Course.usual
    var isByLayer = false
}

/// How often and how fast an effect happens.
public struct SymbolEffectOptions: Equatable, Hashable, Sendable {
    var count: Int?
    var isEndless = false
    var pace = 1.0

    /// As the effect has it.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// Again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(isEndless: true) }

    /// Again and again, or not.
    public var repeating: SymbolEffectOptions { with { $0.isEndless = true } }

    /// Once only.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }

    /// Once only.
    public var nonRepeating: SymbolEffectOptions {
        with { options in
            options.count = 1
            options.isEndless = false
        }
    }

    /// So many times; nil is as the effect has it.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count)
    }

    /// So many times; nil is as the effect has it.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count } }

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(pace: speed)
    }

    /// So many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.pace = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var changed = self
        change(&changed)
        return changed
    }

    /// How often something that happens once happens; infinite where it does not end.
    var repetitions: Float { isEndless ? .infinity : Float(max(count ?? 1, 1)) }

    /// The pace, where it is one.
    var speed: Double { pace > 0 && pace.isFinite ? pace : 1 }
}
