// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An Xcode project, as far as building it for Linux asks.
struct XcodeProject {
    let name: String
    /// The folder that holds the project.
    let root: URL
    let targets: [XcodeTarget]
    /// Targets that are left out, and why.
    let notes: [String]
    /// The modules of what is left out.
    let absentModules: Set<String>
    /// Projects inside this one, and folders that may hold packages.
    let references: [URL]
    /// The projects' own folders, which hold their schemes.
    var files: [URL] = []
    /// The modules of libraries that CocoaPods brings.
    var pods: Set<String> = []

    /// Reads a project, with the settings of a configuration, or of the first if it has none of that name.
    init(at project: URL, configuration: String? = nil) throws {
        let configuration = configuration ?? "Debug"
        let objects = try XcodeObjects(project: project)
        root = project.deletingLastPathComponent().standardizedFileURL
        name = project.deletingPathExtension().lastPathComponent
        guard let object = objects[objects.rootID] else {
            throw Failure("\(project.path): is no Xcode project file, or is damaged")
        }
        let tree = FileTree(objects, root: root)
        var shared = BuildSettings()
        shared.add([
            "PROJECT_NAME": name, "SRCROOT": root.path, "SOURCE_ROOT": root.path,
            "PROJECT_DIR": root.path,
        ])
        Self.addSettings(configuration, of: object, objects, tree, to: &shared)
        var reader = XcodeTargetReader(objects: objects, tree: tree, project: object, root: root)
        var found: [XcodeTarget] = []
        var modules: [String: String] = [:]
        for target in objects.objects(object, "targets") {
            var settings = shared
            settings.add(["TARGET_NAME": target.string("name") ?? ""])
            Self.addSettings(configuration, of: target, objects, tree, to: &settings)
            if shared["SUPPORTED_PLATFORMS"] != nil {
                // The project's list of platforms is for the targets that name no system of their own.
                var own = BuildSettings()
                Self.addSettings(configuration, of: target, objects, tree, to: &own)
                if own["SUPPORTED_PLATFORMS"] == nil, let system = own["SDKROOT"], system != "auto"
                {
                    settings.add(["SUPPORTED_PLATFORMS": system])
                }
            }
            guard let read = reader.read(target, settings) else { continue }
            modules[read.name] = read.module
            if found.contains(where: { $0.module == read.module }) {
                reader.notes.append("target \(read.name): another one makes \(read.module) too")
            } else {
                found.append(read)
            }
        }
        files = [project]
        let applications = Set(found.filter { $0.kind == .application }.map(\.module))
        targets = found.compactMap { target in
            var target = target
            if let name = target.testedModule {
                // Older projects name no app where there is but one.
                let tested =
                    name.isEmpty && applications.count == 1 ? applications.first : modules[name]
                guard let tested, applications.contains(tested) else {
                    reader.notes.append(
                        "target \(target.name) is left out: the app that it tests, "
                            + "\(name.isEmpty ? "which it does not name" : name), is not built here"
                    )
                    return nil
                }
                target.testedModule = tested
            }
            target.targetDependencies =
                target.targetDependencies.compactMap { modules[$0] }
                .filter { $0 != target.module }.unique
            return target
        }
        notes = reader.notes + Self.notesOnLanguage(of: targets)
        absentModules = reader.absentModules.subtracting(found.map(\.module))
        references = Self.references(objects, object, tree, root)
        guard !targets.isEmpty else {
            throw Failure("\(project.path): has no target for iOS that is written in Swift")
        }
    }

    /// A note for each version of Swift that no Xcode of today builds, with its targets.
    private static func notesOnLanguage(of targets: [XcodeTarget]) -> [String] {
        var names: [String: [String]] = [:]
        for target in targets {
            let version = target.settings["SWIFT_VERSION"] ?? ""
            let number = version.split(separator: ".").first.flatMap { Int($0) }
            guard number.map({ $0 < 4 }) ?? version.isEmpty else { continue }
            names[version, default: []].append(target.name)
        }
        return names.sorted { $0.key < $1.key }.map { version, names in
            let list = names.sorted().joined(separator: ", ")
            return version.isEmpty
                ? "\(list): no SWIFT_VERSION is set, as in projects of Swift 2, which Xcode no longer "
                    + "builds; it is taken for 5, and what is written otherwise does not compile"
                : "\(list): Swift \(version), which Xcode no longer builds, is taken for 4"
        }
    }

    /// A project made of targets of several, or of none.
    init(
        name: String,
        root: URL,
        targets: [XcodeTarget],
        notes: [String],
        absentModules: Set<String>
    ) {
        self.name = name
        self.root = root
        self.targets = targets
        self.notes = notes
        self.absentModules = absentModules
        references = []
    }

    private static func references(
        _ objects: XcodeObjects,
        _ project: XcodeObjects.Object,
        _ tree: FileTree,
        _ root: URL
    ) -> [URL] {
        let local = objects.objects(project, "packageReferences")
            .compactMap { $0.string("relativePath") }
            .map { root.appendingPathComponent($0).standardizedFileURL }
        let kinds = ["wrapper.pb-project", "wrapper", "folder", "text"]
        let files = objects.all.filter { object in
            object.kind == "PBXFileReference"
                && kinds.contains {
                    object.string("lastKnownFileType") == $0
                        || object.string("explicitFileType") == $0
                }
        }
        return (local + files.compactMap { tree.url($0.id) }).unique
    }

    private static func addSettings(
        _ configuration: String,
        of owner: XcodeObjects.Object,
        _ objects: XcodeObjects,
        _ tree: FileTree,
        to settings: inout BuildSettings
    ) {
        guard let list = objects.object(owner, "buildConfigurationList") else { return }
        let all = objects.objects(list, "buildConfigurations")
        func called(_ name: String) -> XcodeObjects.Object? {
            all.first { $0.string("name") == name }
        }
        guard let chosen = called(configuration) ?? called("Debug") ?? all.first else { return }
        if let base = chosen.string("baseConfigurationReference"), let file = tree.url(base) {
            settings.add(configuration: file)
        }
        settings.add(chosen.fields["buildSettings"] as? [String: Any] ?? [:])
    }
}
