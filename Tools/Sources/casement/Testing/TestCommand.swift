// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds a package and tests it.",
        discussion: """
            A test that crashes, hangs or ends the program is a failure like others: the rest run on.

            NAME is Target, Target.Class, Target.Class/method, Class or Class/method; what is none of \
            these is a regular expression over Target.Class/method.

            The status is 0 if all tests passed, 1 if one failed or a part of the package was left \
            out since it does not compile, 2 if the build failed, 3 if no test ran, 4 if something \
            else was in the way, a full disk for example, and 64 for wrong arguments.
            """
    )

    @Option(help: ArgumentHelp("Run only these tests; may be repeated.", valueName: "name"))
    var filter: [String] = []

    @Option(help: ArgumentHelp("Leave these tests out; may be repeated.", valueName: "name"))
    var skip: [String] = []

    @Option(
        name: [.customLong("timeout"), .customLong("test-time-limit")],
        help: ArgumentHelp("Seconds after which a test counts as hanging.", valueName: "seconds")
    )
    var timeout = 600.0

    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Write a page with the results, and with the pictures of snapshots that differ.",
            valueName: "folder"
        )
    )
    var report: String?

    @Option(help: ArgumentHelp("Run only this part of the tests.", valueName: "i/n"))
    var shard: String?

    @Option(
        help: ArgumentHelp(
            "The durations that shards are divided by; without it casement-durations.json in the "
                + "package's folder, where it is.",
            valueName: "file"
        )
    )
    var durations: String?

    @Option(
        help: ArgumentHelp(
            "Run tests in so many processes side by side; without a number, one for each core.",
            valueName: "n"
        )
    )
    var parallel = 1

    @Flag(help: "Run all tests again and again, until one fails.")
    var repeatUntilFailure = false

    @Option(
        help: ArgumentHelp("The runs that --repeat-until-failure makes at most.", valueName: "n")
    )
    var maximumRuns = 100

    @Option(
        help: ArgumentHelp(
            "Run XCTest's tests in the order that comes of this number, or of the word random.",
            valueName: "number"
        )
    )
    var seed: String?

    @Option(
        help: ArgumentHelp(
            "The device that the tests see, \"iPhone 14\" for example; repeated, they run on each.",
            valueName: "name"
        )
    )
    var device: [String] = []

    @Flag(help: "Record snapshots that are missing or differ, and do not count them as failures.")
    var record = false

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
        guard timeout > 0 else { throw ValidationError("--timeout is positive") }
        guard parallel > 0 else { throw ValidationError("--parallel is positive") }
        guard maximumRuns > 0 else { throw ValidationError("--maximum-runs is positive") }
        if let shard, TestShard(shard) == nil {
            throw ValidationError("--shard is i/n, with i from 1 to n: \(shard)")
        }
        if let seed, seed != "random", UInt64(seed) == nil {
            throw ValidationError("--seed is a number or the word random: \(seed)")
        }
    }

    func run() throws {
        func url(_ path: String) -> URL { URL(fileURLWithPath: path) }
        let settings = TestSettings(
            selection: TestSelection(filters: filter, skips: skip),
            limit: timeout,
            isVerbose: verbose,
            isListing: listTests || options.flags.first == "list",
            skipsBuild: skipBuild,
            keepsGoing: options.keepGoing ?? true,
            runsXCTest: xctest,
            runsSwiftTesting: swiftTesting,
            shard: shard.flatMap { TestShard($0) },
            durations: durations.map(url),
            processes: parallel,
            maximumRuns: repeatUntilFailure ? maximumRuns : 1,
            seed: seed.map { UInt64($0) ?? UInt64.random(in: 1...999_999) },
            devices: device,
            records: record,
            junit: junit.map(url),
            report: report.map(url)
        )
        let flags = Self.buildFlags(options.flags)
        for name in ManifestSwitches.turnOn(in: url(options.packagePath)) {
            print("note: \(name)=1 is set, by which Package.swift declares its tests")
        }
        let status = try Project(options.request(.test)).test(settings, flags)
        if status != .passed { throw ExitCode(status.rawValue) }
    }

    /// The flags without those that choose how SwiftPM would run tests, which a build refuses.
    static func buildFlags(_ flags: [String]) -> [String] {
        var rest: [String] = []
        var isValue = false
        for flag in flags {
            let name = flag.split(separator: "=").first.map(String.init) ?? flag
            let takesValue = ["--num-workers", "--xunit-output"].contains(name)
            if !isValue, !takesValue, !["list", "--no-parallel"].contains(flag) {
                rest.append(flag)
            }
            isValue = takesValue && name == flag
        }
        return rest
    }

    /// Arguments in which `--parallel` has its number: as with SwiftPM it may stand alone.
    static func completed(_ arguments: [String], cores: Int) -> [String] {
        guard arguments.first == "test" else { return arguments }
        return arguments.enumerated().flatMap { index, argument in
            let next = arguments.dropFirst(index + 1).first
            let hasNumber = next.flatMap { Int($0) } != nil
            return argument == "--parallel" && !hasNumber ? [argument, String(cores)] : [argument]
        }
    }
}
