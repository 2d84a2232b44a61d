// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders of a package whose files are built: what else lies in it is nobody's concern here.
struct BuiltFolders: Equatable {
    /// What one target has of the package; paths end in a slash.
    private struct Part: Equatable {
        var folders: [String]
        var excluded: [String] = []

        func contains(_ path: String) -> Bool {
            folders.contains { path.hasPrefix($0) || path + "/" == $0 }
                && !excluded.contains { path.hasPrefix($0) || path + "/" == $0 }
        }
    }

    private var parts: [Part] = []

    /// The folders of some targets; nil where one of them is not known.
    init?(_ targets: [PackageDump.Target], of dump: PackageDump, in package: URL) {
        for target in targets {
            guard let place = dump.folder(of: target, in: package) else { return nil }
            func path(_ name: String) -> String {
                let file = place.appendingPathComponent(name).standardizedFileURL
                return file.path + "/"
            }
            parts.append(
                Part(
                    folders: target.sources?.map(path) ?? [place.path + "/"],
                    excluded: (target.exclude ?? []).map(path)
                )
            )
        }
        guard !parts.isEmpty else { return nil }
    }

    /// The folders of a dependency that its manifest names, and those for sources by custom.
    ///
    /// Nil where it may be any.
    init?(namedIn manifest: String, of package: URL) {
        let customary: Set<String> = ["Sources", "Source", "src", "srcs"]
        guard !manifest.contains(#"".""#), !manifest.contains(#""./""#),
            !manifest.contains(#"path: """#), !Self.hasComputedPath(manifest)
        else { return nil }
        let root = package.standardizedFileURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        // Letters count as little as on a Mac.
        let text = manifest.lowercased()
        let folders = names.filter { customary.contains($0) || text.contains($0.lowercased()) }
            .map { root.appendingPathComponent($0).path + "/" }
        guard !folders.isEmpty else { return nil }
        parts = [Part(folders: folders)]
    }

    /// Whether a path in a manifest is put together when it is read.
    private static func hasComputedPath(_ manifest: String) -> Bool {
        manifest.components(separatedBy: "path:").dropFirst().contains { rest in
            let value = rest.drop { $0.isWhitespace }
            guard value.first == "\"" else { return true }
            return value.dropFirst().prefix { $0 != "\"" }.contains("\\")
        }
    }

    /// Takes a folder in, without some parts of it.
    mutating func add(_ folder: URL, without parts: [String]) {
        let excluded = parts.map {
            folder.appendingPathComponent($0).standardizedFileURL.path + "/"
        }
        let path = folder.standardizedFileURL.path + "/"
        self.parts.append(Part(folders: [path], excluded: excluded))
    }

    /// Whether a file is built.
    func contains(_ file: URL) -> Bool {
        let path = file.standardizedFileURL.path
        return parts.contains { $0.contains(path) }
    }
}
