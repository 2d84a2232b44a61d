// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// The command line.
@main
struct Casement: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, tests and runs iOS packages on Linux, as they are.",
        version: Version.current,
        subcommands: [
            Build.self, Test.self, Run.self, Render.self, MakeBundle.self, New.self, Import.self,
            Doctor.self,
            Plan.self, Merge.self, Lower.self, MakeRelease.self, MendModule.self,
            HeaderInterface.self,
        ]
    )
}

extension Casement {
    static func main() {
        Interruption.watch()
        let arguments = Test.completed(
            Array(CommandLine.arguments.dropFirst()),
            cores: ProcessInfo.processInfo.activeProcessorCount
        )
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch let failure as Failure {
            // Its own status, so that a script can tell it from a test that failed.
            FileHandle.standardError.write(Data("Error: \(failure)\n".utf8))
            Foundation.exit(TestStatus.impossible.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}

/// What the three commands on a package share.
struct PackageOptions: ParsableArguments {
    @Option(help: "The folder of a package or an Xcode project, or the project.")
    var packagePath = "."

    @Option(help: "The Xcode project or workspace to take of those in the folder.")
    var project: String?

    @Flag(name: .customLong("package"), help: "Take the folder's package, not its projects.")
    var wantsPackage = false

    @Flag(
        inversion: .prefixedNo,
        help: """
            Leave out what does not compile, by name, and build the rest; by default only tests \
            are built so, and what a package depends on.
            """
    )
    var keepGoing: Bool?

    @Argument(parsing: .allUnrecognized, help: "SwiftPM's own flags, passed on.")
    var flags: [String] = []

    func request(_ purpose: ProjectChoice.Purpose) -> ProjectChoice.Request {
        ProjectChoice.Request(
            path: packagePath,
            project: project,
            wantsPackage: wantsPackage,
            purpose: purpose
        )
    }

    /// Lowers the package and runs one of SwiftPM's commands on it.
    func run(_ command: String) throws {
        let purpose: ProjectChoice.Purpose = command == "run" ? .run : .build
        let status = try Project(request(purpose)).run(command, flags, keepsGoing: keepGoing)
        if status != 0 { throw ExitCode(status) }
    }
}

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Builds a package.")
    @OptionGroup var options: PackageOptions

    func run() throws { try options.run("build") }
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
