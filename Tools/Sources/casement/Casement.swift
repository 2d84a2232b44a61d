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
            Build.self, Test.self, Run.self, Render.self, New.self, Import.self, Doctor.self,
            Lower.self, MakeRelease.self, MendModule.self, HeaderInterface.self,
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

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds a package and tests it.",
        discussion: "A test that crashes or hangs is a failure like others: the rest run on."
    )

    @Option(help: "Run only the tests that match this regular expression; may be repeated.")
    var filter: [String] = []

    @Option(help: "Leave out the tests that match this regular expression; may be repeated.")
    var skip: [String] = []

    @Option(help: "Seconds after which a test counts as hanging.")
    var testTimeLimit = 600.0

    @Flag(name: [.short, .long], help: "Show all output of the build and the tests.")
    var verbose = false

    @Flag(name: [.short, .long], help: "List the tests and run none.")
    var listTests = false

    @Flag(help: "Run what was built before.")
    var skipBuild = false

    @Flag(inversion: .prefixedEnableDisable, help: "Run tests of XCTest.")
    var xctest = true

    @Flag(inversion: .prefixedEnableDisable, help: "Run tests of Swift Testing.")
    var swiftTesting = true

    @OptionGroup var options: PackageOptions

    func validate() throws {
        guard testTimeLimit > 0 else { throw ValidationError("--test-time-limit is positive") }
    }

    func run() throws {
        let settings = TestSettings(
            selection: TestSelection(filters: filter, skips: skip),
            limit: testTimeLimit,
            isVerbose: verbose,
            isListing: listTests || options.flags.first == "list",
            skipsBuild: skipBuild,
            keepsGoing: options.keepGoing ?? true,
            runsXCTest: xctest,
            runsSwiftTesting: swiftTesting
        )
        let flags = Self.buildFlags(options.flags)
        let status = try Project(options.request(.test)).test(settings, flags)
        if status != 0 { throw ExitCode(status) }
    }

    /// The flags without those that choose how SwiftPM would run tests, which a build refuses.
    static func buildFlags(_ flags: [String]) -> [String] {
        var rest: [String] = []
        var isValue = false
        for flag in flags {
            let name = flag.split(separator: "=").first.map(String.init) ?? flag
            let takesValue = ["--num-workers", "--xunit-output"].contains(name)
            if !isValue, !takesValue, !["list", "--parallel", "--no-parallel"].contains(flag) {
                rest.append(flag)
            }
            isValue = takesValue && name == flag
        }
        return rest
    }
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
