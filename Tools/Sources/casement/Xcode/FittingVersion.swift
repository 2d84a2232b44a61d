// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The versions of libraries that sources are written for, where nothing else names one.
struct FittingVersion {
    /// The first major version that does not fit; nil where the newest version does.
    ///
    /// Up to Quick 6 `spec()` is a method of the instance, from Quick 7 on one of the class. Quick 6 alone
    /// runs examples that wait for others, and runs them off the main thread. Nimble 13 came with Quick 7.
    private static let limits = ["Quick": 7, "Nimble": 13]

    /// Whether specs are written for Quick 6 or an older version.
    private let hasInstanceSpecs: Bool
    /// Whether examples wait, as only Quick 6 lets them.
    private let waits: Bool

    init(_ sources: [URL]) {
        let specs = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .filter(Self.declaresInstanceSpec)
        hasInstanceSpecs = !specs.isEmpty
        waits = specs.contains { $0.contains("await ") }
    }

    /// The first major version of a module's library that does not fit; nil where any does.
    func limit(of module: String) -> Int? {
        guard hasInstanceSpecs, let limit = Self.limits[module] else { return nil }
        return module == "Quick" && !waits ? limit - 1 : limit
    }

    /// Whether a file of Quick's overrides `spec()` as a method of the instance.
    static func declaresInstanceSpec(_ text: String) -> Bool {
        guard text.contains("func spec()"), SourceImports(in: text).modules.contains("Quick") else {
            return false
        }
        return text.split(whereSeparator: \.isNewline).contains { line in
            guard let range = line.range(of: "func spec()") else { return false }
            let lead = line[..<range.lowerBound]
            let modifiers = lead.split { "{;".contains($0) }.last?.split(separator: " ") ?? []
            return !lead.contains("//") && modifiers.contains("override")
                && !modifiers.contains("class") && !modifiers.contains("static")
        }
    }
}
