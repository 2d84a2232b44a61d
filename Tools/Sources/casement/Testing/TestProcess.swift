// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One run of a test program: its output goes to a file, its events to another.
final class TestProcess {
    /// How it came to its end.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
        /// A test took longer than this many seconds.
        case timeOut(Double)
    }

    /// What it left.
    struct Outcome {
        let end: End
        /// Its output since the last test began.
        let words: [String]
        /// Swift's back-trace, empty if there is none.
        let trace: String
    }

    private let program: URL
    private let folder: URL
    private let environment: [String: String]
    private let limit: Double
    private let log: TestLog
    /// The library that is loaded first; nil for a program that writes its events itself.
    private let host: URL?

    init(
        _ program: URL,
        host: URL?,
        folder: URL,
        environment: [String: String],
        limit: Double,
        log: TestLog
    ) {
        self.program = program
        self.host = host
        self.folder = folder
        self.environment = environment
        self.limit = limit
        self.log = log
    }

    /// What it reads off the files as they grow.
    private struct Reader {
        private let file: FileHandle?
        private var rest = Data()

        init(_ url: URL) { file = try? FileHandle(forReadingFrom: url) }

        mutating func lines(atEnd: Bool = false) -> [Substring] {
            rest += (try? file?.readToEnd()) ?? Data()
            guard
                let last = rest.lastIndex(of: UInt8(ascii: "\n"))
                    ?? (atEnd ? rest.indices.last : nil)
            else { return [] }
            let end = atEnd ? rest.endIndex : rest.index(after: last)
            let text = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            rest = Data(rest[end...])
            return text.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast(text.hasSuffix("\n") ? 1 : 0)
        }
    }

    /// Runs it to its end and gives each event as it comes.
    ///
    /// `stream`: Swift Testing writes the events, and not the test host.
    func run(
        _ arguments: [String],
        stream: Bool,
        isRunningTest: () -> Bool,
        event: (TestEvent) -> Void
    ) throws -> Outcome {
        let names = ["output.txt", "events.jsonl", "stream.jsonl", "crash.txt"]
        let files = names.map { folder.appendingPathComponent($0) }
        try Files.makeFolder(folder)
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if stream {
            process.arguments? += [
                "--event-stream-output-path", files[2].path, "--event-stream-version", "0",
            ]
        }
        let inherited = ProcessInfo.processInfo.environment
        let preloaded = [host?.path, inherited["LD_PRELOAD"]].compactMap(\.self)
        let own = [
            "LD_PRELOAD": preloaded.joined(separator: ":"), "CASEMENT_TEST_EVENTS": files[1].path,
            "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,registers=none,"
                + Symbolizer.options + ",threads=crashed,output-to=" + files[3].path,
        ]
        process.environment = inherited.merging(environment) { $1 }.merging(own) { $1 }
        let output = try FileHandle(forWritingTo: files[0])
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        var (texts, events, streamed) = (Reader(files[0]), Reader(files[1]), Reader(files[2]))
        var words: [String] = []
        var isTooLong = false
        func read(atEnd: Bool = false) -> Bool {
            for line in texts.lines(atEnd: atEnd) {
                if line.hasPrefix("Test Case '"), line.contains("' started at ") { words = [] }
                words.append(String(line))
                log.write(String(line))
            }
            let found =
                events.lines(atEnd: atEnd).compactMap { TestEvent(hostLine: $0) }
                + streamed.lines(atEnd: atEnd).compactMap { TestEvent(streamLine: $0) }
            for found in found { event(found) }
            return !found.isEmpty
        }
        _ = try Interruption.run(process) {
            var last = Date()
            while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
                if read() { last = Date() }
                guard isRunningTest() else { continue }
                if Date().timeIntervalSince(last) > limit {
                    isTooLong = true
                    Self.end(
                        process,
                        ended,
                        isDone: { Self.text(files[3]).contains("Backtrace took") }
                    )
                    break
                }
            }
        }
        _ = read(atEnd: true)
        let end: End =
            isTooLong
            ? .timeOut(limit)
            : process.terminationReason == .exit
                ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
        let trace = Symbolizer.named(Self.text(files[3]))
        if !trace.isEmpty { log.write(trace) }
        return Outcome(end: end, words: words, trace: trace)
    }

    /// Ends a process; Swift writes a back-trace first, and goes on after it.
    private static func end(
        _ process: Process,
        _ ended: DispatchSemaphore,
        isDone: () -> Bool
    ) {
        kill(process.processIdentifier, SIGABRT)
        let grace = DispatchTime.now() + .seconds(10)
        repeat {
            if ended.wait(timeout: .now() + .milliseconds(20)) == .success { return }
        } while DispatchTime.now() < grace && !isDone()
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
    }

    private static func text(_ file: URL) -> String {
        (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
