// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import casement

@Suite(.serialized)
struct ShellTests {
    @Test func aRunWithoutADisplaySaysSo() {
        #expect(!Run.hasDisplay([:]) && !Run.hasDisplay(["DISPLAY": ""]))
        #expect(Run.hasDisplay(["WAYLAND_DISPLAY": "wayland-0"]))
        #expect(Run.hasDisplay(["CASEMENT_DISPLAY": "headless"]))
    }

    @Test func linesComeAsTheyAreWritten() throws {
        var lines: [String] = []
        let status = try Shell.run(["sh", "-c", "echo a; echo b >&2; printf c; exit 3"]) {
            lines.append($0)
        }
        #expect(lines == ["a", "b", "c"] && status == 3)
    }

    @Test func manyShortLinesAreReadInOnePass() throws {
        var (lines, blanks) = (0, 0)
        let script = "yes '' | head -n 1000000; printf 'last'"
        _ = try Shell.run(["sh", "-c", script]) { line in
            lines += 1
            if line.isEmpty { blanks += 1 }
        }
        #expect(lines == 1_000_001 && blanks == 1_000_000)
    }

    @Test func aProgramThatFailsHasNoOutput() throws {
        #expect(try Shell.output(["sh", "-c", "echo a; exit 1"]) == nil)
        #expect(try Shell.output(["echo", "a"]) == "a\n")
    }

    @Test func anInterruptionEndsTheProgramThatRuns() throws {
        var lines: [String] = []
        let status = try Shell.run(["sh", "-c", "echo begun; sleep 600; echo late"]) { line in
            lines.append(line)
            Interruption.pass(SIGTERM)
        }
        #expect(status != 0)
        #expect(lines == ["begun"])
    }

    @Test func anInterruptionEndsAllProgramsThatRun() {
        let begun = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        let states = Mutex<[Int32]>([])
        for _ in 0..<3 {
            Thread.detachNewThread {
                let status = try? Shell.run(["sh", "-c", "echo begun; sleep 600"]) { _ in
                    begun.signal()
                }
                states.withLock { $0.append(status ?? 0) }
                ended.signal()
            }
        }
        for _ in 0..<3 { begun.wait() }
        Interruption.pass(SIGTERM)
        for _ in 0..<3 { ended.wait() }
        #expect(states.withLock { $0.count { $0 != 0 } } == 3)
    }
}
