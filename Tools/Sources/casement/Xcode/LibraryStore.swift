// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Libraries that a project names without holding them, fetched with git.
struct LibraryStore {
    /// Where they lie.
    let folder: URL

    /// The sources of a library at a version or, if that can't be had, at the newest; nil where the
    /// repository can't be reached.
    ///
    /// `limit`: the first major version that is too new to stand in for one that can't be had.
    func checkout(_ address: String, version: String?, below limit: Int? = nil) -> URL? {
        let last = address.split(separator: "/").last.map(String.init) ?? address
        let plain = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        for tag in Self.tags(version) {
            if let place = clone(address, into: "\(tag)/\(plain)", tag: { tag }) { return place }
        }
        if let limit {
            let release = { Self.newest(of: Self.releases(of: address), below: limit) }
            if let place = clone(address, into: "below-\(limit)/\(plain)", tag: release) {
                return place
            }
        }
        return clone(address, into: "newest/\(plain)")
    }

    /// Clones a repository unless it is there; at a tag if one is asked for, which must be there.
    private func clone(_ address: String, into path: String, tag: (() -> String?)? = nil) -> URL? {
        let place = folder.appendingPathComponent(path)
        if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
            return place
        }
        var branch: [String] = []
        if let tag {
            guard let name = tag() else { return nil }
            branch = ["--branch", name]
        }
        try? Files.makeFolder(place.deletingLastPathComponent())
        let clone = ["git", "clone", "--quiet", "--depth", "1"] + branch + [address, place.path]
        let status = try? Shell.run(clone, environment: Self.environment) { _ in }
        if status == 0 { return place }
        try? FileManager.default.removeItem(at: place)
        return nil
    }

    private static let environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_LFS_SKIP_SMUDGE": "1"]

    /// The tags of a repository; none where it can't be reached.
    private static func releases(of address: String) -> [String] {
        let list = ["git", "ls-remote", "--tags", "--refs", address]
        let text = try? Shell.quietOutput(list, environment: environment).text
        return (text ?? "").split(separator: "\n").compactMap { line in
            line.range(of: "refs/tags/").map { String(line[$0.upperBound...]) }
        }
    }

    /// The newest of the tags that name a version below a major one: `v6.1.0`, not `v7.0.0-beta.1`.
    static func newest(of tags: [String], below limit: Int) -> String? {
        let versions = tags.compactMap { tag -> (tag: String, numbers: [Int])? in
            let parts = tag.drop { $0 == "v" }.split(separator: ".")
            let numbers = parts.compactMap { Int($0) }
            guard let major = numbers.first, numbers.count == parts.count, major < limit else {
                return nil
            }
            return (tag, numbers)
        }
        return versions.max { $0.numbers.lexicographicallyPrecedes($1.numbers) }?.tag
    }

    /// The names that a version's tag may have: `1.2` is `1.2`, `v1.2`, `1.2.0` or `v1.2.0`.
    static func tags(_ version: String?) -> [String] {
        guard let version, !version.isEmpty else { return [] }
        let bare = version.hasPrefix("v") ? String(version.dropFirst()) : version
        guard bare.first?.isNumber ?? false else { return [version] }
        let numbers = bare.split(separator: ".").count
        let long = bare + String(repeating: ".0", count: max(0, 3 - numbers))
        return [version, bare, "v" + bare, long, "v" + long].unique
    }
}
