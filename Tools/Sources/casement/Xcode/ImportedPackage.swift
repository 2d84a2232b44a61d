// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders

/// A package made from an Xcode project: a manifest, and links to the project's own files.
///
/// It lies in the project's `.build` folder; nothing else of the user's is touched.
struct ImportedPackage {
    let project: XcodeProject
    /// The folder of the manifest.
    let folder: URL
    /// The project's files by the links to them.
    let origins: [String: URL]
    /// Modules whose headers in Objective-C cannot be read, and that have nothing else.
    private(set) var absentModules: Set<String> = []

    /// Makes the package of projects, with all that they need.
    init(_ source: ProjectChoice.Source, for purpose: ProjectChoice.Purpose, _ sdk: SDK) throws {
        let known = try sdk.knownModules()
        let project: XcodeProject
        switch source {
        case .package(let folder): throw Failure("\(folder.path) holds a package, not a project")
        case .projects(let files, let name):
            let root = files[0].deletingLastPathComponent()
            let store = Project.libraries(of: root)
            var graph = try ProjectGraph(files, for: purpose, known: known, store: store)
            project = graph.gather(name: name)
        case .podspec(let file):
            let root = file.deletingLastPathComponent()
            let store = Project.libraries(of: root)
            var graph = try ProjectGraph(podspec: file, for: purpose, known: known, store: store)
            let name = file.deletingPathExtension().lastPathComponent
            project = graph.gather(name: name)
        }
        let folder = Project.scratch(of: project).appendingPathComponent("import")
        try self.init(project, in: folder)
    }

    /// Makes the package, or brings it up to date.
    init(_ project: XcodeProject, in folder: URL) throws {
        self.project = project
        self.folder = folder
        var links: [String: URL] = [:]
        for target in project.targets {
            let place = folder.appendingPathComponent("Sources/\(target.module)")
            for source in target.sources {
                let path = Self.linkName(Self.path(of: source, from: project.root))
                links[place.appendingPathComponent(path).path] = source
            }
        }
        origins = links
        try Files.write(Self.manifest(project), to: folder.appendingPathComponent("Package.swift"))
        try writeLinks()
        for (path, text) in try made() {
            try Files.write(text, to: folder.appendingPathComponent(path))
        }
    }

    /// The files that Xcode makes, or does without, by their places.
    private func made() throws -> [(path: String, text: String)] {
        let symbols = project.targets.compactMap { target in
            AssetSymbols.source(of: target).map { (AssetSymbols.path(of: target), $0) }
        }
        let classes = project.targets.compactMap { target in
            ModelClasses.source(of: target).map { (ModelClasses.path(of: target), $0) }
        }
        let bridged = project.targets.compactMap { target in
            BridgedModules.source(of: target).map { (BridgedModules.path(of: target), $0) }
        }
        return try bundles().map { (HostedTests.path(of: $0.0), $0.1) } + symbols + classes
            + bridged
    }

    /// The files that do what comes before the first test, by target.
    private func bundles() throws -> [(XcodeTarget, String)] {
        try project.targets.compactMap { target in
            let host = project.targets.first { $0.module == target.hostModule }
            return try HostedTests.source(of: target, host: host).map { (target, $0) }
        }
    }

    /// Makes links that are missing and removes those to files that have left the project.
    private func writeLinks() throws {
        let manager = FileManager.default
        let sources = folder.appendingPathComponent("Sources")
        let made = try made().map { folder.appendingPathComponent($0.path).path }
        for old in Files.all(under: sources, endingIn: ".swift")
        where origins[old.path] == nil && !made.contains(old.path)
            && old.lastPathComponent != Self.headersFile
        {
            try manager.removeItem(at: old)
        }
        for (link, source) in origins {
            guard manager.isReadableFile(atPath: source.path) else { continue }
            if (try? manager.destinationOfSymbolicLink(atPath: link)) == source.path { continue }
            let place = URL(fileURLWithPath: link)
            try? manager.removeItem(at: place)
            do {
                try manager.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try manager.createSymbolicLink(at: place, withDestinationURL: source)
            } catch {
                throw Failure("\(link): cannot be written: \(error.localizedDescription)")
            }
        }
    }

