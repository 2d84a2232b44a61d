// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What of a package is built otherwise than its manifest says, so that it builds as in Xcode.
struct ManifestPlan {
    /// Targets that are not built: nothing that is wanted needs them.
    private(set) var removed: Set<String> = []
    /// Targets that stand as empty modules, since what they are made of cannot be built here, with
    /// the reason.
    private(set) var standIns: [String: String] = [:]
    /// Those of them in Objective-C whose headers can be read.
    private(set) var objcTargets: [ObjCTarget] = []
    /// Files that Xcode takes as resources without being told, by target.
    private(set) var resources: [String: [String]] = [:]
    /// Where targets lie whose folders are written with other letters, small for capital.
    private(set) var paths: [String: String] = [:]
    /// Test targets that the manifest does not have.
    private(set) var looseTests: [LooseTests.Target] = []
    /// Tests of macros, which are left out of `casement test` where there are others.
    ///
    /// The package manager builds all tests of a package for the machine that builds as soon as one of them
    /// uses a macro's own code, and then nothing sees the framework.
    private(set) var macroTests: [String] = []
    /// Modules in folders that these import and that the manifest does not have.
    private(set) var looseModules: [LooseTests.Target] = []
    /// The folders whose files are built; nil where that is not known.
    private(set) var builtFolders: BuiltFolders?
    /// Packages that nothing needs, or that cannot be had, by address.
    private(set) var removedPackages: Set<String> = []
    /// Their names, under which targets know them.
    private(set) var removedNames: Set<String> = []
    /// The products of packages that cannot be had.
    private(set) var absentProducts: Set<String> = []
    /// Where empty modules lie, from the package's folder on.
    static let standInFolder = ".build/casement/stand-ins"

    /// Those of them that stay empty.
    var emptyStandIns: [String: String] {
        let read = objcTargets.map(\.name)
        return standIns.filter { !read.contains($0.key) }
    }

    /// Modules that source finds empty.
    var absentModules: Set<String> {
        Set(emptyStandIns.keys.map { BuildSettings.moduleName($0) })
            .union(absentProducts.map { BuildSettings.moduleName($0) })
    }

    /// - Parameters:
    ///   - dump: The package.
    ///   - folder: Where it lies.
    ///   - isRoot: Whether it is the user's own.
    ///   - forTests: Whether only what tests need is built.
    ///   - unreachable: The addresses of packages that cannot be had.
    ///   - products: What the packages that it names offer, with their names, as far as fetched.
    init(
        _ dump: PackageDump,
        in folder: URL,
        isRoot: Bool,
        forTests: Bool,
        unreachable: Set<String>,
        products: [String: String] = [:]
    ) {
        var tests = dump.targets.filter(\.isTest).map(\.name)
        var kept = Set(dump.targets.map(\.name))
        if isRoot, forTests {
            let ofMacros = dump.testsOfMacros
            if ofMacros.count < tests.count { macroTests = ofMacros }
            tests.removeAll(where: macroTests.contains)
            kept.subtract(macroTests)
        }
        if isRoot, forTests {
            let products = products.mapValues { dump.name(ofPackageIn: $0) }
            let loose = LooseTests(dump, in: folder, products: products)
            looseTests = loose.targets
            looseModules = loose.modules
            for target in loose.targets + loose.modules where !target.resources.isEmpty {
                resources[target.name] = target.resources
            }
        }
        let wanted = tests + (looseTests + looseModules).flatMap(\.targets)
        if isRoot, forTests, !wanted.isEmpty { kept = dump.closure(of: wanted) }
        for target in dump.targets where target.type == "plugin" { kept.remove(target.name) }
        let projectResources =
            isRoot && !tests.isEmpty ? UndeclaredResources.namesInProjects(of: folder) : []
        for target in dump.targets where kept.contains(target.name) {
            guard let place = dump.folder(of: target, in: folder) else {
                if target.type == "binary" {
                    standIns[target.name] = "is a binary for Apple's systems"
                }
                continue
            }
            if target.type == "binary" {
                standIns[target.name] = "is a binary for Apple's systems"
            } else if target.type != "system", let found = ObjCTarget(target, in: folder, place) {
                if target.isTest {
                    kept.remove(target.name)
                } else {
                    standIns[target.name] = "is written in Objective-C"
                    if !ManifestLowerer.isStoodIn(target.name) { objcTargets.append(found) }
                }
            } else if ["regular", "executable", "test"].contains(target.type) {
                let found = UndeclaredResources(
                    hasLocalization: dump.defaultLocalization != nil,
                    // Source that knows no resources may declare a `Bundle.module` of its own.
                    named: target.isTest ? projectResources : []
                ).files(of: target, in: place)
                if !found.isEmpty { resources[target.name] = found }
                let written = target.path.map { folder.appendingPathComponent($0) }
                if let written, written.standardizedFileURL.path != place.path {
                    paths[target.name] = String(place.path.dropFirst(folder.path.count + 1))
                }
            }
        }
        if kept.isEmpty { kept = Set(dump.targets.map(\.name)) }
        removed = Set(dump.targets.map(\.name)).subtracting(kept)
        let kinds = ["regular", "executable", "macro"] + (isRoot ? ["test", "snippet"] : [])
        let built = dump.targets.filter { kept.contains($0.name) && kinds.contains($0.type) }
        builtFolders = BuiltFolders(built, of: dump, in: folder)
        for target in looseTests + looseModules {
            builtFolders?.add(
                folder.appendingPathComponent(target.path),
                without: target.excluded
            )
        }
        planPackages(dump, kept, isRoot, unreachable)
    }

