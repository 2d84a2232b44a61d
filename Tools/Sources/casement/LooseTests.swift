// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Tests beside a package's sources that no target of its manifest has: a generator of Xcode
/// projects, such as Tuist or XcodeGen, makes their targets where the library is developed.
struct LooseTests {
    /// A target for a folder: of tests, or of a module that they import.
    struct Target: Equatable {
        let name: String
        /// From the package's folder on.
        let path: String
        /// What of it belongs to an app, as the one that the tests run in; from the path on.
        var excluded: [String] = []
        /// The targets of the package that it imports, and the modules of other such folders.
        var targets: [String] = []
        /// The products of other packages that it imports, with the packages' names.
        var products: [String: String] = [:]
        /// Files for its bundle; from the path on.
        var resources: [String] = []
        /// Whether it asks for the app that it runs in.
        var isHosted = false
    }

    /// Folders of tests, those that lie nearest to the package's folder first.
    let targets: [Target]
    /// Folders of other modules that these need.
    let modules: [Target]

    /// Looks for them where the manifest has no tests, or where a generator's own manifest is there.
    ///
    /// `products`: what the packages that the manifest names offer, with these packages' names, as far
    /// as they have been fetched.
    init(_ dump: PackageDump, in package: URL, products: [String: String] = [:]) {
        let declared = dump.targets.filter { ["regular", "executable", "test"].contains($0.type) }
        guard let taken = BuiltFolders(declared, of: dump, in: package),
            !declared.contains(where: \.isTest) || Self.hasGenerator(in: package, depth: 0)
        else {
            targets = []
            modules = []
            return
        }
        let imports = LooseImports(dump, in: package, products: products, taken)
        var found: [Target] = []
        var names = Set(dump.targets.map(\.name))
        for folder in Self.folders(in: package, depth: 0) {
            let path = String(folder.path.dropFirst(package.standardizedFileURL.path.count + 1))
            guard !found.contains(where: { path.hasPrefix($0.path + "/") }) else { continue }
            guard let target = Self.target(folder, path, imports) else { continue }
            if names.insert(target.name).inserted { found.append(target) }
        }
        modules = imports.modules(neededBy: &found)
        targets = found
    }

    // MARK: Folders

    static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && !Files.skipped.contains($0) }.sorted()
    }

    static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        return isThere && isFolder.boolValue
    }

    /// Whether there is a manifest of Tuist's or XcodeGen's in a folder or not far beneath.
    private static func hasGenerator(in folder: URL, depth: Int) -> Bool {
        let names = names(in: folder)
        if names.contains("Project.swift") || names.contains("project.yml") { return true }
        return depth < 1
            && names.contains { name in
                let inner = folder.appendingPathComponent(name)
                return isFolder(inner) && hasGenerator(in: inner, depth: depth + 1)
            }
    }

    /// The folders that are called like tests, without those of other packages and projects.
    private static func folders(in folder: URL, depth: Int) -> [URL] {
        var found: [URL] = []
        var inner: [URL] = []
        for name in names(in: folder) {
            let place = folder.standardizedFileURL.appendingPathComponent(name)
            guard isFolder(place) else { continue }
            let names = names(in: place)
            let isOther = names.contains { file in
                ["Package.swift", "Project.swift", "project.yml"].contains(file)
                    || file.hasSuffix(".xcodeproj")
            }
            if isOther { continue }
            // `Tests` may only hold one folder for each target, and what began tests on Linux once.
            let holdsFiles =
                names.contains { $0.hasSuffix(".swift") && $0 != "LinuxMain.swift" }
                || !names.contains { $0.hasSuffix("Tests") }
            if name.hasSuffix("Tests"), holdsFiles { found.append(place) }
            inner.append(place)
        }
        guard depth < 3 else { return found }
        return found + inner.flatMap { folders(in: $0, depth: depth + 1) }
    }

    // MARK: Targets

    /// A target for a folder; nil where its files are others', or no unit tests of the package.
    private static func target(
        _ folder: URL,
        _ path: String,
        _ known: LooseImports
    ) -> Target? {
        let files = Files.all(under: folder, endingIn: ".swift")
        guard !files.isEmpty, !files.contains(where: { known.taken.contains($0) }) else {
            return nil
        }
        var imports: Set<String> = []
        var excluded: Set<String> = []
        var isHosted = false
        var hasBundle = false
        for file in files {
            guard let text = try? Files.text(file) else { return nil }
            // Tests of a whole app by its screen do not run inside of it.
            if text.contains("XCUIApplication") { return nil }
            if file.lastPathComponent == "main.swift" || text.contains("@UIApplicationMain")
                || text.contains("@main")
            {
                excluded.insert(Self.app(of: file, in: folder))
            }
            if text.contains("UIApplication.shared") { isHosted = true }
            if text.contains("Bundle") { hasBundle = true }
            imports.formUnion(Self.imports(in: text))
        }
        guard !imports.isDisjoint(with: ["XCTest", "Testing", "Quick"]) else { return nil }
        let own = folder.lastPathComponent
        let around = folder.deletingLastPathComponent().lastPathComponent
        let isInFolder = path.contains("/") && around != "Tests"
        let name = own == "Tests" && isInFolder ? around + own : own
        var target = Target(
            name: BuildSettings.moduleName(name),
            path: path,
            excluded: excluded.sorted()
        )
        known.connect(&target, imports)
        guard !target.targets.isEmpty else { return nil }
        target.isHosted = isHosted
        if hasBundle {
            target.resources = LooseResources.files(in: folder, without: target.excluded)
        }
        return target
    }

    /// The folder of an app's entry point, from a folder of tests on, or the file alone.
    private static func app(of file: URL, in folder: URL) -> String {
        let count = folder.standardizedFileURL.path.count + 1
        let around = file.deletingLastPathComponent().standardizedFileURL.path
        let place = around.count < count ? file.standardizedFileURL.path : around
        return String(place.dropFirst(count))
    }

    /// The modules that a file imports, as far as its lines tell.
    static func imports(in text: String) -> Set<String> {
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "func", "let", "var", "typealias",
        ]
        var found: Set<String> = []
        for line in text.split(separator: "\n") where line.contains("import ") {
            var words = line.split(separator: " ")[...]
            while let first = words.first, first != "import" {
                guard first.hasPrefix("@") || ["public", "internal", "private"].contains(first)
                else {
                    words = []
                    break
                }
                words.removeFirst()
            }
            words = words.dropFirst()
            if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
            guard let name = words.first else { continue }
            found.insert(String(name.prefix { $0 != "." && $0 != ";" }))
        }
        return found
    }
}
