// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
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
    /// The copies by the originals' paths.
    let lowered: [String: URL]
    /// The originals whose copies have a line more, before the first.
    let shifted: Set<String>
    /// How many files this run had to parse.
    let parses: Int
    /// Whether a file imports CryptoKit and no package makes swift-crypto's module, which would
    /// stand in for it.
    let importsCryptoKit: Bool
    /// What the files import that is here only once it is asked for.
    let modulesOnDemand: Set<String>
    /// The system's C libraries that files import as iOS's modules.
    let systemLibraries: [SystemLibrary]
    /// How many files there are.
    let fileCount: Int
    /// Members that were left out with frameworks which are not here, and those frameworks: files
    /// that import nothing absent may use them.
    let absentMembers: [String: String]
    /// The protocols that every object conforms to without members, by the module that says so.
    let objectConformances: [String: Set<String>]
    /// What was left as it is, or out.
    let notes: [LoweringNote]

    /// Raised whenever the lowering gives other text for the same source.
    private static let version = "68"

    /// A file with what is known of it.
    private struct Source: Sendable {
        let url: URL
        let text: String
        let digest: String
        let facts: FileFacts
        /// The module that it is in, as far as a manifest says.
        var module = ""
        /// Nil where the facts were known from an earlier run.
        let parsed: ParsedFile?
        /// Whether the file stays as it is and was not read for facts.
        var isPlain = false
    }

    /// Lowers what changed.
    ///
    /// `origins`: the user's files by the links to them that stand in the packages; `leftOut`:
    /// modules that cannot be had; `generated`: the files that stand for headers in Objective-C, by
    /// package; `built`: the folders whose files are built, by package, where that is known.
    init(
        _ packages: [URL],
        sdk: SDK,
        scratch: URL,
        origins: [String: URL] = [:],
        leftOut: Set<String> = [],
        generated: [String: [URL]] = [:],
        built: [String: BuiltFolders] = [:],
        pods: Set<String> = []
    ) throws {
        try self.init(
            packages,
            framework: sdk.optionalRequirements(),
            frameworkClasses: sdk.objectClasses(),
            frameworkParents: sdk.superclasses(),
            types: sdk.types(),
            protocols: sdk.protocols(),
            sdkPath: sdk.folder.path,
            scratch: scratch,
            origins: origins,
            leftOut: leftOut,
            generated: generated,
            built: built,
            pods: pods
        )
    }

    init(
        _ packages: [URL],
        framework: [String: Set<String>],
        frameworkClasses: Set<String> = [],
        frameworkParents: [String: String] = [:],
        types: Set<String> = [],
        protocols: Set<String> = [],
        sdkPath: String,
        scratch: URL,
        origins: [String: URL] = [:],
        leftOut: Set<String> = [],
        generated: [String: [URL]] = [:],
        built: [String: BuiltFolders] = [:],
        pods: Set<String> = []
    ) throws {
        let cacheFile = scratch.appendingPathComponent("facts.bin")
        let version = ([Self.version] + leftOut.sorted()).joined(separator: " ")
        let cache = LoweringCache.read(cacheFile, version: version)
        var known: [String: LoweringCache.Known] = [:]
        var plans: [(lowerer: Lowerer, source: Source)] = []
        // Modules that were mended otherwise are compiled again, too.
        let state = "\(Self.version) \(MendingRecord.currentVersion)"
        var fingerprint = [Data(state.utf8), Data(sdkPath.utf8)]
        let modules = try Self.modules(of: packages)
        var namesCryptoKit = false
        var imports: Set<String> = []
        let umbrellas = UmbrellaHeaders.bringingUIKit(
            modules,
            packages: packages,
            sources: origins.values
        )
        var read: [(sources: [Source], facts: [FileFacts], made: [URL])] = []
        for package in packages {
            let files = Files.all(under: package, endingIn: ".swift")
            let folders = built[package.path]
            let compiled =
                try folders.map { built in files.filter(built.contains) }
                ?? NestedProjects.without(files, in: package)
            let made = generated[package.path] ?? []
            let sources = try Self.read(
                compiled.filter { !Self.isManifest($0, of: package) } + made,
                cache,
                leftOut,
                mayBePlain: package != packages.first && made.isEmpty
            )
            for source in sources {
                if !source.isPlain {
                    known[source.url.path] = .init(digest: source.digest, facts: source.facts)
                }
                if source.facts.imports.contains("CryptoKit") { namesCryptoKit = true }
                imports.formUnion(source.facts.imports)
            }
            read.append((sources, try Self.facts(of: sources, in: package, made), made))
        }
        // A library's own types may be called as those of a framework that is here in part, or of one
        // that files need not import.
        let ownTypes = Set(read.flatMap(\.facts).flatMap(\.types))
        let alike = ownTypes.filter { PartialModules.isName($0) }
        let publishing = ownTypes.intersection(ProjectFacts.namesOfCombine)
        let offered = try Self.offered(by: packages, read.map { ($0.sources, $0.facts) })
        var leftOutTypes: [Int: Set<String>] = [:]
        var projects: [Int: (facts: ProjectFacts, isFull: Bool)] = [:]
        // Those that the user's own package may need first.
        for index in Array(packages.indices.dropFirst()) + packages.indices.prefix(1) {
            let (_, facts, made) = read[index]
            let package = packages[index]
            let isFull =
                try index == 0 && !PortablePackage.isOne(package) || !made.isEmpty
                || facts.contains {
                    $0.importsUIKit || $0.extendsObjectsOfTheRuntime || $0.alwaysUsesRuntime
                        || !$0.imports.isDisjoint(with: leftOut)
                }
                || facts.contains(where: \.alwaysUsesNetwork)
                    && !facts.contains { $0.imports.contains(NetworkUse.module) }
            // What files that import something absent take from other packages is there.
            let asked = facts.filter(\.importsAbsent)
                .reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            let others = offered.indices.filter { $0 != index }.reduce(into: Set<String>()) {
                $0.formUnion(offered[$1].types(importing: asked, leftOut: leftOutTypes[$1]))
            }
            let project = ProjectFacts(
                framework: framework,
                frameworkClasses: frameworkClasses,
                frameworkParents: frameworkParents,
                types: types.isEmpty ? [] : types.union(alike).union(others),
                protocols: protocols,
                modules: modules,
                leftOut: leftOut,
                umbrellas: umbrellas,
                pods: pods,
                publishing: publishing,
                files: isFull ? facts : []
            )
            leftOutTypes[index] = isFull ? project.leftOutTypes : nil
            projects[index] = (project, isFull)
        }
        for (index, package) in packages.enumerated() {
            let (sources, facts, _) = read[index]
            guard let (project, isFull) = projects[index] else { continue }
            fingerprint += [Data(package.path.utf8), Data((isFull ? "full" : "plain").utf8)]
            fingerprint.append(Data(project.fingerprint.utf8))
            let lowerer = Lowerer(facts: project, mode: isFull ? .full : .conditionsOnly)
            plans += zip(sources, facts).map { source, facts in
                var source = source
                source.module = facts.moduleName
                return (lowerer, source)
            }
        }
        let folder = scratch.appendingPathComponent("lowered-" + Files.digest(of: fingerprint))
        let indexFile = folder.appendingPathComponent("index.bin")
        let old = CopyIndex.read(indexFile)
        try Files.makeFolder(folder)
        let results = try concurrentMap(plans) { lowerer, source in
            try Self.lower(source, lowerer, old, folder, origins[source.url.path], leftOut)
        }
        var index = CopyIndex()
        var places: [String: URL] = [:]
        var byOrigin: [String: URL] = [:]
        var moved: Set<String> = []
        var noted: [LoweringNote] = []
        var absent: [String: String] = [:]
        fileCount = plans.count
        parses = results.count(where: \.isParsed)
        importsCryptoKit = namesCryptoKit && !modules.contains("Crypto")
        modulesOnDemand = imports.intersection(SDK.modulesOnDemand.keys).subtracting(modules)
        systemLibraries = SystemLibrary.wanted(imports: imports, modules: modules, in: packages)
        for ((_, source), (copy, _)) in zip(plans, results) {
            let path = source.url.path
            noted += copy.notes
            absent.merge(copy.absentMembers) { first, _ in first }
            index.copies[path] = copy
            guard copy.isChanged else { continue }
            places[path] = Self.place(of: source.url, in: folder)
            guard let origin = origins[path]?.path else { continue }
            byOrigin[origin] = places[path]
            if copy.isShifted { moved.insert(origin) }
        }
        lowered = byOrigin.merging(places) { $1 }
        shifted = moved
        notes = noted
        absentMembers = absent
        objectConformances = Dictionary(
            read.flatMap(\.facts).filter { !$0.objectConformances.isEmpty }.map { file in
                (
                    file.folder.split(separator: "/").last.map(String.init) ?? "",
                    file.objectConformances
                )
            },
            uniquingKeysWith: { $0.union($1) }
        )
        file = folder.appendingPathComponent("overlay.yaml")
        try Files.write(FileOverlay.text(places.mapValues(\.path)), to: file)
        // Last: what they say is true only now.
        if index.copies.mapValues(\.digest) != old.copies.mapValues(\.digest) {
            LoweringCache.write(index, to: indexFile)
        }
        cache.write(known, to: cacheFile)
    }

    /// What packages offer others, where a file of any of them imports something absent.
    private static func offered(
        by packages: [URL],
        _ read: [(sources: [Source], facts: [FileFacts])]
    ) throws -> [OfferedTypes] {
        guard read.contains(where: { $0.facts.contains(where: \.importsAbsent) }) else { return [] }
        return try zip(packages, read).map { package, read in
            var types = OfferedTypes(modules: try modules(of: [package]))
            for (source, facts) in zip(read.sources, read.facts) { types.add(source.text, facts) }
            return types
        }
    }

    /// Reads a package's files.
    ///
    /// `mayBePlain`: whether it is a dependency without headers in Objective-C. Where no file of such
    /// a package names UIKit or a module that cannot be had, those that lowering leaves alone are not
    /// parsed: packages of macros have some hundred.
    private static func read(
        _ files: [URL],
        _ cache: LoweringCache,
        _ leftOut: Set<String>,
        mayBePlain: Bool
    ) throws -> [Source] {
        let texts = try concurrentMap(files) { try Files.text($0) }
        let hasPlain = mayBePlain && PlainFile.mayBe(in: texts, leftOut: leftOut)
        return try concurrentMap(Array(zip(files, texts))) { file, text in
            guard hasPlain, PlainFile.isOne(text) else { return read(file, text, cache, leftOut) }
            return Source(
                url: file,
                text: text,
                digest: Files.digest(of: [Data(text.utf8)]),
                facts: FileFacts(),
                parsed: nil,
                isPlain: true
            )
        }
    }

    private static func read(
        _ url: URL,
        _ text: String,
        _ cache: LoweringCache,
        _ leftOut: Set<String>
    ) -> Source {
        let digest = Files.digest(of: [Data(text.utf8)])
        if let facts = cache.facts(of: url.path, digest: digest) {
            return Source(url: url, text: text, digest: digest, facts: facts, parsed: nil)
        }
        let parsed = ParsedFile(text, leftOut: leftOut)
        return Source(url: url, text: text, digest: digest, facts: parsed.facts, parsed: parsed)
    }

    private static func place(of source: URL, in folder: URL) -> URL {
        let name = Files.digest(of: [Data(source.path.utf8)])
        return folder.appendingPathComponent("\(name)-\(source.lastPathComponent)")
    }

    /// Makes the copy of one file, unless an earlier run has made it of the same text, and says
    /// whether the file had to be parsed for it or for its facts.
    private static func lower(
        _ source: Source,
        _ lowerer: Lowerer,
        _ old: CopyIndex,
        _ folder: URL,
        _ origin: URL?,
        _ leftOut: Set<String>
    ) throws -> (copy: CopyIndex.Copy, isParsed: Bool) {
        let place = place(of: source.url, in: folder)
        if source.isPlain {
            let copy = CopyIndex.Copy(
                digest: source.digest,
                notes: [],
                isChanged: false,
                isShifted: false,
                absentMembers: [:]
            )
            return (copy, false)
        }
        if let copy = old.copies[source.url.path], copy.digest == source.digest,
            !copy.isChanged || FileManager.default.fileExists(atPath: place.path)
        {
            return (copy, source.parsed != nil)
        }
        let path = (origin ?? source.url).path
        let result = lowerer.lower(
            source.parsed ?? ParsedFile(source.text, leftOut: leftOut),
            path: path,
            module: source.module,
            isOfProject: origin != nil
        )
        var output = result.text
        var isShifted = false
        if let origin {
            let named = SourceName.put(origin.path, into: output)
            output = named.text
            isShifted = named.isShifted
        }
        let isChanged = output != source.text
        // What the index does not list was never finished, or belongs to another text.
        if isChanged {
            try Files.write(output, to: place, isNew: old.copies[source.url.path] == nil)
        }
        let copy = CopyIndex.Copy(
            digest: source.digest,
            notes: result.notes,
            isChanged: isChanged,
            isShifted: isShifted,
            absentMembers: result.absentMembers
        )
        return (copy, true)
    }

    static func isManifest(_ file: URL, of package: URL) -> Bool {
        file.deletingLastPathComponent().path == package.path
            && file.lastPathComponent.hasPrefix("Package")
    }

    /// What files declare, with the folders of their targets.
    private static func facts(
        of sources: [Source],
        in package: URL,
        _ generated: [URL]
    ) throws -> [FileFacts] {
        guard let manifest = PackageManifest.file(of: package) else { return sources.map(\.facts) }
        // Generated files first: a target may have the whole package for its folder.
        let made = generated.map {
            "\(ManifestPlan.standInFolder)/\($0.deletingLastPathComponent().lastPathComponent)"
        }
        let named = ManifestLowerer.folders(in: try Files.text(manifest))
        let folders = (made + named).map { folder in
            (folder, package.appendingPathComponent(folder).standardizedFileURL.path + "/")
        }
        return sources.map { source in
            var facts = source.facts
            let path = source.url.standardizedFileURL.path
            facts.folder = folders.first { path.hasPrefix($0.1) }?.0 ?? ""
            return facts
        }
    }

    /// The modules that packages make, as far as manifests name them.
    static func modules(of packages: [URL]) throws -> Set<String> {
        try packages.reduce(into: []) { all, package in
            guard let manifest = PackageManifest.file(of: package) else { return }
            all.formUnion(ManifestLowerer.targets(in: try Files.text(manifest)))
        }
    }
}
