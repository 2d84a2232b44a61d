// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Results as JUnit XML, which GitHub's reporters, GitLab and Jenkins read.
///
/// A test has at most one `failure` or `error`, since Jenkins and GitLab read the first one: its
/// text has all. `error` is for what ended or never began: `crash`, `timeout`, `absence`.
struct JUnitFile {
    /// The elements `testsuite`, as they are in the file.
    private(set) var suites: [String] = []

    init(_ runs: [RunRecord]) {
        for run in runs { suites += Self.suites(of: run) }
    }

    /// Reads a file's suites; throws for a text that is no JUnit XML.
    init(text: String, name: String) throws {
        var rest = text[...]
        while let start = rest.range(of: "<testsuite", options: []) {
            let next = rest[start.upperBound...].first
            // `testsuites` is around them.
            guard let next, next.isWhitespace || next == ">" || next == "/" else {
                rest = rest[start.upperBound...]
                continue
            }
            guard let end = Self.end(of: rest[start.lowerBound...]) else {
                throw Failure("\(name): is no JUnit XML, or it is not whole")
            }
            suites.append(String(rest[start.lowerBound..<end]))
            rest = rest[end...]
        }
        guard !suites.isEmpty || text.contains("<testsuites") else {
            throw Failure("\(name): is no JUnit XML")
        }
    }

    /// Takes another file's suites.
    mutating func append(_ other: JUnitFile) { suites += other.suites }

