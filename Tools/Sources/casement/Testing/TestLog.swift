// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The file that has all output of a run, and what a person sees of it.
///
/// `--verbose` shows everything. On a terminal one line tells what goes on, written over and over.
final class TestLog: Sendable {
    let file: URL
    let isTerminal: Bool
    private let isVerbose: Bool
    private let output: @Sendable (Data) -> Void
    private let state: Mutex<State>

    private struct State {
        let handle: FileHandle
        var isStatusShown = false
        /// Why the file is not whole; nil for one that is.
        var problem: String?
    }

    init(
        _ file: URL,
        isVerbose: Bool,
        isTerminal: Bool = isatty(1) == 1,
        // Not `print`, which holds lines back when they go to a file.
        output: @escaping @Sendable (Data) -> Void = { FileHandle.standardOutput.write($0) }
    ) throws {
        self.file = file
        self.isVerbose = isVerbose
        self.isTerminal = isTerminal && !isVerbose
        self.output = output
        try Files.makeEmpty(file)
        do {
            state = Mutex(State(handle: try FileHandle(forWritingTo: file)))
        } catch {
            throw Failure("\(file.path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Why the file does not have all output, a full disk for example; nil where it has.
    var problem: String? { state.withLock { $0.problem } }

    /// Keeps output as it is, and shows it where everything is shown.
    func write(_ text: Data) {
        state.withLock { keep(text, &$0) }
        if isVerbose { output(text) }
    }

    /// Keeps a line, and shows it where everything is shown.
    func write(_ line: String) { write(Data((line + "\n").utf8)) }

    /// Keeps a line and shows it.
    func tell(_ line: String) {
        let text = Data((line + "\n").utf8)
        state.withLock { state in
            keep(text, &state)
            if state.isStatusShown { output(Data("\r\u{1B}[K".utf8)) }
            state.isStatusShown = false
            output(text)
        }
    }

    /// Shows what goes on, on a terminal, in the place of what went on before; empty for nothing.
    func status(_ text: String) {
        guard isTerminal else { return }
        state.withLock { state in
            guard !text.isEmpty || state.isStatusShown else { return }
            output(Data(("\r\u{1B}[K" + text).utf8))
            state.isStatusShown = !text.isEmpty
        }
    }

    private func keep(_ text: Data, _ state: inout State) {
        guard state.problem == nil else { return }
        do {
            try state.handle.write(contentsOf: text)
        } catch {
            state.problem = error.localizedDescription
        }
    }
}