    /// Finds packages that nothing of what is built needs, and those that cannot be had.
    private mutating func planPackages(
        _ dump: PackageDump,
        _ kept: Set<String>,
        _ isRoot: Bool,
        _ unreachable: Set<String>
    ) {
        let empty = Set(emptyStandIns.keys)
        let targets = dump.targets.filter { kept.contains($0.name) && !empty.contains($0.name) }
        let names = Set(dump.targets.map(\.name))
        let all: [PackageDump.Dependency] = targets.flatMap { $0.dependencies ?? [] }
        let needs: [PackageDump.Dependency] = all.filter { need in
            need.kind == "product" || (need.kind == "byName" && !names.contains(need.name))
        }
        let packages = dump.dependencies ?? []
        let known = Set(packages.flatMap(\.names).map { $0.lowercased() })
        // A product without a package's name may come from any, unless one is called like it.
        let isUnclear = needs.contains { need in
            need.package == nil && !known.contains(need.name.lowercased())
        }
        for package in packages {
            let own = Set(package.names.map { $0.lowercased() })
            let used: [PackageDump.Dependency] = needs.filter { need in
                own.contains((need.package ?? need.name).lowercased())
            }
            let isForTests = (looseTests + looseModules).contains { target in
                target.products.values.contains { own.contains($0.lowercased()) }
            }
            let isGone = package.address.map { unreachable.contains($0) } ?? false
            let isUseless = isRoot && used.isEmpty && !isUnclear && !isForTests
            guard isGone || isUseless, let place = package.address ?? package.path else { continue }
            removedPackages.insert(place)
            removedNames.formUnion(package.names)
            absentProducts.formUnion(used.map { $0.name })
        }
    }

    // MARK: The manifest

