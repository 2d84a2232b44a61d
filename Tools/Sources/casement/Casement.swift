// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

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

    @Option(help: "A script that the program plays without a display, and then ends.")
    var input: String?

    @Option(help: "The folder of the pictures that the script asks for.")
    var pictures: String?

    @OptionGroup var options: PackageOptions

    func validate() throws {
        guard pictures == nil || input != nil else {
            throw ValidationError("--pictures goes with --input, whose script asks for them")
        }
    }

    func run() throws {
        if let input {
            // SwiftPM hands its own environment on to the program.
            setenv("CASEMENT_DISPLAY", "headless", 1)
            setenv("CASEMENT_REPLAY", try Files.readable(input).path, 1)
            setenv("CASEMENT_PICTURES", URL(fileURLWithPath: pictures ?? ".").path, 1)
        } else if !Self.hasDisplay(ProcessInfo.processInfo.environment) {
            // Not among what the program itself prints.
            let note =
                "note: there is no display here, so an app runs without a window until it is ended; "
                + "--input plays a script, casement render draws a view\n"
            FileHandle.standardError.write(Data(note.utf8))
        }
        try options.run("run")
    }

    /// Whether a window can be opened, or it was said that none is wanted.
    static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY", "CASEMENT_DISPLAY"].contains {
            !(environment[$0] ?? "").isEmpty
        }
    }
}
