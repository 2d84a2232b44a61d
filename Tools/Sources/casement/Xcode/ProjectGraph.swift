// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Gathers what a command needs of projects: targets with all that they depend on, wherever that
/// lies.
///
/// Xcode finds a framework by its name in the products of the workspace, in `Pods` or in
/// `Carthage/Build`; here each module that source imports is looked for by its name.
struct ProjectGraph {
    private let purpose: ProjectChoice.Purpose
    private let mains: [XcodeProject]
    private let search: ModuleSearch
    private var notes: [String]
    private var included: [XcodeTarget] = []
    private var absent: Set<String> = []

    /// Reads projects and those beside them.
    ///
    /// `known`: the modules that need no target, the system's and the framework's. `store`: where
    /// libraries that are not in the folder are put.
    init(
        _ projects: [URL],
        for purpose: ProjectChoice.Purpose,
        known: Set<String>,
        store: URL
    ) throws {
        self.purpose = purpose
        var read: [XcodeProject] = []
        var failures: [any Error] = []
        let action = purpose == .test ? "TestAction" : "LaunchAction"
        for project in projects {
            do {
                let configuration = TestScheme.configuration(of: project, action: action)
                read.append(try XcodeProject(at: project, configuration: configuration))
            } catch {
                failures.append(error)
            }
        }
        if read.isEmpty, let first = failures.first { throw first }
        mains = read
        notes = failures.map { "\($0)" }
        search = ModuleSearch(projects, read, known: known, store: store)
    }

    /// A library that has only a specification of CocoaPods.
    init(
        podspec: URL,
        for purpose: ProjectChoice.Purpose,
        known: Set<String>,
        store: URL
    ) throws {
        self.purpose = purpose
        guard let library = PodTarget.library(podspec) else {
            throw Failure("\(podspec.path): names no Swift files")
        }
        let root = podspec.deletingLastPathComponent().standardizedFileURL
        var main = XcodeProject(
            name: library.name,
            root: root,
            targets: [library] + PodTarget.tests(podspec),
            notes: [],
            absentModules: []
        )
        main.pods = [library.module]
        mains = [main]
        notes = []
        search = ModuleSearch([podspec], [main], known: known, store: store)
    }

    /// The targets that are wanted, with what they need.
    mutating func gather(name: String) -> XcodeProject {
        var wanted = mains.flatMap(\.targets).filter { target in
            switch purpose {
            case .test: target.kind == .tests
            case .run: target.kind == .application
            case .build: true
            }
        }
        if wanted.isEmpty { wanted = mains.flatMap(\.targets) }
        for target in wanted where !included.contains(where: { $0.module == target.module }) {
            included.append(search.named(target))
        }
        var index = 0
        while index < included.count {
            resolve(index)
            index += 1
        }
        let reasons = mains.flatMap(\.notes) + included.flatMap(\.notes) + search.notes
        var project = XcodeProject(
            name: name,
            root: mains[0].root,
            targets: included,
            notes: (notes + reasons).unique,
            absentModules: absent
        )
        project.files = mains.flatMap(\.files)
        project.pods = mains.reduce(into: search.pods) { $0.formUnion($1.pods) }
        return project
    }

    /// Finds what one target needs.
    private mutating func resolve(_ index: Int) {
        let target = included[index]
        var modules: [String] = []
        let twice = target.packageProducts.filter(isMadeByProject)
        var products = target.packageProducts.compactMap { product -> XcodePackage.Product? in
            if twice.contains(product) { return nil }
            if product.package?.isThere ?? false { return product }
            return search.product(named: product.name)
        }
        for product in target.packageProducts
        where !products.contains(where: { $0.name == product.name }) && !twice.contains(product) {
            absent.insert(BuildSettings.moduleName(product.name))
            notes.append(
                "\(target.name): no package here makes \(product.name); what needs it is left out"
            )
        }
        let imports = SourceImports(of: target.sources)
        let named =
            search.gathered(target) + [target.hostModule, target.testedModule].compactMap(\.self)
            + target.linkedModules + twice.map { BuildSettings.moduleName($0.name) }
        let bridged =
            target.headers.bridging.map { BridgedModules.named(in: $0, target.headers.all) } ?? []
        let imported =
            imports.modules.sorted() + imports.optional.sorted() + bridged.map(\.module)
        var missing: Set<String> = []
        for module in (named + imported).unique where module != target.module {
            if products.contains(where: { $0.name == module }) { continue }
            let isImported =
                imports.modules.contains(module)
                || bridged.contains { $0.module == module && $0.isCertain }
            switch search.provider(of: module, isImported: isImported) {
            case .system: continue
            case .target(let found):
                modules.append(module)
                if !included.contains(where: { $0.module == found.module }) {
                    included.append(found)
                }
            case .product(let product):
                // In Xcode `canImport` finds what the target links, and no package that merely lies there.
                let isSeen = isImported || bridged.contains { $0.module == module }
                if isSeen || named.contains(module) { products.append(product) }
            case .nothing:
                missing.insert(module)
                // What a package links may be called otherwise than its module.
                if imports.modules.contains(module) { absent.insert(module) }
            }
        }
        included[index].bridgedModules =
            bridged.map(\.module).unique.filter { !missing.contains($0) && $0 != target.module }
            + BridgedModules.standingIn(for: target.headers.shown)
        included[index].targetDependencies = modules
        included[index].packageProducts = products.unique
        if !modules.contains(target.hostModule ?? "") { included[index].hostModule = nil }
    }

    /// Whether a product of a package on disk is a target of one of the projects too, as where an example takes the
    /// library from its package and the library's own project has the tests: one build has a module once.
    private func isMadeByProject(_ product: XcodePackage.Product) -> Bool {
        let module = BuildSettings.moduleName(product.name)
        let isOnDisk = product.package.map { $0.folder != nil } ?? true
        return isOnDisk
            && mains.contains { main in
                main.targets.contains { $0.kind == .library && $0.module == module }
            }
    }
}
