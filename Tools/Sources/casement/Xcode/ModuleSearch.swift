// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Looks for what makes a module: targets of projects, packages, pods and libraries that are
/// fetched.
final class ModuleSearch {
    /// What makes a module.
    enum Provider {
        /// The system or the framework.
        case system
        case target(XcodeTarget)
        case product(XcodePackage.Product)
        case nothing
    }

    /// What a person should know of libraries that were fetched, or could not be.
    private(set) var notes: [String] = []

    private let known: Set<String>
    private let mains: [XcodeProject]
    private let packages: [LocalPackage]
    private let locked: LockedVersions
    private let store: LibraryStore
    /// What the tests of the projects say of versions that nothing else names.
    private lazy var fitting = FittingVersion(
        mains.flatMap(\.targets).filter { $0.kind == .tests }.flatMap(\.sources)
    )
    /// The folders around the projects, from the innermost to the repository's own.
    private let folders: [URL]
    private let others: [URL]
    private var readOthers: [XcodeProject]?
    private var readPods: [XcodeProject]?
    private var providers: [String: Provider] = [:]

    init(_ files: [URL], _ projects: [XcodeProject], known: Set<String>, store: URL) {
        self.known = known
        mains = projects
        self.store = LibraryStore(folder: store)
        folders = files.flatMap { Self.ancestors(of: $0.deletingLastPathComponent()) }.unique
        let workspaces = folders.flatMap { XcodeWorkspace.all(in: $0) }
        let references =
            projects.flatMap(\.references)
            + workspaces.flatMap { XcodeWorkspace.references(of: $0) }
        let manager = FileManager.default
        let pods = folders.map { $0.appendingPathComponent("Pods/Pods.xcodeproj") }
        others =
            (references.filter { $0.pathExtension == "xcodeproj" } + pods)
            .filter { manager.fileExists(atPath: $0.path) && !files.contains($0) }.unique
        packages = (references + folders).unique.compactMap { LocalPackage($0) }
        locked = LockedVersions(folders: folders)
    }

    /// Tests under another name where the framework has a module that is called like theirs: nothing imports tests.
    func named(_ target: XcodeTarget) -> XcodeTarget {
        guard target.kind == .tests, known.contains(target.module) else { return target }
        var target = target
        target.module += "_"
        return target
    }

    /// A folder and those around it, up to the repository's own.
    private static func ancestors(of folder: URL) -> [URL] {
        var found: [URL] = []
        var place = folder.standardizedFileURL
        while found.count < 6, place.path != "/" {
            found.append(place)
            let git = place.appendingPathComponent(".git").path
            if FileManager.default.fileExists(atPath: git) { return found }
            place.deleteLastPathComponent()
        }
        // No repository: only the project's own folder and the one around it.
        return Array(found.prefix(2))
    }

    /// The modules of libraries that CocoaPods brings.
    var pods: Set<String> { locked.pods }

    /// What CocoaPods' target that stands for all pods brings: those that the Podfile names.
    ///
    /// Others come with what imports them: a pod that gives way to its package needs none of its own.
    func gathered(_ target: XcodeTarget) -> [String] {
        let named = locked.namedPods
        guard target.sources.isEmpty, target.module.hasPrefix("Pods_"), !named.isEmpty else {
            return target.targetDependencies
        }
        return target.targetDependencies.filter { named.contains($0) }
    }

    /// The product of a package on disk.
    func product(named name: String) -> XcodePackage.Product? {
        packages.first { $0.products.contains { $0.name == name } }?.product(named: name)
    }

    /// What makes a module.
    ///
    /// `isImported`: whether source says so itself; what is only linked is looked for in projects
    /// and fetched from nowhere.
    func provider(of module: String, isImported: Bool) -> Provider {
        if let found = providers[module] { return found }
        let found = look(for: module, isImported: isImported)
        if case .nothing = found, !isImported { return found }
        providers[module] = found
        return found
    }

