// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCHeaders
import SourceLowering

/// Lowered copies of packages' manifests, and the virtual file system that lays them over the
/// originals.
struct ManifestOverlay {
    /// The virtual file system; nil if no manifest changes.
    private(set) var file: URL?
    /// Modules that source finds empty, or not at all.
    private(set) var absentModules: Set<String> = []
    /// The targets in Objective-C for whose headers Swift can stand.
    private(set) var objcTargets: [ObjCTarget] = []
    /// The folders whose files are built, by the path of the package, as far as that is known.
    private(set) var builtFolders: [String: BuiltFolders] = [:]
    /// What is left out, in words.
    private(set) var notes: [String] = []

    /// What the package manager must be told.
    var flags: [String] {
        guard let file else { return [] }
        return ["-vfsoverlay", file.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }

    /// Plans the folders of packages, the user's own first, and writes what changes.
    ///
    /// `scratch`: where the package manager keeps what it fetches; the packages there are others',
    /// as are those in `Project.libraries(of:)`.
    /// `forTests`: whether only what tests need is built. `unreachable`: the addresses of packages
    /// that cannot be had.
    init(_ packages: [URL], scratch: URL, forTests: Bool, unreachable: Set<String>) throws {
        let plain = try Self.copies(packages, scratch, [:])
        let first = try Self.write(plain, in: scratch)
        let flags = first.map {
            ["-vfsoverlay", $0.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
        }
        var plans: [String: ManifestPlan] = [:]
        for (index, package) in packages.enumerated() {
            guard index == 0 || !unreachable.isEmpty || Self.mayNeedPlan(package),
                let dump = try PackageDump.read(package, flags ?? [])
            else {
                guard index > 0, let manifest = PackageManifest.file(of: package) else { continue }
                let text = try Files.text(manifest)
                builtFolders[package.path] = BuiltFolders(namedIn: text, of: package)
                continue
            }
            let plan = ManifestPlan(
                dump,
                in: package,
                isRoot: index == 0,
                forTests: forTests,
                unreachable: unreachable,
                products: index == 0 ? try Self.products(of: packages.dropFirst()) : [:]
            )
            plans[package.path] = plan
            builtFolders[package.path] = plan.builtFolders
            for tests in plan.macroTests {
                notes.append(
                    "\(tests) is left out: it tests a macro, which belongs to the compiler; "
                        + "swift test runs it"
                )
            }
            for tests in plan.looseTests {
                notes.append(
                    "\(tests.path) belongs to no target of the manifest; its tests run as "
                        + tests.name
                )
            }
            absentModules.formUnion(plan.absentModules)
            objcTargets += plan.objcTargets
            try Self.writeStandIns(plan, in: package)
            for module in plan.looseModules {
                notes.append("\(module.name), which these tests import, is built of \(module.path)")
            }
            for (name, reason) in plan.emptyStandIns.sorted(by: { $0.key < $1.key }) {
                notes.append("\(name) \(reason): what needs it is left out")
            }
        }
        let copies = try Self.copies(packages, scratch, plans)
        file = try Self.write(copies, in: scratch)
    }

    /// Whether a package of others has something that Xcode takes otherwise.
    private static func mayNeedPlan(_ package: URL) -> Bool {
        let kinds: Set<String> = [
            "m", "mm", "xcassets", "xib", "nib", "storyboard", "xcstrings", "xcdatamodeld",
        ]
        if Files.all(under: package, endingIn: "").contains(where: {
            kinds.contains($0.pathExtension)
                || ($0.pathExtension == "h" && $0.pathComponents.contains("include"))
        }) {
            return true
        }
        guard let manifest = PackageManifest.file(of: package),
            let text = try? String(contentsOf: manifest, encoding: .utf8)
        else { return false }
        return ["binaryTarget", "plugin"].contains { text.contains($0) }
    }

    /// The products of other packages, with the names of these packages' folders.
    private static func products(of packages: some Sequence<URL>) throws -> [String: String] {
        try packages.reduce(into: [:]) { all, package in
            guard let manifest = PackageManifest.file(of: package) else { return }
            for product in ManifestLowerer.products(in: try Files.text(manifest)) {
                all[product.name] = package.lastPathComponent
            }
        }
    }

    /// Empty modules for what cannot be built, and the app for tests that ask for one; what is read
    /// of headers comes beside.
    private static func writeStandIns(_ plan: ManifestPlan, in package: URL) throws {
        if plan.needsTestApp {
            let place = "\(ManifestPlan.standInFolder)/\(LooseTestApp.module)/TestApp.swift"
            try Files.write(LooseTestApp.source, to: package.appendingPathComponent(place))
        }
        for (name, reason) in plan.standIns {
            let place = package.appendingPathComponent("\(ManifestPlan.standInFolder)/\(name)")
            let headers = plan.objcTargets.first { $0.name == name }?.headers ?? []
            let imports = BridgedModules.standingIn(for: headers).map {
                "@_exported import \($0)\n"
            }
            try Files.write(
                "// Made by casement in place of \(name), which \(reason).\n" + imports.joined(),
                to: place.appendingPathComponent("StandIn.swift")
            )
        }
    }

    private static func copies(
        _ packages: [URL],
        _ scratch: URL,
        _ plans: [String: ManifestPlan]
    ) throws -> [(String, String)] {
        let checkouts = scratch.appendingPathComponent("build/checkouts").path + "/"
        return try packages.flatMap { package in
            // Others' manifests know Linux: what they say for it is what builds here.
            let isOwn =
                try !package.path.hasPrefix(checkouts)
                && !package.pathComponents.contains(Project.librariesName)
                && !PortablePackage.isOne(package)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
            return try names.sorted()
                .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
                .map { package.appendingPathComponent($0) }
                .compactMap { manifest -> (String, String)? in
                    let text = try Files.text(manifest)
                    let code = ManifestLowerer.packageVariable(in: text).flatMap { name in
                        plans[package.path]?.code(
                            package: name,
                            toolsVersion: PackageManifest.toolsVersion(of: text)
                        )
                    }
                    let lowered = ManifestLowerer.lower(text, isRoot: isOwn, adding: code ?? "")
                    return lowered.map { (manifest.path, $0) }
                }
        }
    }

    private static func write(_ copies: [(String, String)], in scratch: URL) throws -> URL? {
        guard !copies.isEmpty else { return nil }
        let digest = Files.digest(of: copies.map { Data(($0.0 + $0.1).utf8) })
        let folder = scratch.appendingPathComponent("manifests-" + digest)
        var places: [String: String] = [:]
        for (index, (path, text)) in copies.enumerated() {
            let place = folder.appendingPathComponent("\(index)/Package.swift")
            try Files.write(text, to: place)
            places[path] = place.path
        }
        let file = folder.appendingPathComponent("overlay.yaml")
        try Files.write(FileOverlay.text(places), to: file)
        return file
    }
}