    /// The whole file.
    var text: String {
        let names = ["tests", "failures", "errors", "skipped"]
        let sums = names.map { name in
            let sum = suites.reduce(0) { $0 + (Int(Self.attribute(name, of: $1) ?? "") ?? 0) }
            return "\(name)=\"\(sum)\""
        }
        let seconds = suites.reduce(0) { $0 + (Double(Self.attribute("time", of: $1) ?? "") ?? 0) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"casement\" \(sums.joined(separator: " ")) "
            + "time=\"\(Self.number(seconds))\">\n" + suites.map { "  \($0)\n" }.joined()
            + "</testsuites>\n"
    }

    /// Whether a test failed.
    var isGreen: Bool {
        suites.allSatisfy { suite in
            ["failures", "errors"].allSatisfy { Self.attribute($0, of: suite) ?? "0" == "0" }
        }
    }

    /// How many tests it has.
    var testCount: Int {
        suites.reduce(0) { $0 + (Int(Self.attribute("tests", of: $1) ?? "") ?? 0) }
    }

    /// The shards that the suites come from, each with its plan and its device.
    var shards: Set<[String]> {
        Set(
            suites.compactMap { suite in
                guard let shard = Self.property("shard", of: suite),
                    let plan = Self.property("plan", of: suite)
                else { return nil }
                return [shard, plan, Self.property("device", of: suite) ?? ""]
            }
        )
    }

    /// What tests took, by name.
    var durations: [String: Double] {
        var found: [String: Double] = [:]
        for suite in suites {
            for piece in suite.components(separatedBy: "<testcase ").dropFirst() {
                let head = "<testcase " + piece.prefix { $0 != ">" }
                guard let owner = Self.attribute("classname", of: head),
                    let name = Self.attribute("name", of: head),
                    let seconds = Double(Self.attribute("time", of: head) ?? ""), seconds > 0
                else { continue }
                // A function outside of suites has its module's name before a dot.
                found[owner.contains(".") ? "\(owner)/\(name)" : "\(owner).\(name)"] = seconds
            }
        }
        return found
    }

    // MARK: Writing

    private static func suites(of run: RunRecord) -> [String] {
        var order: [String] = []
        var cases: [String: [RunRecord.Test]] = [:]
        for test in run.tests {
            let owner = parts(of: test.name).owner
            if cases[owner] == nil { order.append(owner) }
            cases[owner, default: []].append(test)
        }
        var suites = order.map { owner in
            let tests = cases[owner] ?? []
            return suite(
                owner,
                run,
                tests.map { testCase($0.name, owner, $0.seconds, outcome(of: $0), place(of: $0)) },
                tests.map(kind),
                tests.reduce(0) { $0 + $1.seconds }
            )
        }
        if !run.strays.isEmpty {
            let name = "outside of tests"
            let cases = run.strays.enumerated().map { number, failure in
                testCase("failure \(number + 1)", name, 0, element(of: [failure], "error"), failure)
            }
            suites.append(suite(name, run, cases, run.strays.map { _ in .error }, 0))
        }
        if !run.leftOut.isEmpty || suites.isEmpty {
            let cases = run.leftOut.map { part in
                let tag = part.isFailure ? "error" : "skipped"
                let element =
                    "<\(tag) type=\"left-out\" message=\"\(escaped("left out: " + part.reason))\"/>"
                let place = RunRecord.Failure(
                    kind: .absence,
                    message: part.reason,
                    file: part.file,
                    line: part.line
                )
                return testCase(part.name, "left out", 0, element, place)
            }
            suites.append(
                suite(
                    "left out",
                    run,
                    cases,
                    run.leftOut.map { $0.isFailure ? .error : .skipped },
                    0
                )
            )
        }
        return suites
    }

    private enum Kind {
        case passed
        case skipped
        case failure
        case error
    }

    private static func kind(of test: RunRecord.Test) -> Kind {
        switch test.outcome {
        case "passed": .passed
        case "skipped": .skipped
        default: test.failures.contains { $0.kind != .assertion } ? .error : .failure
        }
    }

    private static func outcome(of test: RunRecord.Test) -> String {
        switch kind(of: test) {
        case .passed: ""
        case .skipped: "<skipped/>"
        case .failure: element(of: test.failures, "failure")
        case .error: element(of: test.failures, "error")
        }
    }

    private static func place(of test: RunRecord.Test) -> RunRecord.Failure? {
        test.failures.first { $0.file != nil }
    }

    private static func element(of failures: [RunRecord.Failure], _ tag: String) -> String {
        let first = failures.first { $0.kind != .assertion } ?? failures.first
        let message = first?.message.split(separator: "\n").first.map(String.init) ?? "failed"
        let text = failures.map { failure in
            let place = failure.file.map { "\($0):\(failure.line): " } ?? ""
            return ([place + failure.message] + failure.frames.map { "    in \($0)" })
                .joined(separator: "\n")
        }
        return "<\(tag) type=\"\(first?.kind.rawValue ?? "assertion")\" "
            + "message=\"\(escaped(message))\">\(escaped(text.joined(separator: "\n"), lines: "\n"))</\(tag)>"
    }

    private static func testCase(
        _ name: String,
        _ owner: String,
        _ seconds: Double,
        _ element: String,
        _ place: RunRecord.Failure?
    ) -> String {
        let file = place.flatMap { place in
            place.file.map { " file=\"\(escaped($0))\" line=\"\(place.line)\"" }
        }
        let head =
            "    <testcase classname=\"\(escaped(owner))\" name=\"\(escaped(parts(of: name, owner)))\" "
            + "time=\"\(number(seconds))\"\(file ?? "")"
        return element.isEmpty
            ? head + "/>" : head + ">\n      \(element)\n    </testcase>"
    }

    private static func suite(
        _ name: String,
        _ run: RunRecord,
        _ cases: [String],
        _ kinds: [Kind],
        _ seconds: Double
    ) -> String {
        let device = run.device.map { " [\($0)]" } ?? ""
        let properties = [
            ("device", run.device), ("shard", run.shard), ("plan", run.plan),
            ("seed", run.seed.map(String.init)),
        ].compactMap { key, value in
            value.map { "      <property name=\"\(key)\" value=\"\(escaped($0))\"/>" }
        }
        let counts = [
            ("tests", kinds.count), ("failures", kinds.count { $0 == .failure }),
            ("errors", kinds.count { $0 == .error }), ("skipped", kinds.count { $0 == .skipped }),
        ].map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
        let start = run.start.isEmpty ? "" : " timestamp=\"\(run.start)\""
        var lines = [
            "<testsuite name=\"\(escaped(name + device))\" \(counts) "
                + "time=\"\(number(seconds))\"\(start)>"
        ]
        if !properties.isEmpty {
            lines += ["    <properties>"] + properties + ["    </properties>"]
        }
        return (lines + cases + ["  </testsuite>"]).joined(separator: "\n")
    }

    /// The class and the method of a test's name.
    private static func parts(of name: String) -> (owner: String, method: String) {
        let head = name.prefix { $0 != "(" }
        guard let slash = head.lastIndex(of: "/") ?? head.firstIndex(of: ".") else {
            return ("tests", name)
        }
        return (String(name[..<slash]), String(name[name.index(after: slash)...]))
    }

    private static func parts(of name: String, _ owner: String) -> String {
        let parts = parts(of: name)
        return parts.owner == owner ? parts.method : name
    }

    private static func number(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Text for XML 1.0, which has no control characters.
    static func escaped(_ text: String, lines: String = "&#10;") -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += lines
            case "\t": result += "\t"
            default:
                let isAllowed = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
                result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    // MARK: Reading

    /// The end of the suite that a text begins with, behind those in it.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        var index = text.startIndex
        while let open = text[index...].firstIndex(of: "<") {
            guard let close = text[open...].firstIndex(of: ">") else { return nil }
            let tag = text[open...close]
            index = text.index(after: close)
            if tag.hasPrefix("</testsuite>") {
                depth -= 1
            } else if tag.hasPrefix("<testsuite "), !tag.hasSuffix("/>") {
                depth += 1
            }
            if depth == 0 { return index }
        }
        return nil
    }

    /// An attribute of a text's first tag.
    static func attribute(_ name: String, of text: some StringProtocol) -> String? {
        let tag = text.prefix { $0 != ">" }
        guard let start = tag.range(of: " \(name)=\""),
            let end = tag[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return XMLText.plain(tag[start.upperBound..<end])
    }

    private static func property(_ name: String, of suite: String) -> String? {
        guard let start = suite.range(of: "<property name=\"\(name)\"") else { return nil }
        return attribute("value", of: suite[start.lowerBound...])
    }
}
