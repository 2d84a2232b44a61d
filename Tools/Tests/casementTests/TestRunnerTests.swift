// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// How the runner goes on after a test program ends early, with a program that only plays tests.
struct TestRunnerTests {
    private let folder: TemporaryFolder

    /// A program whose tests do what their names say, and write events as the test host does.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            #!/bin/sh
            case "$*" in
            *swift-testing*--list-tests*)
                if [ -e "$(dirname "$0")/timed" ]; then echo 'M.T/a()'; echo 'M.T/b()'; exit 0; fi
                exit 69 ;;
            *swift-testing*) . "$(dirname "$0")/timed"; exit 0 ;;
            *--list-tests*)
                if [ -e "$(dirname "$0")/list-crashes" ]; then kill -SEGV $$; fi
                cat "$(dirname "$0")/list"; exit 0 ;;
            *InitCrash*) echo 'F.swift:2: Fatal error: in a property'; kill -SEGV $$ ;;
            esac
            record() { printf '%s\\n' "$1" >> "$CASEMENT_TEST_EVENTS"; }
            if [ "$CASEMENT_TEST_HOST" != none ]; then
                record '{"kind":"suite","test":"launch of the app"}'
                if [ -e "$(dirname "$0")/app-crashes" ]; then
                    echo 'App.swift:3: Fatal error: no window'; kill -SEGV $$
                fi
                record '{"kind":"suiteEnd","test":"launch of the app"}'
            fi
            for name in $(echo "$1" | tr , ' '); do
                case $name in
                *Vanishes) continue ;;
                *SetUpCrash/*)
                    record '{"kind":"suite","test":"SetUpCrash"}'
                    kill -SEGV $$ ;;
                esac
                record '{"kind":"start","test":"'"$name"'"}'
                case $name in
                *Crash) echo 'F.swift:1: Fatal error: on purpose'; kill -SEGV $$ ;;
                *Exit) record '{"kind":"exit","status":0}'; exit 0 ;;
                *Hang) while :; do read line < "$0"; done ;;
                *Variables)
                    test -n "$XCTestConfigurationFilePath" && test -n "$XCTestSessionIdentifier" \
                        && test -n "$XCTestBundlePath" || exit 1 ;;
                *Fail) record '{"kind":"fail","test":"'"$name"'","message":"no"}' ;;
                esac
                record '{"kind":"passed","test":"'"$name"'","seconds":0.5}'
                case $name in *CrashAfter) kill -SEGV $$ ;; esac
            done
            record '{"kind":"end"}'
            case "$*" in *EndsBadly*) exit 1 ;; *Fail*) exit 1 ;; esac

            """,
            to: "program"
        )
        #expect(chmod(path("program"), 0o755) == 0)
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func ledger(
        _ names: [String],
        filters: [String] = [],
        limit: Double = 600
    ) throws -> TestLedger {
        try folder.write(names.map { $0 + "\n" }.joined(), to: "list")
        let runner = TestRunner(
            folder.url.appendingPathComponent("program"),
            host: nil,
            selection: TestSelection(filters: filters),
            root: folder.url.path + "/",
            environment: [:],
            limit: limit,
            folder: folder.url.appendingPathComponent("run"),
            log: try TestLog(folder.url.appendingPathComponent("log"), isVerbose: false)
        )
        try runner.run()
        return runner.ledger
    }

    private func failures(_ ledger: TestLedger, of name: String) -> [String] {
        ledger.results.filter { $0.name == name }.flatMap(\.failures).map(\.message)
    }

    @Test func testsThatPassDoSo() throws {
        let ledger = try ledger(["M.A/testOne", "M.A/testTwo"])
        #expect(ledger.isGreen)
        #expect(ledger.results.map(\.name) == ["M.A/testOne", "M.A/testTwo"])
    }

    @Test func testsRunWithoutAnAppThatEndsAtItsLaunch() throws {
        try folder.write("", to: "app-crashes")
        let ledger = try ledger(["M.A/testOne", "M.A/testTwo"])
        #expect(ledger.count(.passed) == 2)
        #expect(!ledger.isGreen)
        let message = try #require(ledger.strays.first?.message)
        #expect(message.hasPrefix("the app that the tests run in ended at its launch"))
        #expect(message.hasSuffix("Fatal error: no window"))
        #expect(ledger.strays.count == 1)
    }

    @Test func theVariablesOfXcodesAreSet() throws {
        #expect(try ledger(["M.A/testVariables"]).isGreen)
    }

    @Test func aFilterChoosesTests() throws {
        let ledger = try ledger(["M.A/testOne", "M.A/testFail"], filters: ["One"])
        #expect(ledger.isGreen)
        #expect(ledger.results.map(\.name) == ["M.A/testOne"])
    }

    @Test func theRestRunsAfterTestsThatEndTheProgram() throws {
        let names = [
            "M.A/testOne", "M.A/testCrash", "M.A/testExit", "M.A/testFail", "M.B/testLast",
        ]
        let ledger = try ledger(names)
        #expect(ledger.results.map(\.name) == names)
        #expect(ledger.count(.passed) == 2)
        #expect(ledger.failureCount == 3)
        #expect(ledger.crashCount == 2)
        #expect(failures(ledger, of: "M.A/testCrash") == ["crashed: Fatal error: on purpose"])
        #expect(failures(ledger, of: "M.A/testExit") == ["the test called exit(0)"])
    }

    @Test func aTestThatHangsIsEnded() throws {
        let ledger = try ledger(["M.A/testHang"], limit: 0.1)
        #expect(ledger.crashCount == 1)
        #expect(failures(ledger, of: "M.A/testHang").first?.contains("longer than 0.1") == true)
    }

    /// Of two tests side by side the first is over the limit that it sets itself, and never ends.
    @Test func aTestThatIsOverItsOwnLimitDoesNotKeepTheOthers() throws {
        try folder.write(
            """
            while [ "$1" != --event-stream-output-path ]; do arguments="$arguments $1"; shift; done
            record() {
                printf '{"kind":"event","payload":{"kind":"%s","testID":"M.T/%s/T.swift:1:1"%s}}\\n' \
                    "$1" "$2" "$3" >> "$stream"
            }
            stream=$2
            case "$arguments" in *filter*) ;; *)
                record testStarted 'a()'
                record testStarted 'b()'
                words='Time limit was exceeded: 60.000 seconds'
                record issueRecorded 'a()' ',"issue":{},"messages":[{"text":"'"$words"'"}]'
                while :; do read line < "$0"; done ;;
            esac
            record testStarted 'b()'
            record testEnded 'b()'
            printf '{"kind":"event","payload":{"kind":"runEnded"}}\\n' >> "$stream"

            """,
            to: "timed"
        )
        let ledger = try ledger([], limit: 0.5)
        #expect(ledger.results.map(\.name) == ["M.T/a()", "M.T/b()"])
        #expect(failures(ledger, of: "M.T/a()") == ["Time limit was exceeded: 60.000 seconds"])
        #expect(failures(ledger, of: "M.T/b()").isEmpty)
        #expect(ledger.crashCount == 0)
    }

    @Test func aClassWhoseSetUpCrashesLosesItsTestsOnly() throws {
        let ledger = try ledger(["M.A/testOne", "M.SetUpCrash/a", "M.SetUpCrash/b", "M.Z/testOne"])
        #expect(ledger.count(.passed) == 2)
        #expect(failures(ledger, of: "M.SetUpCrash/b").count == 1)
        #expect(ledger.results.count == 4)
    }

    @Test func aClassWhoseObjectsCannotBeMadeLosesItsTestsOnly() throws {
        let names = [
            "M.A/testOne", "M.InitCrash/a", "M.InitCrash/b", "M.Z/testOne", "M.Z/testFail",
        ]
        let ledger = try ledger(names)
        #expect(ledger.count(.passed) == 2)
        #expect(failures(ledger, of: "M.InitCrash/b") == ["crashed: Fatal error: in a property"])
        #expect(failures(ledger, of: "M.Z/testFail") == ["no"])
        #expect(Set(ledger.results.map(\.name)) == Set(names))
    }

    @Test func aProgramThatNeverBeginsIsNotTriedForEachClass() throws {
        let names = (1...20).map { "M.InitCrash\($0)/a" }
        let ledger = try ledger(names)
        #expect(ledger.count(.failed) == 20)
        let unreached = ledger.results.count { $0.failures[0].message.hasPrefix("did not run") }
        #expect(unreached == 12)
    }

    @Test func testsAreListedWhereMakingOneOfThemCrashes() throws {
        try folder.write("", to: "list-crashes")
        let list = """
            import XCTest
            @testable import M

            fileprivate extension A {
                static let __allTests__A = [
                    ("testOne", testOne),
                    ("testTwo", asyncTest(testTwo))
                ]
            }

            fileprivate extension InitCrash {
                static let __allTests__InitCrash = [
                    ("testA", testA)
                ]
            }
            """
        try folder.write(list, to: "PackageDiscoveredTests.derived/M.swift")
        let ledger = try ledger([])
        #expect(ledger.strays.isEmpty)
        let names = ["M.A/testOne", "M.A/testTwo", "M.InitCrash/testA"]
        #expect(ledger.results.map(\.name) == names)
        #expect(ledger.count(.passed) == 2)
    }

    @Test func aCrashBetweenTestsCountsAndTheRestRuns() throws {
        let ledger = try ledger(["M.A/testCrashAfter", "M.B/testOne"])
        #expect(ledger.count(.passed) == 2)
        #expect(ledger.strays.count == 1)
        #expect(!ledger.isGreen)
    }

    @Test func aTestThatIsListedAndDoesNotRunFails() throws {
        let ledger = try ledger(["M.A/testVanishes", "M.A/testOne"])
        #expect(ledger.count(.failed) == 1)
        #expect(failures(ledger, of: "M.A/testVanishes") == ["is listed but did not run"])
    }

    @Test func aStatusThatNoTestExplainsIsAFailure() throws {
        let ledger = try ledger(["M.A/testEndsBadly"])
        #expect(ledger.count(.passed) == 1)
        #expect(
            ledger.strays.map(\.message) == ["after the last test: the program ended with status 1"]
        )
    }
}
