// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// The lowered copies of the packages' files and the virtual file system that lays them over the
/// originals.
///
/// The build watches the originals, not the copies, so everything that makes the copy of an
/// unchanged file another one goes into the folder's name: the tool, the framework, and what files
/// know of each other.
struct Overlay {
    /// The virtual file system for sources.
    let file: URL
    /// The one for manifests; nil if none of them changes.
    let manifests: URL?
    /// The copies by the originals' paths.
    let lowered: [String: URL]
    /// The originals whose copies have a line more, before the first.
    let shifted: Set<String>

    /// Raised whenever the lowering gives other text for the same source.
    private static let version = "3"

    /// Lowers what changed.
    ///
    /// `origins`: the user's files by the links to them that stand in the packages.
    init(_ packages: [URL], sdk: SDK, scratch: URL, origins: [String: URL] = [:]) throws {
        var plans: [(lowerer: Lowerer, files: [(URL, String)])] = []
        var fingerprint = [Data(Self.version.utf8), Data(sdk.folder.path.utf8)]
        let framework = try sdk.optionalRequirements()
        var manifestCopies: [(String, String)] = []
        for (index, package) in packages.enumerated() {
            let files = try Files.all(under: package, endingIn: ".swift").map {
                ($0, try Files.text($0))
            }
            for (manifest, text) in files where Self.isManifest(manifest, of: package) {
                guard let lowered = ManifestLowerer.lower(text) else { continue }
                manifestCopies.append((manifest.path, lowered))
            }
            let sources = files.filter { !Self.isManifest($0.0, of: package) }
            let facts = sources.map { Lowerer.facts(of: $0.1) }
            let isFull = index == 0 || facts.contains(where: \.importsUIKit)
            let project = ProjectFacts(framework: framework, files: isFull ? facts : [])
            fingerprint += [Data(package.path.utf8), Data((isFull ? "full" : "plain").utf8)]
            fingerprint.append(Data(project.fingerprint.utf8))
            let lowerer = Lowerer(facts: project, mode: isFull ? .full : .conditionsOnly)
            plans.append((lowerer, sources))
        }
        let folder = scratch.appendingPathComponent("lowered-" + Files.digest(of: fingerprint))
        var copies: [String: URL] = [:]
        var byOrigin: [String: URL] = [:]
        var moved: Set<String> = []
        for (source, text) in plans.flatMap({ plan in
            plan.files.map { ($0.0, (plan.lowerer, $0.1)) }
        }) {
            let origin = origins[source.path]
            let result = text.0.lower(text.1, path: (origin ?? source).path)
            for note in result.notes { print(note) }
            guard result.text != text.1 || origin != nil else { continue }
            let name = Files.digest(of: [Data(source.path.utf8)])
            let place = folder.appendingPathComponent("\(name)/\(source.lastPathComponent)")
            var output = result.text
            if let origin {
                let named = SourceName.put(origin.path, into: output)
                output = named.text
                if named.isShifted { moved.insert(origin.path) }
                byOrigin[origin.path] = place
            }
            try Files.write(output, to: place)
            copies[source.path] = place
        }
        lowered = byOrigin.merging(copies) { $1 }
        shifted = moved
        file = folder.appendingPathComponent("overlay.yaml")
        try Files.write(Self.yaml(copies.mapValues(\.path)), to: file)
        manifests = try Self.write(manifestCopies, in: scratch)
    }

    private static func isManifest(_ file: URL, of package: URL) -> Bool {
        file.deletingLastPathComponent().path == package.path
            && file.lastPathComponent.hasPrefix("Package")
    }

    private static func write(_ copies: [(String, String)], in scratch: URL) throws -> URL? {
        guard !copies.isEmpty else { return nil }
        let digest = Files.digest(of: copies.map { Data(($0.0 + $0.1).utf8) })
        let folder = scratch.appendingPathComponent("manifests-" + digest)
        var places: [String: String] = [:]
        for (index, (path, text)) in copies.enumerated() {
            let place = folder.appendingPathComponent("\(index)/Package.swift")
            try Files.write(text, to: place)
            places[path] = place.path
        }
        let file = folder.appendingPathComponent("overlay.yaml")
        try Files.write(yaml(places), to: file)
        return file
    }

    /// The virtual file system in the compiler's own form, which is JSON.
    private static func yaml(_ copies: [String: String]) throws -> String {
        let folders = Dictionary(grouping: copies.keys) { path in
            URL(fileURLWithPath: path).deletingLastPathComponent().path
        }
        let roots = folders.sorted { $0.key < $1.key }.map { folder, files -> [String: Any] in
            let contents = files.sorted().map { path -> [String: Any] in
                [
                    "type": "file",
                    "name": URL(fileURLWithPath: path).lastPathComponent,
                    "external-contents": copies[path] ?? path,
                ]
            }
            return ["type": "directory", "name": folder, "contents": contents]
        }
        let system: [String: Any] = [
            "version": 0, "use-external-names": false, "case-sensitive": true, "roots": roots,
        ]
        let data = try JSONSerialization.data(
            withJSONObject: system,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        )
        return String(decoding: data, as: UTF8.self)
    }
}
