// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What was built while the project lay elsewhere, or under another name.
///
/// The compiler's module cache knows its own path and refuses to be read from another one.
struct MovedBuild {
    /// The folder that holds all that we write for a project.
    let scratch: URL

    /// What was fetched, which holds anywhere.
    private static let fetched: Set<String> = [
        "artifacts", "checkouts", "repositories", "workspace-state.json",
    ]

    /// The file that says where the folder lay when it was last built in.
    private var note: URL { scratch.appendingPathComponent("place") }

    /// Removes what was built elsewhere, and writes down where the folder lies now.
    func remove() throws {
        let place = scratch.standardizedFileURL.path
        let last = try? String(contentsOf: note, encoding: .utf8)
        guard last != place else { return }
        if last != nil {
            let build = scratch.appendingPathComponent("build")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
            for name in names where !Self.fetched.contains(name) {
                try Files.remove(build.appendingPathComponent(name))
            }
        }
        try Files.write(place, to: note)
    }
}
