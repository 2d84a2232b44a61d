// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Examples and demos beside a package's own sources: folders with a package or an Xcode project of
/// their own, which no target of the package names.
enum NestedProjects {
    /// The files of a package without those of such folders.
    static func without(_ files: [URL], in package: URL) throws -> [URL] {
        guard let manifest = PackageManifest.file(of: package) else { return files }
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

    private static func holdsProject(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
    }
}
