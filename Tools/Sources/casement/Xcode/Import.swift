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

    @Flag(help: "Take what the tests need.")
    var forTests = false

    func run() throws {
        let choice = try ProjectChoice(
            ProjectChoice.Request(path: path, purpose: forTests ? .test : .build)
        )
        let package = try ImportedPackage(
            choice.source,
            for: forTests ? .test : .build,
            SDK.ready()
        )
        let project = package.project
        for note in choice.notes { print("note: \(note)") }
        for note in project.notes { print("note: \(note)") }
        for target in project.targets {
            print(
                "\(target.kind) \(target.module): \(target.sources.count) Swift files, "
                    + "\(target.resources.count) resources"
            )
        }
        print("Made \(package.folder.path)/Package.swift")
    }
}
