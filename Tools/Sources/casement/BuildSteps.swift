// SPDX-License-Identifier: Apache-2.0

/// What of a package is being built, from the lines that SwiftPM writes.
struct BuildSteps {
    struct Step: Equatable {
        /// What a terminal shows.
        let text: String
        /// The target, where this is its first step.
        let newTarget: String?
    }

    private var targets: Set<String> = []

    /// Takes a line; nil for one that is no step.
    mutating func take(_ line: String) -> Step? {
        guard let (done, all) = BuildProgress.steps(in: line) else { return nil }
        let words = line.drop { $0 != "]" }.dropFirst().split(separator: " ")
        var target: String?
        if words.count >= 2, words[0] == "Compiling" {
            target = String(words[1])
        } else if words.count >= 3, words[0] == "Emitting", words[1] == "module" {
            target = String(words[2])
        }
        // A plug-in is none, and neither are the targets that the package manager makes for tests.
        let isMade =
            target?.hasSuffix("PackageTests") == true
            || target?.hasSuffix("PackageDiscoveredTests") == true
        if isMade || target == "plugin" { target = nil }
        let name = target.map { $0 + ", " } ?? ""
        let isNew = target.map { targets.insert($0).inserted } ?? false
        return Step(
            text: "Building \(name)\(done) of \(all) steps",
            newTarget: isNew ? target : nil
        )
    }
}
