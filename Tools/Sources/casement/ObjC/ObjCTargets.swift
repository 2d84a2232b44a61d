// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import SourceLowering

/// The targets of packages in Objective-C, for which targets in Swift stand.
struct ObjCTargets {
    /// The folders of targets by package and name, from the package's own on.
    private(set) var folders: [String: [String: String]] = [:]
    /// The generated files by package.
    private(set) var files: [String: [URL]] = [:]
    /// What was left out.
    private(set) var notes: [String] = []

    /// One target, with what it is made of.
    struct Found {
        let package: URL
        let target: ManifestTarget
        let headers: [URL]
        let folders: [URL]
        let implementations: [URL]
        let neighbours: [URL]

        /// The name of the module: a letter or a digit stays.
        var module: String {
            String(target.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
    }

    /// Finds such targets and writes the Swift that stands for them.
    ///
    /// A package without files in Objective-C costs one look at its folders.
    init(_ packages: [URL], sdk: SDK) throws {
        var found: [Found] = []
        for package in packages { found += try Self.targets(of: package) }
        guard !found.isEmpty else { return }
        let reader = try HeaderReader(sdk)
        var done: [String: HeaderWorkspace] = [:]
        var isOpen: Set<String> = []
        func make(_ item: Found) throws {
            guard done[item.target.name] == nil, isOpen.insert(item.target.name).inserted else {
                return
            }
            var above: [HeaderWorkspace] = []
            for name in item.target.dependencies {
                guard let other = found.first(where: { $0.target.name == name }) else { continue }
                try make(other)
                if let place = done[name] { above.append(place) }
            }
            let scratch = Project.scratch(of: item.package)
            let place = "objc/\(item.target.name)"
            let file = scratch.appendingPathComponent("\(place)/\(item.module).swift")
            let set = HeaderSet(
                module: item.module,
                headers: item.headers,
                folders: item.folders,
                neighbours: item.neighbours,
                implementations: item.implementations,
                definitions: item.target.definitions,
                isMixed: false,
                dependencies: above
            )
            let work = scratch.appendingPathComponent("objc-work/\(item.target.name)")
            let result = try reader.write(set, to: file, in: work)
            done[item.target.name] = result.workspace
            let path = item.package.path
            folders[path, default: [:]][item.target.name] = ".build/casement/\(place)"
            files[path, default: []].append(file)
            notes.append(
                "target \(item.target.name) is written in Objective-C: its headers stand as Swift, "
                    + "a call into its code fails the test that makes it"
            )
            notes += result.notes
        }
        for item in found {
            do {
                try make(item)
            } catch let error as HeaderError {
                notes.append("target \(item.target.name): \(error)")
            }
        }
    }

    /// The manifest of a package with the folders of generated targets.
    func manifest(_ text: String, of package: URL) -> String? {
        folders[package.path].map { ManifestTarget.moving($0, in: text) }
    }

    /// The targets of a package that speak Objective-C.
    static func targets(of package: URL) throws -> [Found] {
        let manifest = package.appendingPathComponent("Package.swift")
        guard FileManager.default.fileExists(atPath: manifest.path) else { return [] }
        let files = Files.all(under: package, endingIn: "")
            .filter { ["h", "m", "mm"].contains($0.pathExtension) }
        guard !files.isEmpty else { return [] }
        return ManifestTarget.all(in: try Files.text(manifest)).compactMap { target in
            found(target, in: package, files)
        }
    }

    private static func found(
        _ target: ManifestTarget,
        in package: URL,
        _ files: [URL]
    ) -> Found? {
        let manager = FileManager.default
        let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
        let folder = (target.path.map { [$0] } ?? usual)
            .map { package.appendingPathComponent($0).standardizedFileURL }
            .first { manager.fileExists(atPath: $0.path) }
        guard let folder, !ManifestLowerer.isStoodIn(target.name) else { return nil }
        let prefix = folder.path + "/"
        let excluded = target.excluded.map { prefix + $0 }
        func belongs(_ file: URL) -> Bool {
            let path = file.standardizedFileURL.path
            return path.hasPrefix(prefix)
                && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let own = files.filter { $0.pathExtension == "h" && belongs($0) }
        let code = files.filter { $0.pathExtension != "h" && belongs($0) }
        guard !own.isEmpty || !code.isEmpty,
            Files.all(under: folder, endingIn: ".swift").filter(belongs).isEmpty
        else { return nil }
        let plain = [".c", ".cc", ".cpp", ".cxx"].flatMap {
            Files.all(under: folder, endingIn: $0)
        }
        let include = folder.appendingPathComponent(target.publicHeaders ?? "include")
            .standardizedFileURL
        let shown = own.filter { $0.standardizedFileURL.path.hasPrefix(include.path + "/") }
        let speaksObjectiveC = shown.contains {
            (try? Files.text($0)).map { HeaderText($0).isObjectiveC } ?? false
        }
        guard !code.isEmpty || speaksObjectiveC && plain.filter(belongs).isEmpty else {
            return nil
        }
        let search = target.headerFolders.map {
            folder.appendingPathComponent($0).standardizedFileURL
        }
        return Found(
            package: package,
            target: target,
            headers: shown,
            folders: [include, folder] + search,
            implementations: code + plain.filter(belongs),
            neighbours: own
        )
    }
}
