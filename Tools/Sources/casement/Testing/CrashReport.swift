// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a program that crashed left: its last words, and Swift's back-trace.
struct CrashReport {
    /// What a signal or a status means.
    static func reason(_ process: TestProcess.End) -> String {
        switch process {
        case .exit(let status): "the program ended with status \(status)"
        case .signal(let number): "crashed with signal \(number) (\(name(of: number)))"
        case .timeOut(let limit):
            "took longer than \(TestReport.number(limit)) seconds; --timeout sets the limit"
        }
    }

    private static func name(of signal: Int32) -> String {
        strsignal(signal).map { String(cString: $0).lowercased() } ?? "unknown"
    }

    /// What stands in the line that says why.
    private static let lastWords = [
        "Fatal error", "Assertion failed", "Precondition failed", "Could not cast value",
    ]

    /// Puts a failure together.
    ///
    /// `words`: the output since the test began; `trace`: the text of the back-trace.
    static func failure(
        _ end: TestProcess.End,
        exitStatus: Int?,
        words: [String],
        trace: String,
        root: String
    ) -> TestFailure {
        var failure = TestFailure(message: reason(end), file: nil, line: 0, isCrash: true)
        if case .timeOut = end { failure.isTimeOut = true }
        if let exitStatus { failure.message = "the test called exit(\(exitStatus))" }
        let fatal = words.last { line in lastWords.contains { line.contains($0) } }
        if let fatal, exitStatus == nil {
            // Swift puts the place of its own functions in front.
            let start = lastWords.dropLast().lazy.compactMap { fatal.range(of: $0) }.first
            let text = start.map { String(fatal[$0.lowerBound...]) } ?? fatal
            failure.message = "crashed: " + text
        }
        let frames = frames(in: trace, root: root)
        failure.frames = frames.map(\.text)
        failure.file = frames.first?.file
        failure.line = frames.first?.line ?? 0
        return failure
    }

    /// The test among those that ran side by side whose code the thread that crashed was in: the
    /// innermost frame that names one.
    static func culprit(in trace: String, among running: Set<String>) -> String? {
        // `Module.Suite/inner/test()` is `Suite.inner.test()` in a frame.
        let names = running.map { name in
            (name, name.drop { $0 != "." }.dropFirst().replacingOccurrences(of: "/", with: "."))
        }
        for line in crashedThread(trace) {
            let words = line.split(separator: " ")
            if let found = names.first(where: { words.contains(Substring($0.1)) }) {
                return found.0
            }
        }
        return nil
    }

    /// The lines about the thread that crashed.
    private static func crashedThread(_ trace: String) -> [Substring] {
        var isInCrash = false
        return trace.split(separator: "\n").filter { line in
            if line.hasPrefix("Thread ") { isInCrash = line.hasSuffix("crashed:") }
            return isInCrash
        }
    }

    private struct Frame {
        let text: String
        let file: String
        let line: Int
    }

    /// The frames in the user's own files, the innermost first.
    private static func frames(in trace: String, root: String) -> [Frame] {
        var found: [Frame] = []
        for line in crashedThread(trace) {
            guard !line.contains("[system]"), !line.contains("[thunk]"),
                let at = line.range(of: " at /", options: .backwards),
                let start = line.range(of: "0x"),
                let space = line[start.upperBound...].firstIndex(of: " ")
            else { continue }
            let place = "/" + line[at.upperBound...]
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            guard place.hasPrefix(root), !place.contains("/.build/"), parts.count >= 2,
                let number = Int(parts[1])
            else { continue }
            let symbol = line[line.index(after: space)..<at.lowerBound]
            let name =
                symbol.range(of: " in ", options: .backwards)
                .map { symbol[..<$0.lowerBound] } ?? symbol
            let function =
                name.range(of: " + ", options: .backwards)
                .map { name[..<$0.lowerBound] } ?? name
            found.append(
                Frame(
                    text: "\(function.trimmingCharacters(in: .whitespaces)) at \(place)",
                    file: String(parts[0]),
                    line: number
                )
            )
        }
        return Array(found.prefix(8))
    }
}
