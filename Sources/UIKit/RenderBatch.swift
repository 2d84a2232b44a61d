// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// Many pictures that `casement render --each` asks for, drawn by several processes of the program.
///
/// `CASEMENT_RENDER_EACH` names a file with a JSON array of objects: `output`, and as far as they differ
/// from the command's own `name`, `size`, `scale`, `dark`, and `values`, which are set by key path.
/// `CASEMENT_RENDER_JOBS` is the number of processes. A process that ends while it draws costs its
/// picture only.
package struct RenderBatch: Sendable {
    /// One object of the file.
    struct Entry: Sendable {
        /// What a worker gets as the environment of its request.
        let request: [String: String]
        /// The picture's path.
        var output: String { request["CASEMENT_RENDER_TO"] ?? "" }
    }

    let entries: [Entry]
    private let jobs: Int
    private let environment: [String: String]

    /// Reads the batch that the environment asks for; nil where it asks for none.
    @MainActor
    package init?(environment: [String: String]) throws {
        guard let path = environment["CASEMENT_RENDER_EACH"] else { return nil }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw RenderRequest.Refusal(description: "\(path): \(error.localizedDescription)")
        }
        guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
            throw RenderRequest.Refusal(description: "\(path) must be a JSON array of objects")
        }
        entries = try list.enumerated().map { index, object in
            do {
                return try Self.entry(object, environment)
            } catch {
                throw RenderRequest.Refusal(description: "\(path): entry \(index + 1): \(error)")
            }
        }
        jobs = environment["CASEMENT_RENDER_JOBS"].flatMap { Int($0) }.map { max(1, $0) } ?? 1
        self.environment = environment
    }

    @MainActor
    private static func entry(
        _ object: [String: Any],
        _ environment: [String: String]
    ) throws -> Entry {
        let keys: Set = ["name", "output", "size", "scale", "dark", "values"]
        if let unknown = object.keys.sorted().first(where: { !keys.contains($0) }) {
            throw RenderRequest.Refusal(description: "'\(unknown)' means nothing here")
        }
        var request = environment.filter { $0.key.hasPrefix("CASEMENT_RENDER") }
        for key in ["EACH", "JOBS"] { request["CASEMENT_RENDER_\(key)"] = nil }
        if let name = object["name"] as? String { request["CASEMENT_RENDER"] = name }
        guard request["CASEMENT_RENDER"]?.isEmpty == false else {
            throw RenderRequest.Refusal(description: "'name' is missing")
        }
        guard let output = object["output"] as? String, !output.isEmpty else {
            throw RenderRequest.Refusal(description: "'output' is missing")
        }
        request["CASEMENT_RENDER_TO"] = URL(fileURLWithPath: output).path
        if let size = object["size"] as? String { request["CASEMENT_RENDER_SIZE"] = size }
        if let scale = object["scale"] as? Double { request["CASEMENT_RENDER_SCALE"] = "\(scale)" }
        if let isDark = object["dark"] as? Bool {
            request["CASEMENT_RENDER_STYLE"] = isDark ? "dark" : nil
        }
        if let values = object["values"] {
            let json = try JSONSerialization.data(withJSONObject: values)
            request["CASEMENT_RENDER_VALUES"] = String(decoding: json, as: UTF8.self)
        }
        _ = try RenderRequest(environment: request)
        return Entry(request: request)
    }

    // MARK: The process that was started

    /// Has all pictures drawn, and throws where some could not be.
    package func run() throws {
        let start = ContinuousClock.now
        let progress = RenderProgress(total: entries.count)
        let isTerminal = isatty(STDERR_FILENO) == 1
        let state = Mutex((next: 0, done: 0, failures: [String]()))
        @Sendable func finish(_ failure: String?) {
            state.withLock { state in
                state.done += 1
                if let failure { state.failures.append(failure) }
                // A log gets ten lines, a terminal one that changes.
                let isTenth =
                    state.done * 10 / entries.count
                    > (state.done - 1) * 10 / entries.count
                guard isTerminal || isTenth else { return }
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                let line = progress.line(done: state.done, seconds: seconds)
                let isLast = state.done == entries.count
                let text = isTerminal ? "\r\u{1B}[K\(line)\(isLast ? "\n" : "")" : line + "\n"
                FileHandle.standardError.write(Data(text.utf8))
            }
        }
        DispatchQueue.concurrentPerform(iterations: min(jobs, max(entries.count, 1))) { _ in
            var worker: RenderBatchWorker?
            while true {
                let index = state.withLock { state in
                    state.next += 1
                    return state.next - 1
                }
                guard index < entries.count else { break }
                let entry = entries[index]
                do {
                    let running = try worker ?? RenderBatchWorker(environment)
                    worker = running
                    finish(try running.draw(entry.request).map { "\(entry.output): \($0)" })
                } catch {
                    worker = nil
                    finish("\(entry.output): \(error)")
                }
            }
        }
        let failures = state.withLock { $0.failures }
        print("Drew \(entries.count - failures.count) of \(entries.count) pictures")
        guard failures.isEmpty else {
            throw RenderRequest.Refusal(description: failures.joined(separator: "\n"))
        }
    }

    // MARK: Its workers

    /// The variable that makes a process of the program a worker.
    static let workerName = "CASEMENT_RENDER_WORKER"

    /// Draws what the standard input asks for, a line each, and answers with a line each.
    @MainActor
    package static func work() {
        // What the program prints must not be taken for answers.
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
        dup2(STDERR_FILENO, STDOUT_FILENO)
        while let line = readLine() {
            var answer = ""
            do {
                let request = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
                try RenderRequest(environment: request)?.run()
            } catch {
                answer = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
            }
            answers.write(Data((answer + "\n").utf8))
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
    }
}