    private func look(for module: String, isImported: Bool) -> Provider {
        // A library that the framework stands in for is not built.
        if known.contains(module) { return .system }
        if let target = Self.target(module, in: mains) { return .target(target) }
        // Pods that lie in the folder are what the workspace is built with.
        if let target = Self.target(module, in: podProjects()), !target.sources.isEmpty {
            return released(insteadOf: target) ?? .target(target)
        }
        // A Podfile that asks for parts of a pod on disk means more than the package beside it has.
        if locked.libraries[module]?.isPartOnDisk ?? false, let found = pod(module) { return found }
        for package in packages {
            guard let product = package.product(making: module), !isMade(package) else { continue }
            if isSplit(package), let found = pod(module) { return found }
            return .product(product)
        }
        if let target = Self.target(module, in: otherProjects()) { return .target(target) }
        if let found = pod(module) { return found }
        return isImported ? fetched(module) : .nothing
    }

    /// Whether the projects make what the package makes, as where it has a library's files for other builds: one
    /// build has a module once.
    private func isMade(_ package: LocalPackage) -> Bool {
        package.targets.contains { Self.target($0, in: mains) != nil }
    }

    /// Whether a part of a pod is taken that is one of a package's targets, too: the package beside it
    /// would bring that name a second time.
    private func isSplit(_ package: LocalPackage) -> Bool {
        locked.libraries.contains { module, library in
            library.isPartOnDisk && package.product(making: module) != nil
        }
    }

    private static func target(_ module: String, in projects: [XcodeProject]) -> XcodeTarget? {
        projects.lazy.flatMap(\.targets).first { $0.module == module && $0.kind != .tests }
    }

    private func otherProjects() -> [XcodeProject] {
        if let readOthers { return readOthers }
        let read = others.compactMap { try? XcodeProject(at: $0) }
        readOthers = read
        return read
    }

    /// What is built in the place of a pod that is in part written in Objective-C: the package of
    /// the same repository, which does without.
    ///
    /// Where the package has no product with the module, its target's files are the library's.
    private func package(in folder: URL, insteadOf target: XcodeTarget) -> Provider? {
        guard !target.headers.implementations.isEmpty, let package = LocalPackage(folder) else {
            return nil
        }
        if let product = package.product(making: target.module) { return .product(product) }
        let sources = package.sources(of: target.module)
        return sources.isEmpty ? nil : .target(Self.plainTarget(target.module, sources))
    }

    /// The same for a pod whose repository is not here: its release is fetched.
    ///
    /// Pods of one repository go together: its package would bring the others a second time.
    private func released(insteadOf target: XcodeTarget) -> Provider? {
        let library = locked.libraries[target.module]
        guard let version = library?.version, let address = address(of: target.module),
            let mixed = target.headers.implementations.isEmpty
                ? mixedPod(from: address, version) : target,
            let folder = store.checkout(address, version: version),
            let found = package(in: folder, insteadOf: mixed)
        else { return nil }
        guard mixed.module != target.module else { return found }
        guard case .product = found, let package = LocalPackage(folder) else { return nil }
        return package.product(making: target.module).map { .product($0) }
    }

    private func address(of pod: String) -> String? {
        locked.libraries[pod]?.address ?? KnownLibraries.address(of: pod)
    }

    /// A pod of a repository that is in part written in Objective-C.
    private func mixedPod(from repository: String, _ version: String) -> XcodeTarget? {
        podProjects().lazy.flatMap(\.targets).first { other in
            other.kind != .tests && !other.sources.isEmpty
                && !other.headers.implementations.isEmpty
                && self.locked.libraries[other.module]?.version == version
                && self.address(of: other.module) == repository
        }
    }

    /// The library of a specification if it makes a module, with the parts that are asked for.
    private func library(_ podspec: URL, making module: String) -> XcodeTarget? {
        let parts = locked.libraries[module]?.parts ?? []
        return PodTarget.library(podspec, asked: parts).flatMap { $0.module == module ? $0 : nil }
    }

