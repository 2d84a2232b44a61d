// SPDX-License-Identifier: Apache-2.0

/// Sheets by name, held upright, in points.
package enum Paper {
    package static let letter = (width: 612.0, height: 792.0)
    package static let a4 = (width: 595.276, height: 841.89)

    /// The usual sheet of the locale that `LC_PAPER` or `LANG` names: US Letter in North America
    /// and some other countries, A4 elsewhere.
    package static func usual(in environment: [String: String]) -> (width: Double, height: Double) {
        let locale =
            ["LC_ALL", "LC_PAPER", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty } ?? ""
        let region = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").dropFirst()
            .first
        return region.map { lettered.contains(String($0)) } ?? false ? letter : a4
    }

    private static let lettered: Set<String> = [
        "US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "SV", "NI", "PA", "PR", "DO",
    ]
}
