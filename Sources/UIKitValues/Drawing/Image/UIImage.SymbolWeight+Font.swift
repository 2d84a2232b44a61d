// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage.SymbolWeight {
    private static let table: [(UIImage.SymbolWeight, UIFont.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
    ]

    /// The weight of text beside symbols of this weight; regular for unspecified.
    public func fontWeight() -> UIFont.Weight {
        Self.table.first { $0.0 == self }?.1 ?? .regular
    }

    /// The weight nearest to a font's.
    init(_ font: UIFont) {
        let traits = font.fontDescriptor.object(forKey: .traits)
        let values = traits as? [UIFontDescriptor.TraitKey: Any]
        let number = (values?[.weight] as? NSNumber)?.doubleValue ?? 0
        let weight = CGFloat(number)
        let nearest = Self.table.min {
            abs($0.1.rawValue - weight) < abs($1.1.rawValue - weight)
        }
        self = nearest?.0 ?? .regular
    }
}

extension UIFont.Weight {
    /// The weight of symbols beside text of this weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let all: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return all.min {
            abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
        } ?? .regular
    }
}
