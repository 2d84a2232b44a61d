// SPDX-License-Identifier: Apache-2.0

import Foundation
import SourceLowering

/// Lowers files of one package and then what came of them: each result parses, no line moves, and
/// the second lowering changes nothing.
struct LoweringCheck {
    let files: Int
    let lines: Int
    let broken: Int
    let moved: Int
    let unstable: Int
    let notes: Int
    /// How often a text was parsed, which is what takes the time: once for each file and once for
    /// each result that differs from it, and once more for a result that does not parse.
    let parses: Int
    /// Of the first lowering.
    let milliseconds: Int
    /// What is wrong, with the file's name.
    let complaints: [String]

    private struct Finding: Sendable {
        var lines = 0
        var isBroken = false
        var isMoved = false
        var isUnstable = false
        var parses = 1
        var complaints: [String] = []
    }

    init(_ urls: [URL]) throws {
        let texts = urls.compactMap { url in (try? Files.text(url)).map { (url.path, $0) } }
        let start = DispatchTime.now().uptimeNanoseconds
        let parsed = try concurrentMap(texts) { ParsedFile($0.1) }
        let lowerer = Lowerer(facts: ProjectFacts(files: parsed.map(\.facts)))
        let results = try concurrentMap(Array(zip(texts, parsed))) { text, parsed in
            lowerer.lower(parsed, path: text.0)
        }
        milliseconds = Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000)
        let all = Array(zip(zip(texts, parsed), results))
        let findings = try concurrentMap(all) { file, result in
            Self.check(file.0.1, file.1, result.text, path: file.0.0, lowerer)
        }
        files = texts.count
        notes = results.reduce(0) { $0 + $1.notes.count }
        lines = findings.reduce(0) { $0 + $1.lines }
        parses = findings.reduce(0) { $0 + $1.parses }
        broken = findings.count(where: \.isBroken)
        moved = findings.count(where: \.isMoved)
        unstable = findings.count(where: \.isUnstable)
        complaints = findings.flatMap(\.complaints)
    }

    private static func check(
        _ text: String,
        _ parsed: ParsedFile,
        _ lowered: String,
        path: String,
        _ lowerer: Lowerer
    ) -> Finding {
        var finding = Finding()
        finding.lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        guard lowered != text else { return finding }
        if lowered.utf8.count(where: { $0 == UInt8(ascii: "\n") }) != finding.lines {
            finding.isMoved = true
            finding.complaints.append("has another number of lines: \(path)")
        }
        let again = ParsedFile(lowered)
        finding.parses += 1
        if again.hasError, !parsed.hasError {
            finding.isBroken = true
            finding.parses += 1
            let errors = Lowerer.syntaxErrors(in: lowered).prefix(2)
            finding.complaints.append("does not parse: \(path): \(errors)")
        }
        if lowerer.lower(again, path: path).text != lowered {
            finding.isUnstable = true
            finding.complaints.append("changes when lowered again: \(path)")
        }
        return finding
    }

    var summary: String {
        "\(files) files, \(lines) lines in \(milliseconds) ms; \(broken) broken, \(moved) moved, "
            + "\(unstable) unstable, \(notes) notes"
    }
}
