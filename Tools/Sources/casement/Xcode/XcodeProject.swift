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

    /// The only project in a folder; nil if there is none.
    static func find(in folder: URL) throws -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard projects.count < 2 else {
            throw Failure(
                "\(folder.path) holds \(projects.count) Xcode projects: name one of "
                    + projects.joined(separator: ", ") + " with --package-path"
            )
        }
        return projects.first.map { folder.appendingPathComponent($0) }
    }

    /// Reads a project, with the settings of its Debug configuration.
    init(at project: URL) throws {
        let objects = try XcodeObjects(project: project)
        root = project.deletingLastPathComponent().standardizedFileURL
        name = project.deletingPathExtension().lastPathComponent
        guard let object = objects[objects.rootID] else {
            throw Failure("\(project.path): is no Xcode project file, or is damaged")
        }
        let tree = FileTree(objects, root: root)
        var shared = BuildSettings()
        shared.add(["PROJECT_NAME": name, "SRCROOT": root.path, "PROJECT_DIR": root.path])
        Self.addSettings(of: object, objects, tree, to: &shared)
        var reader = XcodeTargetReader(objects: objects, tree: tree, project: object, root: root)
        var found: [XcodeTarget] = []
        for target in objects.objects(object, "targets") {
            var settings = shared
            settings.add(["TARGET_NAME": target.string("name") ?? ""])
            Self.addSettings(of: target, objects, tree, to: &settings)
            guard let read = reader.read(target, settings) else { continue }
            if found.contains(where: { $0.module == read.module }) {
                reader.notes.append("target \(read.name): another one makes \(read.module) too")
            } else {
                found.append(read)
            }
        }
        targets = found
        notes = reader.notes
        guard !targets.isEmpty else {
            throw Failure("\(project.path): has no target for iOS that is written in Swift")
        }
    }

    private static func addSettings(
        of owner: XcodeObjects.Object,
        _ objects: XcodeObjects,
        _ tree: FileTree,
        to settings: inout BuildSettings
    ) {
        guard let list = objects.object(owner, "buildConfigurationList") else { return }
        let all = objects.objects(list, "buildConfigurations")
        let debug = all.first { $0.string("name") == "Debug" } ?? all.first
        guard let debug else { return }
        if let base = debug.string("baseConfigurationReference"), let file = tree.url(base),
            let text = try? String(contentsOf: file, encoding: .utf8)
        {
            settings.add(configuration: text)
        }
        settings.add(debug.fields["buildSettings"] as? [String: Any] ?? [:])
    }
}
