// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Runs on several devices, in several processes and again, of a program that only plays tests.
struct TestSessionTests {
    private let folder: TemporaryFolder

    /// Tests wait for each other, count their runs, or fail on a device, as their names say.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            #!/bin/sh
            here=$(dirname "$0")
            case "$*" in
            *swift-testing*) exit 69 ;;
            *--list-tests*) cat "$here/list"; exit 0 ;;
            esac
            record() { printf '%s\\n' "$1" >> "$CASEMENT_TEST_EVENTS"; }
            failed=0
            for name in $(echo "$1" | tr , ' '); do
                record '{"kind":"start","test":"'"$name"'"}'
                echo "$name $CASEMENT_DEVICE seed $CASEMENT_TEST_SEED record $SNAPSHOT_TESTING_RECORD" \\
                    >> "$here/began"
                fails=no
                case $name in
                *MeetsA) : > "$here/a"; while [ ! -e "$here/b" ]; do :; done ;;
                *MeetsB) : > "$here/b"; while [ ! -e "$here/a" ]; do :; done ;;
                *FailsThird) [ "$(grep -c FailsThird "$here/began")" -lt 3 ] || fails=yes ;;
                *FailsOnPad) [ "$CASEMENT_DEVICE" != iPad ] || fails=yes ;;
                *RemovesFolder) rmdir "$(pwd)" ;;
                esac
                if [ $fails = yes ]; then
                    failed=1
                    record '{"kind":"fail","test":"'"$name"'","message":"no"}'
                fi
                record '{"kind":"passed","test":"'"$name"'","seconds":0.5}'
            done
            record '{"kind":"end"}'
            exit $failed

            """,
            to: "program"
        )
        #expect(chmod(folder.url.appendingPathComponent("program").path, 0o755) == 0)
    }

    private func run(
        _ names: [String],
        _ change: (inout TestSettings) -> Void
    ) throws -> (outcomes: [TestSession.Outcome], said: String) {
        try folder.write(names.map { $0 + "\n" }.joined(), to: "list")
        var settings = TestSettings()
        change(&settings)
        let session = TestSession(
            program: folder.url.appendingPathComponent("program"),
            host: nil,
            settings: settings,
            root: folder.url.path + "/",
            environment: [:],
            folder: folder.url.appendingPathComponent("run"),
            log: try TestLog(
                folder.url.appendingPathComponent("log"),
                isVerbose: false,
                isTerminal: false,
                output: { _ in }
            ),
            durations: TestDurations()
        )
        let outcomes = try session.run(try session.list().tests)
        // The program's own output is in the log, too.
        let said = try folder.text("log").split(separator: "\n").filter { $0.hasPrefix("Run ") }
        return (outcomes, said.joined(separator: "\n"))
    }

    @Test func processesRunTestsSideBySide() throws {
        let (outcomes, _) = try run(["M.A/testMeetsA", "M.B/testMeetsB", "M.C/testOne"]) {
            $0.processes = 2
            // Alone, each of the two would wait for ever.
            $0.limit = 30
        }
        #expect(outcomes.count == 1)
        #expect(outcomes[0].ledger.isGreen)
        #expect(outcomes[0].ledger.results.count == 3)
    }

    @Test func runsGoOnUntilATestFails() throws {
        let (outcomes, said) = try run(["M.A/testFailsThird"]) { $0.maximumRuns = 10 }
        #expect(outcomes[0].ledger.failureCount == 1)
        #expect(outcomes[0].ledger.results.count == 1)
        #expect(
            said
                == "Run 1: 1 test passed\nRun 2: 1 test passed\nRun 3: 1 test ran, and not all passed"
        )
    }

    @Test func runsThatPassComeToAnEnd() throws {
        let (outcomes, said) = try run(["M.A/testOne"]) { $0.maximumRuns = 2 }
        #expect(outcomes[0].ledger.isGreen)
        #expect(said.hasSuffix("Run 2: 1 test passed"))
    }

    @Test func testsRunOnEachDevice() throws {
        let (outcomes, _) = try run(["M.A/testFailsOnPad", "M.A/testOne"]) {
            $0.devices = ["iPhone 14", "iPad"]
        }
        #expect(outcomes.map(\.device) == ["iPhone 14", "iPad"])
        #expect(outcomes.map(\.ledger.failureCount) == [0, 1])
        let began = try folder.text("began")
        #expect(began.contains("M.A/testOne iPhone 14 seed  record \n"))
        #expect(began.contains("M.A/testOne iPad seed  record \n"))
    }

    @Test func theProgramIsToldOfTheSeedAndOfRecording() throws {
        _ = try run(["M.A/testOne"]) {
            $0.seed = 7
            $0.records = true
        }
        #expect(try folder.text("began") == "M.A/testOne  seed 7 record failed\n")
    }

    @Test func aTestMayRemoveItsWorkingFolder() throws {
        let (outcomes, _) = try run(["M.A/testRemovesFolder", "M.A/testOne"]) { _ in }
        #expect(outcomes[0].ledger.isGreen)
        #expect(outcomes[0].ledger.results.count == 2)
    }
}
