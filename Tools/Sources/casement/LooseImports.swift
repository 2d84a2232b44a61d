// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// What tests outside of the manifest import, and where that is: targets of the package, products of
/// packages, and folders for which a generator of Xcode projects makes targets.
struct LooseImports {
    private let dump: PackageDump
    private let package: URL
    /// The products of other packages with the packages' names.
    private let products: [String: String]
    /// The files of the package's targets.
    let taken: BuiltFolders

    init(
        _ dump: PackageDump,
        in package: URL,
        products: [String: String],
        _ taken: BuiltFolders
    ) {
        self.dump = dump
        self.package = package.standardizedFileURL
        self.taken = taken
        let needs = dump.targets.flatMap { $0.dependencies ?? [] }
            .filter { $0.kind == "product" }
            .compactMap { need in need.package.map { (need.name, $0) } }
        let own = Set((dump.dependencies ?? []).flatMap(\.names).map { $0.lowercased() })
        self.products = Dictionary(needs) { first, _ in first }
            .merging(products.filter { own.contains($0.value.lowercased()) }) { first, _ in first }
    }

    private var libraries: [PackageDump.Target] {
        dump.targets.filter { ["regular", "executable"].contains($0.type) }
    }

    /// Names what a target needs for what it imports.
    func connect(_ target: inout LooseTests.Target, _ imports: Set<String>) {
        for other in libraries where imports.contains(BuildSettings.moduleName(other.name)) {
            target.targets.append(other.name)
        }
        for module in imports where !target.targets.contains(module) {
            if let package = products[module] { target.products[module] = package }
        }
    }

    /// The modules that targets import and that only folders of their names can be; the targets get
    /// their names.
    func modules(neededBy targets: inout [LooseTests.Target]) -> [LooseTests.Target] {
        var found: [LooseTests.Target] = []
        for index in targets.indices { add(modulesOf: &targets[index], to: &found) }
        return found
    }

    private func add(modulesOf target: inout LooseTests.Target, to all: inout [LooseTests.Target]) {
        let known = Set(libraries.map { BuildSettings.moduleName($0.name) })
            .union(products.keys).union(["XCTest", "Testing", "Swift", "Foundation", target.name])
            .union(IOSModules.onPhone)
        let folder = package.appendingPathComponent(target.path)
        let texts = Files.all(under: folder, endingIn: ".swift").compactMap { try? Files.text($0) }
        let imports = texts.reduce(into: Set<String>()) { $0.formUnion(LooseTests.imports(in: $1)) }
        for module in imports.subtracting(known).sorted() {
            if !all.contains(where: { $0.name == module }) {
                guard let new = self.module(named: module) else { continue }
                all.append(new)
                var changed = new
                add(modulesOf: &changed, to: &all)
                if let index = all.firstIndex(where: { $0.name == module }) { all[index] = changed }
            }
            target.targets.append(module)
        }
    }

    /// The target of a folder that is called like a module; of the files in its folder `Sources`, if
    /// it has one.
    private func module(named name: String) -> LooseTests.Target? {
        guard let folder = Self.folder(named: name, in: package, depth: 0) else { return nil }
        let inner = folder.appendingPathComponent("Sources")
        let place = LooseTests.isFolder(inner) ? inner : folder
        let files = Files.all(under: place, endingIn: ".swift")
        guard !files.isEmpty, !files.contains(where: { taken.contains($0) }) else { return nil }
        let texts = files.compactMap { try? Files.text($0) }
        // An app is no library.
        guard !texts.contains(where: { $0.contains("@UIApplicationMain") || $0.contains("@main") })
        else { return nil }
        let excluded = LooseTests.names(in: folder).filter { name in
            let other = folder.appendingPathComponent(name)
            guard LooseTests.isFolder(other) else { return false }
            if place == folder { return name.hasSuffix("Tests") }
            return !["Sources", "Resources"].contains(name)
        }
        var target = LooseTests.Target(
            name: name,
            path: String(folder.path.dropFirst(package.path.count + 1)),
            excluded: excluded
        )
        connect(&target, texts.reduce(into: []) { $0.formUnion(LooseTests.imports(in: $1)) })
        if texts.contains(where: { $0.contains("Bundle") }) {
            target.resources = LooseResources.files(in: folder, without: excluded)
        }
        return target
    }

    private static func folder(named name: String, in folder: URL, depth: Int) -> URL? {
        guard depth < 4 else { return nil }
        let inner = LooseTests.names(in: folder).map { folder.appendingPathComponent($0) }
            .filter { LooseTests.isFolder($0) }
        if let found = inner.first(where: {
            BuildSettings.moduleName($0.lastPathComponent) == name
        }) {
            return found
        }
        return inner.lazy.compactMap { self.folder(named: name, in: $0, depth: depth + 1) }.first
    }
}
