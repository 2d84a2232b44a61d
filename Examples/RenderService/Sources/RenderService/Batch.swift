// SPDX-License-Identifier: Apache-2.0

import CasementServer
import Foundation

/// Draws a list of documents: each line is a ``Batch/Line`` as JSON.
struct Batch {
    struct Line: Codable, Sendable {
        /// The name of the file, without its ending.
        let name: String
        let document: Document
        /// `png`, `jpeg`, `webp` or `pdf`.
        let format: String?
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    private let pool: RenderPool<RenderService>
    private let shard: Int
    private let shardCount: Int

    init(_ pool: RenderPool<RenderService>, shard: Int, of shardCount: Int) {
        self.pool = pool
        self.shard = shard
        self.shardCount = shardCount
    }

    /// Draws the shard's lines; those that fail are named at the end.
    func run(_ list: URL, into folder: URL) async throws {
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        let own = lines.enumerated().filter { $0.offset % shardCount == shard }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let width = RenderService.configuration.workers * 2
        let failures = await withTaskGroup(of: String?.self) { group in
            var failures: [String] = []
            for (index, line) in own.enumerated() {
                if index >= width, case .some(.some(let failure)) = await group.next() {
                    failures.append(failure)
                }
                group.addTask { await draw(String(line.element), line.offset + 1, folder) }
            }
            for await case let failure? in group { failures.append(failure) }
            return failures
        }
        print("drew \(own.count - failures.count) of \(own.count)")
        if !failures.isEmpty {
            throw Failure(description: failures.sorted().joined(separator: "\n"))
        }
    }

    /// Draws a line; the reason where that fails.
    private func draw(_ text: String, _ number: Int, _ folder: URL) async -> String? {
        do {
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            guard !line.name.contains("/"), line.name != "..", !line.name.isEmpty else {
                return "line \(number): '\(line.name)' is no name for a file"
            }
            guard let format = Formats.named(line.format ?? "png", for: line.document) else {
                return "line \(number): there is no format '\(line.format ?? "")'"
            }
            try line.document.check()
            let file = try await pool.render(line.document, as: format.format)
            let place = folder.appendingPathComponent("\(line.name).\(format.ending)")
            try Data(file.bytes).write(to: place, options: .atomic)
            return nil
        } catch {
            return "line \(number): \(error)"
        }
    }
}
