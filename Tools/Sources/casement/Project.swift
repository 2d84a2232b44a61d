// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// A package of the user's, with the packages that it depends on.
struct Project {
    /// The folder of the manifest.
    let folder: URL
    private let sdk: SDK
    /// The package made from an Xcode project; nil for a package of the user's.
    let imported: ImportedPackage?
    /// All that we write lies here.
    let scratch: URL

    /// Where all that we write for a user's folder lies.
    static func scratch(of folder: URL) -> URL { folder.appendingPathComponent(".build/casement") }

    init(at path: String) throws {
        let given = URL(fileURLWithPath: path).standardizedFileURL
        let isProject = given.pathExtension == "xcodeproj"
        let manifest = given.appendingPathComponent("Package.swift").path
        if !isProject, FileManager.default.fileExists(atPath: manifest) {
            folder = given
            scratch = Self.scratch(of: given)
            imported = nil
        } else if let file = isProject ? given : try XcodeProject.find(in: given) {
            let project = try XcodeProject(at: file)
            for note in project.notes + project.targets.flatMap(\.notes) { print("note: \(note)") }
            fflush(nil)
            scratch = Self.scratch(of: project.root)
            let package = try ImportedPackage(
                project,
                in: scratch.appendingPathComponent("import")
            )
            folder = package.folder
            imported = package
        } else {
            throw Failure(
                "\(given.path) holds no Package.swift and no Xcode project; give --package-path"
            )
        }
        sdk = try SDK.ready()
        for note in try imported?.writeHeaders(sdk: sdk) ?? [] { print("note: \(note)") }
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
    }

    /// Lowers what changed and puts SwiftPM's arguments together.
    func prepare(_ command: String) throws -> Build {
        let packages = try packageFolders()
        let overlay = try Overlay(
            packages,
            sdk: sdk,
            scratch: scratch,
            origins: imported?.origins ?? [:]
        )
        let toolset = try writeToolset(overlay)
        var arguments = swiftPaths + ["--toolset", toolset.path]
        if let manifests = overlay.manifests {
            for word in ["-vfsoverlay", manifests.path] {
                arguments += ["-Xbuild-tools-swiftc", word]
            }
        }
        if command == "test", Self.hasListsOfTests(folder) {
            arguments.append("--enable-test-discovery")
        }
        let display = [
            "CASEMENT_DISPLAY": ProcessInfo.processInfo.environment["CASEMENT_DISPLAY"]
                ?? (command == "test" ? "headless" : "")
        ].filter { !$0.value.isEmpty }
        return Build(overlay: overlay, arguments: arguments, environment: display)
    }

    /// Lowers what changed and runs `swift build` or `swift run`.
    func run(_ command: String, _ flags: [String]) throws -> Int32 {
        let build = try prepare(command)
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
    private func tell(_ notes: [String], _ log: TestLog) {
        let shown = 20
        for note in notes.prefix(shown) { log.tell(note) }
        for note in notes.dropFirst(shown) { log.write(note) }
        if notes.count > shown {
            log.tell("\(notes.count - shown) more of these, in \(log.file.path)")
        }
    }

    /// Runs a build; a person reads each cause once, and the log has everything.
    func build(_ arguments: [String], _ build: Build, _ log: TestLog) throws -> Int32 {
        var filter = OutputFilter(lowered: build.overlay.lowered, shifted: build.overlay.shifted)
        var digest = BuildDigest()
        tell(build.overlay.notes.map(\.description), log)
        func show(_ lines: [String]) {
            for line in lines {
                let shown = digest.take(line)
                if shown.isEmpty { log.write(line) }
                for line in shown { log.tell(line) }
            }
        }
        let environment = build.environment.merging(try CompilerWrapper.environment()) { $1 }
        let status = try Shell.run(arguments, environment: environment) { show(filter.take($0)) }
        if status != 0 { show(filter.atEnd()) }
        for line in digest.atEnd(log: log.file.path) { log.tell(line) }
        return status
    }

    /// The folders of the package and of all that it depends on, the package's own first.
    private func packageFolders() throws -> [URL] {
        let arguments =
            ["swift", "package"] + swiftPaths + ["show-dependencies", "--format", "json"]
        guard let text = try Shell.output(arguments) else {
            throw Failure("the package's dependencies cannot be resolved")
        }
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

    private func writeToolset(_ overlay: Overlay) throws -> URL {
        let cryptoKit = overlay.importsCryptoKit ? try sdk.cryptoKit() : nil
        let compiler =
            try sdk.compilerFlags() + (cryptoKit?.compilerFlags ?? [])
            + ["-vfsoverlay", overlay.file.path]
        let toolset: [String: Any] = [
            "schemaVersion": "1.0",
            "rootPath": "/",
            "swiftCompiler": ["extraCLIOptions": compiler],
            "linker": [
                "extraCLIOptions": [
                    "-L" + sdk.library.path, "-lCasement", "-rpath=" + sdk.library.path,
                ] + (cryptoKit?.linkerFlags ?? [])
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
