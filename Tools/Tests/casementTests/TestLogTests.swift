// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import casement

struct TestLogTests {
    /// What a person sees.
    private final class Screen: Sendable {
        let text = Mutex("")
    }

    private let folder: TemporaryFolder
    private let screen = Screen()

    init() throws { folder = try TemporaryFolder() }

    private func log(isVerbose: Bool = false, isTerminal: Bool = false) throws -> TestLog {
        try TestLog(
            folder.url.appendingPathComponent("log"),
            isVerbose: isVerbose,
            isTerminal: isTerminal,
            output: { [screen] data in
                screen.text.withLock { $0 += String(decoding: data, as: UTF8.self) }
            }
        )
    }

    private var seen: String { screen.text.withLock { $0 } }

    @Test func theFileHasAllAndAPersonSeesWhatIsTold() throws {
        let log = try log()
        log.write("quiet")
        log.tell("told")
        log.status("going on")
        #expect(try folder.text("log") == "quiet\ntold\n")
        #expect(seen == "told\n")
    }

    @Test func everythingIsShownWhereThatIsAskedFor() throws {
        let log = try log(isVerbose: true, isTerminal: true)
        log.write("quiet")
        log.status("going on")
        log.tell("told")
        #expect(seen == "quiet\ntold\n")
    }

    @Test func aTerminalHasOneLineThatChanges() throws {
        let log = try log(isTerminal: true)
        log.status("1 of 2")
        log.status("2 of 2")
        log.tell("told")
        log.status("")
        #expect(seen == "\r\u{1B}[K1 of 2\r\u{1B}[K2 of 2\r\u{1B}[Ktold\n")
        #expect(try folder.text("log") == "told\n")
    }

    @Test(.enabled(if: SmallDisk.canBeMounted, "only who may mount can fill a disk without harm"))
    func aFullDiskEndsTheFileAndNotTheRun() throws {
        try #require(try SmallDisk.mount(kilobytes: 64, at: folder.url.path))
        // The disk is busy as long as the log has its file open.
        func problem() throws -> String? {
            let log = try log()
            for _ in 0..<200 { log.write(String(repeating: "x", count: 1_000)) }
            log.tell("told")
            return log.problem
        }
        let found = try problem()
        #expect(try SmallDisk.unmount(folder.url.path))
        #expect(found != nil)
        #expect(seen == "told\n")
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        try folder.write("a file, not a folder", to: "log")
        let failure = #expect(throws: Failure.self) {
            try TestLog(folder.url.appendingPathComponent("log/test.log"), isVerbose: false)
        }
        #expect(failure?.description.contains("/log: cannot be written") == true)
    }

    @Test func eachTargetIsNamedOnce() {
        var steps = BuildSteps()
        let lines = [
            "Building for debugging...", "[1/9] Compiling Lamp A.swift",
            "[2/9] Emitting module Lamp", "[3/9] Compiling CShade shade.c",
            "[4/9] Compiling LampPackageDiscoveredTests T.swift",
            "[4/9] Emitting module LampPackageTests", "[4/9] Linking LampTests",
            "[5/9] Write sources",
        ]
        let found = lines.compactMap { steps.take($0) }
        #expect(found.compactMap(\.newTarget) == ["Lamp", "CShade"])
        #expect(found.first?.text == "Building Lamp, 1 of 9 steps")
        #expect(found.last?.text == "Building 5 of 9 steps")
    }
}
