// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the targets of one Xcode project.
struct XcodeTargetReader {
    let objects: XcodeObjects
    let tree: FileTree
    let project: XcodeObjects.Object
    let root: URL
    /// Targets that are left out, and why.
    var notes: [String] = []
    /// The modules of libraries that are left out.
    var absentModules: Set<String> = []

    /// A target; nil for one that is not for iOS or not of a kind that can be built here.
    mutating func read(
        _ target: XcodeObjects.Object,
        _ given: BuildSettings
    ) -> XcodeTarget? {
        let name = target.string("name") ?? "?"
        // Its files lie where a target takes the bundle in.
        if target.string("productType") == Self.resourceBundle { return nil }
        guard target.kind == "PBXNativeTarget", let kind = kind(target) else {
            let type = target.string("productType").map { " (\($0))" } ?? ""
            notes.append("target \(name)\(type) is left out: it can't be built on Linux")
            return nil
        }
        guard Self.isForIOS(given) else {
            notes.append("target \(name) is left out: it is not for iOS")
            return nil
        }
        let isUITest = target.string("productType") == Self.uiTests
        var settings = given
        let product = settings["PRODUCT_NAME"] ?? name
        let module = settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.moduleName(product)
        settings.add([
            "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "PRODUCT_MODULE_NAME": module,
        ])
        var gathered = Gathered()
        for phase in objects.objects(target, "buildPhases") { gather(phase, &gathered) }
        for group in objects.objects(target, "fileSystemSynchronizedGroups") {
            gather(synchronized: group, target, &gathered)
        }
        gatherExceptions(for: target, &gathered)
        let plist = settings["INFOPLIST_FILE"].map(file)
        gathered.resources.removeAll { $0.source == plist }
        gathered.leaveOutMissing()
        gathered.headers.bridging = settings["SWIFT_OBJC_BRIDGING_HEADER"].map(file)
        // Only a library shows headers to Swift by themselves.
        if kind != .library { gathered.headers.shown = [] }
        let isLibraryOfHeaders = !gathered.headers.shown.isEmpty
        guard !gathered.sources.isEmpty || isLibraryOfHeaders else {
            notes.append("target \(name) is left out: it has no Swift files")
            if kind == .library { absentModules.insert(module) }
            return nil
        }
        let dependencies = objects.objects(target, "dependencies").compactMap {
            objects.object($0, "target")?.string("name")
        }
        return XcodeTarget(
            name: name,
            module: module,
            kind: kind,
            settings: settings,
            sources: gathered.sources,
            resources: gathered.resources,
            targetDependencies: (dependencies + gathered.linkedTargets).unique,
            linkedModules: gathered.linkedModules.unique,
            packageProducts: (packageProducts(target) + gathered.products).unique,
            notes: gathered.notes,
            missingSources: gathered.missingSources,
            headers: gathered.headers,
            infoPlist: plist,
            hostModule: kind == .tests && !isUITest ? Self.host(settings) : nil,
            testedModule: isUITest ? settings["TEST_TARGET_NAME"] ?? "" : nil
        )
    }

    private static let uiTests = "com.apple.product-type.bundle.ui-testing"
    private static let resourceBundle = "com.apple.product-type.bundle"

    private func kind(_ target: XcodeObjects.Object) -> XcodeTarget.Kind? {
        switch target.string("productType") {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .library
        case "com.apple.product-type.bundle.unit-test", Self.uiTests: .tests
        default: nil
        }
    }

    /// The app of `TEST_HOST`, `$(BUILT_PRODUCTS_DIR)/My App.app/My App`, by its module.
    private static func host(_ settings: BuildSettings) -> String? {
        guard let path = settings["TEST_HOST"],
            let bundle = path.split(separator: "/").last(where: { $0.hasSuffix(".app") })
        else { return nil }
        return BuildSettings.moduleName(String(bundle.dropLast(4)))
    }

