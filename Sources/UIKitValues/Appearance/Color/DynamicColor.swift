// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour that is worked out again for each set of traits.
struct DynamicColor: Sendable {
    /// Where the fixed colours come from.
    enum Source: Sendable {
        case system(SystemColor)
        case tint
        case provider(ColorProvider)
        case catalog(String, ColorProvider)
    }

    let source: Source
    /// The opacity to give to the outcome, whatever it had.
    var alpha: CGFloat?
    /// The rank by which the outcome's opacity is scaled.
    var prominence: UIColor.Prominence = .primary

    /// The fixed colour under given traits.
    ///
    /// A provider may answer with another dynamic colour; a chain of more than 16 ends in black.
    func resolved(with traits: UITraitCollection) -> UIColor {
        var color = step(with: traits)
        var depth = 0
        while case .dynamic(let inner) = color.storage {
            depth += 1
            color = depth > 16 ? .black : inner.step(with: traits)
        }
        return color
    }

    private func step(with traits: UITraitCollection) -> UIColor {
        switch source {
        case .system(let system): adjusted(system.resolved(with: traits))
        case .tint: adjusted(traits.table.tint ?? .systemBlue)
        case .provider(let provider), .catalog(_, let provider): adjusted(provider.call(traits))
        }
    }

    private func adjusted(_ color: UIColor) -> UIColor {
        var color = color
        if prominence != .primary { color = color.withProminence(prominence) }
        if let alpha { color = color.withAlphaComponent(alpha) }
        return color
    }
}

extension DynamicColor: Hashable {
    static func == (first: DynamicColor, second: DynamicColor) -> Bool {
        first.alpha == second.alpha && first.prominence == second.prominence
            && first.source == second.source
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(alpha)
        hasher.combine(prominence)
        hasher.combine(source)
    }
}

extension DynamicColor.Source: Hashable {}

/// A block that gives the colour for a set of traits, equal only to itself.
final class ColorProvider: Hashable, Sendable {
    let call: @Sendable (UITraitCollection) -> UIColor

    init(_ call: @escaping @Sendable (UITraitCollection) -> UIColor) { self.call = call }

    static func == (first: ColorProvider, second: ColorProvider) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
