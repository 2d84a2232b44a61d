// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// A package of the user's, with the packages that it depends on.
struct Project {
    /// The folder of the manifest.
    let folder: URL
    let sdk: SDK
    /// The package made from an Xcode project; nil for a package of the user's.
    let imported: ImportedPackage?
    /// All that we write lies here.
    let scratch: URL
    /// What the project is built for.
    let purpose: ProjectChoice.Purpose

    /// Where all that we write for a user's folder lies.
    static func scratch(of folder: URL) -> URL { folder.appendingPathComponent(".build/casement") }

    init(at path: String) throws { try self.init(ProjectChoice.Request(path: path)) }

    init(_ request: ProjectChoice.Request) throws {
        let choice = try ProjectChoice(request)
        purpose = request.purpose
        for note in choice.notes { print("note: \(note)") }
        fflush(nil)
        sdk = try SDK.ready()
        if case .package(let package) = choice.source {
            folder = package
            scratch = Self.scratch(of: package)
            imported = nil
            return
        }
        var package = try ImportedPackage(choice.source, for: request.purpose, sdk)
        for note in package.project.notes { print("note: \(note)") }
        for note in try package.writeHeaders(sdk: sdk) { print("note: \(note)") }
        fflush(nil)
        scratch = Self.scratch(of: package.project)
        folder = package.folder
        imported = package
    }

    /// The name of the folder that packages are fetched to which a project's pods and Carthage name.
    static let librariesName = "casement-libraries"

    /// That folder of a project.
    static func libraries(of root: URL) -> URL {
        root.appendingPathComponent(".build/\(librariesName)")
    }

    /// A project's own place, since a package in the same folder has modules of the same names.
    static func scratch(of project: XcodeProject) -> URL {
        project.root.appendingPathComponent(".build/casement-\(project.name)")
    }

    var swiftPaths: [String] {
        [
            "--package-path", folder.path,
            "--scratch-path", scratch.appendingPathComponent("build").path,
        ]
    }

    /// What a command of SwiftPM's is called with.
    struct Build {
        let overlay: Overlay
        let arguments: [String]
        let environment: [String: String]
        /// What may be left out of modules that do not compile.
        let policy: MendingFolder.Policy
        /// Libraries that cannot be had.
        let leftOut: Set<String>
    }

    /// Where the modules lie that were mended.
    var mending: MendingFolder {
        MendingFolder(folder: scratch.appendingPathComponent("mending"))
    }

    /// Lowers what changed and puts SwiftPM's arguments together.
    ///
    /// `keepsGoing`: whether the user's own package is built without what does not compile; by
    /// default only for tests, of which the rest runs.
    func prepare(_ command: String, keepsGoing: Bool? = nil) throws -> Build {
        let packages = try packages(forTests: command == "test")
        for note in packages.notes { print("note: \(note)") }
        fflush(nil)
        let overlay = try Overlay(
            packages.folders,
            sdk: sdk,
            scratch: scratch,
            origins: imported?.origins ?? [:],
            leftOut: packages.absent,
            generated: packages.objc.files,
            built: packages.manifests.builtFolders,
            pods: imported?.project.pods ?? []
        )
        let toolset = try writeToolset(overlay)
        var arguments = swiftPaths + ["--toolset", toolset.path] + packages.manifests.flags
        if command == "test", Self.hasListsOfTests(folder) {
            arguments.append("--enable-test-discovery")
        }
        let display = [
            "CASEMENT_DISPLAY": ProcessInfo.processInfo.environment["CASEMENT_DISPLAY"]
                ?? (command == "test" ? "headless" : "")
        ].filter { !$0.value.isEmpty }
        return Build(
            overlay: overlay,
            arguments: arguments,
            environment: display,
            policy: keepsGoing ?? (command == "test") ? .everywhere : .dependencies,
            leftOut: packages.absent.subtracting(IOSModules.names)
        )
    }

    /// Lowers what changed and runs `swift build` or `swift run`.
    func run(
        _ command: String,
        _ flags: [String],
        keepsGoing: Bool? = nil
    ) throws -> Int32 {
        let build = try prepare(command, keepsGoing: keepsGoing)
        let log = try TestLog(scratch.appendingPathComponent("build.log"), isVerbose: false)
        if let imported, command == "run" { return try run(imported, flags, build, log) }
        if command == "run" {
            let status = try self.build(["swift", "build"] + build.arguments, build, log)
            guard status == 0 else { return status }
            let run = ["swift", "run"] + build.arguments + ["--skip-build"] + flags
            let environment = build.environment.merging(try CompilerWrapper.environment()) { $1 }
            return try Shell.run(run, environment: environment)
        }
        return try self.build(["swift", command] + build.arguments + flags, build, log)
    }

    /// Whether a package lists its tests for older Swift on Linux.
    ///
    /// Those lists are made where there is no Objective-C, and so not here, as on iOS: the tests
    /// are found without them.
    static func hasListsOfTests(_ folder: URL) -> Bool {
        Files.all(under: folder, endingIn: ".swift").contains {
            ["LinuxMain.swift", "XCTMain.swift"].contains($0.lastPathComponent)
        }
    }