    private func podProjects() -> [XcodeProject] {
        if let readPods { return readPods }
        let read = others.filter { $0.lastPathComponent == "Pods.xcodeproj" }
            .compactMap { try? XcodeProject(at: $0) }
        readPods = read
        return read
    }

    // MARK: Pods

    /// A pod in development, or one whose files are in `Pods`.
    private func pod(_ module: String) -> Provider? {
        let manager = FileManager.default
        let inDevelopment = locked.libraries[module]?.path
        let places = [inDevelopment].compactMap(\.self) + folders
        for place in places {
            let names = (try? manager.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".podspec") {
                let file = place.appendingPathComponent(name)
                guard let target = library(file, making: module) else { continue }
                return package(in: place, insteadOf: target) ?? .target(target)
            }
        }
        for folder in folders {
            let pods = folder.appendingPathComponent("Pods")
            let names = (try? manager.contentsOfDirectory(atPath: pods.path)) ?? []
            guard let name = names.first(where: { BuildSettings.moduleName($0) == module }) else {
                continue
            }
            let place = pods.appendingPathComponent(name)
            let sources = Files.all(under: place, endingIn: ".swift")
            guard !sources.isEmpty else { continue }
            var target = Self.plainTarget(module, sources)
            target.headers.implementations =
                Files.all(under: place, endingIn: ".m") + Files.all(under: place, endingIn: ".mm")
            return released(insteadOf: target) ?? .target(target)
        }
        return nil
    }

    /// A library of which nothing but its files is known.
    private static func plainTarget(_ module: String, _ sources: [URL]) -> XcodeTarget {
        var settings = BuildSettings()
        settings.add(["PRODUCT_NAME": module, "PRODUCT_MODULE_NAME": module])
        return XcodeTarget(
            name: module,
            module: module,
            kind: .library,
            settings: settings,
            sources: sources,
            resources: [],
            targetDependencies: [],
            linkedModules: [],
            packageProducts: [],
            notes: [],
            infoPlist: nil,
            hostModule: nil
        )
    }

    // MARK: Libraries that are fetched

    private func fetched(_ module: String) -> Provider {
        let library = locked.libraries[module]
        guard let address = address(of: module), let library else {
            if library != nil {
                notes.append("\(module) is left out: no address is known of that pod")
            } else if let target = fetchedPart(module) {
                return target
            }
            return .nothing
        }
        return fetch(module, address, library.version)
    }

    /// A library that is made by the repository of another: RxCocoa by RxSwift's.
    private func fetchedPart(_ module: String) -> Provider? {
        guard let address = KnownLibraries.address(of: module) else { return nil }
        let relative = locked.libraries.first { self.address(of: $0.key) == address }
        let version = relative?.value.version
        // A project that manages its frameworks by hand names no version.
        return fetch(module, address, version)
    }

    private func fetch(_ module: String, _ address: String, _ version: String?) -> Provider {
        let limit = fitting.limit(of: module)
        guard let folder = store.checkout(address, version: version, below: limit) else {
            notes.append("\(module) is left out: \(address) can't be fetched with git")
            return .nothing
        }
        if let product = LocalPackage(folder)?.product(making: module) { return .product(product) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".podspec") {
            let file = folder.appendingPathComponent(name)
            if let target = library(file, making: module) {
                return package(in: folder, insteadOf: target) ?? .target(target)
            }
        }
        for name in names.sorted() where name.hasSuffix(".xcodeproj") {
            let project = try? XcodeProject(at: folder.appendingPathComponent(name))
            if let project, let target = Self.target(module, in: [project]) {
                return .target(target)
            }
        }
        notes.append(
            "\(module) is left out: \(address) has neither a package nor a pod that makes it"
        )
        return .nothing
    }
}