    private static func isForIOS(_ settings: BuildSettings) -> Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"] {
            return platforms.contains("iphone")
        }
        let root = settings["SDKROOT"] ?? "iphoneos"
        return root.hasPrefix("iphone") || root == "auto"
    }

    // MARK: Files

    /// What the phases of a target name.
    private struct Gathered {
        var sources: [URL] = []
        var resources: [XcodeTarget.Resource] = []
        var linkedTargets: [String] = []
        var linkedModules: [String] = []
        var products: [XcodePackage.Product] = []
        var notes: [String] = []
        var missingSources = 0
        var headers = XcodeHeaders()

        /// Leaves out files that the project names and that are not there, as those that a script
        /// would make.
        mutating func leaveOutMissing() {
            let manager = FileManager.default
            for file in sources + resources.map(\.source)
            where !manager.fileExists(atPath: file.path) {
                notes.append("\(file.path) is left out: the project names it; it is not there")
            }
            missingSources = sources.count
            sources.removeAll { !manager.isReadableFile(atPath: $0.path) }
            missingSources -= sources.count
            resources.removeAll { !manager.fileExists(atPath: $0.source.path) }
        }

        mutating func add(source: URL) {
            if source.pathExtension == "swift" {
                if !sources.contains(source) { sources.append(source) }
            } else if source.lastPathComponent.hasSuffix("-dummy.m") {
                // The empty class that CocoaPods writes for each pod.
                return
            } else if ["m", "mm", "c", "cpp", "metal"].contains(source.pathExtension) {
                headers.implementations.append(source)
                notes.append("\(source.path) is left out: only Swift is built on Linux")
            } else if source.pathExtension.hasPrefix("xcdatamodel") {
                // Xcode compiles it into the bundle.
                add(resource: source)
            }
        }

        mutating func add(resource: URL, at place: String? = nil) {
            let new = XcodeTarget.Resource(
                source: resource,
                place: place ?? XcodeTarget.Resource.place(of: resource)
            )
            if !resources.contains(new) { resources.append(new) }
        }
    }

    private func gather(_ phase: XcodeObjects.Object, _ all: inout Gathered) {
        for file in objects.objects(phase, "files") {
            if let product = objects.object(file, "productRef") {
                all.products.append(packageProduct(product))
            }
            guard let reference = objects.object(file, "fileRef") else { continue }
            switch phase.kind {
            case "PBXHeadersBuildPhase":
                let settings = file.fields["settings"] as? [String: Any]
                let words = settings?["ATTRIBUTES"] as? [String] ?? []
                for leaf in leaves(reference) {
                    all.headers.add(header: leaf, isPublic: words.contains("Public"))
                }
            case "PBXSourcesBuildPhase":
                for leaf in leaves(reference) { all.add(source: leaf) }
            case "PBXResourcesBuildPhase":
                gather(resource: reference, &all)
            case "PBXCopyFilesBuildPhase":
                // Into the bundle's resources, or the bundle itself.
                guard ["7", "1"].contains(phase.string("dstSubfolderSpec")) else { continue }
                gather(resource: reference, in: phase.string("dstPath") ?? "", &all)
            case "PBXFrameworksBuildPhase":
                if let target = target(making: reference) {
                    all.linkedTargets.append(target)
                } else if let module = Self.linkedModule(reference) {
                    all.linkedModules.append(module)
                }
            default: continue
            }
        }
    }

    /// Takes a file or a folder into the bundle, or a bundle that a target makes of resources.
    private func gather(
        resource: XcodeObjects.Object,
        in folder: String = "",
        _ all: inout Gathered
    ) {
        let front = folder.isEmpty ? "" : folder + "/"
        guard
            let target = objects.objects(project, "targets").first(where: {
                $0.string("productReference") == resource.id
            })
        else {
            for leaf in leaves(resource) {
                all.add(resource: leaf, at: front + XcodeTarget.Resource.place(of: leaf))
            }
            return
        }
        guard target.string("productType") == Self.resourceBundle else { return }
        let name = resource.string("path") ?? (target.string("name") ?? "") + ".bundle"
        var content = Gathered()
        for phase in objects.objects(target, "buildPhases") { gather(phase, &content) }
        for group in objects.objects(target, "fileSystemSynchronizedGroups") {
            gather(synchronized: group, target, &content)
        }
        gatherExceptions(for: target, &content)
        for file in content.resources {
            all.add(resource: file.source, at: "\(front)\(name)/\(file.place)")
        }
    }

    /// The module of a framework or library that another project makes, or that lies on disk.
    private static func linkedModule(_ reference: XcodeObjects.Object) -> String? {
        guard reference.string("sourceTree") != "SDKROOT",
            let path = reference.string("path") ?? reference.string("name")
        else { return nil }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let parts = name.split(separator: ".")
        guard parts.count > 1, let plain = parts.first.map(String.init),
            ["framework", "a", "xcframework"].contains(parts[parts.count - 1])
        else { return nil }
        let isLibrary = parts[parts.count - 1] == "a" && plain.hasPrefix("lib")
        return BuildSettings.moduleName(isLibrary ? String(plain.dropFirst(3)) : plain)
    }

    /// The files of a reference; a variant group has one for each language.
    private func leaves(_ reference: XcodeObjects.Object) -> [URL] {
        let children = objects.objects(reference, "children")
        // The versions of a model are one.
        if reference.kind != "XCVersionGroup", !children.isEmpty {
            return children.flatMap { leaves($0) }
        }
        return tree.url(reference.id).map { [$0] } ?? []
    }

    /// The target of this project whose product a reference is.
    private func target(making product: XcodeObjects.Object) -> String? {
        objects.objects(project, "targets")
            .first { $0.string("productReference") == product.id }?
            .string("name")
    }

    /// The file that a setting names.
    private func file(_ path: String) -> URL {
        let place =
            path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
        return Files.asOnAMac(place).standardizedFileURL
    }

    // MARK: Folders whose files belong to a target of themselves

    private func gather(
        synchronized group: XcodeObjects.Object,
        _ target: XcodeObjects.Object,
        _ all: inout Gathered
    ) {
        guard let folder = tree.url(group.id) else { return }
        let excluded = objects.objects(group, "exceptions")
            .filter { $0.string("target") == target.id }
            .flatMap { $0.strings("membershipExceptions") }
        let whole = Set(group.strings("explicitFolders"))
        for path in Self.files(in: folder, whole: whole) where !excluded.contains(path) {
            guard !excluded.contains(where: { path.hasPrefix($0 + "/") }) else { continue }
            add(folder.appendingPathComponent(path), &all)
        }
    }

    /// Files of other targets' folders that belong to this one too.
    private func gatherExceptions(for target: XcodeObjects.Object, _ all: inout Gathered) {
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        for other in objects.objects(project, "targets") where other.id != target.id {
            for group in objects.objects(other, "fileSystemSynchronizedGroups")
            where !own.contains(group.id) {
                guard let folder = tree.url(group.id) else { continue }
                for set in objects.objects(group, "exceptions")
                where set.string("target") == target.id {
                    for path in set.strings("membershipExceptions") {
                        add(folder.appendingPathComponent(path), &all)
                    }
                }
            }
        }
    }

    private func add(_ file: URL, _ all: inout Gathered) {
        let sources: Set<String> = ["swift", "m", "mm", "c", "cpp", "metal"]
        let ignored: Set<String> = [
            "h", "hpp", "pch", "entitlements", "xcconfig", "md", "modulemap",
        ]
        // Nothing says which headers of such a folder are public.
        all.headers.add(header: file, isPublic: true)
        if sources.contains(file.pathExtension) || file.pathExtension.hasPrefix("xcdatamodel") {
            all.add(source: file)
        } else if !ignored.contains(file.pathExtension) {
            all.add(resource: file)
        }
    }

    /// The files beneath a folder, by path from it.
    ///
    /// Bundles such as asset catalogues, and the folders in `whole`, are one file.
    private static func files(in folder: URL, whole: Set<String>) -> [String] {
        var found: [String] = []
        func walk(_ path: String, depth: Int) {
            guard depth < 32 else { return }
            let here = path.isEmpty ? folder : folder.appendingPathComponent(path)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: here.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                var isFolder: ObjCBool = false
                let full = folder.appendingPathComponent(inner).path
                _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
                let kind = (name as NSString).pathExtension
                let isPlain = kind.isEmpty || kind == "lproj"
                if isFolder.boolValue, isPlain, !whole.contains(inner) {
                    walk(inner, depth: depth + 1)
                } else {
                    found.append(inner)
                }
            }
        }
        walk("", depth: 0)
        return found
    }

    // MARK: Packages

    private func packageProducts(_ target: XcodeObjects.Object) -> [XcodePackage.Product] {
        objects.objects(target, "packageProductDependencies").map { packageProduct($0) }
    }

    private func packageProduct(_ object: XcodeObjects.Object) -> XcodePackage.Product {
        XcodePackage.Product(
            name: object.string("productName") ?? "",
            package: objects.object(object, "package").flatMap { package($0) }
        )
    }

    private func package(_ object: XcodeObjects.Object) -> XcodePackage? {
        if let path = object.string("relativePath") {
            return .local(root.appendingPathComponent(path).standardizedFileURL)
        }
        guard let address = object.string("repositoryURL") else { return nil }
        let requirement = object.fields["requirement"] as? [String: String] ?? [:]
        let version = quoted(requirement["minimumVersion"] ?? requirement["version"] ?? "0.0.0")
        let range =
            switch requirement["kind"] {
            case "exactVersion": "exact: \(version)"
            case "upToNextMinorVersion": ".upToNextMinor(from: \(version))"
            case "versionRange":
                "\(version)..<\(quoted(requirement["maximumVersion"] ?? "99.0.0"))"
            case "branch": "branch: \(quoted(requirement["branch"] ?? "main"))"
            case "revision": "revision: \(quoted(requirement["revision"] ?? ""))"
            default: "from: \(version)"
            }
        let last = address.split(separator: "/").last.map(String.init) ?? address
        return XcodePackage(
            identity: last.hasSuffix(".git") ? String(last.dropLast(4)) : last,
            declaration: ".package(url: \(quoted(address)), \(range))"
        )
    }
}

/// A text as a Swift literal.
func quoted(_ text: String) -> String {
    let inner = text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(inner)\""
}

extension Array where Element: Hashable {
    /// The elements in order, each once.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