    /// Builds an imported project, lays its resources out and runs its program.
    private func run(
        _ package: ImportedPackage,
        _ flags: [String],
        _ build: Build,
        _ log: TestLog
    ) throws -> Int32 {
        var rest = flags
        var choice: [String] = []
        if let index = rest.firstIndex(where: { ["-c", "--configuration"].contains($0) }),
            index + 1 < rest.count
        {
            choice = ["-c", rest[index + 1]]
            rest.removeSubrange(index...(index + 1))
        }
        let products = scratch.appendingPathComponent("build/\(choice.last ?? "debug")")
        let bundle = AppBundle(project: package.project, products: products)
        let applications = package.project.targets.filter { $0.kind == .application }
        let named = applications.first { [$0.name, $0.module].contains(rest.first) }
        guard let target = named ?? applications.first else {
            throw Failure("\(package.project.name).xcodeproj has no app to run")
        }
        if named != nil { rest.removeFirst() }
        let arguments = ["swift", "build", "--product", target.module] + build.arguments + choice
        let status = try self.build(arguments, build, log)
        guard status == 0 else { return status }
        let program = try bundle.makeApplication(target)
        return try Shell.run([program.path] + rest, environment: build.environment)
    }

    /// Shows the first of what lowering has to say.
    func tell(_ notes: [String], _ log: TestLog) {
        let shown = 20
        for note in notes.prefix(shown) { log.tell(note) }
        for note in notes.dropFirst(shown) { log.write(note) }
        if notes.count > shown {
            log.tell("\(notes.count - shown) more of these, in \(log.file.path)")
        }
    }

    /// Runs a build; a person reads each cause once, and the log has everything.
    func build(_ arguments: [String], _ build: Build, _ log: TestLog) throws -> Int32 {
        try MovedBuild(scratch: scratch).remove()
        var filter = OutputFilter(lowered: build.overlay.lowered, shifted: build.overlay.shifted)
        var digest = BuildDigest(root: root)
        var steps = BuildSteps()
        let pins = PinnedVersions(of: folder, scratch: scratch)
        defer { pins.restore() }
        pins.useStandIn()
        let notes = build.overlay.notes.map { ($0.description, digest.isOwn($0.path)) }
        tell(notes.filter(\.1).map(\.0), log)
        for (note, isOwn) in notes where !isOwn { log.write(note) }
        func show(_ lines: [String]) {
            for line in lines {
                let shown = digest.take(line)
                if shown.isEmpty { log.write(line) }
                for line in shown { log.tell(line) }
            }
        }
        let symbols = AbsentSymbols(in: scratch, sdk: sdk.folder.path)
        let mayLack = build.policy == .everywhere
        var missing: [String: (path: String, line: Int)] = [:]
        var held: [String] = []
        func take(_ line: String) {
            if let step = steps.take(line) {
                // On a terminal one line tells it all, elsewhere one for each target.
                if log.isTerminal {
                    log.status(step.text)
                } else if let target = step.newTarget {
                    log.tell("Building \(target)")
                }
            }
            guard mayLack else { return show(filter.take(line)) }
            if let name = symbols.name(in: line) {
                let manifest = folder.appendingPathComponent("Package.swift").path
                missing[name] = AbsentSymbols.place(in: line) ?? (manifest, 1)
                held.append(line)
            } else if AbsentSymbols.isEcho(line) {
                held.append(line)
            } else {
                show(filter.take(line))
            }
        }
        let environment = build.environment.merging(try CompilerWrapper.environment()) { $1 }
            .merging(
                mending.environment(
                    build.policy,
                    absentMembers: build.overlay.absentMembers,
                    leftOut: build.leftOut,
                    objectConformances: build.overlay.objectConformances
                )
            ) { $1 }
        let flags = mayLack ? symbols.flags : []
        if symbols.flags.isEmpty { mending.forgetSymbols() }
        var status = try Shell.run(arguments + flags, environment: environment, line: take)
        if status != 0, !missing.isEmpty, let titles = try symbols.add(Set(missing.keys)) {
            for line in held { log.write(line) }
            held = []
            try mending.keep(symbols: missing, titles)
            status = try Shell.run(
                arguments + symbols.flags,
                environment: environment,
                line: take
            )
        }
        show(held.flatMap { filter.take($0) })
        log.status("")
        if status != 0 { show(filter.atEnd()) }
        for line in digest.atEnd(log: log.file.path) { log.tell(line) }
        guard status == 0 else { return status }
        for configuration in ["debug", "release"] {
            CompiledNames.add(
                toBundlesIn: scratch.appendingPathComponent("build/\(configuration)")
            )
        }
        return tellCuts(build.policy, log)
    }

    private func writeToolset(_ overlay: Overlay) throws -> URL {
        let cryptoKit = overlay.importsCryptoKit ? try sdk.cryptoKit() : nil
        try sdk.build(onDemand: overlay.modulesOnDemand)
        var compiler = try sdk.compilerFlags() + (cryptoKit?.compilerFlags ?? [])
        var linker: [String] = []
        for library in overlay.systemLibraries {
            guard let flags = try library.prepare(in: scratch) else {
                print("note: '\(library.module)' needs \(library.debian), which is not installed")
                continue
            }
            compiler += flags.compiler
            linker += flags.linker
        }
        compiler += ["-vfsoverlay", overlay.file.path]
        let toolset: [String: Any] = [
            "schemaVersion": "1.0",
            "rootPath": "/",
            "swiftCompiler": ["extraCLIOptions": compiler],
            "linker": [
                "extraCLIOptions": [
                    "-L" + sdk.library.path, "-lCasement", "-rpath=" + sdk.library.path,
                ] + sdk.programObjects.map(\.path) + (cryptoKit?.linkerFlags ?? [])
                    + (try sdk.releasedLinkerFlags()) + linker
            ],
        ]
        let data = try JSONSerialization.data(
            withJSONObject: toolset,
            options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        )
        let file = overlay.file.deletingLastPathComponent().appendingPathComponent("toolset.json")
        try Files.write(String(decoding: data, as: UTF8.self), to: file)
        return file
    }
}
