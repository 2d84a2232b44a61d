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
    private let log: TestLog
    /// The library that is loaded first; nil for a program that writes its events itself.
    private let host: URL?

    init(
        _ program: URL,
        host: URL?,
        folder: URL,
        environment: [String: String],
        log: TestLog
    ) {
        self.program = program
        self.host = host
        self.folder = folder
        self.environment = environment
        self.log = log
    }

    /// The lines of a file that another program writes, as they come.
    private struct Reader {
        private static let chunk = 1 << 20
        private let file: FileHandle?
        private var rest = Data()

        init(_ url: URL) { file = try? FileHandle(forReadingFrom: url) }

        /// Gives all whole lines that are there now, in pieces of a megabyte or so.
        ///
        /// `splits`: whether a line without an end is given in pieces, too.
        mutating func read(atEnd: Bool, splits: Bool, _ take: (Data) -> Void) {
            while let more = try? file?.read(upToCount: Self.chunk), !more.isEmpty {
                let start = rest.count
                rest += more
                let line = more.lastIndex(of: UInt8(ascii: "\n"))
                    .map { start + more.distance(from: more.startIndex, to: $0) + 1 }
                let isTooLong = splits && rest.count > Self.chunk
                guard let length = line ?? (isTooLong ? rest.count : nil) else { continue }
                take(rest.prefix(length))
                rest = Data(rest.dropFirst(length))
            }
            if atEnd, !rest.isEmpty {
                take(rest)
                rest = Data()
            }
        }

        mutating func lines(atEnd: Bool) -> [Substring] {
            var lines: [Substring] = []
            read(atEnd: atEnd, splits: false) { data in
                lines += String(decoding: data, as: UTF8.self).split(separator: "\n")
            }
            return lines
        }
    }

    /// The last words of a program: what it wrote since the last test began.
    private struct LastWords {
        private static let start = Data("Test Case '".utf8)
        let limit: Int
        private(set) var data = Data()

        init(limit: Int) { self.limit = limit }

        mutating func take(_ more: Data) {
            let line = more.range(of: Self.start, options: .backwards)
            let words = line.map { more[$0.lowerBound...] } ?? more
            if line != nil { data = Data() }
            data += words.suffix(limit)
            if data.count > limit { data = Data(data.suffix(limit)) }
        }

        var lines: [String] {
            String(decoding: data, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Runs it to its end and gives each event as it comes.
    ///
    /// `stream`: Swift Testing writes the events, and not the test host.
    /// `keeping`: how many bytes of its output are kept.
    /// `limit`: for how many seconds it may tell nothing, asked again and again.
    func run(
        _ arguments: [String],
        stream: Bool,
        keeping: Int = 1 << 16,
        limit: () -> Double,
        event: (TestEvent) -> Void
    ) throws -> Outcome {
        let names = ["output.txt", "events.jsonl", "stream.jsonl", "crash.txt"]
        let files = names.map { folder.appendingPathComponent($0) }
        for file in files { try Files.makeEmpty(file) }
        // Its big file is in the log as well.
        defer { try? FileManager.default.removeItem(at: files[0]) }
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = try workingFolder()
        process.arguments = arguments
        if stream {
            process.arguments? += [
                "--event-stream-output-path", files[2].path, "--event-stream-version", "0",
            ]
        }
        let inherited = ProcessInfo.processInfo.environment
        let library = try host.map(PreloadedLibrary.init)
        defer { withExtendedLifetime(library) {} }
        let preloaded = [library?.path, inherited["LD_PRELOAD"]].compactMap(\.self)
        let own = [
            "LD_PRELOAD": preloaded.joined(separator: ":"), "CASEMENT_TEST_EVENTS": files[1].path,
            "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,registers=none,"
                + Symbolizer.options + ",threads=crashed,output-to=" + files[3].path,
        ]
        process.environment = inherited.merging(xcodeVariables) { $1 }
            .merging(environment) { $1 }.merging(own) { $1 }
        let output = try FileHandle(forWritingTo: files[0])
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        var (texts, events, streamed) = (Reader(files[0]), Reader(files[1]), Reader(files[2]))
        var words = LastWords(limit: keeping)
        var isTooLong = false
        var allowed = limit()
        func read(atEnd: Bool = false) -> Bool {
            texts.read(atEnd: atEnd, splits: true) { data in
                words.take(data)
                log.write(data)
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
                allowed = limit()
                if Date().timeIntervalSince(last) > allowed {
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
            ? .timeOut(allowed)
            : process.terminationReason == .exit
                ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
        let trace = Symbolizer.named(Self.text(files[3]))
        if !trace.isEmpty { log.write(trace) }
        return Outcome(end: end, words: words.lines, trace: trace)
    }

    /// What Xcode sets while tests run, by which programs know that they do.
    private var xcodeVariables: [String: String] {
        [
            "XCTestBundlePath": program.path, "XCTestSessionIdentifier": UUID().uuidString,
            "XCTestConfigurationFilePath":
                folder.appendingPathComponent("Tests.xctestconfiguration").path,
        ]
    }

    /// An empty folder of the program's own, since a test may remove the one that it runs in.
    private func workingFolder() throws -> URL {
        let place = folder.appendingPathComponent("working-folder")
        try? FileManager.default.removeItem(at: place)
        try Files.makeFolder(place)
        return place
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
