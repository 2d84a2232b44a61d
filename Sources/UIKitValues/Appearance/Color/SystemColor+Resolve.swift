// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime

extension SystemColor {
    /// The one dynamic colour object for this name.
    var color: UIColor {
        SystemColorObjects.shared.dynamic[self] ?? UIColor(ColorComponents(gray: 0))
    }

    /// The value under given traits; light, base and usual contrast where they say nothing.
    func resolved(with traits: UITraitCollection) -> UIColor {
        let contrast = traits.accessibilityContrast == .high
        let index: Int
        if traits.userInterfaceStyle != .dark {
            index = contrast ? 2 : 0
        } else if traits.userInterfaceLevel == .elevated {
            index = contrast ? 5 : 4
        } else {
            index = contrast ? 3 : 1
        }
        let objects = SystemColorObjects.shared
        return (_iOS(26) ? objects.resolvedSince26 : objects.resolved)[self]?[index] ?? color
    }

    /// The name that descriptions and archives use.
    var systemName: String { rawValue + "Color" }

    /// The colour with such a name.
    init?(systemName: String) {
        guard systemName.hasSuffix("Color") else { return nil }
        self.init(rawValue: String(systemName.dropLast("Color".count)))
    }
}

/// The objects of all system colours, made once.
private struct SystemColorObjects: Sendable {
    static let shared = SystemColorObjects()

    let dynamic: [SystemColor: UIColor]
    let resolved: [SystemColor: [UIColor]]
    let resolvedSince26: [SystemColor: [UIColor]]

    private init() {
        var dynamic: [SystemColor: UIColor] = [:]
        var resolved: [SystemColor: [UIColor]] = [:]
        var resolvedSince26: [SystemColor: [UIColor]] = [:]
        for color in SystemColor.allCases {
            dynamic[color] = UIColor(DynamicColor(source: .system(color)))
            resolved[color] = color.values.map { UIColor(ColorComponents($0.rgb, $0.percent)) }
            resolvedSince26[color] = color.valuesSince26.map {
                UIColor(ColorComponents($0.rgb, $0.percent))
            }
        }
        self.dynamic = dynamic
        self.resolved = resolved
        self.resolvedSince26 = resolvedSince26
    }
}

extension ColorComponents {
    /// Makes components from `0xRRGGBB` and an opacity in percent.
    fileprivate init(_ rgb: UInt32, _ percent: Int) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: CGFloat(percent) / 100)
    }
}
