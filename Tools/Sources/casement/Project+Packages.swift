// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

extension Project {
    /// The packages of a build.
    struct Packages {
        /// Their folders, the user's own first.
        let folders: [URL]
        let manifests: ManifestOverlay
        /// The targets for whose headers in Objective-C Swift stands.
        let objc: ObjCTargets
        /// Modules that cannot be had.
        let absent: Set<String>
        let notes: [String]
    }

    /// Finds the package and all that it depends on; a dependency that cannot be had is left out by
    /// name.
    func packages(forTests: Bool) throws -> Packages {
        let pins = PinnedVersions(of: folder, scratch: scratch)
        defer { pins.restore() }
        pins.useStandIn()
        var failure: String?
        var unreachable: Set<String> = []
        var known = [folder] + localPackages()
        var said = ""
        for _ in 0..<16 {
            let manifests = try ManifestOverlay(
                known,
                scratch: scratch,
                forTests: forTests,
                unreachable: unreachable
            )
            let arguments =
                ["swift", "package"] + swiftPaths + manifests.flags
                + ["show-dependencies", "--format", "json"]
            let (text, errors) = try Shell.quietOutput(
                arguments,
                environment: try CompilerWrapper.manifestEnvironment()
                    .merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
            )
            guard let text else {
                let gone = Self.unreachablePackages(errors).subtracting(unreachable)
                let there = checkouts().filter { !known.contains($0) }
                guard !gone.isEmpty || (!there.isEmpty && errors != said) else {
                    guard failure == nil, pins.hide() else {
                        throw Failure(failure ?? Self.resolutionFailure(errors))
                    }
                    // What only the versions' file names is not looked for any more.
                    failure = Self.resolutionFailure(errors)
                    unreachable = []
                    said = ""
                    continue
                }
                said = errors
                unreachable.formUnion(gone)
                known += there
                continue
            }
            if failure != nil { pins.keepStandIn() }
            let folders = try Self.folders(inTree: text)
            let complete =
                folders == known
                ? manifests
                : try ManifestOverlay(
                    folders,
                    scratch: scratch,
                    forTests: forTests,
                    unreachable: unreachable
                )
            let made = try Overlay.modules(of: folders).union(
                imported == nil ? [] : try Self.productModules(of: folders)
            )
            let missing = (imported?.project.absentModules ?? []).subtracting(made)
            let objc = ObjCTargets(complete.objcTargets, sdk: sdk)
            return Packages(
                folders: folders,
                manifests: complete,
                objc: objc,
                absent: complete.absentModules.union(missing).union(objc.absentModules)
                    .union(imported?.absentModules ?? []),
                notes: unreachable.sorted().map {
                    "\($0) cannot be fetched with git: what needs it is left out"
                } + (pins.hasStandIn ? [Self.otherVersions] : []) + complete.notes + objc.notes
            )
        }
        throw Failure("the package's dependencies cannot be resolved")
    }

    private static let otherVersions =
        "Package.resolved names versions that cannot be had: others that fit the manifest are built"

    /// The packages on disk that the manifest names.
    private func localPackages() -> [URL] {
        (imported?.project.targets ?? []).flatMap(\.packageProducts).compactMap(\.package?.folder)
            .unique
    }

    /// What has been fetched so far.
    private func checkouts() -> [URL] {
        let place = scratch.appendingPathComponent("build/checkouts")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.sorted().map { place.appendingPathComponent($0) }
            .filter { PackageManifest.file(of: $0) != nil }
    }

    private static func productModules(of folders: [URL]) throws -> Set<String> {
        try folders.reduce(into: []) { all, folder in
            guard let manifest = PackageManifest.file(of: folder) else { return }
            all.formUnion(ManifestLowerer.products(in: try Files.text(manifest)).map(\.name))
        }
    }

    /// The addresses that the package manager says it cannot fetch.
    static func unreachablePackages(_ errors: String) -> Set<String> {
        errors.split(separator: "\n").reduce(into: []) { all, line in
            for words in ["Failed to clone repository ", "could not find repository "] {
                guard let range = line.range(of: words) else { continue }
                let address = line[range.upperBound...].prefix { !$0.isWhitespace }
                    .trimmingCharacters(in: CharacterSet(charactersIn: ":'\""))
                if !address.isEmpty { all.insert(address) }
            }
        }
    }

    /// The first of what the package manager says, in one line.
    static func resolutionFailure(_ errors: String) -> String {
        let lines = errors.split(separator: "\n").map(String.init)
        // A manifest that does not compile has its error behind the command that compiled it.
        let placed = lines.first { OutputFilter.place($0)?.message.hasPrefix("error:") == true }
        let first = placed ?? lines.first { $0.contains("error:") } ?? lines.first ?? ""
        let reason = first.replacingOccurrences(of: "error: ", with: "")
        return "the package's dependencies cannot be resolved"
            + (reason.isEmpty ? "" : ": \(reason)")
    }

    private static func folders(inTree text: String) throws -> [URL] {
        // SwiftPM may print of its work before the tree.
        let json = text.firstIndex(of: "{").map { String(text[$0...]) } ?? text
        guard
            let tree = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        else { throw Failure("the package's dependencies cannot be read") }
        var folders: [URL] = []
        func collect(_ node: [String: Any]) {
            if let path = node["path"] as? String {
                let folder = URL(fileURLWithPath: path)
                if !folders.contains(folder) { folders.append(folder) }
            }
            for child in node["dependencies"] as? [[String: Any]] ?? [] { collect(child) }
        }
        collect(tree)
        return folders
    }
}
