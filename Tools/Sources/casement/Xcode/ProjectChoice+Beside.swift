// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

// A package and a project in one folder: which of both is the older one, and which has what tests read.
extension ProjectChoice {
    /// Whether projects are older than the package beside them: most files of the library that both make
    /// are where the project no longer finds them.
    static func areStale(_ source: Source, besides manifest: String) -> Bool {
        guard case .projects(let projects, _) = source else { return false }
        let modules = Set(
            ManifestLowerer.targets(in: manifest).map { BuildSettings.moduleName($0) }
        )
        return projects.contains { place in
            guard let project = try? XcodeProject(at: place) else { return false }
            let isWithoutFiles = !project.absentModules.isDisjoint(with: modules)
            return isWithoutFiles
                || project.targets.contains {
                    modules.contains($0.module) && $0.missingSources > $0.sources.count
                }
        }
    }

    /// Whether a folder has tests of a package that its manifest does not name.
    static func hasLooseTests(_ manifest: String, in folder: URL) -> Bool {
        let modules = Set(
            ManifestLowerer.targets(in: manifest).map { BuildSettings.moduleName($0) }
        )
        return Files.all(under: folder, endingIn: ".swift").contains { file in
            let inner = file.pathComponents.dropFirst(folder.pathComponents.count).dropLast()
            guard inner.contains(where: { $0.hasSuffix("Tests") }),
                let text = try? Files.text(file)
            else { return false }
            let imports = LooseTests.imports(in: text)
            return imports.contains("XCTest") && !imports.isDisjoint(with: modules)
        }
    }

    /// Whether a package's tests read files that lie beside them and that only projects put into the
    /// bundle: the manifest does not name them, or copies a folder into it, and Xcode does not take
    /// them by itself.
    static func testsLackResources(_ manifest: String, in folder: URL, _ source: Source) -> Bool {
        guard case .projects(let projects, _) = source else { return false }
        let named = ManifestLowerer.testFolders(in: manifest)
        let folders = named.map { name in
            let place = folder.appendingPathComponent(name).standardizedFileURL
            // The only target of tests may have the whole folder.
            let isThere = FileManager.default.fileExists(atPath: place.path)
            return (isThere || named.count > 1 ? place : place.deletingLastPathComponent()).path
                + "/"
        }
        let tests = folders.flatMap { place in
            Files.all(under: URL(fileURLWithPath: place), endingIn: ".swift")
                .compactMap { try? Files.text($0) }
        }
        let isNamed = manifest.contains("resources:")
        let copiesFolder = manifest.contains(/\.copy\("[^".]+"\)/)
        let isCopied = copiesFolder && !tests.contains { $0.contains(".module") }
        guard tests.contains(where: { $0.contains("Bundle(for:") }), !isNamed || isCopied else {
            return false
        }
        let version = PackageManifest.toolsVersion(of: manifest)
        let taken = version.lexicographicallyPrecedes([5, 3]) ? [] : UndeclaredResources.kinds
        return projects.contains { place in
            guard let project = try? XcodeProject(at: place) else { return false }
            return project.targets.contains { target in
                target.kind == .tests
                    && target.resources.contains { resource in
                        let path = resource.source.standardizedFileURL.path
                        return folders.contains { path.hasPrefix($0) }
                            && !taken.contains(resource.source.pathExtension)
                    }
            }
        }
    }
}
