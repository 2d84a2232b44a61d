// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// The framework as packages compile and link against it: modules and one library, built once for
/// each state of the framework's sources.
struct SDK {
    /// The folder of this state; its name changes with every change in the sources.
    let folder: URL

    var modules: URL { folder.appendingPathComponent("modules") }
    var library: URL { folder.appendingPathComponent("lib") }

    /// The framework's own package.
    ///
    /// `CASEMENT_HOME` names it; else it is the one that this program was built from.
    static func home() throws -> URL {
        if let given = ProcessInfo.processInfo.environment["CASEMENT_HOME"] {
            return URL(fileURLWithPath: given)
        }
        let marks = "Sources/UIKitCore"
        let starts = [
            Bundle.main.executableURL?.resolvingSymlinksInPath(), URL(fileURLWithPath: #filePath),
        ]
        for start in starts.compactMap(\.self) {
            var folder = start.deletingLastPathComponent()
            while folder.path != "/" {
                let mark = folder.appendingPathComponent(marks).path
                if FileManager.default.fileExists(atPath: mark) { return folder }
                folder.deleteLastPathComponent()
            }
        }
        throw Failure("the framework's sources are not found: set CASEMENT_HOME to their folder")
    }

    /// Raised whenever the folder's contents are put together in another way.
    static let layout = "14"

    static var cache: URL {
        let environment = ProcessInfo.processInfo.environment
        if let given = environment["CASEMENT_CACHE"] { return URL(fileURLWithPath: given) }
        let base = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        return URL(fileURLWithPath: base).appendingPathComponent("casement")
    }

    /// The SDK that packages build against: a release's, else that of the framework's sources,
    /// built now if need be.
    ///
    /// `telling`: says that the framework is built, before that begins.
    static func ready(telling: (String) -> Void = say) throws -> SDK {
        try Releases.here.sdk() ?? fromSources(telling: telling)
    }

    /// The SDK of the sources' present state, built now if need be.
    static func fromSources(telling: (String) -> Void = say) throws -> SDK {
        let (sdk, state) = try current()
        if sdk.isBuilt { return sdk }
        return try FileLock.hold(
            cache.appendingPathComponent("sdk.lock"),
            waiting: "Another run builds the framework; waiting for it."
        ) {
            if !sdk.isBuilt { try sdk.build(state, telling) }
            return sdk
        }
    }

    private static func say(_ line: String) {
        print(line)
        // Before anything that is written past the buffer.
        fflush(nil)
    }

    /// Whether the SDK of the framework's present state is there.
    static func isReady() throws -> Bool { try current().sdk.isBuilt }

    /// Bytes that are free where SDKs are kept.
    static var freeSpace: Int64 {
        var folder = cache
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value ?? .max
    }

    var isBuilt: Bool { FileManager.default.fileExists(atPath: requirementsFile.path) }

    /// What an SDK is made of.
    private struct State {
        let home: URL
        let sources: [URL]
        let configuration: String
    }

    private static func current() throws -> (sdk: SDK, state: State) {
        let home = try home()
        let configuration =
            ProcessInfo.processInfo.environment["CASEMENT_SDK_CONFIGURATION"] ?? "debug"
        let sources = ["swift", "h", "c", "modulemap"].flatMap {
            Files.all(under: home.appendingPathComponent("Sources"), endingIn: "." + $0)
        }
        let manifest = home.appendingPathComponent("Package.swift")
        let parts = try ([manifest] + sources).flatMap { file in
            [Data(file.path.dropFirst(home.path.count).utf8), try Data(contentsOf: file)]
        }
        let digest = Files.digest(of: parts + [Data((configuration + layout).utf8)])
        let sdk = SDK(folder: cache.appendingPathComponent("sdk-" + digest))
        return (sdk, State(home: home, sources: sources, configuration: configuration))
    }

    private var requirementsFile: URL {
        folder.appendingPathComponent("optional-requirements.txt")
    }

    private var typesFile: URL { folder.appendingPathComponent("types.txt") }

    /// The framework's public types.
    func types() throws -> Set<String> {
        Set(try Files.text(typesFile).split(separator: "\n").map(String.init))
    }

    private var protocolsFile: URL { folder.appendingPathComponent("protocols.txt") }

    /// The framework's public protocols.
    func protocols() throws -> Set<String> {
        Set(try Files.text(protocolsFile).split(separator: "\n").map(String.init))
    }

    private var classesFile: URL { folder.appendingPathComponent("classes.txt") }

    /// The framework's classes that inherit from the runtime's `NSObject`.
    func objectClasses() throws -> Set<String> {
        Set(try classLines().map(\.name))
    }

    /// What they inherit from.
    func superclasses() throws -> [String: String] {
        try classLines().reduce(into: [:]) { $0[$1.name] = $1.parent }
    }

    private func classLines() throws -> [(name: String, parent: String?)] {
        try Files.text(classesFile).split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return (words[0], words.dropFirst().first)
        }
    }

