// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a package from an Xcode project, in its .build folder.",
        discussion: """
            build, test, run and render do this by themselves for a folder that holds an Xcode \
            project and no Package.swift.
            """
    )

    @Argument(help: "The .xcodeproj, or the folder that holds it.")
    var path = "."

    func run() throws {
        let given = URL(fileURLWithPath: path).standardizedFileURL
        let isProject = given.pathExtension == "xcodeproj"
        guard let file = isProject ? given : try XcodeProject.find(in: given) else {
            throw Failure("\(given.path) holds no Xcode project")
        }
        let project = try XcodeProject(at: file)
        let folder = Project.scratch(of: project.root).appendingPathComponent("import")
        let package = try ImportedPackage(project, in: folder)
        for note in project.notes { print("note: \(note)") }
        for target in project.targets {
            for note in target.notes { print("note: \(note)") }
            print(
                "\(target.kind) \(target.module): \(target.sources.count) Swift files, "
                    + "\(target.resources.count) resources"
            )
        }
        print("Made \(package.folder.path)/Package.swift")
    }
}