    /// `A~.swift` for `A.swift`, whose text then says that it is the user's `A.swift`.
    ///
    /// Two paths of one name in a module are two files with the same `#fileID`, of which the compiler
    /// warns for each file whenever it compiles one. Code at the top level has to be in `main.swift`.
    static func linkName(_ path: String) -> String {
        guard path.hasSuffix(".swift"), path != "main.swift", !path.hasSuffix("/main.swift") else {
            return path
        }
        return path.dropLast(".swift".count) + "~.swift"
    }

    /// A file's path from the project's folder; a file outside gets a name of its own.
    private static func path(of file: URL, from root: URL) -> String {
        if file.path.hasPrefix(root.path + "/") {
            let names = file.path.dropFirst(root.path.count + 1).split(separator: "/")
            // Folders of these names, and hidden ones, count as none of a package's sources.
            return names.map {
                Files.skipped.contains(String($0)) || $0.hasPrefix(".") ? "in-\($0)" : $0
            }
            .joined(separator: "/")
        }
        return "outside/\(Files.digest(of: [Data(file.path.utf8)]))/\(file.lastPathComponent)"
    }

    /// The name of the file that stands for a target's headers in Objective-C.
    static let headersFile = "ObjCHeaders.swift"

    /// Writes the Swift that stands for headers in Objective-C, and tells what was left out.
    mutating func writeHeaders(sdk: SDK) throws -> [String] {
        var notes: [String] = []
        var reader: HeaderReader?
        for target in project.targets {
            let file = folder.appendingPathComponent(
                "Sources/\(target.module)/\(Self.headersFile)"
            )
            let visible = target.headers.visible.filter { Self.speaksObjectiveC($0) }
            guard !visible.isEmpty else {
                try? FileManager.default.removeItem(at: file)
                if target.sources.isEmpty {
                    try Files.write("\n", to: file)
                    absentModules.insert(target.module)
                }
                continue
            }
            let set = HeaderSet(
                module: target.module,
                headers: visible,
                folders: headerFolders(of: target),
                neighbours: target.headers.all + Files.all(under: project.root, endingIn: ".h"),
                implementations: target.headers.implementations,
                isMixed: !target.sources.isEmpty
            )
            do {
                let reading = try reader ?? HeaderReader(sdk)
                reader = reading
                let work = folder.appendingPathComponent("objc-work/\(target.module)")
                notes += try reading.write(set, to: file, in: work).notes
            } catch {
                try Files.write("\n", to: file)
                if target.sources.isEmpty { absentModules.insert(target.module) }
                notes.append("target \(target.name): \(error)")
            }
        }
        return notes
    }

    /// Whether a header has more than the version numbers that Xcode puts into each framework's.
    static func speaksObjectiveC(_ header: URL) -> Bool {
        guard let text = try? Files.text(header) else { return false }
        let lines = HeaderText(text).code.split(separator: "\n").filter { line in
            let word = line.trimmingCharacters(in: .whitespaces)
            let isFramework = word.hasPrefix("#import <") && word.hasSuffix("Kit.h>")
            return !word.isEmpty && !isFramework && word != "#import <Foundation/Foundation.h>"
                && !word.hasPrefix("@import ") && !word.hasPrefix("//")
                && !word.contains("VersionNumber;") && !word.contains("VersionString[];")
        }
        return !lines.isEmpty
    }

