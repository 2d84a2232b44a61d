// SPDX-License-Identifier: Apache-2.0

import CoreText
import Foundation
import UIKit

/// The fonts that documents may name: those in the service's own folder, by family.
@MainActor
enum Fonts {
    private static var families: Set<String> = []

    /// Registers every font in the folder.
    static func register() {
        let others = Set(UIFont.familyNames)
        for file in Assets.files
        where ["ttf", "otf", "ttc"].contains(file.pathExtension.lowercased()) {
            CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        }
        families = Set(UIFont.familyNames).subtracting(others)
    }

    /// The font of a family, or the system's where none is named.
    static func font(
        _ family: String?,
        size: CGFloat,
        weight: UIFont.Weight = .regular
    ) throws -> UIFont {
        guard let family else { return .systemFont(ofSize: size, weight: weight) }
        guard families.contains(family) else {
            throw Document.Problem(description: "there is no font '\(family)'")
        }
        let traits = [UIFontDescriptor.TraitKey.weight: weight]
        let descriptor = UIFontDescriptor(fontAttributes: [.family: family, .traits: traits])
        return UIFont(descriptor: descriptor, size: size)
    }
}
