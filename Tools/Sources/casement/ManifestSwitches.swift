// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Variables of the environment by which a manifest declares its tests: `TEST=1 swift test`.
///
/// Packages that hide their tests' dependencies from those who use them ask for one, mostly `TEST`. Who tests the
/// package wants it on.
enum ManifestSwitches {
    /// Sets what a manifest in a folder asks for and nobody has set; gives the names.
    static func turnOn(in folder: URL) -> [String] {
        let file = folder.appendingPathComponent("Package.swift")
        guard let manifest = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        let unset = names(in: manifest).filter { getenv($0) == nil }
        for name in unset { setenv(name, "1", 0) }
        return unset
    }

    /// The names of variables about tests that a manifest with tests reads.
    static func names(in manifest: String) -> [String] {
        guard manifest.contains("testTarget") else { return [] }
        let pattern = /environment\s*\[\s*"([A-Z0-9_]*TEST[A-Z0-9_]*)"\s*\]/
        let opposites = ["SKIP", "DISABLE", "EXCLUDE", "WITHOUT", "NO_"]
        let names = Set(manifest.matches(of: pattern).map { String($0.1) })
        return names.filter { name in !opposites.contains { name.contains($0) } }.sorted()
    }
}