    private func headerFolders(of target: XcodeTarget) -> [URL] {
        let named =
            (target.settings["HEADER_SEARCH_PATHS"] ?? "").split(separator: " ")
            + (target.settings["USER_HEADER_SEARCH_PATHS"] ?? "").split(separator: " ")
        let given = named.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"/*")) }
            .filter { !$0.isEmpty && $0 != "$(inherited)" }
            .map { project.root.appendingPathComponent($0).standardizedFileURL }
        let beside = (target.headers.all + target.headers.visible)
            .map { $0.deletingLastPathComponent() }
        return (given + beside).unique
    }

    // MARK: The manifest

    private static func manifest(_ project: XcodeProject) -> String {
        let all = project.targets.flatMap(\.packageProducts).compactMap(\.package).unique
        // A package on disk goes before the same one from elsewhere, as in a workspace.
        let packages = Dictionary(grouping: all) { $0.identity.lowercased() }
            .compactMap { $0.value.first { $0.folder != nil } ?? $0.value.first }
            .map(\.declaration).sorted()
        let targets = project.targets.map { declaration(of: $0, in: project) }
        return """
            // swift-tools-version: 6.2
            // Made by casement from \(project.name).xcodeproj; changes here are lost.
            import PackageDescription

            let package = Package(
                name: \(quoted("Casement-" + project.name)),
                platforms: [.iOS(.v15)],
                products: [\(products(project).joined(separator: ", "))],
                dependencies: [\(packages.joined(separator: ", "))],
                targets: [
            \(targets.joined(separator: ",\n"))
                ]
            )

            """
    }

    private static func products(_ project: XcodeProject) -> [String] {
        project.targets.filter { $0.kind == .library }.map {
            ".library(name: \(quoted($0.module)), targets: [\(quoted($0.module))])"
        }
    }

    private static func declaration(of target: XcodeTarget, in project: XcodeProject) -> String {
        let kind =
            switch target.kind {
            case .application: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        var dependencies = target.targetDependencies.filter { module in
            project.targets.contains { $0.module == module }
        }.map { quoted($0) }
        dependencies += target.packageProducts.compactMap { product in
            guard let package = product.package else { return nil }
            return ".product(name: \(quoted(product.name)), package: \(quoted(package.identity)))"
        }
        // Xcode's targets are no package: what one adds to another's types is said to be so.
        let isPackage = target.settings["OTHER_SWIFT_FLAGS"]?.contains("-package-name") ?? false
        return """
                    .\(kind)(
                        name: \(quoted(target.module)),
                        dependencies: [\(dependencies.unique.joined(separator: ", "))],
                        path: \(quoted("Sources/\(target.module)")),
                        packageAccess: \(isPackage),
                        swiftSettings: [\(settings(of: target).joined(separator: ", "))]
                    )
            """
    }

    /// The compiler's mode for a `SWIFT_VERSION`.
    ///
    /// Source for Swift 3 counts as for 4, the oldest that there is.
    static func languageMode(_ version: String) -> String {
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        switch numbers.first ?? 5 {
        case 6...: return ".v6"
        case 5: return ".v5"
        default: return numbers.starts(with: [4, 2]) ? ".v4_2" : ".v4"
        }
    }

    /// The conditions that the compiler's other flags define: `-D A -DB`, perhaps in quotes.
    static func definitions(in flags: String) -> [String] {
        let words = flags.split(separator: " ").map { $0.filter { $0 != "\"" && $0 != "'" } }
        return words.indices.compactMap { index in
            let word = words[index]
            if word.hasPrefix("-D"), word.count > 2 { return String(word.dropFirst(2)) }
            return index > 0 && words[index - 1] == "-D" ? word : nil
        }
    }

    private static func settings(of target: XcodeTarget) -> [String] {
        let settings = target.settings
        let version = settings["SWIFT_VERSION"] ?? "5"
        var result = [".swiftLanguageMode(\(languageMode(version)))"]
        let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "DEBUG"
        let words =
            conditions.split(separator: " ").map(String.init)
            + definitions(in: settings["OTHER_SWIFT_FLAGS"] ?? "")
        result += words.filter { $0 != "DEBUG" }.unique.map { ".define(\(quoted($0)))" }
        if words.contains("DEBUG") {
            result.append(".define(\"DEBUG\", .when(configuration: .debug))")
        }
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
            result.append(".defaultIsolation(MainActor.self)")
        }
        result += LanguageFeatures.on(in: settings).map { ".enableUpcomingFeature(\(quoted($0)))" }
        let hasMain = target.sources.contains { $0.lastPathComponent == "main.swift" }
        if target.kind == .application, !hasMain {
            result.append(".unsafeFlags([\"-parse-as-library\"])")
        }
        return result
    }
}
