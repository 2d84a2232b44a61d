// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Looks for Xcode projects in a folder and beneath.
struct ProjectFinder {
    let folder: URL
    let purpose: ProjectChoice.Purpose

    /// How deep below the folder projects are looked for: `Example/Demo/Demo.xcodeproj`.
    private static let depth = 3

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor", "fastlane",
    ]

    /// The projects that the command has something to do with, those nearest to the folder; nil
    /// if there are none.
    func find() -> ProjectChoice.Source? {
        choices().max { ($0.weight, $1.name) < ($1.weight, $0.name) }
            .map { .projects($0.projects, name: $0.name) }
    }

    /// How many other choices there are in folders beside that of the one that is taken.
    var others: Int { max(choices().count - 1, 0) }

    /// What the command has something to do with in each of the folders nearest to this one.
    private func choices() -> [Choice] {
        var level = [folder]
        for depth in 0...Self.depth {
            let found = level.compactMap { choice(in: $0) }
            guard found.isEmpty, depth < Self.depth else { return found }
            level = level.flatMap { Self.folders(in: $0) }
        }
        return []
    }

    /// The tool that makes the projects of a folder without any, with what it is asked for them.
    var generator: (name: String, command: String)? {
        let names = Set(Self.names(in: folder, endingIn: ""))
        if !names.isDisjoint(with: ["Project.swift", "Workspace.swift", "Tuist"]) {
            return ("Tuist", "tuist generate")
        }
        let plans = ["project.yml", "project.yaml", "xcodegen.yml"]
        return names.isDisjoint(with: plans) ? nil : ("XcodeGen", "xcodegen")
    }

    /// Whether a choice lies in the folder itself.
    func isDirect(_ source: ProjectChoice.Source) -> Bool {
        guard isSingle(source), case .projects(let projects, _) = source else { return false }
        return projects[0].deletingLastPathComponent().path == folder.path
    }

    /// Whether a choice is of one project.
    func isSingle(_ source: ProjectChoice.Source) -> Bool {
        guard case .projects(let projects, _) = source else { return false }
        return projects.count == 1
    }

    /// The only specification of a pod in the folder, or the one that is called like a folder.
    var podspec: URL? {
        let all = Self.names(in: folder, endingIn: ".podspec")
        return all.min { $0.count < $1.count }.map { folder.appendingPathComponent($0) }
    }

    /// Projects that are taken together.
    private struct Choice {
        let projects: [URL]
        let name: String
        /// How many files of tests, or sources, they have.
        let weight: Int
    }

    /// The projects of a folder: those of its workspace, or all that lie in it.
    private func choice(in folder: URL) -> Choice? {
        var choices: [Choice] = []
        for workspace in XcodeWorkspace.all(in: folder) {
            let projects = XcodeWorkspace.projects(of: workspace)
                .filter { $0.lastPathComponent != "Pods.xcodeproj" }
            let useful = projects.filter { weight(of: $0) > 0 }
            // The workspace of an example leaves the choice to the library's own projects.
            guard !useful.isEmpty, purpose != .run || useful.count == 1 else { continue }
            choices.append(
                Choice(
                    projects: useful,
                    name: workspace.deletingPathExtension().lastPathComponent,
                    weight: useful.reduce(0) { $0 + weight(of: $1) }
                )
            )
        }
        let own = Self.names(in: folder, endingIn: ".xcodeproj")
            .map { folder.appendingPathComponent($0) }
            .filter { weight(of: $0) > 0 }
        if !own.isEmpty {
            let largest = own.max { weight(of: $0) < weight(of: $1) } ?? own[0]
            choices.append(
                Choice(
                    projects: purpose == .run ? [largest] : own,
                    name: largest.deletingPathExtension().lastPathComponent,
                    weight: own.reduce(0) { $0 + weight(of: $1) }
                )
            )
        }
        return choices.max { $0.weight < $1.weight }
    }

    /// How much of a project is of use for the command.
    private func weight(of project: URL) -> Int {
        guard let read = try? XcodeProject(at: project) else { return 0 }
        let useful = read.targets.filter { target in
            switch purpose {
            case .test: target.kind == .tests
            case .run: target.kind == .application
            case .build: true
            }
        }
        return useful.reduce(0) { $0 + $1.sources.count }
    }

    private static func names(in folder: URL, endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
    }

    private static func folders(in folder: URL) -> [URL] {
        names(in: folder, endingIn: "").compactMap { name in
            let inner = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard !skipped.contains(name), inner.pathExtension.isEmpty,
                FileManager.default.fileExists(atPath: inner.path, isDirectory: &isFolder),
                isFolder.boolValue
            else { return nil }
            return inner
        }
    }
}
