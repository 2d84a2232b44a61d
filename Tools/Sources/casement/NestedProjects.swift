// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Files beside a package's own sources: examples and demos with a package or an Xcode project of
/// their own, templates and snippets, which no target of the package names.
enum NestedProjects {
    /// The files of a package without those that none of its targets can compile.
    static func without(_ files: [URL], in package: URL) throws -> [URL] {
        guard let manifest = PackageManifest.file(of: package) else { return files }
        let files = compiled(files, in: package, try Files.text(manifest))
        let targets = ManifestLowerer.folders(in: try Files.text(manifest)).map { folder in
            package.appendingPathComponent(folder).standardizedFileURL.path + "/"
        }
        var known: [String: Bool] = [:]
        /// Whether a folder or one around it is such a project.
        func isNested(_ folder: URL) -> Bool {
            let path = folder.standardizedFileURL.path
            guard path.count > package.standardizedFileURL.path.count else { return false }
            if let answer = known[path] { return answer }
            let answer =
                isNested(folder.deletingLastPathComponent())
                || (holdsProject(folder) && !targets.contains { $0.hasPrefix(path + "/") })
            known[path] = answer
            return answer
        }
        return files.filter { !isNested($0.deletingLastPathComponent()) }
    }

    /// The files in the folders of targets; all, where the manifest does not tell each folder.
    private static func compiled(_ files: [URL], in package: URL, _ manifest: String) -> [URL] {
        guard let targets = ManifestLowerer.foldersByTarget(in: manifest) else { return files }
        var places: [String] = []
        for folders in targets.values {
            let found = folders.map { package.appendingPathComponent($0).standardizedFileURL }
                .filter { Files.isFolder($0) }
            if found.isEmpty { return files }
            places += found.map { $0.path + "/" }
        }
        let root = package.standardizedFileURL.path
        // Tests that no target names may get one of their own.
        return files.filter { file in
            let path = file.standardizedFileURL.path
            return places.contains { path.hasPrefix($0) }
                || path.dropFirst(root.count).lowercased().contains("test")
                || file.deletingLastPathComponent().standardizedFileURL.path == root
                || path.contains("/" + ManifestPlan.standInFolder + "/")
        }
    }

    private static func holdsProject(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
    }
}