    /// The optional requirements of the framework's protocols.
    func optionalRequirements() throws -> [String: Set<String>] {
        try Files.text(requirementsFile).split(separator: "\n").reduce(into: [:]) { all, line in
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard words.count == 2 else { return }
            let names = words[1].split(separator: " ").map(String.init)
            all[String(words[0]), default: []].formUnion(names)
        }
    }

    private func build(_ state: State, _ telling: (String) -> Void) throws {
        let (home, configuration) = (state.home, state.configuration)
        telling("Building the framework for iOS packages; this is done once.")
        let progress = BuildProgress()
        defer { progress.end() }
        let scratch = Self.cache.appendingPathComponent("build")
        let status = try Shell.run(
            [
                "swift", "build", "--package-path", home.path, "--product", "Casement",
                "--scratch-path", scratch.path, "-c", configuration,
            ],
            environment: ["CASEMENT_SDK": "1"]
        ) { line in
            progress.take(line)
            if line.contains("error:") { print(line) }
        }
        guard status == 0 else {
            throw Failure("the framework does not build; casement doctor says what may be missing")
        }
        do {
            try install(scratch.appendingPathComponent(configuration), home, state.sources)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(folder.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Puts what was built together in the SDK's folder.
    private func install(_ products: URL, _ home: URL, _ sources: [URL]) throws {
        let manager = FileManager.default
        // Whatever an interrupted run left.
        try? manager.removeItem(at: folder)
        try manager.createDirectory(at: modules, withIntermediateDirectories: true)
        try manager.createDirectory(at: library, withIntermediateDirectories: true)
        let built = products.appendingPathComponent("Modules")
        for module in Files.all(under: built, endingIn: ".swiftmodule") {
            let place = modules.appendingPathComponent(module.lastPathComponent)
            try manager.copyItem(at: module, to: place)
        }
        let name = "libCasement.so"
        try manager.copyItem(
            at: products.appendingPathComponent(name).resolvingSymlinksInPath(),
            to: library.appendingPathComponent(name)
        )
        // They have to stand in the program itself, before the libraries that they redefine.
        for target in ["CRedefinedFunctions", "LocaleDefaults"] {
            let objects = products.appendingPathComponent(target + ".build")
            let sources = home.appendingPathComponent("Sources/\(target)")
            for object in Self.objects(in: objects, of: sources) {
                let place = library.appendingPathComponent(object.lastPathComponent)
                try manager.copyItem(at: object, to: place)
            }
        }
        try copyShims(home)
        try buildModulesApart(home)
        let texts = try sources.map(Files.text)
        let types = FrameworkFacts.publicTypes(in: texts).sorted().joined(separator: "\n")
        try Files.write(types + "\n", to: typesFile)
        let protocols = FrameworkFacts.publicProtocols(in: texts).sorted()
        try Files.write(protocols.joined(separator: "\n") + "\n", to: protocolsFile)
        let parents = FrameworkFacts.superclasses(in: texts)
        let classes = FrameworkFacts.objectClasses(in: texts).sorted().map { name in
            parents[name].map { name + " " + $0 } ?? name
        }
        try Files.write(classes.joined(separator: "\n") + "\n", to: classesFile)
        let requirements = FrameworkFacts.optionalRequirements(in: texts)
        let text = requirements.sorted { $0.key < $1.key }
            .map { $0.key + "\t" + $0.value.sorted().joined(separator: " ") }
            .joined(separator: "\n")
        // Last, since its presence says that the rest is there.
        try Files.write(text + "\n", to: requirementsFile)
    }

    /// The objects of a target's files, without those of files that earlier versions had: a build folder
    /// keeps them.
    static func objects(in folder: URL, of sources: URL) -> [URL] {
        let names = Set(Files.all(under: sources, endingIn: "").map(\.lastPathComponent))
            .union([sources.lastPathComponent + ".swiftmodule"])
        return Files.all(under: folder, endingIn: ".o").filter { object in
            names.contains(object.deletingPathExtension().lastPathComponent)
        }
    }

    /// Modules that are no part of the library, in the order in which they import each other: programs
    /// have no XCTest, and those without a network or media need not load what those stand on.
    private static let modulesApart = [
        "Neighbours/NetworkingAdditions", "Neighbours/CFNetwork", "Neighbours/XMLAdditions",
        "Neighbours/WebKit", "Neighbours/CoreMedia",
        "Neighbours/AVFAudio", "Neighbours/AVFoundation", "Neighbours/AVKit", "Neighbours/Photos",
        "Neighbours/PhotosUI", "RxCocoaRuntime", "OHHTTPStubs", "Nocilla",
        "XCTestActivities", "XCUIAutomation", "iOSSnapshotTestCaseCore", "FBSnapshotTestCase",
        "iOSSnapshotTestCase",
    ]

    /// The name by which SwiftPM tells a package's modules that they belong together.
    static func packageName(of home: URL) -> String {
        let name = home.resolvingSymlinksInPath().lastPathComponent.lowercased()
        return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func buildModulesApart(_ home: URL) throws {
        for path in Self.modulesApart {
            let name = (path as NSString).lastPathComponent
            let place = library.appendingPathComponent(Self.libraryFile(of: name))
            try build(path, of: home, library: place, modules: modules)
        }
    }

    /// The file of a module that is no part of the library; the name is not that of a library which a package
    /// may make itself.
    static func libraryFile(of module: String) -> String { "libCasement\(module).so" }

    /// Builds one such module: its library, and what clients load into a folder.
    func build(
        _ path: String,
        of home: URL,
        library place: URL,
        modules: URL,
        flags: [String] = []
    ) throws {
        let sources = home.appendingPathComponent("Sources/\(path)")
        let name = sources.lastPathComponent
        let files = Files.all(under: sources, endingIn: ".swift").map(\.path)
        guard !files.isEmpty else { return }
        let output = [
            "-o", place.path, "-emit-library", "-emit-module", "-emit-module-path",
            modules.appendingPathComponent(name + ".swiftmodule").path,
            "-module-name", name, "-module-link-name", "Casement" + name,
            // Where the framework's sources lie here tells nothing elsewhere, and would pass for a place in
            // the package.
            "-avoid-emit-module-source-info",
        ]
        let search = [
            "-L", library.path, "-lCasement", "-Xlinker", "-rpath=$ORIGIN",
        ]
        let language = [
            "-O", "-swift-version", "6", "-parse-as-library",
            "-enable-upcoming-feature", "InternalImportsByDefault",
            // They are parts of the framework's package.
            "-package-name", Self.packageName(of: home),
            // As the package manager has it: back-traces that begin in them go on.
            "-Xcc", "-fno-omit-frame-pointer",
        ]
        let status = try Shell.run(
            ["swiftc"] + output + language + moduleAliases(of: home) + flags + search
                + compilerFlags() + files
        )
        guard status == 0 else { throw Failure("\(name) does not build") }
    }

    /// The flags by which the framework's own sources find modules that have other names in the SDK:
    /// `CasementRaster` is built of the folder `Raster`.
    func moduleAliases(of home: URL) -> [String] {
        let manager = FileManager.default
        let files = (try? manager.contentsOfDirectory(atPath: modules.path)) ?? []
        let prefix = "Casement"
        let hidden = files.sorted().compactMap { file -> String? in
            guard file.hasPrefix(prefix), file.hasSuffix(".swiftmodule") else { return nil }
            let name = String(file.dropFirst(prefix.count).dropLast(".swiftmodule".count))
            let folder = home.appendingPathComponent("Sources/\(name)").path
            return manager.fileExists(atPath: folder) ? "\(name)=\(prefix)\(name)" : nil
        }
        return (hidden + ["ObjCRuntime=ObjectiveC"]).flatMap { ["-module-alias", $0] }
    }

    /// What a compiler needs to see the framework's modules.
    func compilerFlags() throws -> [String] {
        var flags = ["-I", modules.path]
        for map in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=" + map.path] }
        for flag in try includeFlags() { flags += ["-Xcc", flag] }
        return flags
    }

    /// The C modules beneath: a client's compiler reads their maps.
    private func copyShims(_ home: URL) throws {
        let manager = FileManager.default
        let shims = home.appendingPathComponent("Sources/Shims")
        for name in try manager.contentsOfDirectory(atPath: shims.path) {
            let place = modules.appendingPathComponent(name)
            try manager.copyItem(at: shims.appendingPathComponent(name), to: place)
        }
        let targets = home.appendingPathComponent("Sources").path
        for name in try manager.contentsOfDirectory(atPath: targets).sorted() {
            let include = home.appendingPathComponent("Sources/\(name)/include")
            let place = modules.appendingPathComponent(name)
            guard manager.fileExists(atPath: include.path) else { continue }
            try manager.copyItem(at: include, to: place)
            let map = place.appendingPathComponent("module.modulemap")
            if !manager.fileExists(atPath: map.path) {
                try Files.write(
                    "module \(name) {\n    umbrella \".\"\n    export *\n}\n",
                    to: map
                )
            }
        }
    }

    /// The modules that packages need not make: the framework's and the toolchain's.
    func knownModules() throws -> Set<String> {
        var folders = [modules]
        if let paths = Toolchain.onPath?.paths {
            let places = paths.runtimeLibraryImportPaths + paths.runtimeLibraryPaths
            folders += places.map { URL(fileURLWithPath: $0) }
        }
        let names = folders.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? []
        }
        let known = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
        // Foundation's parts, Darwin's under their own names, and what lowering renames.
        return Set(known).union([
            "Darwin", "Glibc", "CoreFoundation", "CryptoKit", "XCTest", "Testing",
        ]).union(Self.modulesOnDemand.keys).union(try SystemLibrary.installedModules())
    }

    /// The libraries of the system that the framework rests on, with Debian's packages.
    static let libraries = [
        ("cairo-ft", "libcairo2-dev"), ("freetype2", "libfreetype-dev"),
        ("fontconfig", "libfontconfig-dev"), ("harfbuzz", "libharfbuzz-dev"),
        ("fribidi", "libfribidi-dev"), ("pango", "libpango1.0-dev"), ("libpng16", "libpng-dev"),
        ("libjpeg", "libjpeg62-turbo-dev"), ("libwebpdemux", "libwebp-dev"),
        ("sdl2", "libsdl2-dev"), ("box2d", "libbox2d-dev"),
        ("libdeflate", "libdeflate-dev"), ("zlib", "zlib1g-dev"), ("liblzma", "liblzma-dev"),
        ("nettle", "nettle-dev"), ("gnutls", "libgnutls28-dev"),
        ("sqlite3", "libsqlite3-dev"),
    ]

    /// Where the C modules' headers find those of the system's libraries.
    func includeFlags() throws -> [String] {
        if let flags = try releasedIncludeFlags() { return flags }
        let names = Self.libraries.map(\.0)
        guard let text = try Shell.output(["pkg-config", "--cflags-only-I"] + names) else {
            throw Failure("a library is missing; casement doctor says which")
        }
        return text.split { $0.isWhitespace }.map(String.init)
    }

    /// What each program links itself: functions that go before Foundation's only from there.
    var programObjects: [URL] { Files.all(under: library, endingIn: ".o") }

    /// The map files of the C modules.
    var moduleMaps: [URL] { Files.all(under: modules, endingIn: "module.modulemap") }
}
