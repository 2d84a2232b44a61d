// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tests that lie beside a package's sources and that no manifest and no project names: a project
/// that some generator makes would have them.
struct OrphanTests: Equatable {
    /// The target's name, which no other has.
    let name: String
    /// Its folder, from the package's on.
    let path: String
    /// The package's targets that the tests import.
    let dependencies: [String]

    /// Looks for folders with tests of a package that declares none.
    static func all(of dump: PackageDump, in package: URL) -> [Self] {
        let root = package.standardizedFileURL.path + "/"
        var modules: [String: String] = [:]
        for target in dump.targets where ["regular", "executable"].contains(target.type) {
            modules[BuildSettings.moduleName(target.name)] = target.name
        }
        let claimed = dump.targets.flatMap { sources(of: $0, dump, in: package) }
        let skipped: Set<String> = ["Example", "Examples", "Demo", "Samples"]
        var folders: [String: Set<String>] = [:]
        for file in Files.all(under: package, endingIn: ".swift") {
            let path = file.standardizedFileURL.path
            guard path.hasPrefix(root), !claimed.contains(where: { path.hasPrefix($0) }),
                let text = try? Files.text(file),
                text.contains("import XCTest")
                    || text.contains("import Testing")
            else { continue }
            let parts = path.dropFirst(root.count).split(separator: "/").dropLast().map(String.init)
            let imports = SourceImports.modules(in: text)
            let own = imports.compactMap { modules[$0] }
            // User interface tests launch an app; what lies in examples belongs to their projects.
            guard !own.isEmpty, !text.contains("XCUIApplication"), !parts.isEmpty,
                skipped.isDisjoint(with: parts)
            else { continue }
            folders[testFolder(parts).joined(separator: "/"), default: []].formUnion(own)
        }
        var names = Set(dump.targets.map(\.name))
        return folders.sorted { $0.key < $1.key }.compactMap { path, dependencies in
            guard !folders.keys.contains(where: { path.hasPrefix($0 + "/") }) else { return nil }
            var name = BuildSettings.moduleName(dependencies.min() ?? "") + "Tests"
            while !names.insert(name).inserted { name += "_" }
            let inner = folders.filter { $0.key.hasPrefix(path + "/") }.flatMap(\.value)
            return Self(
                name: name,
                path: path,
                dependencies: dependencies.union(inner).sorted()
            )
        }
    }

    /// The outermost folder on a way whose name speaks of tests, or else the last one.
    private static func testFolder(_ parts: [String]) -> [String] {
        let index = parts.firstIndex { $0.lowercased().contains("test") } ?? parts.count - 1
        return Array(parts[...index])
    }

    /// The folders whose files a target compiles.
    private static func sources(
        of target: PackageDump.Target,
        _ dump: PackageDump,
        in package: URL
    ) -> [String] {
        guard let folder = dump.folder(of: target, in: package) else { return [] }
        guard let sources = target.sources, !sources.isEmpty else {
            let excluded = (target.exclude ?? []).map {
                folder.appendingPathComponent($0).standardizedFileURL.path
            }
            // With parts left out, only what lies beside them is surely the target's.
            return excluded.isEmpty ? [folder.path + "/"] : []
        }
        return sources.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    }

    /// The line of a manifest that adds the target.
    func code(package: String) -> String {
        let needs = dependencies.map { quoted($0) }.joined(separator: ", ")
        return "\(package).targets.append(.testTarget(name: \(quoted(name)), "
            + "dependencies: [\(needs)], path: \(quoted(path))))"
    }
}
