// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One thing that happened in a test program.
enum TestEvent: Equatable {
    case suiteStarted(String)
    case suiteEnded(String)
    case started(String)
    case failed(test: String?, TestFailure)
    case ended(String, outcome: TestResult.Outcome, seconds: Double)
    /// The program called `exit` in a test.
    case exited(Int)
    /// All tests that were asked for have run.
    case finished

    /// Reads a line that the test host wrote; nil for anything else.
    init?(hostLine line: Substring) {
        guard let record = Self.object(line), let kind = record["kind"] as? String else {
            return nil
        }
        let test = record["test"] as? String
        switch kind {
        case "suite": self = .suiteStarted(test ?? "")
        case "suiteEnd": self = .suiteEnded(test ?? "")
        case "start": self = .started(test ?? "")
        case "fail", "stray":
            self = .failed(
                test: test,
                TestFailure(
                    message: record["message"] as? String ?? "failed",
                    file: (record["file"] as? String).flatMap { $0.hasPrefix("/") ? $0 : nil },
                    line: record["line"] as? Int ?? 0
                )
            )
        case "passed", "skipped", "failed":
            let outcome = TestResult.Outcome(rawValue: kind) ?? .failed
            self = .ended(test ?? "", outcome: outcome, seconds: record["seconds"] as? Double ?? 0)
        case "exit": self = .exited(record["status"] as? Int ?? 0)
        case "end": self = .finished
        default: return nil
        }
    }

    /// Reads a line of Swift Testing's event stream; nil for what says nothing of one test.
    init?(streamLine line: Substring) {
        guard let record = Self.object(line), record["kind"] as? String == "event",
            let payload = record["payload"] as? [String: Any],
            let kind = payload["kind"] as? String
        else { return nil }
        let test = (payload["testID"] as? String).map(Self.name(ofID:))
        let messages = payload["messages"] as? [[String: Any]] ?? []
        switch kind {
        case "testStarted":
            guard let test, test.hasSuffix(")") else { return nil }
            self = .started(test)
        case "testSkipped":
            guard let test, test.hasSuffix(")") else { return nil }
            self = .ended(test, outcome: .skipped, seconds: 0)
        case "testEnded":
            guard let test, test.hasSuffix(")") else { return nil }
            let isFailed = messages.contains { $0["symbol"] as? String == "fail" }
            self = .ended(test, outcome: isFailed ? .failed : .passed, seconds: 0)
        case "issueRecorded":
            guard let issue = payload["issue"] as? [String: Any],
                issue["isKnown"] as? Bool != true, issue["severity"] as? String != "warning"
            else { return nil }
            let place = issue["sourceLocation"] as? [String: Any] ?? [:]
            self = .failed(
                test: test,
                TestFailure(
                    message: messages.compactMap { $0["text"] as? String }.joined(separator: ": "),
                    file: place["_filePath"] as? String ?? place["filePath"] as? String,
                    line: place["line"] as? Int ?? 0
                )
            )
        case "runEnded": self = .finished
        default: return nil
        }
    }

    /// `M.S/test()` of `M.S/test()/File.swift:12:3`.
    private static func name(ofID id: String) -> String {
        guard let end = id.range(of: ")/", options: .backwards) else { return id }
        return String(id[..<end.lowerBound]) + ")"
    }

    private static func object(_ line: Substring) -> [String: Any]? {
        try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
}
