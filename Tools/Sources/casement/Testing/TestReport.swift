// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person reads of a run of tests: each cause once, and one summary.
struct TestReport {
    /// How many places of a cause are shown.
    private static let places = 5
    private static let linesOfCause = 20

    /// The failures with the same words, under the place of the first.
    private struct Cause {
        let failure: TestFailure
        var tests: [String] = []
    }

    /// How many tests passed, failed and were skipped.
    static func counts(_ ledger: TestLedger) -> String {
        "\(ledger.count(.passed)) passed, \(ledger.count(.failed)) failed, "
            + "\(ledger.count(.skipped)) skipped"
    }

    /// The causes of a ledger's failures, each once, then the tests that failed.
    static func causeLines(of ledger: TestLedger) -> [String] {
        var causes: [Cause] = []
        var index: [String: Int] = [:]
        func take(_ failure: TestFailure, _ test: String?) {
            let key = "\(failure.file ?? ""):\(failure.line):\(failure.message)"
            if index[key] == nil {
                index[key] = causes.count
                causes.append(Cause(failure: failure))
            }
            if let place = index[key], let test, !causes[place].tests.contains(test) {
                causes[place].tests.append(test)
            }
        }
        for failure in ledger.strays { take(failure, nil) }
        for result in ledger.results where result.outcome == .failed {
            if result.failures.isEmpty { take(TestFailure(message: "failed"), result.name) }
            for failure in result.failures { take(failure, result.name) }
        }
        var lines = shownLines(causes)
        let hint = gridHint(causes.map(\.failure.message))
        if let hint { lines.append(hint) }
        let failed = ledger.results.filter { $0.outcome == .failed }
        if !failed.isEmpty {
            lines.append("Failed tests (\(failed.count)):")
            lines += failed.prefix(linesOfCause).map { "  \($0.name)" }
            if failed.count > linesOfCause {
                lines.append("  … and \(failed.count - linesOfCause) more")
            }
        }
        return lines
    }

    /// The lines of all causes, and of those at one place of one test the first few.
    private static func shownLines(_ causes: [Cause]) -> [String] {
        var counts: [String: Int] = [:]
        func key(_ cause: Cause) -> String {
            "\(cause.tests.first ?? ""):\(cause.failure.file ?? ""):\(cause.failure.line)"
        }
        for cause in causes { counts[key(cause), default: 0] += 1 }
        var seen: [String: Int] = [:]
        return causes.flatMap { cause -> [String] in
            let count = seen[key(cause), default: 0] + 1
            seen[key(cause)] = count
            let others = counts[key(cause), default: 0] - places
            guard others > 1, count > places else { return Self.lines(of: cause) }
            return count == places + 1
                ? ["    … and \(others) other failures at this place (the log has them)"] : []
        }
    }

    /// The last line, in XCTest's form.
    static func closingLine(_ ledger: TestLedger, _ seconds: Double) -> String {
        let (count, failures) = (ledger.results.count, ledger.failureCount)
        let skipped = ledger.count(.skipped)
        let skips = skipped == 0 ? "" : "\(skipped) test\(skipped == 1 ? "" : "s") skipped and "
        let time = ledger.results.reduce(0) { $0 + $1.seconds }
        return "\t Executed \(count) test\(count == 1 ? "" : "s"), with \(skips)\(failures) "
            + "failure\(failures == 1 ? "" : "s") (\(ledger.crashCount) unexpected) "
            + "in \(number(time)) (\(number(seconds))) seconds"
    }

    private static func lines(of cause: Cause) -> [String] {
        let failure = cause.failure
        let place = failure.file.map { "\($0):\(failure.line): " } ?? ""
        let name = cause.tests.first.map { "\($0): " } ?? ""
        var text = failure.message.split(separator: "\n", omittingEmptySubsequences: true)
            .map(String.init)
        let first = text.isEmpty ? "failed" : text.removeFirst()
        var lines = ["\(place)error: \(name)\(first)"]
        lines += text.map { "    \($0)" }
        lines += failure.frames.map { "    in \($0)" }
        if lines.count > linesOfCause - places - 1 {
            lines = Array(lines.prefix(linesOfCause - places - 2)) + ["    … (the log has it all)"]
        }
        let others = cause.tests.dropFirst()
        if !others.isEmpty {
            lines.append("    the same in \(others.count) more:")
            lines += others.prefix(places - 1).map { "      \($0)" }
            if others.count > places - 1 { lines.append("      …") }
        }
        return lines
    }

    static func number(_ seconds: Double) -> String {
        String((seconds * 1000).rounded() / 1000)
    }

    // MARK: Pixel grids

    /// A hint where numbers differ only by where the pixels of a 2x and a 3x device lie.
    static func gridHint(_ messages: [String]) -> String? {
        let count = messages.count(where: differsByGridOnly)
        guard count > 0 else { return nil }
        let device = ProcessInfo.processInfo.environment["CASEMENT_DEVICE"] ?? "a device with 3x"
        return "note: in \(count) failure\(count == 1 ? "" : "s") numbers differ only by the pixel "
            + "grid: the suite may be written for another device than \(device); choose one, such as "
            + "CASEMENT_DEVICE=\"iPhone SE (1st generation)\", which has 2x"
    }

    /// Whether an assertion compares numbers that are on the grids of a 2x and of a 3x device, and
    /// less than a point apart.
    static func differsByGridOnly(_ message: String) -> Bool {
        guard let (left, right) = compared(in: message) else { return false }
        let first = numbers(in: left)
        let second = numbers(in: right)
        guard first.count == second.count, !first.isEmpty, first != second else { return false }
        func isOn(_ value: Double, _ scale: Double) -> Bool {
            let pixels = value * scale
            // Texts show as few as two digits.
            return abs(pixels - pixels.rounded()) < 0.03
        }
        let pairs = zip(first, second).filter { $0.0 != $0.1 }
        return pairs.allSatisfy { abs($0.0 - $0.1) < 1 }
            && ((pairs.allSatisfy { isOn($0.0, 3) && isOn($0.1, 2) }
                && pairs.contains { !isOn($0.0, 2) })
                || (pairs.allSatisfy { isOn($0.0, 2) && isOn($0.1, 3) }
                    && pairs.contains { !isOn($0.1, 2) }))
    }

    /// The two values that an assertion of XCTest's, Nimble's or Swift Testing's compares.
    private static func compared(in message: String) -> (Substring, Substring)? {
        let line = message.prefix { $0 != "\n" }
        func between(_ start: String, _ end: String, from: String.Index) -> Substring? {
            guard let first = line.range(of: start, range: from..<line.endIndex),
                let second = line.range(of: end, range: first.upperBound..<line.endIndex)
            else { return nil }
            return line[first.upperBound..<second.lowerBound]
        }
        if let left = between("(\"", "\") is not equal to ", from: line.startIndex),
            let right = between(" is not equal to (\"", "\")", from: left.endIndex)
        {
            return (left, right)
        }
        for words in ["to equal <", "to be close to <"] {
            if let left = between(words, ">", from: line.startIndex),
                let right = between(", got <", ">", from: left.endIndex)
            {
                return (left, right)
            }
        }
        // `Expectation failed: (view.size → (20.5, 1.0)) == (expected → (20.33, 1.0))`
        guard let left = between("→ ", ") == (", from: line.startIndex),
            let last = line.range(of: "→ ", range: left.endIndex..<line.endIndex)
        else { return nil }
        return (left, line[last.upperBound...])
    }

    private static func numbers(in text: some StringProtocol) -> [Double] {
        text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    }
}
