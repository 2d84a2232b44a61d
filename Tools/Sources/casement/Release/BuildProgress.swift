// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One line that is written over and over while SwiftPM builds; nothing where the output is no
/// terminal.
final class BuildProgress {
    private let start = Date()
    private let isTerminal: Bool
    private let write: (String) -> Void
    private var shown = false

    init(
        isTerminal: Bool = isatty(1) == 1,
        write: @escaping (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
    ) {
        self.isTerminal = isTerminal
        self.write = write
    }

    /// The steps in `[12/345]` at the head of a line of SwiftPM's.
    static func steps(in line: String) -> (done: Int, all: Int)? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
        guard numbers.count == 2, let done = Int(numbers[0]), let all = Int(numbers[1]), all > 0
        else { return nil }
        return (done, all)
    }

    /// What is shown of so many steps, after so many seconds.
    static func text(done: Int, all: Int, seconds: Double) -> String {
        var text = "\(done * 100 / all) %, \(done) of \(all) steps"
        // The first steps are short: they say nothing of the rest.
        if done * 5 > all {
            let rest = Int((seconds / Double(done) * Double(all - done)).rounded())
            text += ", about \(rest / 60) min \(rest % 60) s left"
        }
        return text
    }

    func take(_ line: String) {
        guard isTerminal, let (done, all) = Self.steps(in: line) else { return }
        let text = Self.text(done: done, all: all, seconds: Date().timeIntervalSince(start))
        write("\r\u{1B}[K" + text)
        shown = true
    }

    /// Takes the line away.
    func end() {
        if shown { write("\r\u{1B}[K") }
        shown = false
    }
}
