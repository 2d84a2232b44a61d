// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The families that an app sees: the machine's and those of iOS.
package enum FontFamilies {
    /// All families by name.
    package static var names: [String] {
        Set(FontDatabase.shared.families + SubstituteFonts.families.values.map(\.name)).sorted()
    }

    /// PostScript names of a family's faces; empty for an unknown family.
    package static func faceNames(ofFamily family: String) -> [String] {
        let installed = FontDatabase.shared.faces(ofFamily: family)
        if !installed.isEmpty { return installed.map(\.postScriptName) }
        return SubstituteFonts.families[family.lowercased()]?.faces.map(\.postScriptName) ?? []
    }
}