    /// Code behind a manifest's own that changes the package; empty where nothing changes.
    func code(package: String, toolsVersion: [Int]) -> String {
        func list(_ names: some Collection<String>) -> String {
            "[" + names.sorted().map(quoted).joined(separator: ", ") + "]"
        }
        func isAtLeast(_ minor: Int) -> Bool {
            !toolsVersion.lexicographicallyPrecedes([5, minor])
        }
        var lines: [String] = []
        if !removed.isEmpty {
            lines.append("\(package).targets.removeAll { \(list(removed)).contains($0.name) }")
            lines.append(
                """
                \(package).products = \(package).products.compactMap { product in
                    if let library = product as? Product.Library {
                        let left = library.targets.filter { !\(list(removed)).contains($0) }
                        if left.isEmpty { return nil }
                        return .library(name: library.name, type: library.type, targets: left)
                    }
                    if let program = product as? Product.Executable {
                        return program.targets.contains { \(list(removed)).contains($0) } ? nil : product
                    }
                    return \(isAtLeast(5) ? "product is Product.Plugin ? nil : " : "")product
                }
                """
            )
        }
        lines += looseLines(package)
        for (name, path) in paths.sorted(by: { $0.key < $1.key }) {
            lines.append(
                """
                for target in \(package).targets where target.name == \(quoted(name)) {
                    target.path = \(quoted(path))
                }
                """
            )
        }
        for name in standIns.keys.sorted() {
            let path = "\(Self.standInFolder)/\(name)"
            let isRead = objcTargets.contains { $0.name == name }
            var words = ["name: \(quoted(name))"]
            if isRead { words.append("dependencies: $0.dependencies") }
            words.append("path: \(quoted(path))")
            // Before that the mode is that of Swift 5 by itself.
            if isRead, toolsVersion.first ?? 5 >= 6 {
                words.append("swiftSettings: [.swiftLanguageMode(.v5)]")
            }
            lines.append(
                """
                \(package).targets = \(package).targets.map {
                    $0.name == \(quoted(name)) ? .target(\(words.joined(separator: ", "))) : $0
                }
                """
            )
        }
        if isAtLeast(5) {
            lines.append("for target in \(package).targets { target.plugins = nil }")
        }
        if isAtLeast(3) {
            for (target, paths) in resources.sorted(by: { $0.key < $1.key }) {
                let rules = paths.map { ".process(\(quoted($0)))" }.joined(separator: ", ")
                lines.append(
                    """
                    for target in \(package).targets where target.name == \(quoted(target)) {
                        target.resources = (target.resources ?? []) + [\(rules)]
                    }
                    """
                )
            }
        }
        lines += packageLines(package, isAtLeast)
        return lines.isEmpty
            ? "" : "\n// Made by casement.\n" + lines.joined(separator: "\n") + "\n"
    }

    /// Whether tests ask for the app that they run in.
    var needsTestApp: Bool { looseTests.contains(where: \.isHosted) }

    /// The targets that the manifest does not have.
    private func looseLines(_ package: String) -> [String] {
        var lines = (looseModules + looseTests).map { target in
            let needs =
                target.targets.map { ".target(name: \(quoted($0)))" }
                + (target.isHosted ? [".target(name: \(quoted(LooseTestApp.module)))"] : [])
                + target.products.sorted { $0.key < $1.key }.map {
                    ".product(name: \(quoted($0.key)), package: \(quoted($0.value)))"
                }
            let excluded = target.excluded.sorted().map(quoted).joined(separator: ", ")
            return """
                \(package).targets.append(
                    .\(looseModules.contains(target) ? "target" : "testTarget")(
                        name: \(quoted(target.name)),
                        dependencies: [\(needs.joined(separator: ", "))],
                        path: \(quoted(target.path)),
                        exclude: [\(excluded)]
                    )
                )
                """
        }
        if needsTestApp {
            let path = "\(Self.standInFolder)/\(LooseTestApp.module)"
            lines.append(
                """
                \(package).targets.append(
                    .target(name: \(quoted(LooseTestApp.module)), path: \(quoted(path)))
                )
                """
            )
        }
        return lines
    }

    private func packageLines(_ package: String, _ isAtLeast: (Int) -> Bool) -> [String] {
        guard !removedPackages.isEmpty else { return [] }
        let places = "[" + removedPackages.sorted().map(quoted).joined(separator: ", ") + "]"
        let names =
            "["
            + (removedNames.union(absentProducts)).sorted().map { quoted($0.lowercased()) }
            .joined(separator: ", ") + "]"
        var lines: [String] = []
        if isAtLeast(6) {
            lines.append(
                """
                \(package).dependencies.removeAll { dependency in
                    switch dependency.kind {
                    case .sourceControl(_, let place, _): return \(places).contains(place)
                    case .fileSystem(_, let path): return \(places).contains { $0.hasSuffix(path) }
                    default: return false
                    }
                }
                """
            )
        } else {
            lines.append(
                "\(package).dependencies.removeAll { $0.url.map { \(places).contains($0) } ?? false }"
            )
        }
        let targets = "[" + removed.sorted().map(quoted).joined(separator: ", ") + "] as [String]"
        lines.append(
            """
            for target in \(package).targets {
                target.dependencies.removeAll { dependency in
                    switch dependency {
                    case .productItem(let name, let package, _, _):
                        return \(names).contains((package ?? name).lowercased())
                    case .byNameItem(let name, _):
                        return \(names).contains(name.lowercased())
                            && !\(package).targets.contains { $0.name == name }
                    case .targetItem(let name, _): return (\(targets)).contains(name)
                    @unknown default: return false
                    }
                }
            }
            """
        )
        return lines
    }
}
