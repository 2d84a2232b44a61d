// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Libraries that a project names without holding them, fetched with git.
struct LibraryStore {
    /// Where they lie.
    let folder: URL

    /// The sources of a library at a version or, if that can't be had, as they are now; nil where
    /// the repository can't be reached.
    func checkout(_ address: String, version: String?) -> URL? {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        let plain = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        for tag in Self.tags(version) + [nil] {
            let place = folder.appendingPathComponent("\(tag ?? "newest")/\(plain)")
            if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
                return place
            }
            try? Files.makeFolder(place.deletingLastPathComponent())
            let branch = tag.map { ["--branch", $0] } ?? []
            let clone =
                ["git", "clone", "--quiet", "--depth", "1"] + branch + [address, place.path]
            let environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_LFS_SKIP_SMUDGE": "1"]
            let status = try? Shell.run(clone, environment: environment) { _ in }
            if status == 0 { return place }
            try? FileManager.default.removeItem(at: place)
        }
        return nil
    }

    /// The names that a version's tag may have: `1.2` is `1.2`, `v1.2`, `1.2.0` or `v1.2.0`.
    static func tags(_ version: String?) -> [String?] {
        guard let version, !version.isEmpty else { return [] }
        let bare = version.hasPrefix("v") ? String(version.dropFirst()) : version
        guard bare.first?.isNumber ?? false else { return [version] }
        let numbers = bare.split(separator: ".").count
        let long = bare + String(repeating: ".0", count: max(0, 3 - numbers))
        return [version, bare, "v" + bare, long, "v" + long].unique
    }
}
