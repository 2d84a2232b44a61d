// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// What a colour is made of.
// Sendable is unchecked because nothing changes after a colour is made.
enum ColorStorage: @unchecked Sendable {
    case fixed(FixedColor)
    case foreign(CGColor)
    case pattern(UIImage, CGColor)
    case dynamic(DynamicColor)
}

/// A colour of numbers, with the opacity it had before its rank was lowered.
// Sendable is unchecked because nothing changes after a colour is made, CGColor neither.
struct FixedColor: Hashable, @unchecked Sendable {
    let components: ColorComponents
    let cgColor: CGColor
    var prominence: UIColor.Prominence = .primary
    /// The opacity at the first rank.
    let fullAlpha: CGFloat

    init(_ components: ColorComponents) {
        self.components = components
        cgColor = components.cgColor
        fullAlpha = components.alpha
    }

    private init(_ components: ColorComponents, _ prominence: UIColor.Prominence, _ full: CGFloat) {
        self.components = components
        self.prominence = prominence
        cgColor = components.cgColor
        fullAlpha = full
    }

    /// The colour in another rank.
    func ranked(_ prominence: UIColor.Prominence) -> FixedColor {
        FixedColor(components.withAlpha(fullAlpha * prominence.opacity), prominence, fullAlpha)
    }

    static func == (first: FixedColor, second: FixedColor) -> Bool {
        first.components == second.components
    }

    func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension ColorStorage {
    /// Sorts a Core Graphics colour into one of UIKit's own spaces where it is in one.
    init(_ color: CGColor) {
        let parts = color.components ?? []
        let space = ColorComponents.Space(color.colorSpace)
        switch (space, parts.count) {
        case (.extendedGray, 2):
            self = .fixed(FixedColor(ColorComponents(gray: parts[0], alpha: parts[1])))
        case (let space?, 4):
            self = .fixed(
                FixedColor(
                    ColorComponents(
                        space: space,
                        red: parts[0],
                        green: parts[1],
                        blue: parts[2],
                        alpha: parts[3]
                    )
                )
            )
        default:
            self = .foreign(color)
        }
    }

    /// The rank the colour was given.
    var prominence: UIColor.Prominence {
        switch self {
        case .fixed(let color): color.prominence
        case .dynamic(let color): color.prominence
        case .foreign, .pattern: .primary
        }
    }
}

extension ColorStorage: Hashable {
    static func == (first: ColorStorage, second: ColorStorage) -> Bool {
        switch (first, second) {
        case (.fixed(let a), .fixed(let b)): a == b
        case (.foreign(let a), .foreign(let b)): a == b
        case (.pattern(let a, _), .pattern(let b, _)): a.isEqual(b)
        case (.dynamic(let a), .dynamic(let b)): a == b
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .fixed(let color): hasher.combine(color)
        case .foreign(let color): hasher.combine(color)
        case .pattern(let image, _): hasher.combine(image.hash)
        case .dynamic(let color): hasher.combine(color)
        }
    }
}

extension ColorStorage {
    /// Makes the colour of a pattern; clear for an image without pixels.
    init(pattern image: UIImage) {
        let size = image.size
        guard size.width > 0, size.height > 0, let color = CGColor.pattern(of: image) else {
            self = .fixed(FixedColor(ColorComponents(gray: 0, alpha: 0)))
            return
        }
        self = .pattern(image, color)
    }
}
