// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Podfiles and Cartfiles of a folder say of libraries: where they are to be had, and in which
/// versions.
struct LockedVersions {
    struct Library: Equatable {
        var address: String?
        /// The exact version of a lock file, else the one that is asked for.
        var version: String?
        /// A folder on disk, for a pod in development.
        var path: URL?
        /// The parts of a pod that are asked for by name: `Rain` of `Weather/Rain`.
        var parts: Set<String> = []
        /// Whether a Podfile asks for parts of it where it lies on disk.
        var isPartOnDisk = false
    }

    /// By the library's name as its module has it.
    private(set) var libraries: [String: Library] = [:]
    /// The modules of libraries that CocoaPods brings.
    private(set) var pods: Set<String> = []
    /// Those that a Podfile names itself, and not only its lock file.
    private(set) var namedPods: Set<String> = []

    init(folders: [URL]) {
        for folder in folders {
            func text(_ name: String) -> String? {
                try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            }
            // Lock files first, since their versions are exact.
            if let lock = text("Podfile.lock") { read(podLock: lock) }
            for name in ["Cartfile.resolved", "Cartfile.private", "Cartfile"] {
                if let list = text(name) {
                    read(cartfile: list, isLock: name.hasSuffix("resolved"))
                }
            }
            if let list = text("Podfile") { read(podfile: list, folder) }
        }
    }

    private mutating func note(_ name: String, _ new: Library) {
        let key = BuildSettings.moduleName(name)
        var known = libraries[key] ?? Library()
        known.address = known.address ?? new.address
        known.version = known.version ?? new.version
        known.path = known.path ?? new.path
        known.parts.formUnion(new.parts)
        known.isPartOnDisk = known.isPartOnDisk || new.isPartOnDisk
        libraries[key] = known
    }

    private mutating func note(pod name: String, _ new: Library) {
        let words = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let pod = words.first else { return }
        var library = new
        library.parts.formUnion(words.dropFirst())
        library.isPartOnDisk = words.count > 1 && new.path != nil
        note(pod, library)
        pods.insert(BuildSettings.moduleName(pod))
    }

    private mutating func read(podLock text: String) {
        for line in text.split(separator: "\n") {
            // "  - Nimble (8.0.1):"
            guard line.hasPrefix("  - "), let open = line.firstIndex(of: "("),
                let close = line.lastIndex(of: ")")
            else { continue }
            let name = line[line.index(line.startIndex, offsetBy: 4)..<open]
                .trimmingCharacters(in: .whitespaces)
            let version = String(line[line.index(after: open)..<close])
            guard version.first?.isNumber ?? false else { continue }
            note(pod: name, Library(version: version))
        }
    }

    private mutating func read(podfile text: String, _ folder: URL) {
        for statement in Podspec.statements(text) where statement.hasPrefix("pod ") {
            let strings = Podspec.strings(statement)
            guard let name = strings.first else { continue }
            let options = Podspec.entries(statement)
            var library = Library()
            library.address = options["git"]?.first
            if let path = options["path"]?.first {
                library.path = folder.appendingPathComponent(path).standardizedFileURL
            }
            library.version =
                options["tag"]?.first
                ?? strings.dropFirst().first { $0.contains { $0.isNumber } && !$0.contains("/") }
                .map { String($0.drop { !$0.isNumber }) }
            note(pod: name, library)
            namedPods.insert(BuildSettings.moduleName(String(name.prefix { $0 != "/" })))
        }
    }

    private mutating func read(cartfile text: String, isLock: Bool) {
        for line in text.split(separator: "\n") {
            let strings = Podspec.strings(String(line.prefix { $0 != "#" }))
            guard let place = strings.first else { continue }
            let isGitHub = line.hasPrefix("github")
            guard isGitHub || line.hasPrefix("git ") else { continue }
            let name = place.split(separator: "/").last.map(String.init) ?? place
            let plain = name.replacingOccurrences(of: ".git", with: "")
                .replacingOccurrences(of: ".swift", with: "")
            var library = Library()
            library.address =
                isGitHub && !place.contains("://") ? "https://github.com/\(place)" : place
            let words = line.split(separator: " ").dropFirst(2).map(String.init)
            library.version =
                strings.dropFirst().first ?? words.first { $0.first?.isNumber ?? false }
            note(plain, library)
        }
    }
}
