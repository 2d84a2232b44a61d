// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command line.
@main
struct Casement: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, tests and runs iOS packages on Linux, as they are.",
        subcommands: [
            Build.self, Test.self, Run.self, Render.self, New.self, Import.self, Doctor.self,
            Lower.self,
        ]
    )
}

extension Casement {
    static func main() {
        Interruption.watch()
        main(nil)
    }
}

/// What the three commands on a package share.
struct PackageOptions: ParsableArguments {
    @Option(help: "The folder of a package or an Xcode project, or the project.")
    var packagePath = "."

    @Argument(parsing: .allUnrecognized, help: "SwiftPM's own flags, passed on.")
    var flags: [String] = []

    /// Lowers the package and runs one of SwiftPM's commands on it.
    func run(_ command: String) throws {
        let status = try Project(at: packagePath).run(command, flags)
        if status != 0 { throw ExitCode(status) }
    }
}

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Builds a package.")
    @OptionGroup var options: PackageOptions

    func run() throws { try options.run("build") }
}

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Builds a package and tests it.")
    @OptionGroup var options: PackageOptions

    func run() throws { try options.run("test") }
}

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Builds a package and runs it.")
    @OptionGroup var options: PackageOptions

    func run() throws { try options.run("run") }
}
